typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(384, 1)
warp_specialized_bf16(
    const __grid_constant__ tensor_map q_map /* bf16 */,
    const __grid_constant__ tensor_map k_map /* bf16 */,
    const __grid_constant__ tensor_map v_map /* bf16 */,
    const __grid_constant__ tensor_map o_map /* bf16, written */,
    const u64 lse /* f32, written */,
    const u64 lse_stride0,
    const u64 lse_stride1,
    const u64 lse_stride2,
    const u64 lse_stride3,
    const f32 scale_log2,
    const u32 seq_q,
    const u32 seq_k,
    const u32 heads,
    const u32 group,
    const u32 batch,
    const u32 heads_per_section)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 o = (u64)&o_map;
#line 43 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 46 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 254 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 65536u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t8 = t7 + 65536u;
    const u32 t9 = t8 + 65536u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t10) {
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t9) : "memory");
        const u32 t11 = t9 + 32u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t11) : "memory");
        const u32 t12 = t9 + 16u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t12) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t13 = t9 + 48u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t9 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
        const u32 t15 = t9 + 40u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t9 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t16) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t17 = t9 + 56u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t9 + 64u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
        const u32 t19 = t9 + 80u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t19) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t20 = t9 + 72u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t9 + 88u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t21) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 t22 = seq_q + 127u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 tiles = t22 >> 7u;
    const u32 t24 = tiles * heads;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 total = t24 * batch;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t26 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t26) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t27 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t27) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place = blockIdx.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t29 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t30 = tile * t29;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t31 = t30 + place;
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t31;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t32 = index < total;
                if (!t32) break;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t33 = index / tiles;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t34 = index % tiles;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t35 = t34 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t36 = t33 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t37 = t33 / heads;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t38 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t39 = t38 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t39 > 1u ? t39 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t41 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t41 < end ? t41 : end;
                const u32 t43 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t43 < end ? t43 : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t45 = t36 / group;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = passed & 1u;
                const u32 t47 = slot << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t48 = t9 + t47;
                const u32 t49 = slot + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t50 = t49 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t51 = t9 + t50;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t52 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t53 = t52 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t54 = t53 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t51), "r"(t54) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t55 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t56 = t55 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t57 = slot << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t58 = t7 + t57;
                u32 t59;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t59) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t60 = t59 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t60) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t48) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t58), "l"(k), "r"(t48), "r"(0u), "r"(t45), "r"(t56), "r"(t37) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t61 = t58 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t61), "l"(k), "r"(t48), "r"(64u), "r"(t45), "r"(t56), "r"(t37) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t62 = t58 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t62), "l"(k), "r"(t48), "r"(128u), "r"(t45), "r"(t56), "r"(t37) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t63 = t58 + 24576u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t63), "l"(k), "r"(t48), "r"(192u), "r"(t45), "r"(t56), "r"(t37) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t64 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t64 & 1u;
                const u32 t66 = slot_2 + 10u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t67 = t66 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t68 = t9 + t67;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t69 = t64 >> 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t70 = t69 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t71 = t70 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t68), "r"(t71) : "memory");
                const u32 t72 = slot_2 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t73 = t72 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t74 = t9 + t73;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t75 = slot_2 << 15u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t76 = smem_1 + t75;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t77;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t77) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t78 = t77 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t78) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t74) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t76), "l"(q), "r"(t74), "r"(0u), "r"(t36), "r"(t35), "r"(t37) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t79 = t76 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t79), "l"(q), "r"(t74), "r"(64u), "r"(t36), "r"(t35), "r"(t37) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t80 = t76 + 16384u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t80), "l"(q), "r"(t74), "r"(128u), "r"(t36), "r"(t35), "r"(t37) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t81 = t76 + 24576u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t81), "l"(q), "r"(t74), "r"(192u), "r"(t36), "r"(t35), "r"(t37) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t82 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t83 = t82 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t83 & 1u;
                const u32 t85 = slot_3 + 10u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t86 = t85 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t87 = t9 + t86;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t83 >> 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t88 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t89 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t87), "r"(t90) : "memory");
                const u32 t91 = slot_3 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t92 = t91 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t9 + t92;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t35 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t95 = slot_3 << 15u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t96 = smem_1 + t95;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t97;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t97) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t98 = t97 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t98) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t93) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t96), "l"(q), "r"(t93), "r"(0u), "r"(t36), "r"(t94), "r"(t37) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t99 = t96 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t99), "l"(q), "r"(t93), "r"(64u), "r"(t36), "r"(t94), "r"(t37) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t100 = t96 + 16384u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t100), "l"(q), "r"(t93), "r"(128u), "r"(t36), "r"(t94), "r"(t37) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t101 = t96 + 24576u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t101), "l"(q), "r"(t93), "r"(192u), "r"(t36), "r"(t94), "r"(t37) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t103 = slot_4 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t104 = t103 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t9 + t104;
                const u32 t106 = slot_4 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t106 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t108 = t9 + t107;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t109 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t110 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t108), "r"(t111) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t112 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t113 = t112 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = slot_4 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t8 + t114;
                u32 t116;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t116) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t117 = t116 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t117) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t105) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t115), "l"(v), "r"(t105), "r"(0u), "r"(t45), "r"(t113), "r"(t37) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t118 = t115 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t118), "l"(v), "r"(t105), "r"(64u), "r"(t45), "r"(t113), "r"(t37) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t119 = t115 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t119), "l"(v), "r"(t105), "r"(128u), "r"(t45), "r"(t113), "r"(t37) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t120 = t115 + 24576u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t120), "l"(v), "r"(t105), "r"(192u), "r"(t45), "r"(t113), "r"(t37) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t121 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t121 & 1u;
                    const u32 t123 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t124 = t9 + t123;
                    const u32 t125 = slot_5 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t126 = t125 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t127 = t9 + t126;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t128 = t121 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t129 = t128 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t130 = t129 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t127), "r"(t130) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t131 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t132 = t131 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t133 = t132 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t134 = slot_5 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t135 = t7 + t134;
                    u32 t136;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t136) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t137 = t136 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t137) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t124) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t135), "l"(k), "r"(t124), "r"(0u), "r"(t45), "r"(t133), "r"(t37) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t138 = t135 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t138), "l"(k), "r"(t124), "r"(64u), "r"(t45), "r"(t133), "r"(t37) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t139 = t135 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t139), "l"(k), "r"(t124), "r"(128u), "r"(t45), "r"(t133), "r"(t37) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t140 = t135 + 24576u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t140), "l"(k), "r"(t124), "r"(192u), "r"(t45), "r"(t133), "r"(t37) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t141 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t141 & 1u;
                    const u32 t143 = slot_6 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t144 = t143 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t145 = t9 + t144;
                    const u32 t146 = slot_6 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t147 = t146 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t148 = t9 + t147;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t149 = t141 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t150 = t149 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t151 = t150 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t148), "r"(t151) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t152 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t153 = t152 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t154 = t153 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = slot_6 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t8 + t155;
                    u32 t157;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t157) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t158 = t157 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t158) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t145) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t156), "l"(v), "r"(t145), "r"(0u), "r"(t45), "r"(t154), "r"(t37) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t159 = t156 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t159), "l"(v), "r"(t145), "r"(64u), "r"(t45), "r"(t154), "r"(t37) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t160 = t156 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t160), "l"(v), "r"(t145), "r"(128u), "r"(t45), "r"(t154), "r"(t37) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t161 = t156 + 24576u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t161), "l"(v), "r"(t145), "r"(192u), "r"(t45), "r"(t154), "r"(t37) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = passed + end;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t162;
                const u32 t163 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t163;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place_2 = blockIdx.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t165 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t166 = tile * t165;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t167 = t166 + place_2;
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t167;
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t170 = index_2 << 15u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t171 = smem_1 + t170;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t172 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t173 = t172 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t174 = index_2 << 6u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_2 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_3 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_4 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_5 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_6 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_7 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_8 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_9 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_10 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_11 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_12 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_13 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_14 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_15 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_16 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_17 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_18 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_19 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_20 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_21 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_22 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_23 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_24 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_25 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_26 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_27 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_28 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_29 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_30 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_31 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_32 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_2 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_3 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_4 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_5 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_6 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_7 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_8 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_9 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_10 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_11 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_12 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_13 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_14 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_15 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_16 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_17 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_18 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_19 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_20 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_21 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_22 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_23 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_24 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_25 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_26 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_27 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_28 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_29 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_30 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_31 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_32 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_33 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_34 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_35 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_36 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_37 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_38 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_39 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_40 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_41 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_42 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_43 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_44 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_45 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_46 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_47 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_48 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_49 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_50 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_51 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_52 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_53 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_54 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_55 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_56 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_57 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_58 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_59 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_60 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_61 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_62 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_63 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_64 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_65 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_66 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_67 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_68 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_69 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_70 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_71 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_72 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_73 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_74 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_75 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_76 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_77 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_78 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_79 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_80 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_81 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_82 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_83 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_84 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_85 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_86 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_87 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_88 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_89 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_90 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_91 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_92 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_93 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_94 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_95 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_96 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_97 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_98 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_99 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_100 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_101 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_102 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_103 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_104 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_105 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_106 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_107 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_108 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_109 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_110 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_111 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_112 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_113 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_114 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_115 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_116 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_117 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_118 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_119 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_120 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_121 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_122 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_123 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_124 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_125 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_126 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_127 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_128 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_2 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_3 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_4 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_5 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_6 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_7 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_8 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_9 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_10 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_11 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_12 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_13 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_14 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_15 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_16 = 0u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 place_3 = blockIdx.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t176 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t177 = count * t176;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t178 = t177 + place_3;
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_3 = t178;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t179 = index_2 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t179) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t180 = index_3 < total;
            if (!t180) break;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t181 = index_3 / tiles;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t182 = index_3 % tiles;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t183 = t182 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t184 = t181 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t185 = t181 / heads;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t186 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t187 = t186 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_2 = t187 > 1u ? t187 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t189 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t189 < end_2 ? t189 : end_2;
            const u32 t191 = end_2 - whole_2;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t191 < end_2 ? t191 : end_2;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t193 = count << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t194 = t193 + index_2;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t195 = t194 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t196 = t195 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t197 = t196 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t198 = t9 + t197;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t199 = t194 >> 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t200 = t199 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t198), "r"(t200) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t201 = passed_2 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t202 = t201 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t203 = t9 + t202;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t204 = passed_2 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t205 = t204 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t203), "r"(t205) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t206 = t194 & 1u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t207 = t206 << 15u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t208 = smem_1 + t207;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t209 = passed_2 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t210 = t209 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t211 = t7 + t210;
            const u32 t212 = t208 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t213 = t211 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t214 = t212 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t215 = (u64)t214;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t216 = t215 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t217 = t213 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t218 = (u64)t217;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t219 = t218 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t220 = t212 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t221 = (u64)t220;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t222 = t221 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t223 = t213 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t224 = (u64)t223;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t225 = t224 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t226 = t212 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t227 = (u64)t226;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t228 = t227 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t229 = t213 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t230 = (u64)t229;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t231 = t230 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t232 = t212 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t233 = (u64)t232;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t234 = t233 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t235 = t213 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t236 = (u64)t235;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t237 = t236 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t238 = t212 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t239 = (u64)t238;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t240 = t239 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t241 = t213 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t242 = (u64)t241;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t243 = t242 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t244 = t212 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t245 = (u64)t244;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t246 = t245 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t247 = t213 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t248 = (u64)t247;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t249 = t248 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t250 = t212 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t251 = (u64)t250;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t252 = t251 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t253 = t213 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t254 = (u64)t253;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t255 = t254 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t256 = t212 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t257 = (u64)t256;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t258 = t257 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t259 = t213 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t260 = (u64)t259;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t261 = t260 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t262 = t212 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t263 = (u64)t262;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t264 = t263 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t265 = t213 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t266 = (u64)t265;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t267 = t266 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t268 = t212 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t269 = (u64)t268;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t270 = t269 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t271 = t213 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t272 = (u64)t271;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t273 = t272 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t274 = t212 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t275 = (u64)t274;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t276 = t275 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t277 = t213 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t278 = (u64)t277;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t279 = t278 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t280 = t212 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t281 = (u64)t280;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t282 = t281 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t283 = t213 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t284 = (u64)t283;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t285 = t284 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t286 = t212 + 67072u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t287 = (u64)t286;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t288 = t287 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t289 = t213 + 67072u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t290 = (u64)t289;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t291 = t290 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t292 = t212 + 67074u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t293 = (u64)t292;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t294 = t293 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t295 = t213 + 67074u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t296 = (u64)t295;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t297 = t296 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t298 = t212 + 67076u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t299 = (u64)t298;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t300 = t299 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t301 = t213 + 67076u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t302 = (u64)t301;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t303 = t302 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t304 = t212 + 67078u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t305 = (u64)t304;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t306 = t305 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t307 = t213 + 67078u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t308 = (u64)t307;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t309 = t308 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t216), "l"(t219), "l"(t222), "l"(t225), "l"(t228), "l"(t231), "l"(t234), "l"(t237), "l"(t240), "l"(t243), "l"(t246), "l"(t249), "l"(t252), "l"(t255), "l"(t258), "l"(t261), "l"(t264), "l"(t267), "l"(t270), "l"(t273), "l"(t276), "l"(t279), "l"(t282), "l"(t285), "l"(t288), "l"(t291), "l"(t294), "l"(t297), "l"(t300), "l"(t303), "l"(t306), "l"(t309) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t310 = passed_2 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t311 = t310 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t312 = t311 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t313 = t9 + t312;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t314 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t314) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t313) : "memory");
            }
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t315 = masked_right_2 != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t315) {
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t316 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t316 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t318 = t183 + t174;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query = t318 + t173;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t320 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t321 = t320 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t321;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t323 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t324 = first_query + t323;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t325 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t325 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t328 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t328;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t330 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t330;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t332 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t332;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t334 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t334;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t336 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t336;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t338 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t338;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t340 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t340;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t342 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t342;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t344 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t344;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t346 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t346;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t348 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t348;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t350 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t350;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t352 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t352;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t354 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t354;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t356 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t356;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t358 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t358;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t359 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t360 = first_query + t359;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t361 = t360 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t362 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t362 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t365 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t365;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t367 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t367;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t369 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t369;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t371 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t371;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t373 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t373;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t375 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t375;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t377 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t377;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t379 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t379;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t381 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t381;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t383 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t383;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t385 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t385;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t387 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t387;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t389 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t389;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t391 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t391;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t393 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t393;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t395 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t395;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t397;
            asm("max.f32 %0, %1, %2;" : "=f"(t397) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t398;
            asm("max.f32 %0, %1, %2;" : "=f"(t398) : "f"(t397), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t399;
            asm("max.f32 %0, %1, %2;" : "=f"(t399) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t400;
            asm("max.f32 %0, %1, %2;" : "=f"(t400) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t401;
            asm("max.f32 %0, %1, %2;" : "=f"(t401) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t402;
            asm("max.f32 %0, %1, %2;" : "=f"(t402) : "f"(t398), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t403;
            asm("max.f32 %0, %1, %2;" : "=f"(t403) : "f"(t399), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t404;
            asm("max.f32 %0, %1, %2;" : "=f"(t404) : "f"(t400), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t405;
            asm("max.f32 %0, %1, %2;" : "=f"(t405) : "f"(t401), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t406;
            asm("max.f32 %0, %1, %2;" : "=f"(t406) : "f"(t402), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t407;
            asm("max.f32 %0, %1, %2;" : "=f"(t407) : "f"(t403), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t408;
            asm("max.f32 %0, %1, %2;" : "=f"(t408) : "f"(t404), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t409;
            asm("max.f32 %0, %1, %2;" : "=f"(t409) : "f"(t405), "f"(s_30));
            f32 t410;
            asm("max.f32 %0, %1, %2;" : "=f"(t410) : "f"(t406), "f"(t407));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t411;
            asm("max.f32 %0, %1, %2;" : "=f"(t411) : "f"(t408), "f"(t409));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t412;
            asm("max.f32 %0, %1, %2;" : "=f"(t412) : "f"(t410), "f"(t411));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t413;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t413) : "f"(t412));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t412), "f"(t413));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t415;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t415) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t415));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t418 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t418;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t420 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t421;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t421) : "f"(old), "f"(scale_log2), "f"(t420));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t421));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t423 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t424 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t424));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t426;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t426;
            const f32 t427 = t423 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t428 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t428));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t430;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t430) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t430;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t431 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t431));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t433;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t433) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t433;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t434 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t434));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t436;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t436) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t436;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t437 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t437));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t439;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t439) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t439;
            const f32 t440 = t427 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t441 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t441));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t443;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t443) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t443;
            const f32 t444 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t445 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t445));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t447;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t447) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t447;
            const f32 t448 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t449 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t449));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t451;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t451) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t451;
            const f32 t452 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t453 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t453));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t455;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t455) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t455;
            const f32 t456 = t440 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t457 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t457));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t459;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t459) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t459;
            const f32 t460 = t444 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t461 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t461));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t463;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t463) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t463;
            const f32 t464 = t448 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t465 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t465));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t467;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t467) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t467;
            const f32 t468 = t452 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t469 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t469));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t471;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t471) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t471;
            const f32 t472 = t456 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t473 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t473));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t475;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t475) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t475;
            const f32 t476 = t460 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t477 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t477));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t479;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t479) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t479;
            const f32 t480 = t464 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t481 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t481));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t483;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t483) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t483;
            const f32 t484 = t468 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t485 = t472 + t476;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t486 = t480 + t484;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t487 = t485 + t486;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t487;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t489;
            asm("max.f32 %0, %1, %2;" : "=f"(t489) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t490;
            asm("max.f32 %0, %1, %2;" : "=f"(t490) : "f"(t489), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t491;
            asm("max.f32 %0, %1, %2;" : "=f"(t491) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t492;
            asm("max.f32 %0, %1, %2;" : "=f"(t492) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t493;
            asm("max.f32 %0, %1, %2;" : "=f"(t493) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t494;
            asm("max.f32 %0, %1, %2;" : "=f"(t494) : "f"(t490), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t495;
            asm("max.f32 %0, %1, %2;" : "=f"(t495) : "f"(t491), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t496;
            asm("max.f32 %0, %1, %2;" : "=f"(t496) : "f"(t492), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t497;
            asm("max.f32 %0, %1, %2;" : "=f"(t497) : "f"(t493), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t498;
            asm("max.f32 %0, %1, %2;" : "=f"(t498) : "f"(t494), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t499;
            asm("max.f32 %0, %1, %2;" : "=f"(t499) : "f"(t495), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t500;
            asm("max.f32 %0, %1, %2;" : "=f"(t500) : "f"(t496), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t501;
            asm("max.f32 %0, %1, %2;" : "=f"(t501) : "f"(t497), "f"(s_32));
            f32 t502;
            asm("max.f32 %0, %1, %2;" : "=f"(t502) : "f"(t498), "f"(t499));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t503;
            asm("max.f32 %0, %1, %2;" : "=f"(t503) : "f"(t500), "f"(t501));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t504;
            asm("max.f32 %0, %1, %2;" : "=f"(t504) : "f"(t502), "f"(t503));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t505;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t505) : "f"(t504));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t504), "f"(t505));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t507;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t507) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t507));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t510 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t510;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t512 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t513;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(old_2), "f"(scale_log2), "f"(t512));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t513));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t515 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t516 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t516));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t518;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t518) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t518;
            const f32 t519 = t515 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t520 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t520));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t522;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t522;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t523 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t523));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t525;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t525) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t525;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t526 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t526));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t528;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t528) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t528;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t529 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t529));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t531;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t531) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t531;
            const f32 t532 = t519 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t533 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t533));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t535;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t535) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t535;
            const f32 t536 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t537 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t537));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t539;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t539;
            const f32 t540 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t541 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t541));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t543;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t543) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t543;
            const f32 t544 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t545 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t545));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t547;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t547;
            const f32 t548 = t532 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t549 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t549));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t551;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t551;
            const f32 t552 = t536 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t553 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t553));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t555;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t555;
            const f32 t556 = t540 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t557 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t557));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t559;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t559;
            const f32 t560 = t544 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t561 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t561));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t563;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t563;
            const f32 t564 = t548 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t565 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t565));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t567;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t567;
            const f32 t568 = t552 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t569 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t569));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t571;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t571;
            const f32 t572 = t556 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t573 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t573));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t575;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t575) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t575;
            const f32 t576 = t560 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t577 = t564 + t568;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t578 = t572 + t576;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t579 = t577 + t578;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t579;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t580;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t580) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t581;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t581) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t582;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t582) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t583;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t583) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t584;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t584) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t585;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t585) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t586;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t586) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t587;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t587) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t588;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t588) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t589;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t589) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t590;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t590) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t591;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t591) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t592;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t592) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t593;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t593) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t594;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t594) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t595;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t595) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t580;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t581;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t582;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t583;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t584;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t585;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t586;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t587;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t588;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t589;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t590;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t591;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t592;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t593;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t594;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t595;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_2 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_3 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_4 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_5 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_6 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_7 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_8 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_9 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_10 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_11 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_12 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_13 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_14 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_15 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_16 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_17 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_18 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_19 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_20 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_21 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_22 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_23 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_24 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_25 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_26 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_27 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_28 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_29 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_30 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_31 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_32 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_33 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_34 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_35 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_36 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_37 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_38 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_39 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_40 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_41 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_42 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_43 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_44 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_45 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_46 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_47 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_48 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_49 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_50 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_51 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_52 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_53 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_54 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_55 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_56 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_57 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_58 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_59 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_60 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_61 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_62 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_63 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_64 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_65 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_66 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_67 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_68 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_69 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_70 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_71 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_72 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_73 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_74 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_75 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_76 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_77 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_78 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_79 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_80 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_81 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_82 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_83 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_84 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_85 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_86 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_87 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_88 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_89 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_90 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_91 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_92 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_93 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_94 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_95 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_96 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_97 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_98 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_99 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_100 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_101 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_102 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_103 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_104 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_105 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_106 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_107 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_108 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_109 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_110 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_111 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_112 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_113 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_114 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_115 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_116 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_117 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_118 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_119 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_120 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_121 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_122 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_123 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_124 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_125 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_126 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_127 = 0.0f;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_128 = 0.0f;
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right_3 = masked_right_2 > 1u ? masked_right_2 : 1u;
            const u32 masked_left = end_2 > masked_right_3 ? end_2 : masked_right_3;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t598 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t598) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t599 = passed_2 + i_2;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t600 = t599 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t601 = t600 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t602 = t9 + t601;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t603 = t599 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t604 = t603 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t602), "r"(t604) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t605 = t194 & 1u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t606 = t605 << 15u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t607 = smem_1 + t606;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t608 = t599 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t609 = t608 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t610 = t7 + t609;
                const u32 t611 = t607 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t612 = t610 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t613 = t611 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t614 = (u64)t613;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t615 = t614 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t616 = t612 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t617 = (u64)t616;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t618 = t617 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t619 = t611 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t620 = (u64)t619;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t621 = t620 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t622 = t612 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t623 = (u64)t622;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t624 = t623 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t625 = t611 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t626 = (u64)t625;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t627 = t626 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t628 = t612 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t629 = (u64)t628;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t630 = t629 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t631 = t611 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t632 = (u64)t631;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t633 = t632 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t634 = t612 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t635 = (u64)t634;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t636 = t635 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t637 = t611 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t638 = (u64)t637;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t639 = t638 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t640 = t612 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t641 = (u64)t640;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t642 = t641 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t643 = t611 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t644 = (u64)t643;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t645 = t644 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t646 = t612 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t647 = (u64)t646;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t648 = t647 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t649 = t611 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t650 = (u64)t649;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t651 = t650 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t652 = t612 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t653 = (u64)t652;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t654 = t653 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t655 = t611 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t656 = (u64)t655;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t657 = t656 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t658 = t612 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t659 = (u64)t658;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t660 = t659 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t661 = t611 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t662 = (u64)t661;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t663 = t662 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t664 = t612 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t665 = (u64)t664;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t666 = t665 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t667 = t611 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t668 = (u64)t667;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t669 = t668 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t670 = t612 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t671 = (u64)t670;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t672 = t671 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t673 = t611 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t674 = (u64)t673;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t675 = t674 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t676 = t612 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t677 = (u64)t676;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t678 = t677 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t679 = t611 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t680 = (u64)t679;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t681 = t680 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t682 = t612 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t683 = (u64)t682;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t684 = t683 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t685 = t611 + 67072u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t686 = (u64)t685;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t687 = t686 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t688 = t612 + 67072u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t689 = (u64)t688;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t690 = t689 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t691 = t611 + 67074u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t692 = (u64)t691;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t693 = t692 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t694 = t612 + 67074u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t695 = (u64)t694;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t696 = t695 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t697 = t611 + 67076u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t698 = (u64)t697;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t699 = t698 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t700 = t612 + 67076u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t701 = (u64)t700;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t702 = t701 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t703 = t611 + 67078u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t704 = (u64)t703;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t705 = t704 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t706 = t612 + 67078u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t707 = (u64)t706;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t708 = t707 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %54, %55, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %62, %63, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t615), "l"(t618), "l"(t621), "l"(t624), "l"(t627), "l"(t630), "l"(t633), "l"(t636), "l"(t639), "l"(t642), "l"(t645), "l"(t648), "l"(t651), "l"(t654), "l"(t657), "l"(t660), "l"(t663), "l"(t666), "l"(t669), "l"(t672), "l"(t675), "l"(t678), "l"(t681), "l"(t684), "l"(t687), "l"(t690), "l"(t693), "l"(t696), "l"(t699), "l"(t702), "l"(t705), "l"(t708) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t709 = i_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t710 = passed_2 + t709;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t711 = t710 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t712 = t711 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t713 = t712 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t714 = t9 + t713;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t715 = t710 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t716 = t715 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t714), "r"(t716) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_2 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_3 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_4 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_5 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_6 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_7 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_8 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_9 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_10 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_11 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_12 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_13 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_14 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_15 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_16 = p_16;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t717 = t710 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t718 = t717 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t719 = t8 + t718;
                const u32 t720 = t719 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t721 = t720 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t722 = (u64)t721;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t723 = t722 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t724 = t720 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t725 = (u64)t724;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t726 = t725 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t727 = t720 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t728 = (u64)t727;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t729 = t728 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t730 = t720 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t731 = (u64)t730;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t732 = t731 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%133, %134, %135, %136}, %137, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%138, %139, %140, %141}, %142, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%143, %144, %145, %146}, %147, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t723), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t726), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t729), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t732) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t733 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t734 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t733 ? 0u : t734;
                const u32 t736 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t736) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t737 = passed_2 + i_2;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t738 = t737 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t739 = t738 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t740 = t739 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t741 = t9 + t740;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t742 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t742) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t741) : "memory");
                }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t743;
                asm("max.f32 %0, %1, %2;" : "=f"(t743) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t744;
                asm("max.f32 %0, %1, %2;" : "=f"(t744) : "f"(t743), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t745;
                asm("max.f32 %0, %1, %2;" : "=f"(t745) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t746;
                asm("max.f32 %0, %1, %2;" : "=f"(t746) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t747;
                asm("max.f32 %0, %1, %2;" : "=f"(t747) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t748;
                asm("max.f32 %0, %1, %2;" : "=f"(t748) : "f"(t744), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t749;
                asm("max.f32 %0, %1, %2;" : "=f"(t749) : "f"(t745), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t750;
                asm("max.f32 %0, %1, %2;" : "=f"(t750) : "f"(t746), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t751;
                asm("max.f32 %0, %1, %2;" : "=f"(t751) : "f"(t747), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t752;
                asm("max.f32 %0, %1, %2;" : "=f"(t752) : "f"(t748), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t753;
                asm("max.f32 %0, %1, %2;" : "=f"(t753) : "f"(t749), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t754;
                asm("max.f32 %0, %1, %2;" : "=f"(t754) : "f"(t750), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t755;
                asm("max.f32 %0, %1, %2;" : "=f"(t755) : "f"(t751), "f"(s_30));
                f32 t756;
                asm("max.f32 %0, %1, %2;" : "=f"(t756) : "f"(t752), "f"(t753));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t757;
                asm("max.f32 %0, %1, %2;" : "=f"(t757) : "f"(t754), "f"(t755));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t758;
                asm("max.f32 %0, %1, %2;" : "=f"(t758) : "f"(t756), "f"(t757));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t759;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t759) : "f"(t758));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t758), "f"(t759));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t761;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t761) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t761));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t763;
                asm("max.f32 %0, %1, %2;" : "=f"(t763) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t764;
                asm("max.f32 %0, %1, %2;" : "=f"(t764) : "f"(t763), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t765;
                asm("max.f32 %0, %1, %2;" : "=f"(t765) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t766;
                asm("max.f32 %0, %1, %2;" : "=f"(t766) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t767;
                asm("max.f32 %0, %1, %2;" : "=f"(t767) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t768;
                asm("max.f32 %0, %1, %2;" : "=f"(t768) : "f"(t764), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t769;
                asm("max.f32 %0, %1, %2;" : "=f"(t769) : "f"(t765), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t770;
                asm("max.f32 %0, %1, %2;" : "=f"(t770) : "f"(t766), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t771;
                asm("max.f32 %0, %1, %2;" : "=f"(t771) : "f"(t767), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t772;
                asm("max.f32 %0, %1, %2;" : "=f"(t772) : "f"(t768), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t773;
                asm("max.f32 %0, %1, %2;" : "=f"(t773) : "f"(t769), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t774;
                asm("max.f32 %0, %1, %2;" : "=f"(t774) : "f"(t770), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t775;
                asm("max.f32 %0, %1, %2;" : "=f"(t775) : "f"(t771), "f"(s_32));
                f32 t776;
                asm("max.f32 %0, %1, %2;" : "=f"(t776) : "f"(t772), "f"(t773));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t777;
                asm("max.f32 %0, %1, %2;" : "=f"(t777) : "f"(t774), "f"(t775));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t778;
                asm("max.f32 %0, %1, %2;" : "=f"(t778) : "f"(t776), "f"(t777));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t779;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t779) : "f"(t778));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t778), "f"(t779));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t781;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t781) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t781));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t783 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t784 = t783 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t785 = 8.0f < t784;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t786 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t787 = t786 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t788 = 8.0f < t787;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t789 = t785 | t788;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t789);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t794 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t794;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t796 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t797;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t797) : "f"(old_7), "f"(scale_log2), "f"(t796));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t797));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t800 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t801 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t801));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t803;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t803;
                const f32 t804 = t800 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t805 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t805));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t807;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t807;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t808 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(scale_log2), "f"(t808));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t810;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t810) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t810;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t811 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(scale_log2), "f"(t811));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t813;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t813) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t813;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t814 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(scale_log2), "f"(t814));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t816;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t816) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t816;
                const f32 t817 = t804 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t818 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(scale_log2), "f"(t818));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t820;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t820) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t820;
                const f32 t821 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t822 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(scale_log2), "f"(t822));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t824;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t824) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t824;
                const f32 t825 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t826 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(scale_log2), "f"(t826));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t828;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t828) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t828;
                const f32 t829 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t830 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(scale_log2), "f"(t830));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t832;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t832) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t832;
                const f32 t833 = t817 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t834 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(scale_log2), "f"(t834));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t836;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t836) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t836;
                const f32 t837 = t821 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t838 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(scale_log2), "f"(t838));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t840;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t840) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t840;
                const f32 t841 = t825 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t842 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(scale_log2), "f"(t842));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t844;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t844) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t844;
                const f32 t845 = t829 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t846 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(scale_log2), "f"(t846));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t848;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t848) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t848;
                const f32 t849 = t833 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t850 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(scale_log2), "f"(t850));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t852;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t852) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t852;
                const f32 t853 = t837 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t854 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(scale_log2), "f"(t854));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t856;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t856) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t856;
                const f32 t857 = t841 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t858 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(scale_log2), "f"(t858));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t860;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t860) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t860;
                const f32 t861 = t845 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t862 = t849 + t853;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t863 = t857 + t861;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t864 = t862 + t863;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t864;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t868 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t868;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t870 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t871;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t871) : "f"(old_8), "f"(scale_log2), "f"(t870));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t871));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t874 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t875 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(scale_log2), "f"(t875));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t877;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t877) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t877;
                const f32 t878 = t874 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t879 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(scale_log2), "f"(t879));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t881;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t881;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t882 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(scale_log2), "f"(t882));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t884;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t884) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t884;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t885 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(scale_log2), "f"(t885));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t887;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t887;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t888 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(scale_log2), "f"(t888));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t890;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t890) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t890;
                const f32 t891 = t878 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t892 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(scale_log2), "f"(t892));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t894;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t894) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t894;
                const f32 t895 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t896 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(scale_log2), "f"(t896));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t898;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t898) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t898;
                const f32 t899 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t900 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(scale_log2), "f"(t900));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t902;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t902) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t902;
                const f32 t903 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t904 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(scale_log2), "f"(t904));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t906;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t906) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t906;
                const f32 t907 = t891 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t908 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(scale_log2), "f"(t908));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t910;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t910) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t910;
                const f32 t911 = t895 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t912 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(scale_log2), "f"(t912));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t914;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t914) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t914;
                const f32 t915 = t899 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t916 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(scale_log2), "f"(t916));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t918;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t918) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t918;
                const f32 t919 = t903 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t920 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(scale_log2), "f"(t920));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t922;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t922) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t922;
                const f32 t923 = t907 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t924 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(scale_log2), "f"(t924));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t926;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t926;
                const f32 t927 = t911 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t928 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t928));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t930;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t930) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t930;
                const f32 t931 = t915 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t932 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t932));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t934;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t934) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t934;
                const f32 t935 = t919 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t936 = t923 + t927;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t937 = t931 + t935;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t938 = t936 + t937;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t938;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
                const u32 t939 = i_2 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t940 = passed_2 + t939;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t941 = t940 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t942 = t941 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t943 = t942 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t944 = t9 + t943;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t945 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t945) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t944) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t946 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t946;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t947 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t947;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t948 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t948;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t949 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t949;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t950 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t950;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t951 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t951;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t952 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t952;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t953 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t953;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t954 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t954;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t955 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t955;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t956 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t956;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t957 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t957;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t958 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t958;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t959 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t959;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t960 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t960;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t961 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t961;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t962 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t962;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t963 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t963;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t964 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t964;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t965 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t965;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t966 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t966;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t967 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t967;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t968 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t968;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t969 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t969;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t970 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t970;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t971 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t971;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t972 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t972;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t973 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t974 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t975 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t976 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t977 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t978 = acc_65 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_65 = t978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t979 = acc_66 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_66 = t979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t980 = acc_69 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_69 = t980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t981 = acc_70 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_70 = t981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t982 = acc_73 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_73 = t982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t983 = acc_74 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_74 = t983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t984 = acc_77 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_77 = t984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t985 = acc_78 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_78 = t985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t986 = acc_81 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_81 = t986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t987 = acc_82 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_82 = t987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t988 = acc_85 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_85 = t988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t989 = acc_86 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_86 = t989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t990 = acc_89 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_89 = t990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t991 = acc_90 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_90 = t991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t992 = acc_93 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_93 = t992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t993 = acc_94 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_94 = t993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t994 = acc_97 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_97 = t994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t995 = acc_98 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_98 = t995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t996 = acc_101 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_101 = t996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t997 = acc_102 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_102 = t997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t998 = acc_105 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_105 = t998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t999 = acc_106 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_106 = t999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1000 = acc_109 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_109 = t1000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1001 = acc_110 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_110 = t1001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1002 = acc_113 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_113 = t1002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1003 = acc_114 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_114 = t1003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1004 = acc_117 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_117 = t1004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1005 = acc_118 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_118 = t1005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1006 = acc_121 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_121 = t1006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1007 = acc_122 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_122 = t1007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1008 = acc_125 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_125 = t1008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1009 = acc_126 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_126 = t1009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1010 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1011 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1012 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1013 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1014 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1015 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1016 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1017 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1018 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1019 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1020 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1021 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1022 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1023 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1024 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1025 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1026 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t1026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1027 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t1027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1028 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t1028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1029 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t1029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1030 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t1030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1031 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t1031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1032 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t1032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1033 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t1033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1034 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t1034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1035 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t1035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1036 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t1036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1037 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t1037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1038 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t1038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1039 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t1039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1040 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t1040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1041 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t1041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1042 = acc_67 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_67 = t1042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1043 = acc_68 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_68 = t1043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1044 = acc_71 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_71 = t1044;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1045 = acc_72 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_72 = t1045;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1046 = acc_75 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_75 = t1046;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1047 = acc_76 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_76 = t1047;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1048 = acc_79 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_79 = t1048;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1049 = acc_80 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_80 = t1049;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1050 = acc_83 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_83 = t1050;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1051 = acc_84 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_84 = t1051;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1052 = acc_87 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_87 = t1052;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1053 = acc_88 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_88 = t1053;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1054 = acc_91 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_91 = t1054;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1055 = acc_92 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_92 = t1055;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1056 = acc_95 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_95 = t1056;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1057 = acc_96 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_96 = t1057;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1058 = acc_99 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_99 = t1058;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1059 = acc_100 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_100 = t1059;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1060 = acc_103 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_103 = t1060;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1061 = acc_104 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_104 = t1061;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1062 = acc_107 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_107 = t1062;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1063 = acc_108 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_108 = t1063;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1064 = acc_111 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_111 = t1064;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1065 = acc_112 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_112 = t1065;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1066 = acc_115 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_115 = t1066;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1067 = acc_116 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_116 = t1067;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1068 = acc_119 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_119 = t1068;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1069 = acc_120 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_120 = t1069;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1070 = acc_123 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_123 = t1070;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1071 = acc_124 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_124 = t1071;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1072 = acc_127 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_127 = t1072;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1073 = acc_128 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_128 = t1073;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1074;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1074) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1075;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1076;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1077;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1077) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1078;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1078) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1079;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1079) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1080;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1080) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1081;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1081) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1082;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1083;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1083) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1084;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1084) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1085;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1085) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1086;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1086) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1087;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1087) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1088;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1088) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1089;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1089) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1074;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1075;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1076;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1077;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1078;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1079;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1080;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1081;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1082;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1083;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1084;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1085;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1086;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1087;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1088;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1089;
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1090 = end_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1091 = passed_2 + t1090;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1092 = t1091 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1093 = t1092 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1094 = t1093 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1095 = t9 + t1094;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1096 = t1091 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1097 = t1096 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1095), "r"(t1097) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_17 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_18 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_19 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_20 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_21 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_22 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_23 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_24 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_25 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_26 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_27 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_28 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_29 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_30 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_31 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_32 = p_16;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1098 = t1091 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1099 = t1098 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1100 = t8 + t1099;
            const u32 t1101 = t1100 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1102 = t1101 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1103 = (u64)t1102;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1104 = t1103 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1105 = t1101 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1106 = (u64)t1105;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1107 = t1106 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1108 = t1101 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1109 = (u64)t1108;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1110 = t1109 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1111 = t1101 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1112 = (u64)t1111;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1113 = t1112 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%128, %129, %130, %131}, %132, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%133, %134, %135, %136}, %137, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%138, %139, %140, %141}, %142, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, {%143, %144, %145, %146}, %147, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1104), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1107), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1110), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1113) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1114 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1115 = passed_2 + t1114;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1116 = t1115 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1117 = t1116 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1118 = t1117 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1119 = t9 + t1118;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1120 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1120) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1119) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1122;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1122) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1122;
            f32 t1124;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1124) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1125 = pair_5 + t1124;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1125;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1126;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1126) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1126;
            f32 t1128;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1128) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1129 = pair_6 + t1128;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1129;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1130 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1131;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1130 ? 0.0f : t1131;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1133 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1133;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1134 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1134;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1135 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1135;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1136 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1136;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1137 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1137;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1138 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1138;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1139 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1139;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1140 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1140;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1141 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1141;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1142 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1142;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1143 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1143;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1144 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1144;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1145 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1145;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1146 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1146;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1147 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1147;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1148 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1148;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1149 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t1149;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1150 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t1150;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1151 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t1151;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1152 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t1152;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1153 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t1153;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1154 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t1154;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1155 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t1155;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1156 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t1156;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1157 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t1157;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1158 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t1158;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1159 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t1159;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1160 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t1160;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1161 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t1161;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1162 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t1162;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1163 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t1163;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1164 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t1164;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1165 = acc_65 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_65 = t1165;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1166 = acc_66 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_66 = t1166;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1167 = acc_69 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_69 = t1167;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1168 = acc_70 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_70 = t1168;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1169 = acc_73 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_73 = t1169;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1170 = acc_74 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_74 = t1170;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1171 = acc_77 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_77 = t1171;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1172 = acc_78 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_78 = t1172;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1173 = acc_81 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_81 = t1173;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1174 = acc_82 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_82 = t1174;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1175 = acc_85 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_85 = t1175;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1176 = acc_86 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_86 = t1176;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1177 = acc_89 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_89 = t1177;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1178 = acc_90 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_90 = t1178;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1179 = acc_93 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_93 = t1179;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1180 = acc_94 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_94 = t1180;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1181 = acc_97 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_97 = t1181;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1182 = acc_98 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_98 = t1182;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1183 = acc_101 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_101 = t1183;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1184 = acc_102 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_102 = t1184;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1185 = acc_105 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_105 = t1185;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1186 = acc_106 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_106 = t1186;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1187 = acc_109 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_109 = t1187;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1188 = acc_110 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_110 = t1188;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1189 = acc_113 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_113 = t1189;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1190 = acc_114 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_114 = t1190;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1191 = acc_117 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_117 = t1191;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1192 = acc_118 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_118 = t1192;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1193 = acc_121 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_121 = t1193;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1194 = acc_122 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_122 = t1194;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1195 = acc_125 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_125 = t1195;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1196 = acc_126 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_126 = t1196;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1197 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1198;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1198) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1197 ? 0.0f : t1198;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1200 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1200;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1201 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1201;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1202 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1202;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1203 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1203;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1204 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1204;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1205 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1205;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1206 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1206;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1207 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1207;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1208 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1208;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1209 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1209;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1210 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1210;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1211 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1211;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1212 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1212;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1213 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1213;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1214 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1214;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1215 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1215;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1216 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t1216;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1217 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t1217;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1218 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t1218;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1219 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t1219;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1220 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t1220;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1221 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t1221;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1222 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t1222;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1223 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t1223;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1224 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t1224;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1225 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t1225;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1226 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t1226;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1227 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t1227;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1228 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t1228;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1229 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t1229;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1230 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t1230;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1231 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t1231;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1232 = acc_67 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_67 = t1232;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1233 = acc_68 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_68 = t1233;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1234 = acc_71 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_71 = t1234;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1235 = acc_72 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_72 = t1235;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1236 = acc_75 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_75 = t1236;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1237 = acc_76 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_76 = t1237;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1238 = acc_79 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_79 = t1238;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1239 = acc_80 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_80 = t1239;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1240 = acc_83 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_83 = t1240;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1241 = acc_84 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_84 = t1241;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1242 = acc_87 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_87 = t1242;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1243 = acc_88 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_88 = t1243;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1244 = acc_91 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_91 = t1244;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1245 = acc_92 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_92 = t1245;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1246 = acc_95 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_95 = t1246;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1247 = acc_96 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_96 = t1247;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1248 = acc_99 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_99 = t1248;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1249 = acc_100 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_100 = t1249;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1250 = acc_103 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_103 = t1250;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1251 = acc_104 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_104 = t1251;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1252 = acc_107 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_107 = t1252;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1253 = acc_108 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_108 = t1253;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1254 = acc_111 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_111 = t1254;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1255 = acc_112 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_112 = t1255;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1256 = acc_115 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_115 = t1256;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1257 = acc_116 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_116 = t1257;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1258 = acc_119 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_119 = t1258;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1259 = acc_120 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_120 = t1259;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1260 = acc_123 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_123 = t1260;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1261 = acc_124 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_124 = t1261;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1262 = acc_127 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_127 = t1262;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1263 = acc_128 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_128 = t1263;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            const u32 t1264 = index_2 + 3u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t1264) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1265 = t194 & 1u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1266 = t1265 << 15u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1267 = smem_1 + t1266;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1268 = t1267 + 8192u;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1269 = t1267 + 16384u;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1270 = t1267 + 24576u;
            u32 t1271;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1271) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1272;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1272) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1273;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1274;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1274) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1275;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1275) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1276;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1277;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1277) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1278;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1279;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1280;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1281;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1282;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1283;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1283) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1284;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1284) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1285;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1286;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1286) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1287;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1288;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1288) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1289;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1289) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1290;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1290) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1291;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1291) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1292;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1292) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1293;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1293) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1294;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1295;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1295) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1296;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1296) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1297;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1297) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1298;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1298) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1299;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1299) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1300;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1300) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1301;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1302;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1302) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1303;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1303) : "f"(acc_65), "f"(acc_66));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1304;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1304) : "f"(acc_67), "f"(acc_68));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1305;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1305) : "f"(acc_69), "f"(acc_70));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1306;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1306) : "f"(acc_71), "f"(acc_72));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1307;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1307) : "f"(acc_73), "f"(acc_74));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1308;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(acc_75), "f"(acc_76));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1309;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1309) : "f"(acc_77), "f"(acc_78));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1310;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1310) : "f"(acc_79), "f"(acc_80));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1311;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1311) : "f"(acc_81), "f"(acc_82));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1312;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1312) : "f"(acc_83), "f"(acc_84));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1313;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(acc_85), "f"(acc_86));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1314;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1314) : "f"(acc_87), "f"(acc_88));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1315;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1315) : "f"(acc_89), "f"(acc_90));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1316;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(acc_91), "f"(acc_92));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1317;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1317) : "f"(acc_93), "f"(acc_94));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1318;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1318) : "f"(acc_95), "f"(acc_96));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1319;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(acc_97), "f"(acc_98));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1320;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(acc_99), "f"(acc_100));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1321;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(acc_101), "f"(acc_102));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1322;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(acc_103), "f"(acc_104));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1323;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(acc_105), "f"(acc_106));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1324;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(acc_107), "f"(acc_108));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1325;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(acc_109), "f"(acc_110));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1326;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(acc_111), "f"(acc_112));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1327;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(acc_113), "f"(acc_114));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1328;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(acc_115), "f"(acc_116));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1329;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(acc_117), "f"(acc_118));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1330;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(acc_119), "f"(acc_120));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1331;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(acc_121), "f"(acc_122));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1332;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(acc_123), "f"(acc_124));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1333;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1333) : "f"(acc_125), "f"(acc_126));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1334;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(acc_127), "f"(acc_128));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1335 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1336 = t173 + t1335;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1337 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1338 = t1336 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1339 = t1337 ^ t1338;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1340 = t1336 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1341 = t1339 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1342 = t1340 + t1341;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1343 = t1267 + t1342;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1343), "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1344 = t1342 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1345 = t1267 + t1344;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1345), "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1346 = t1342 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1347 = t1267 + t1346;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1347), "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1348 = t1342 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1349 = t1267 + t1348;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1349), "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1350 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1351 = t173 + t1350;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1352 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1353 = t1351 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1354 = t1352 ^ t1353;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1355 = t1351 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1356 = t1354 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1357 = t1355 + t1356;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1358 = t1268 + t1357;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1358), "r"(t1287), "r"(t1288), "r"(t1289), "r"(t1290) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1359 = t1357 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1360 = t1268 + t1359;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1360), "r"(t1291), "r"(t1292), "r"(t1293), "r"(t1294) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1361 = t1357 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1362 = t1268 + t1361;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1362), "r"(t1295), "r"(t1296), "r"(t1297), "r"(t1298) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1363 = t1357 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1364 = t1268 + t1363;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1364), "r"(t1299), "r"(t1300), "r"(t1301), "r"(t1302) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1365 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1366 = t173 + t1365;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1367 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1368 = t1366 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1369 = t1367 ^ t1368;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1370 = t1366 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1371 = t1369 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1372 = t1370 + t1371;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1373 = t1269 + t1372;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1373), "r"(t1303), "r"(t1304), "r"(t1305), "r"(t1306) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1374 = t1372 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1375 = t1269 + t1374;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1375), "r"(t1307), "r"(t1308), "r"(t1309), "r"(t1310) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1376 = t1372 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1377 = t1269 + t1376;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1377), "r"(t1311), "r"(t1312), "r"(t1313), "r"(t1314) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1378 = t1372 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1379 = t1269 + t1378;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1379), "r"(t1315), "r"(t1316), "r"(t1317), "r"(t1318) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1380 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1381 = t173 + t1380;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1382 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1383 = t1381 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1384 = t1382 ^ t1383;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1385 = t1381 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1386 = t1384 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1387 = t1385 + t1386;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1388 = t1270 + t1387;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1388), "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1389 = t1387 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1390 = t1270 + t1389;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1390), "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1391 = t1387 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1392 = t1270 + t1391;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1392), "r"(t1327), "r"(t1328), "r"(t1329), "r"(t1330) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1393 = t1387 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1394 = t1270 + t1393;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1394), "r"(t1331), "r"(t1332), "r"(t1333), "r"(t1334) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1395 = t183 + t174;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t1395 + t173;
            const bool t1397 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1397) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1398 = t173 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1399 = t1267 + t1398;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1399), "l"(o), "r"(0u), "r"(t184), "r"(first_row), "r"(t185) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1400 = t1267 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1401 = t173 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1402 = t1400 + t1401;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1402), "l"(o), "r"(64u), "r"(t184), "r"(first_row), "r"(t185) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1403 = t1267 + 16384u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1404 = t173 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1405 = t1403 + t1404;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1405), "l"(o), "r"(128u), "r"(t184), "r"(first_row), "r"(t185) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1406 = t1267 + 24576u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1407 = t173 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1408 = t1406 + t1407;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1408), "l"(o), "r"(192u), "r"(t184), "r"(first_row), "r"(t185) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                const u32 t1409 = t194 & 1u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1410 = t1409 + 10u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1411 = t1410 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1412 = t9 + t1411;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1412) : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1413 = (u64)t185;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1414 = t1413 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1415 = t1414 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1416 = lse + t1415;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1417 = (u64)t184;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1418 = t1417 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1419 = t1418 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1420 = t1416 + t1419;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1421 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1422 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t1423 = t1422 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t1423) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1424 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t1424;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t1427 = (u64)row * t1421;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1428 = t1427 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1429 = t1420 + t1428;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1430;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1430) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1431;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1431) : "f"(row_max), "f"(scale_log2), "f"(t1430));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t1431 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t1433 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1434 = t1433 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1429), "f"(t1434) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1435 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1436 = first_row + t1435;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t1436 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t1439 = (u64)row_2 * t1421;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1440 = t1439 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1441 = t1420 + t1440;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1442;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1442) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1443;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1443) : "f"(row_max_2), "f"(scale_log2), "f"(t1442));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t1443 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t1445 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1446 = t1445 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1441), "f"(t1446) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1447 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t1447;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place_4 = blockIdx.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t1449 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t1450 = count * t1449;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t1451 = t1450 + place_4;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_3 = t1451;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1453 = index_2 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1453) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1454 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1454) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
