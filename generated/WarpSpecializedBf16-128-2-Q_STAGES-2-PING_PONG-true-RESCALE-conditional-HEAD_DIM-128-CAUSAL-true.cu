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
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 96u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 104u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 t27 = seq_q + 127u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 tiles = t27 >> 7u;
    const u32 t29 = tiles * heads;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 total = t29 * batch;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t31 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t31) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t32 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t32) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t33 = tile & 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t34 = t33 == 0u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t35 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t36 = gridDim.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t37 = t36 - 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t38 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t39 = t37 - t38;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place = t34 ? t35 : t39;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t41 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t42 = tile * t41;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t43 = t42 + place;
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t43;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t44 = index < total;
                if (!t44) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t45 = heads_per_section * tiles;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t46 = index / t45;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t46 * heads_per_section;
                const u32 t48 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t49 = t48 - first;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t49 < heads_per_section ? t49 : heads_per_section;
                const u32 t51 = first * tiles;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index - t51;
                const u32 t53 = rest % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t54 = first + t53;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t55 = tiles - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t56 = rest / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t57 = t55 - t56;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t58 = t57 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t59 = t54 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t60 = t54 / heads;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t61 = t58 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t61 + 1u;
                const u32 t63 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t64 = t63 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t64 < seq_k ? t64 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t66 = t58 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t67 = t66 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t67 + 1u;
                const u32 t69 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t70 = t69 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t70 < seq_k ? t70 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t72 = end_4 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t73 = t72 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t73 > 1u ? t73 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t75 = end_2 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t76 = t75 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 seen = t76 < end_5 ? t76 : end_5;
                const u32 t78 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t79 = t78 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t79 < end_5 ? t79 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t81 = t59 / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t82 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t82 & 3u;
                const u32 t84 = slot + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t85 = t84 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t86 = t10 + t85;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t87 = t82 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t87 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t88 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t86), "r"(t89) : "memory");
                const u32 t90 = slot + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t90 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t92 = t10 + t91;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t93 = slot << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t94 = smem_1 + t93;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t95;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t95) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t96 = t95 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t96) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t92) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t94), "l"(q), "r"(t92), "r"(0u), "r"(t59), "r"(t58), "r"(t60) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t97 = t94 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t97), "l"(q), "r"(t92), "r"(64u), "r"(t59), "r"(t58), "r"(t60) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t98 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t99 = t98 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t99 & 3u;
                const u32 t101 = slot_2 + 12u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t102 = t101 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t103 = t10 + t102;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t104 = t99 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t104 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t105 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t103), "r"(t106) : "memory");
                const u32 t107 = slot_2 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t108 = t107 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = t10 + t108;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t58 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t111 = slot_2 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t112 = smem_1 + t111;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t113;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t113) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t114 = t113 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t114) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t109) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t112), "l"(q), "r"(t109), "r"(0u), "r"(t59), "r"(t110), "r"(t60) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t115 = t112 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t115), "l"(q), "r"(t109), "r"(64u), "r"(t59), "r"(t110), "r"(t60) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 1u;
                const u32 t117 = slot_3 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = t10 + t117;
                const u32 t119 = slot_3 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t119 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t121 = t10 + t120;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t122 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t123 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t121), "r"(t124) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t125 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t126 = t125 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = slot_3 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t8 + t127;
                u32 t129;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t129) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t130 = t129 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t130) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t118) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t128), "l"(k), "r"(t118), "r"(0u), "r"(t81), "r"(t126), "r"(t60) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t131 = t128 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t131), "l"(k), "r"(t118), "r"(64u), "r"(t81), "r"(t126), "r"(t60) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t133 = slot_4 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t133 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t10 + t134;
                const u32 t136 = slot_4 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t136 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = t10 + t137;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t139 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t140 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t138), "r"(t141) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t142 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t143 = t142 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = slot_4 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t9 + t144;
                u32 t146;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t146) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t147 = t146 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t147) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t135) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t145), "l"(v), "r"(t135), "r"(0u), "r"(t81), "r"(t143), "r"(t60) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t148 = t145 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t148), "l"(v), "r"(t135), "r"(64u), "r"(t81), "r"(t143), "r"(t60) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t149 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t149 & 1u;
                    const u32 t151 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t10 + t151;
                    const u32 t153 = slot_5 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t154 = t153 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = t10 + t154;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t149 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t157 = t156 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = t157 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t155), "r"(t158) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t159 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t160 = t159 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t161 = t160 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t162 = slot_5 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t8 + t162;
                    u32 t164;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t164) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t165 = t164 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t165) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t152) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t163), "l"(k), "r"(t152), "r"(0u), "r"(t81), "r"(t161), "r"(t60) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t166 = t163 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t166), "l"(k), "r"(t152), "r"(64u), "r"(t81), "r"(t161), "r"(t60) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t167 & 1u;
                    const u32 t169 = slot_6 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t169 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t10 + t170;
                    const u32 t172 = slot_6 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t172 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t174 = t10 + t173;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = t167 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t176 = t175 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = t176 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t174), "r"(t177) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t178 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t179 = t178 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t180 = t179 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t181 = slot_6 << 15u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t182 = t9 + t181;
                    u32 t183;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t183) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t184 = t183 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t184) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t171) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t182), "l"(v), "r"(t171), "r"(0u), "r"(t81), "r"(t180), "r"(t60) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t185 = t182 + 16384u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t185), "l"(v), "r"(t171), "r"(64u), "r"(t81), "r"(t180), "r"(t60) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = passed + end_5;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t186;
                const u32 t187 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t187;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t188 = tile & 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t189 = t188 == 0u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t190 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t191 = gridDim.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t192 = t191 - 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t193 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t194 = t192 - t193;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place_2 = t189 ? t190 : t194;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t196 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t197 = tile * t196;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t198 = t197 + place_2;
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t198;
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t201 = index_2 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t202 = t7 + t201;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t203 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t204 = t203 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t205 = index_2 << 6u;
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
        f32 s_33 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_34 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_35 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_36 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_37 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_38 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_39 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_40 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_41 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_42 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_43 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_44 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_45 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_46 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_47 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_48 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_49 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_50 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_51 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_52 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_53 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_54 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_55 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_56 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_57 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_58 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_59 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_60 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_61 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_62 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_63 = 0.0f;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_64 = 0.0f;
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
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_17 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_18 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_19 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_20 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_21 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_22 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_23 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_24 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_25 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_26 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_27 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_28 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_29 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_30 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_31 = 0u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_32 = 0u;
#line 91 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t206 = count & 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const bool t207 = t206 == 0u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t208 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t209 = gridDim.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t210 = t209 - 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t211 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t212 = t210 - t211;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 place_3 = t207 ? t208 : t212;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t214 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t215 = count * t214;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t216 = t215 + place_3;
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_3 = t216;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t217 = index_2 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t217) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t218 = index_3 < total;
            if (!t218) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t219 = heads_per_section * tiles;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t220 = index_3 / t219;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 first_2 = t220 * heads_per_section;
            const u32 t222 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t223 = t222 - first_2;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 heads_3 = t223 < heads_per_section ? t223 : heads_per_section;
            const u32 t225 = first_2 * tiles;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 rest_2 = index_3 - t225;
            const u32 t227 = rest_2 % heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t228 = first_2 + t227;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t229 = tiles - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t230 = rest_2 / heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t231 = t229 - t230;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t232 = t231 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t233 = t228 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t234 = t228 / heads;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t235 = t232 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t235 + 1u;
            const u32 t237 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t238 = t237 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t238 < seq_k ? t238 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t240 = t232 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t241 = t240 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t241 + 1u;
            const u32 t243 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t244 = t243 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t244 < seq_k ? t244 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t246 = end_9 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t247 = t246 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_10 = t247 > 1u ? t247 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t249 = end_7 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t250 = t249 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t250 < end_10 ? t250 : end_10;
            const u32 t252 = end_10 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t253 = t252 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t253 < end_10 ? t253 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t232 + t205;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t256 = first_query + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t256 + 1u;
            const u32 t258 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t259 = t258 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t259 < seq_k ? t259 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t261 = first_query + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t262 = t261 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t262 + 1u;
            const u32 t264 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t265 = t264 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t265 < seq_k ? t265 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t267 = end_14 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t268 = t267 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_15 = t268 > 1u ? t268 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t270 = end_12 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t271 = t270 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_3 = t271 < end_15 ? t271 : end_15;
            const u32 t273 = end_15 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t274 = t273 - seen_3;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t274 < end_15 ? t274 : end_15;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t276 = end_10 - end_15;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t277 = passed_2 + t276;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t278 = count << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t279 = t278 + index_2;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_2 = passed_2; i_2 < t277; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t280 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t280) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t281 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t282 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t281 ? 0u : t282;
                const u32 t284 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t284) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t285 = i_2 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t286 = t285 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t287 = t10 + t286;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t288 = i_2 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t289 = t288 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t287), "r"(t289) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t290 = i_2 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t291 = t290 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t292 = t291 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t293 = t10 + t292;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t294 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t294) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t293) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t295 = i_2 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t296 = t295 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t297 = t296 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t298 = t10 + t297;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t299 = i_2 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t300 = t299 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t298), "r"(t300) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t301 = i_2 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t302 = t301 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t303 = t302 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t304 = t10 + t303;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t305 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t305) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t304) : "memory");
                }
            }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t306 = t279 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t307 = t306 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t308 = t307 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t309 = t10 + t308;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t310 = t279 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t311 = t310 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t309), "r"(t311) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t312 = t277 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t313 = t312 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t314 = t10 + t313;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t315 = t277 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t316 = t315 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t314), "r"(t316) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t317 = t279 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t318 = t317 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t319 = smem_1 + t318;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t320 = t277 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t321 = t320 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t322 = t8 + t321;
            const u32 t323 = t319 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t324 = t322 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t325 = t323 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t326 = (u64)t325;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t327 = t326 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t328 = t324 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t329 = (u64)t328;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t330 = t329 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t331 = t323 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t332 = (u64)t331;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t333 = t332 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t334 = t324 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t335 = (u64)t334;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t336 = t335 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t337 = t323 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t338 = (u64)t337;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t339 = t338 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t340 = t324 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t341 = (u64)t340;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t342 = t341 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t343 = t323 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t344 = (u64)t343;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t345 = t344 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t346 = t324 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t347 = (u64)t346;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t348 = t347 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t349 = t323 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t350 = (u64)t349;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t351 = t350 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t352 = t324 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t353 = (u64)t352;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t354 = t353 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t355 = t323 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t356 = (u64)t355;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t357 = t356 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t358 = t324 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t359 = (u64)t358;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t360 = t359 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t361 = t323 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t362 = (u64)t361;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t363 = t362 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t364 = t324 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t365 = (u64)t364;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t366 = t365 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t367 = t323 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t368 = (u64)t367;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t369 = t368 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t370 = t324 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t371 = (u64)t370;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t372 = t371 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t327), "l"(t330), "l"(t333), "l"(t336), "l"(t339), "l"(t342), "l"(t345), "l"(t348), "l"(t351), "l"(t354), "l"(t357), "l"(t360), "l"(t363), "l"(t366), "l"(t369), "l"(t372) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t373 = t277 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t374 = t373 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t375 = t374 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t376 = t10 + t375;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t377 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t377) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t376) : "memory");
            }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t378 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t378 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t380 = t232 + t205;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t380 + t204;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t382 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t383 = t382 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key + t383;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t385 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t386 = first_query_2 + t385;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t387 = t386 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t387 + 1u;
            const u32 t389 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t390 = t389 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t390 < seq_k ? t390 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t392 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t392 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t395 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t395;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t397 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t397;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t399 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t399;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t401 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t401;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t403 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t403;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t405 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t405;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t407 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t407;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t409 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t409;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t411 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t411;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t413 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t413;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t415 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t415;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t417 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t417;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t419 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t419;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t421 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t421;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t423 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t423;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t425 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t425;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 64u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t427 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t427;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 65u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t429 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t429;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 72u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t431 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t431;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 73u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t433 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t433;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 80u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t435 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t435;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 81u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t437 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t437;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 88u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t439 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t439;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 89u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t441 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t441;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 96u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t443 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t443;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 97u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t445 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t445;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 104u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t447 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t447;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 105u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t449 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t449;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 112u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t451 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t451;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 113u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t453 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t453;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 120u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t455 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t455;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 121u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t457 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t457;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t458 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t459 = first_query_2 + t458;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t460 = t459 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t461 = t460 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t461 + 1u;
            const u32 t463 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t464 = t463 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t464 < seq_k ? t464 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t466 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_21 = t466 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t469 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t469;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t471 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t471;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t473 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t473;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t475 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t475;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t477 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t477;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t479 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t479;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t481 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t481;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t483 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t483;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t485 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t485;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t487 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t487;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t489 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t489;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t491 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t491;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t493 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t493;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t495 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t495;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t497 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t497;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t499 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t499;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 64u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t501 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t501;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 65u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t503 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t503;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 72u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t505 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t505;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 73u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t507 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t507;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 80u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t509 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t509;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 81u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t511 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t511;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 88u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t513 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t513;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 89u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t515 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t515;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 96u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t517 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t517;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 97u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t519 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t519;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 104u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t521 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t521;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 105u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t523 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t523;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 112u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t525 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t525;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 113u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t527 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t527;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 120u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t529 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t529;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 121u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t531 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t531;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t533;
            asm("max.f32 %0, %1, %2;" : "=f"(t533) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t534;
            asm("max.f32 %0, %1, %2;" : "=f"(t534) : "f"(t533), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t535;
            asm("max.f32 %0, %1, %2;" : "=f"(t535) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t536;
            asm("max.f32 %0, %1, %2;" : "=f"(t536) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t537;
            asm("max.f32 %0, %1, %2;" : "=f"(t537) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t538;
            asm("max.f32 %0, %1, %2;" : "=f"(t538) : "f"(t534), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t539;
            asm("max.f32 %0, %1, %2;" : "=f"(t539) : "f"(t535), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t540;
            asm("max.f32 %0, %1, %2;" : "=f"(t540) : "f"(t536), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t541;
            asm("max.f32 %0, %1, %2;" : "=f"(t541) : "f"(t537), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t542;
            asm("max.f32 %0, %1, %2;" : "=f"(t542) : "f"(t538), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t543;
            asm("max.f32 %0, %1, %2;" : "=f"(t543) : "f"(t539), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t544;
            asm("max.f32 %0, %1, %2;" : "=f"(t544) : "f"(t540), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t545;
            asm("max.f32 %0, %1, %2;" : "=f"(t545) : "f"(t541), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t546;
            asm("max.f32 %0, %1, %2;" : "=f"(t546) : "f"(t542), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t547;
            asm("max.f32 %0, %1, %2;" : "=f"(t547) : "f"(t543), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t548;
            asm("max.f32 %0, %1, %2;" : "=f"(t548) : "f"(t544), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t549;
            asm("max.f32 %0, %1, %2;" : "=f"(t549) : "f"(t545), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t550;
            asm("max.f32 %0, %1, %2;" : "=f"(t550) : "f"(t546), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t551;
            asm("max.f32 %0, %1, %2;" : "=f"(t551) : "f"(t547), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t552;
            asm("max.f32 %0, %1, %2;" : "=f"(t552) : "f"(t548), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t553;
            asm("max.f32 %0, %1, %2;" : "=f"(t553) : "f"(t549), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t554;
            asm("max.f32 %0, %1, %2;" : "=f"(t554) : "f"(t550), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t555;
            asm("max.f32 %0, %1, %2;" : "=f"(t555) : "f"(t551), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t556;
            asm("max.f32 %0, %1, %2;" : "=f"(t556) : "f"(t552), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t557;
            asm("max.f32 %0, %1, %2;" : "=f"(t557) : "f"(t553), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t558;
            asm("max.f32 %0, %1, %2;" : "=f"(t558) : "f"(t554), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t559;
            asm("max.f32 %0, %1, %2;" : "=f"(t559) : "f"(t555), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t560;
            asm("max.f32 %0, %1, %2;" : "=f"(t560) : "f"(t556), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t561;
            asm("max.f32 %0, %1, %2;" : "=f"(t561) : "f"(t557), "f"(s_62));
            f32 t562;
            asm("max.f32 %0, %1, %2;" : "=f"(t562) : "f"(t558), "f"(t559));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t563;
            asm("max.f32 %0, %1, %2;" : "=f"(t563) : "f"(t560), "f"(t561));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t564;
            asm("max.f32 %0, %1, %2;" : "=f"(t564) : "f"(t562), "f"(t563));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t565;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t565) : "f"(t564));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t564), "f"(t565));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t567;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t567) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t567));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t570 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t570;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t572 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t573;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(old), "f"(scale_log2), "f"(t572));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t573));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t575 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t576 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t576));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t578;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t578) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t578;
            const f32 t579 = t575 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t580 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t580));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t582;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t582;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t583 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t583));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t585;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t585) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t585;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t586 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t586));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t588;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t588) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t588;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t589 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t589));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t591;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t591) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t591;
            const f32 t592 = t579 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t593 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t593));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t595;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t595;
            const f32 t596 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t597 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t597));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t599;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t599;
            const f32 t600 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t601 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t601));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t603;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t603;
            const f32 t604 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t605 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t605));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t607;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t607;
            const f32 t608 = t592 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t609 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t609));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t611;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t611) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t611;
            const f32 t612 = t596 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t613 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t613));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t615;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t615) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t615;
            const f32 t616 = t600 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t617 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t617));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t619;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t619;
            const f32 t620 = t604 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t621 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t621));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t623;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t623) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t623;
            const f32 t624 = t608 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t625 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t625));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t627;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t627;
            const f32 t628 = t612 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t629 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t629));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t631;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t631) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t631;
            const f32 t632 = t616 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t633 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t633));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t635;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t635;
            const f32 t636 = t620 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t637 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t637));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t639;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t639) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t639;
            const f32 t640 = t624 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t641 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t641));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t643;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t643) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t643;
            const f32 t644 = t628 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t645 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t645));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t647;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t647) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t647;
            const f32 t648 = t632 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t649 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t649));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t651;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t651) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t651;
            const f32 t652 = t636 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t653 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t653));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t655;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t655) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t655;
            const f32 t656 = t640 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t657 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t657));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t659;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t659) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t659;
            const f32 t660 = t644 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t661 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t661));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t663;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t663) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t663;
            const f32 t664 = t648 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t665 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t665));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t667;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t667;
            const f32 t668 = t652 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t669 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t669));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t671;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t671) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t671;
            const f32 t672 = t656 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t673 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t673));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t675;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t675) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t675;
            const f32 t676 = t660 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t677 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t677));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t679;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t679) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t679;
            const f32 t680 = t664 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t681 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t681));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t683;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t683) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t683;
            const f32 t684 = t668 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t685 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t685));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t687;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t687) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t687;
            const f32 t688 = t672 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t689 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t689));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t691;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t691) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t691;
            const f32 t692 = t676 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t693 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t693));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t695;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t695) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t695;
            const f32 t696 = t680 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t697 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t697));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t699;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t699;
            const f32 t700 = t684 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t701 = t688 + t692;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t702 = t696 + t700;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t703 = t701 + t702;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t703;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t705;
            asm("max.f32 %0, %1, %2;" : "=f"(t705) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t706;
            asm("max.f32 %0, %1, %2;" : "=f"(t706) : "f"(t705), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t707;
            asm("max.f32 %0, %1, %2;" : "=f"(t707) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t708;
            asm("max.f32 %0, %1, %2;" : "=f"(t708) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t709;
            asm("max.f32 %0, %1, %2;" : "=f"(t709) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t710;
            asm("max.f32 %0, %1, %2;" : "=f"(t710) : "f"(t706), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t711;
            asm("max.f32 %0, %1, %2;" : "=f"(t711) : "f"(t707), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t712;
            asm("max.f32 %0, %1, %2;" : "=f"(t712) : "f"(t708), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t713;
            asm("max.f32 %0, %1, %2;" : "=f"(t713) : "f"(t709), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t714;
            asm("max.f32 %0, %1, %2;" : "=f"(t714) : "f"(t710), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t715;
            asm("max.f32 %0, %1, %2;" : "=f"(t715) : "f"(t711), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t716;
            asm("max.f32 %0, %1, %2;" : "=f"(t716) : "f"(t712), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t717;
            asm("max.f32 %0, %1, %2;" : "=f"(t717) : "f"(t713), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t718;
            asm("max.f32 %0, %1, %2;" : "=f"(t718) : "f"(t714), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t719;
            asm("max.f32 %0, %1, %2;" : "=f"(t719) : "f"(t715), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t720;
            asm("max.f32 %0, %1, %2;" : "=f"(t720) : "f"(t716), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t721;
            asm("max.f32 %0, %1, %2;" : "=f"(t721) : "f"(t717), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t722;
            asm("max.f32 %0, %1, %2;" : "=f"(t722) : "f"(t718), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t723;
            asm("max.f32 %0, %1, %2;" : "=f"(t723) : "f"(t719), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t724;
            asm("max.f32 %0, %1, %2;" : "=f"(t724) : "f"(t720), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t725;
            asm("max.f32 %0, %1, %2;" : "=f"(t725) : "f"(t721), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t726;
            asm("max.f32 %0, %1, %2;" : "=f"(t726) : "f"(t722), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t727;
            asm("max.f32 %0, %1, %2;" : "=f"(t727) : "f"(t723), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t728;
            asm("max.f32 %0, %1, %2;" : "=f"(t728) : "f"(t724), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t729;
            asm("max.f32 %0, %1, %2;" : "=f"(t729) : "f"(t725), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t730;
            asm("max.f32 %0, %1, %2;" : "=f"(t730) : "f"(t726), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t731;
            asm("max.f32 %0, %1, %2;" : "=f"(t731) : "f"(t727), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t732;
            asm("max.f32 %0, %1, %2;" : "=f"(t732) : "f"(t728), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t733;
            asm("max.f32 %0, %1, %2;" : "=f"(t733) : "f"(t729), "f"(s_64));
            f32 t734;
            asm("max.f32 %0, %1, %2;" : "=f"(t734) : "f"(t730), "f"(t731));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t735;
            asm("max.f32 %0, %1, %2;" : "=f"(t735) : "f"(t732), "f"(t733));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t736;
            asm("max.f32 %0, %1, %2;" : "=f"(t736) : "f"(t734), "f"(t735));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t737;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t737) : "f"(t736));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t736), "f"(t737));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t739;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t739) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t739));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t742 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t742;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t744 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t745;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t745) : "f"(old_2), "f"(scale_log2), "f"(t744));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t745));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t747 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t748 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t748));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t750;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t750) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t750;
            const f32 t751 = t747 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t752 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t752));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t754;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t754) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t754;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t755 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t755));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t757;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t757;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t758 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t758));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t760;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t760;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t761 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t761));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t763;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t763;
            const f32 t764 = t751 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t765 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t765));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t767;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t767;
            const f32 t768 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t769 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t769));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t771;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t771;
            const f32 t772 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t773 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t773));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t775;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t775) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t775;
            const f32 t776 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t777 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t777));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t779;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t779;
            const f32 t780 = t764 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t781 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t781));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t783;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t783) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t783;
            const f32 t784 = t768 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t785 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t785));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t787;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t787;
            const f32 t788 = t772 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t789 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t789));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t791;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t791;
            const f32 t792 = t776 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t793 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t793));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t795;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t795) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t795;
            const f32 t796 = t780 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t797 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t797));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t799;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t799;
            const f32 t800 = t784 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t801 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t801));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t803;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t803;
            const f32 t804 = t788 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t805 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t805));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t807;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t807;
            const f32 t808 = t792 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t809 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t809));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t811;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t811;
            const f32 t812 = t796 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t813 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t813));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t815;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t815) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t815;
            const f32 t816 = t800 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t817 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t817));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t819;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t819) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t819;
            const f32 t820 = t804 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t821 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t821));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t823;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t823) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t823;
            const f32 t824 = t808 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t825 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t825));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t827;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t827;
            const f32 t828 = t812 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t829 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t829));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t831;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t831) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t831;
            const f32 t832 = t816 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t833 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t833));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t835;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t835) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t835;
            const f32 t836 = t820 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t837 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t837));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t839;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t839) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t839;
            const f32 t840 = t824 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t841 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t841));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t843;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t843) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t843;
            const f32 t844 = t828 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t845 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t845));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t847;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t847;
            const f32 t848 = t832 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t849 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t849));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t851;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t851) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t851;
            const f32 t852 = t836 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t853 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t853));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t855;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t855) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t855;
            const f32 t856 = t840 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t857 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t857));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t859;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t859) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t859;
            const f32 t860 = t844 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t861 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t861));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t863;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t863) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t863;
            const f32 t864 = t848 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t865 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t865));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t867;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t867) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t867;
            const f32 t868 = t852 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t869 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t869));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t871;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t871) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t871;
            const f32 t872 = t856 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t873 = t860 + t864;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t874 = t868 + t872;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t875 = t873 + t874;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t875;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t876;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t876) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t877;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t877) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t878;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t878) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t879;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t880;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t881;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t882;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t883;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t884;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t885;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t886;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t887;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t887) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t888;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t889;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t889) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t890;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t891;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t891) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t892;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t892) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t893;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t893) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t894;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t894) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t895;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t895) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t896;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t896) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t897;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t897) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t898;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t898) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t899;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t899) : "f"(s_47), "f"(s_48));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t900;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t900) : "f"(s_49), "f"(s_50));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t901;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t901) : "f"(s_51), "f"(s_52));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t902;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t902) : "f"(s_53), "f"(s_54));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t903;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t903) : "f"(s_55), "f"(s_56));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t904;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(s_57), "f"(s_58));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t905;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t905) : "f"(s_59), "f"(s_60));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t906;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(s_61), "f"(s_62));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t907;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t876;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t877;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t878;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t879;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t880;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t881;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t882;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t883;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t884;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t885;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t886;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t887;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t888;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t889;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t890;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t891;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t892;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t893;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t894;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t895;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t896;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t897;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t898;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t899;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t900;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t901;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t902;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t903;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t904;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t905;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t906;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t907;
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
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right_4 = masked_right_3 > 1u ? masked_right_3 : 1u;
            const u32 masked_left = end_15 > masked_right_4 ? end_15 : masked_right_4;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < masked_right_4; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t910 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t910) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t911 = t277 + i_3;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t912 = t911 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t913 = t912 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t914 = t10 + t913;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t915 = t911 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t916 = t915 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t914), "r"(t916) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t917 = t279 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t918 = t917 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t919 = smem_1 + t918;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t920 = t911 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t921 = t920 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t922 = t8 + t921;
                const u32 t923 = t919 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t924 = t922 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t925 = t923 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t926 = (u64)t925;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t927 = t926 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t928 = t924 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t929 = (u64)t928;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t930 = t929 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t931 = t923 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t932 = (u64)t931;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t933 = t932 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t934 = t924 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t935 = (u64)t934;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t936 = t935 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t937 = t923 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t938 = (u64)t937;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t939 = t938 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t940 = t924 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t941 = (u64)t940;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t942 = t941 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t943 = t923 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t944 = (u64)t943;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t945 = t944 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t946 = t924 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t947 = (u64)t946;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t948 = t947 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t949 = t923 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t950 = (u64)t949;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t951 = t950 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t952 = t924 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t953 = (u64)t952;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t954 = t953 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t955 = t923 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t956 = (u64)t955;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t957 = t956 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t958 = t924 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t959 = (u64)t958;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t960 = t959 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t961 = t923 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t962 = (u64)t961;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t963 = t962 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t964 = t924 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t965 = (u64)t964;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t966 = t965 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t967 = t923 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t968 = (u64)t967;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t969 = t968 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t970 = t924 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t971 = (u64)t970;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t972 = t971 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t927), "l"(t930), "l"(t933), "l"(t936), "l"(t939), "l"(t942), "l"(t945), "l"(t948), "l"(t951), "l"(t954), "l"(t957), "l"(t960), "l"(t963), "l"(t966), "l"(t969), "l"(t972) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t973 = i_3 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t974 = t277 + t973;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t975 = t974 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t976 = t975 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t977 = t976 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t978 = t10 + t977;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t979 = t974 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t980 = t979 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t978), "r"(t980) : "memory");
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
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_17 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_18 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_19 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_20 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_21 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_22 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_23 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_24 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_25 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_26 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_27 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_28 = p_28;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_29 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_30 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_31 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_32 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t981 = t974 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t982 = t981 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t983 = t9 + t982;
                const u32 t984 = t983 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t985 = t984 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t986 = (u64)t985;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t987 = t986 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t988 = t984 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t989 = (u64)t988;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t990 = t989 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t991 = t984 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t992 = (u64)t991;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t993 = t992 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t994 = t984 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t995 = (u64)t994;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t996 = t995 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t997 = t984 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t998 = (u64)t997;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t999 = t998 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1000 = t984 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1001 = (u64)t1000;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1002 = t1001 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1003 = t984 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1004 = (u64)t1003;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1005 = t1004 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1006 = t984 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1007 = (u64)t1006;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1008 = t1007 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t987), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t990), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t993), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t996), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t999), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1002), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1005), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1008) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1009 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1010 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_2 = t1009 ? 0u : t1010;
                const u32 t1012 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1012) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1013 = t277 + i_3;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1014 = t1013 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1015 = t1014 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1016 = t1015 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1017 = t10 + t1016;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1018 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1018) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1017) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1019 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1020 = t1019 - i_3;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t1020 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1022 = t232 + t205;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_3 = t1022 + t204;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1024 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1025 = t1024 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_2 + t1025;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1027 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1028 = first_query_3 + t1027;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1029 = t1028 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t1029 + 1u;
                const u32 t1031 = end_22 > seq_q ? end_22 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1032 = t1031 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t1032 < seq_k ? t1032 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1034 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1034 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_65 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1037 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1037;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_66 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1039 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1039;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_67 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1041 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1041;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_68 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1043 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1043;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_69 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1045 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1045;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_70 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1047 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1047;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_71 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1049 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1049;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_72 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1051 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1051;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_73 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1053 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1053;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_74 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1055 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1055;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_75 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1057 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1057;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_76 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1059 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1059;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_77 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1061 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1061;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_78 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1063 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1063;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_79 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1065 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1065;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_80 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1067 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1067;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_81 = 64u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1069 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1069;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_82 = 65u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1071 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1071;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_83 = 72u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1073 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1073;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_84 = 73u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1075 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1075;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_85 = 80u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1077 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1077;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_86 = 81u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1079 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1079;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_87 = 88u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1081 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1081;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_88 = 89u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1083 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1083;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_89 = 96u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1085 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1085;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_90 = 97u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1087 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1087;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_91 = 104u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1089 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1089;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_92 = 105u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1091 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1091;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_93 = 112u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1093 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1093;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_94 = 113u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1095 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1095;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_95 = 120u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1097 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1097;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_96 = 121u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1099 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1099;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1100 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1101 = first_query_3 + t1100;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1102 = t1101 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1103 = t1102 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t1103 + 1u;
                const u32 t1105 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1106 = t1105 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t1106 < seq_k ? t1106 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1108 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t1108 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_97 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1111 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t1111;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_98 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1113 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t1113;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_99 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1115 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1115;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_100 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1117 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1117;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_101 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1119 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1119;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_102 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1121 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1121;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_103 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1123 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1123;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_104 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1125 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1125;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_105 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1127 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1127;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_106 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1129 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1129;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_107 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1131 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1131;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_108 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1133 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1133;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_109 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1135 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1135;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_110 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1137 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1137;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_111 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1139 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1139;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_112 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1141 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1141;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_113 = 64u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1143 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1143;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_114 = 65u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1145 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1145;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_115 = 72u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1147 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1147;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_116 = 73u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1149 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1149;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_117 = 80u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1151 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1151;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_118 = 81u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1153 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1153;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_119 = 88u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1155 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1155;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_120 = 89u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1157 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1157;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_121 = 96u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1159 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1159;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_122 = 97u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1161 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1161;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_123 = 104u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1163 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1163;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_124 = 105u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1165 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1165;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_125 = 112u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1167 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1167;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_126 = 113u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1169 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1169;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_127 = 120u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1171 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1171;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_128 = 121u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1173 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1173;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1174;
                asm("max.f32 %0, %1, %2;" : "=f"(t1174) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1175;
                asm("max.f32 %0, %1, %2;" : "=f"(t1175) : "f"(t1174), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1176;
                asm("max.f32 %0, %1, %2;" : "=f"(t1176) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1177;
                asm("max.f32 %0, %1, %2;" : "=f"(t1177) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1178;
                asm("max.f32 %0, %1, %2;" : "=f"(t1178) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1179;
                asm("max.f32 %0, %1, %2;" : "=f"(t1179) : "f"(t1175), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1180;
                asm("max.f32 %0, %1, %2;" : "=f"(t1180) : "f"(t1176), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1181;
                asm("max.f32 %0, %1, %2;" : "=f"(t1181) : "f"(t1177), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1182;
                asm("max.f32 %0, %1, %2;" : "=f"(t1182) : "f"(t1178), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1183;
                asm("max.f32 %0, %1, %2;" : "=f"(t1183) : "f"(t1179), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1184;
                asm("max.f32 %0, %1, %2;" : "=f"(t1184) : "f"(t1180), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1185;
                asm("max.f32 %0, %1, %2;" : "=f"(t1185) : "f"(t1181), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1186;
                asm("max.f32 %0, %1, %2;" : "=f"(t1186) : "f"(t1182), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1187;
                asm("max.f32 %0, %1, %2;" : "=f"(t1187) : "f"(t1183), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1188;
                asm("max.f32 %0, %1, %2;" : "=f"(t1188) : "f"(t1184), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1189;
                asm("max.f32 %0, %1, %2;" : "=f"(t1189) : "f"(t1185), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1190;
                asm("max.f32 %0, %1, %2;" : "=f"(t1190) : "f"(t1186), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1191;
                asm("max.f32 %0, %1, %2;" : "=f"(t1191) : "f"(t1187), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1192;
                asm("max.f32 %0, %1, %2;" : "=f"(t1192) : "f"(t1188), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1193;
                asm("max.f32 %0, %1, %2;" : "=f"(t1193) : "f"(t1189), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1194;
                asm("max.f32 %0, %1, %2;" : "=f"(t1194) : "f"(t1190), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1195;
                asm("max.f32 %0, %1, %2;" : "=f"(t1195) : "f"(t1191), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1196;
                asm("max.f32 %0, %1, %2;" : "=f"(t1196) : "f"(t1192), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1197;
                asm("max.f32 %0, %1, %2;" : "=f"(t1197) : "f"(t1193), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1198;
                asm("max.f32 %0, %1, %2;" : "=f"(t1198) : "f"(t1194), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1199;
                asm("max.f32 %0, %1, %2;" : "=f"(t1199) : "f"(t1195), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1200;
                asm("max.f32 %0, %1, %2;" : "=f"(t1200) : "f"(t1196), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1201;
                asm("max.f32 %0, %1, %2;" : "=f"(t1201) : "f"(t1197), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1202;
                asm("max.f32 %0, %1, %2;" : "=f"(t1202) : "f"(t1198), "f"(s_62));
                f32 t1203;
                asm("max.f32 %0, %1, %2;" : "=f"(t1203) : "f"(t1199), "f"(t1200));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1204;
                asm("max.f32 %0, %1, %2;" : "=f"(t1204) : "f"(t1201), "f"(t1202));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1205;
                asm("max.f32 %0, %1, %2;" : "=f"(t1205) : "f"(t1203), "f"(t1204));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1206;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1206) : "f"(t1205));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1205), "f"(t1206));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1208;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1208) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1208));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1210;
                asm("max.f32 %0, %1, %2;" : "=f"(t1210) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1211;
                asm("max.f32 %0, %1, %2;" : "=f"(t1211) : "f"(t1210), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1212;
                asm("max.f32 %0, %1, %2;" : "=f"(t1212) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1213;
                asm("max.f32 %0, %1, %2;" : "=f"(t1213) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1214;
                asm("max.f32 %0, %1, %2;" : "=f"(t1214) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1215;
                asm("max.f32 %0, %1, %2;" : "=f"(t1215) : "f"(t1211), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1216;
                asm("max.f32 %0, %1, %2;" : "=f"(t1216) : "f"(t1212), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1217;
                asm("max.f32 %0, %1, %2;" : "=f"(t1217) : "f"(t1213), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1218;
                asm("max.f32 %0, %1, %2;" : "=f"(t1218) : "f"(t1214), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1219;
                asm("max.f32 %0, %1, %2;" : "=f"(t1219) : "f"(t1215), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1220;
                asm("max.f32 %0, %1, %2;" : "=f"(t1220) : "f"(t1216), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1221;
                asm("max.f32 %0, %1, %2;" : "=f"(t1221) : "f"(t1217), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1222;
                asm("max.f32 %0, %1, %2;" : "=f"(t1222) : "f"(t1218), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1223;
                asm("max.f32 %0, %1, %2;" : "=f"(t1223) : "f"(t1219), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1224;
                asm("max.f32 %0, %1, %2;" : "=f"(t1224) : "f"(t1220), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1225;
                asm("max.f32 %0, %1, %2;" : "=f"(t1225) : "f"(t1221), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1226;
                asm("max.f32 %0, %1, %2;" : "=f"(t1226) : "f"(t1222), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1227;
                asm("max.f32 %0, %1, %2;" : "=f"(t1227) : "f"(t1223), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1228;
                asm("max.f32 %0, %1, %2;" : "=f"(t1228) : "f"(t1224), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1229;
                asm("max.f32 %0, %1, %2;" : "=f"(t1229) : "f"(t1225), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1230;
                asm("max.f32 %0, %1, %2;" : "=f"(t1230) : "f"(t1226), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1231;
                asm("max.f32 %0, %1, %2;" : "=f"(t1231) : "f"(t1227), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1232;
                asm("max.f32 %0, %1, %2;" : "=f"(t1232) : "f"(t1228), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1233;
                asm("max.f32 %0, %1, %2;" : "=f"(t1233) : "f"(t1229), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1234;
                asm("max.f32 %0, %1, %2;" : "=f"(t1234) : "f"(t1230), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1235;
                asm("max.f32 %0, %1, %2;" : "=f"(t1235) : "f"(t1231), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1236;
                asm("max.f32 %0, %1, %2;" : "=f"(t1236) : "f"(t1232), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1237;
                asm("max.f32 %0, %1, %2;" : "=f"(t1237) : "f"(t1233), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1238;
                asm("max.f32 %0, %1, %2;" : "=f"(t1238) : "f"(t1234), "f"(s_64));
                f32 t1239;
                asm("max.f32 %0, %1, %2;" : "=f"(t1239) : "f"(t1235), "f"(t1236));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1240;
                asm("max.f32 %0, %1, %2;" : "=f"(t1240) : "f"(t1237), "f"(t1238));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1241;
                asm("max.f32 %0, %1, %2;" : "=f"(t1241) : "f"(t1239), "f"(t1240));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1242;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1242) : "f"(t1241));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1241), "f"(t1242));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1244;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1244) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1244));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1246 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1247 = t1246 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1248 = 8.0f < t1247;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1249 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1250 = t1249 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1251 = 8.0f < t1250;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1252 = t1248 | t1251;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t1252);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t1257 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t1257;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1259 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1260;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1260) : "f"(old_7), "f"(scale_log2), "f"(t1259));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1260));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1263 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1264 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1264));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1266;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1266) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1266;
                const f32 t1267 = t1263 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1268 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1268));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1270;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1270) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1270;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1271 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1271));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1273;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1273) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1273;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1274 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1274));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1276;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1276) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1276;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1277 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1277));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1279;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1279;
                const f32 t1280 = t1267 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1281 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1281));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1283;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1283) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1283;
                const f32 t1284 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1285 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1285));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1287;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1287) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1287;
                const f32 t1288 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1289 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1289));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1291;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1291;
                const f32 t1292 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1293 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1293));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1295;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1295) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1295;
                const f32 t1296 = t1280 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1297 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1297));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1299;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1299) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1299;
                const f32 t1300 = t1284 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1301 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1301));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1303;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1303) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1303;
                const f32 t1304 = t1288 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1305 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1305));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1307;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1307;
                const f32 t1308 = t1292 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1309 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1309));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1311;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1311) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1311;
                const f32 t1312 = t1296 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1313 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1313));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1315;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1315) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1315;
                const f32 t1316 = t1300 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1317 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1317));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1319;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1319) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1319;
                const f32 t1320 = t1304 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1321 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1321));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1323;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1323;
                const f32 t1324 = t1308 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1325 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1325));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1327;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1327;
                const f32 t1328 = t1312 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1329 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1329));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1331;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1331;
                const f32 t1332 = t1316 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1333 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1333));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1335;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1335) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1335;
                const f32 t1336 = t1320 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1337 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1337));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1339;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1339;
                const f32 t1340 = t1324 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1341 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1341));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1343;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1343;
                const f32 t1344 = t1328 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1345 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1345));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1347;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1347) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1347;
                const f32 t1348 = t1332 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1349 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1349));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1351;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1351) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1351;
                const f32 t1352 = t1336 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1353 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1353));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1355;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1355) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1355;
                const f32 t1356 = t1340 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1357 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1357));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1359;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1359) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1359;
                const f32 t1360 = t1344 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1361 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1361));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1363;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1363;
                const f32 t1364 = t1348 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1365 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1365));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1367;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1367) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1367;
                const f32 t1368 = t1352 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1369 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1369));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1371;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1371) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1371;
                const f32 t1372 = t1356 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1373 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1373));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1375;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1375) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1375;
                const f32 t1376 = t1360 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1377 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1377));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1379;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1379) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1379;
                const f32 t1380 = t1364 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1381 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1381));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1383;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1383) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1383;
                const f32 t1384 = t1368 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1385 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1385));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1387;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1387) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1387;
                const f32 t1388 = t1372 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1389 = t1376 + t1380;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1390 = t1384 + t1388;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1391 = t1389 + t1390;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1391;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t1395 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t1395;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1397 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1398;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1398) : "f"(old_8), "f"(scale_log2), "f"(t1397));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1398));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1401 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1402 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1402));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1404;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1404) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1404;
                const f32 t1405 = t1401 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1406 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1406));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1408;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1408) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1408;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1409 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1409));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1411;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1411) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1411;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1412 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1412));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1414;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1414) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1414;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1415 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1415));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1417;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1417;
                const f32 t1418 = t1405 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1419 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1419));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1421;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1421;
                const f32 t1422 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1423 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1423));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1425;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1425;
                const f32 t1426 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1427 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1427));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1429;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1429;
                const f32 t1430 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1431 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1431));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1433;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1433;
                const f32 t1434 = t1418 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1435 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1435));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1437;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1437;
                const f32 t1438 = t1422 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1439 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1439));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1441;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1441) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1441;
                const f32 t1442 = t1426 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1443 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1443));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1445;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1445) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1445;
                const f32 t1446 = t1430 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1447 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1447));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1449;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1449;
                const f32 t1450 = t1434 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1451 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1451));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1453;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1453) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1453;
                const f32 t1454 = t1438 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1455 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1455));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1457;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1457) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1457;
                const f32 t1458 = t1442 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1459 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1459));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1461;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1461) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1461;
                const f32 t1462 = t1446 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1463 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1463));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1465;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1465) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1465;
                const f32 t1466 = t1450 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1467 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1467));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1469;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1469) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1469;
                const f32 t1470 = t1454 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1471 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1471));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1473;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1473) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1473;
                const f32 t1474 = t1458 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1475 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1475));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1477;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1477) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1477;
                const f32 t1478 = t1462 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1479 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1479));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1481;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1481) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1481;
                const f32 t1482 = t1466 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1483 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1483));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1485;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1485) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1485;
                const f32 t1486 = t1470 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1487 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1487));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1489;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1489) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1489;
                const f32 t1490 = t1474 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1491 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1491));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1493;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1493) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1493;
                const f32 t1494 = t1478 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1495 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1495));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1497;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1497) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1497;
                const f32 t1498 = t1482 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1499 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1499));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1501;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1501) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1501;
                const f32 t1502 = t1486 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1503 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1503));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1505;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1505) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1505;
                const f32 t1506 = t1490 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1507 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1509;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1509;
                const f32 t1510 = t1494 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1511 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1511));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1513;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1513) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1513;
                const f32 t1514 = t1498 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1515 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1515));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1517;
                const f32 t1518 = t1502 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1519 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1519));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1521;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1521) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1521;
                const f32 t1522 = t1506 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1523 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1523));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1525;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1525) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1525;
                const f32 t1526 = t1510 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1527 = t1514 + t1518;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1528 = t1522 + t1526;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1529 = t1527 + t1528;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1529;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1530 = i_3 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1531 = t277 + t1530;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1532 = t1531 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1533 = t1532 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1534 = t1533 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1535 = t10 + t1534;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1536 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1536) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1535) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1537 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1537;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1538 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1538;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1539 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1539;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1540 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1540;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1541 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1541;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1542 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1542;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1543 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1543;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1544 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1544;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1545 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1545;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1546 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1546;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1547 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1547;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1548 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1548;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1549 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1549;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1550 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1550;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1551 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1551;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1552 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1552;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1553 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t1553;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1554 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t1554;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1555 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t1555;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1556 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t1556;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1557 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t1557;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1558 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t1558;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1559 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t1559;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1560 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t1560;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1561 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t1561;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1562 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t1562;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1563 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t1563;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1564 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t1564;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1565 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t1565;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1566 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t1566;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1567 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t1567;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1568 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t1568;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1569 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1569;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1570 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1570;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1571 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1571;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1572 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1572;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1573 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1573;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1574 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1574;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1575 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1575;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1576 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1576;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1577 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1577;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1578 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1578;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1579 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1579;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1580 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1580;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1581 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1581;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1582 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1583 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1583;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1584 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1584;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1585 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t1585;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1586 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t1586;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1587 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t1587;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1588 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t1588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1589 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t1589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1590 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t1590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1591 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t1591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1592 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t1592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1593 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t1593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1594 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t1594;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1595 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t1595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1596 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t1596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1597 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t1597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1598 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t1598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1599 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t1599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1600 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t1600;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1601) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1602;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1602) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1603) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1604) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1605) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1606;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1606) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1607;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1607) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1608;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1608) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1609;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1609) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1610;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1610) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1611;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1611) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1612;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1612) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1613;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1613) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1614;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1614) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1615;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1616;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1616) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1617;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1617) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1618;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1619;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1619) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1620;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1620) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1621;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1622;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1623;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1624;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1625;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1625) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1626;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1627;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1627) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1628;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1628) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1629;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1630;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1631;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1631) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1632;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1632) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1601;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1602;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1603;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1604;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1605;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1606;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1607;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1608;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1609;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1610;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1611;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1612;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1613;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1614;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1615;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1616;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1617;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1618;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1619;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1620;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1621;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1622;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1623;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1624;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1625;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1626;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1627;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1628;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1629;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1630;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1631;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1632;
            }
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right_4; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1633 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1633) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1634 = t277 + i_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1635 = t1634 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1636 = t1635 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1637 = t10 + t1636;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1638 = t1634 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1639 = t1638 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1637), "r"(t1639) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1640 = t279 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1641 = t1640 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1642 = smem_1 + t1641;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1643 = t1634 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1644 = t1643 << 15u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1645 = t8 + t1644;
                const u32 t1646 = t1642 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1647 = t1645 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1648 = t1646 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1649 = (u64)t1648;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1650 = t1649 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1651 = t1647 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1652 = (u64)t1651;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1653 = t1652 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1654 = t1646 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1655 = (u64)t1654;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1656 = t1655 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1657 = t1647 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1658 = (u64)t1657;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1659 = t1658 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1660 = t1646 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1661 = (u64)t1660;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1662 = t1661 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1663 = t1647 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1664 = (u64)t1663;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1665 = t1664 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1666 = t1646 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1667 = (u64)t1666;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1668 = t1667 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1669 = t1647 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1670 = (u64)t1669;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1671 = t1670 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1672 = t1646 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1673 = (u64)t1672;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1674 = t1673 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1675 = t1647 + 66560u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1676 = (u64)t1675;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1677 = t1676 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1678 = t1646 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1679 = (u64)t1678;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1680 = t1679 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1681 = t1647 + 66562u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1682 = (u64)t1681;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1683 = t1682 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1684 = t1646 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1685 = (u64)t1684;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1686 = t1685 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1687 = t1647 + 66564u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1688 = (u64)t1687;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1689 = t1688 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1690 = t1646 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1691 = (u64)t1690;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1692 = t1691 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1693 = t1647 + 66566u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1694 = (u64)t1693;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1695 = t1694 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1650), "l"(t1653), "l"(t1656), "l"(t1659), "l"(t1662), "l"(t1665), "l"(t1668), "l"(t1671), "l"(t1674), "l"(t1677), "l"(t1680), "l"(t1683), "l"(t1686), "l"(t1689), "l"(t1692), "l"(t1695) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1696 = i_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1697 = t277 + t1696;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1698 = t1697 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1699 = t1698 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1700 = t1699 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1701 = t10 + t1700;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1702 = t1697 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1703 = t1702 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1701), "r"(t1703) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_33 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_34 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_35 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_36 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_37 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_38 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_39 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_40 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_41 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_42 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_43 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_44 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_45 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_46 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_47 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_48 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_49 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_50 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_51 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_52 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_53 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_54 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_55 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_56 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_57 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_58 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_59 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_60 = p_28;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_61 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_62 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_63 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_64 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1704 = t1697 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1705 = t1704 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1706 = t9 + t1705;
                const u32 t1707 = t1706 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1708 = t1707 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1709 = (u64)t1708;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1710 = t1709 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1711 = t1707 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1712 = (u64)t1711;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1713 = t1712 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1714 = t1707 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1715 = (u64)t1714;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1716 = t1715 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1717 = t1707 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1718 = (u64)t1717;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1719 = t1718 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1720 = t1707 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1721 = (u64)t1720;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1722 = t1721 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1723 = t1707 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1724 = (u64)t1723;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1725 = t1724 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1726 = t1707 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1727 = (u64)t1726;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1728 = t1727 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1729 = t1707 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1730 = (u64)t1729;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1731 = t1730 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1710), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1713), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1716), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1719), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1722), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1725), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1728), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1731) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1732 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1733 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t1732 ? 0u : t1733;
                const u32 t1735 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1735) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1736 = t277 + i_4;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1737 = t1736 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1738 = t1737 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1739 = t1738 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1740 = t10 + t1739;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1741 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1741) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1740) : "memory");
                }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1742;
                asm("max.f32 %0, %1, %2;" : "=f"(t1742) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1743;
                asm("max.f32 %0, %1, %2;" : "=f"(t1743) : "f"(t1742), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1744;
                asm("max.f32 %0, %1, %2;" : "=f"(t1744) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1745;
                asm("max.f32 %0, %1, %2;" : "=f"(t1745) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1746;
                asm("max.f32 %0, %1, %2;" : "=f"(t1746) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1747;
                asm("max.f32 %0, %1, %2;" : "=f"(t1747) : "f"(t1743), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1748;
                asm("max.f32 %0, %1, %2;" : "=f"(t1748) : "f"(t1744), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1749;
                asm("max.f32 %0, %1, %2;" : "=f"(t1749) : "f"(t1745), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1750;
                asm("max.f32 %0, %1, %2;" : "=f"(t1750) : "f"(t1746), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1751;
                asm("max.f32 %0, %1, %2;" : "=f"(t1751) : "f"(t1747), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1752;
                asm("max.f32 %0, %1, %2;" : "=f"(t1752) : "f"(t1748), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1753;
                asm("max.f32 %0, %1, %2;" : "=f"(t1753) : "f"(t1749), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1754;
                asm("max.f32 %0, %1, %2;" : "=f"(t1754) : "f"(t1750), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1755;
                asm("max.f32 %0, %1, %2;" : "=f"(t1755) : "f"(t1751), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1756;
                asm("max.f32 %0, %1, %2;" : "=f"(t1756) : "f"(t1752), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1757;
                asm("max.f32 %0, %1, %2;" : "=f"(t1757) : "f"(t1753), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1758;
                asm("max.f32 %0, %1, %2;" : "=f"(t1758) : "f"(t1754), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1759;
                asm("max.f32 %0, %1, %2;" : "=f"(t1759) : "f"(t1755), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1760;
                asm("max.f32 %0, %1, %2;" : "=f"(t1760) : "f"(t1756), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1761;
                asm("max.f32 %0, %1, %2;" : "=f"(t1761) : "f"(t1757), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1762;
                asm("max.f32 %0, %1, %2;" : "=f"(t1762) : "f"(t1758), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1763;
                asm("max.f32 %0, %1, %2;" : "=f"(t1763) : "f"(t1759), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1764;
                asm("max.f32 %0, %1, %2;" : "=f"(t1764) : "f"(t1760), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1765;
                asm("max.f32 %0, %1, %2;" : "=f"(t1765) : "f"(t1761), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1766;
                asm("max.f32 %0, %1, %2;" : "=f"(t1766) : "f"(t1762), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1767;
                asm("max.f32 %0, %1, %2;" : "=f"(t1767) : "f"(t1763), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1768;
                asm("max.f32 %0, %1, %2;" : "=f"(t1768) : "f"(t1764), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1769;
                asm("max.f32 %0, %1, %2;" : "=f"(t1769) : "f"(t1765), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1770;
                asm("max.f32 %0, %1, %2;" : "=f"(t1770) : "f"(t1766), "f"(s_62));
                f32 t1771;
                asm("max.f32 %0, %1, %2;" : "=f"(t1771) : "f"(t1767), "f"(t1768));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1772;
                asm("max.f32 %0, %1, %2;" : "=f"(t1772) : "f"(t1769), "f"(t1770));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1773;
                asm("max.f32 %0, %1, %2;" : "=f"(t1773) : "f"(t1771), "f"(t1772));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1774;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1774) : "f"(t1773));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1773), "f"(t1774));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1776;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1776) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_3;
                asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t1776));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1778;
                asm("max.f32 %0, %1, %2;" : "=f"(t1778) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1779;
                asm("max.f32 %0, %1, %2;" : "=f"(t1779) : "f"(t1778), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1780;
                asm("max.f32 %0, %1, %2;" : "=f"(t1780) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1781;
                asm("max.f32 %0, %1, %2;" : "=f"(t1781) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1782;
                asm("max.f32 %0, %1, %2;" : "=f"(t1782) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1783;
                asm("max.f32 %0, %1, %2;" : "=f"(t1783) : "f"(t1779), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1784;
                asm("max.f32 %0, %1, %2;" : "=f"(t1784) : "f"(t1780), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1785;
                asm("max.f32 %0, %1, %2;" : "=f"(t1785) : "f"(t1781), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1786;
                asm("max.f32 %0, %1, %2;" : "=f"(t1786) : "f"(t1782), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1787;
                asm("max.f32 %0, %1, %2;" : "=f"(t1787) : "f"(t1783), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1788;
                asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(t1784), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1789;
                asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(t1785), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1790;
                asm("max.f32 %0, %1, %2;" : "=f"(t1790) : "f"(t1786), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1791;
                asm("max.f32 %0, %1, %2;" : "=f"(t1791) : "f"(t1787), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1792;
                asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(t1788), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1793;
                asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1789), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1794;
                asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1790), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1795;
                asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1791), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1796;
                asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1792), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1797;
                asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1793), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1798;
                asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1794), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1799;
                asm("max.f32 %0, %1, %2;" : "=f"(t1799) : "f"(t1795), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1800;
                asm("max.f32 %0, %1, %2;" : "=f"(t1800) : "f"(t1796), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1801;
                asm("max.f32 %0, %1, %2;" : "=f"(t1801) : "f"(t1797), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1802;
                asm("max.f32 %0, %1, %2;" : "=f"(t1802) : "f"(t1798), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1803;
                asm("max.f32 %0, %1, %2;" : "=f"(t1803) : "f"(t1799), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1804;
                asm("max.f32 %0, %1, %2;" : "=f"(t1804) : "f"(t1800), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1805;
                asm("max.f32 %0, %1, %2;" : "=f"(t1805) : "f"(t1801), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1806;
                asm("max.f32 %0, %1, %2;" : "=f"(t1806) : "f"(t1802), "f"(s_64));
                f32 t1807;
                asm("max.f32 %0, %1, %2;" : "=f"(t1807) : "f"(t1803), "f"(t1804));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1808;
                asm("max.f32 %0, %1, %2;" : "=f"(t1808) : "f"(t1805), "f"(t1806));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1809;
                asm("max.f32 %0, %1, %2;" : "=f"(t1809) : "f"(t1807), "f"(t1808));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1810;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1810) : "f"(t1809));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1809), "f"(t1810));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1812;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1812) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_4;
                asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t1812));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1814 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1815 = t1814 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1816 = 8.0f < t1815;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1817 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1818 = t1817 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1819 = 8.0f < t1818;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1820 = t1816 | t1819;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose_2 = __any_sync(0xffffffffu, t1820);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_13 = row_max;
                const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t1825 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t1825;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1827 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1828;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1828) : "f"(old_13), "f"(scale_log2), "f"(t1827));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1828));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1831 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1832 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t1832));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1834;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1834) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1834;
                const f32 t1835 = t1831 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1836 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_130;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t1836));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1838;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1838) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1838;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1839 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t1839));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1841;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1841) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1841;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1842 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t1842));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1844;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1844) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1844;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1845 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_133;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t1845));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1847;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1847) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1847;
                const f32 t1848 = t1835 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1849 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t1849));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1851;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1851) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1851;
                const f32 t1852 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1853 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t1853));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1855;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1855) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1855;
                const f32 t1856 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1857 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t1857));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1859;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1859) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1859;
                const f32 t1860 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1861 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t1861));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1863;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1863) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1863;
                const f32 t1864 = t1848 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1865 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_138;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t1865));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1867;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1867) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1867;
                const f32 t1868 = t1852 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1869 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t1869));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1871;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1871) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1871;
                const f32 t1872 = t1856 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1873 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t1873));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1875;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1875) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1875;
                const f32 t1876 = t1860 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1877 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t1877));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1879;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1879) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1879;
                const f32 t1880 = t1864 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1881 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_142;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t1881));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1883;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1883) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1883;
                const f32 t1884 = t1868 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1885 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t1885));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1887;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1887) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1887;
                const f32 t1888 = t1872 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1889 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_144;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t1889));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1891;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1891) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1891;
                const f32 t1892 = t1876 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1893 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t1893));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1895;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1895) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1895;
                const f32 t1896 = t1880 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1897 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t1897));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1899;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1899) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1899;
                const f32 t1900 = t1884 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1901 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_147;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t1901));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1903;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1903) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1903;
                const f32 t1904 = t1888 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1905 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t1905));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1907;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1907) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1907;
                const f32 t1908 = t1892 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1909 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t1909));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1911;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1911) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1911;
                const f32 t1912 = t1896 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1913 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t1913));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1915;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1915) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1915;
                const f32 t1916 = t1900 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1917 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t1917));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1919;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1919) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1919;
                const f32 t1920 = t1904 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1921 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t1921));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1923;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1923) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1923;
                const f32 t1924 = t1908 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1925 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t1925));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1927;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1927) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1927;
                const f32 t1928 = t1912 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1929 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_154;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t1929));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1931;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1931) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1931;
                const f32 t1932 = t1916 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1933 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t1933));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1935;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1935) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1935;
                const f32 t1936 = t1920 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1937 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t1937));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1939;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1939) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1939;
                const f32 t1940 = t1924 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1941 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t1941));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1943;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1943) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1943;
                const f32 t1944 = t1928 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1945 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t1945));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1947;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1947) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1947;
                const f32 t1948 = t1932 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1949 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t1949));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1951;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1951) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1951;
                const f32 t1952 = t1936 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1953 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_160;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t1953));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1955;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1955) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1955;
                const f32 t1956 = t1940 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1957 = t1944 + t1948;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1958 = t1952 + t1956;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1959 = t1957 + t1958;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1959;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_14 = row_max_2;
                const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t1963 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t1963;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1965 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1966;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1966) : "f"(old_14), "f"(scale_log2), "f"(t1965));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1966));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1969 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1970 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t1970));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1972;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1972) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1972;
                const f32 t1973 = t1969 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1974 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_162;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t1974));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1976;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1976) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1976;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1977 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_163;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t1977));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1979;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1979) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1979;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1980 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t1980));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1982;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1982) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1982;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1983 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t1983));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1985;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1985) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1985;
                const f32 t1986 = t1973 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1987 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t1987));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1989;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1989) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1989;
                const f32 t1990 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1991 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t1991));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1993;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1993) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1993;
                const f32 t1994 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1995 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t1995));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1997;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1997) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1997;
                const f32 t1998 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1999 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t1999));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2001;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2001) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2001;
                const f32 t2002 = t1986 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2003 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_170;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2003));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2005;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2005) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2005;
                const f32 t2006 = t1990 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2007 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2007));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2009;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2009) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2009;
                const f32 t2010 = t1994 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2011 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2011));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2013;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2013) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2013;
                const f32 t2014 = t1998 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2015 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2015));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2017;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2017) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2017;
                const f32 t2018 = t2002 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2019 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2019));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2021;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2021) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2021;
                const f32 t2022 = t2006 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2023 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2023));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2025;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2025) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2025;
                const f32 t2026 = t2010 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2027 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2027));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2029;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2029) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2029;
                const f32 t2030 = t2014 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2031 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2031));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2033;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2033) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t2033;
                const f32 t2034 = t2018 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2035 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_178;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2035));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2037;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2037) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t2037;
                const f32 t2038 = t2022 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2039 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_179;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2039));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2041;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2041) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t2041;
                const f32 t2042 = t2026 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2043 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2043));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2045;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2045) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t2045;
                const f32 t2046 = t2030 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2047 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2047));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2049;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2049) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t2049;
                const f32 t2050 = t2034 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2051 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_182;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2051));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2053;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2053) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t2053;
                const f32 t2054 = t2038 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2055 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2055));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2057;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2057) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t2057;
                const f32 t2058 = t2042 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2059 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2059));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2061;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2061) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t2061;
                const f32 t2062 = t2046 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2063 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2063));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2065;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2065) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t2065;
                const f32 t2066 = t2050 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2067 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2067));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2069;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2069) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t2069;
                const f32 t2070 = t2054 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2071 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_187;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2071));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2073;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2073) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t2073;
                const f32 t2074 = t2058 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2075 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2075));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2077;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2077) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t2077;
                const f32 t2078 = t2062 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2079 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2079));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2081;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2081) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t2081;
                const f32 t2082 = t2066 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2083 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2083));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2085;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2085) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t2085;
                const f32 t2086 = t2070 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2087 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2087));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2089;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2089) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t2089;
                const f32 t2090 = t2074 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2091 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2091));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2093;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2093) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t2093;
                const f32 t2094 = t2078 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2095 = t2082 + t2086;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2096 = t2090 + t2094;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2097 = t2095 + t2096;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2097;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t2098 = i_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2099 = t277 + t2098;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2100 = t2099 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2101 = t2100 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2102 = t2101 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2103 = t10 + t2102;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2104 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2104) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2103) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2105 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2106 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2107 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2108 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2109 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2110 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2111 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2112 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2113 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2114 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2115 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2116 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2117 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2118 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2119 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2120 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2121 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2122 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2123 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2124 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2125 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2126 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2127 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2128 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2129 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2130 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2131 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2132 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2133 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2134 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2135 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2136 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2137 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2138 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2139 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2140 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2141 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2142 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2143 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2144 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2145 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2146 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2147 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2148 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2149 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2150 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2151 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2152 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2153 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2154 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2155 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2156 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2157 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2158 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2159 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2160 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2161 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2162 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2162;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2163 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2163;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2164 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2164;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2165 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2165;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2166 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2166;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2167 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2167;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2168 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2168;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2169;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2169) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2170;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2170) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2171;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2172;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2173;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2174;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2175;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2175) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2176;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2177;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2178;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2179;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2179) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2180;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2181;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2181) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2182;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2183;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2183) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2184;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2184) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2185;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2186;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2187;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2187) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2188;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2188) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2189;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2189) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2190;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2190) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2191;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2191) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2192;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2192) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2193;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2193) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2194;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2194) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2195;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2195) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2196;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2196) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2197;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2197) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2198;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2198) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2199;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2199) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2200;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2200) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t2169;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2170;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2171;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2172;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2173;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2174;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2175;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2176;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2177;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2178;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2179;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2180;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2181;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2182;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2183;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2184;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t2185;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t2186;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t2187;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t2188;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t2189;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t2190;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t2191;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t2192;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t2193;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t2194;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t2195;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t2196;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t2197;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t2198;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t2199;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t2200;
            }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2201 = t279 & 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2202 = t2201 + 12u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2203 = t2202 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2204 = t10 + t2203;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2205 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2205) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2204) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2206 = end_15 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2207 = t277 + t2206;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2208 = t2207 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2209 = t2208 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2210 = t2209 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2211 = t10 + t2210;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2212 = t2207 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2213 = t2212 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2211), "r"(t2213) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_65 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_66 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_67 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_68 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_69 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_70 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_71 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_72 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_73 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_74 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_75 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_76 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_77 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_78 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_79 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_80 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_81 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_82 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_83 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_84 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_85 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_86 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_87 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_88 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_89 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_90 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_91 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_92 = p_28;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_93 = p_29;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_94 = p_30;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_95 = p_31;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_96 = p_32;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2214 = t2207 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2215 = t2214 << 15u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2216 = t9 + t2215;
            const u32 t2217 = t2216 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2218 = t2217 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2219 = (u64)t2218;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2220 = t2219 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2221 = t2217 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2222 = (u64)t2221;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2223 = t2222 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2224 = t2217 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2225 = (u64)t2224;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2226 = t2225 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2227 = t2217 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2228 = (u64)t2227;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2229 = t2228 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2230 = t2217 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2231 = (u64)t2230;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2232 = t2231 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2233 = t2217 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2234 = (u64)t2233;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2235 = t2234 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2236 = t2217 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2237 = (u64)t2236;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2238 = t2237 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2239 = t2217 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2240 = (u64)t2239;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2241 = t2240 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2220), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2223), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2226), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2229), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2232), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2235), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2238), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2241) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2242 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2243 = t277 + t2242;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2244 = t2243 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2245 = t2244 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2246 = t2245 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2247 = t10 + t2246;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2248 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2248) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2247) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2250 = t277 + end_15;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_5 = t2250; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2251 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2251) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2252 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2253 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t2252 ? 0u : t2253;
                const u32 t2255 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2255) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2256 = i_5 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2257 = t2256 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2258 = t10 + t2257;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2259 = i_5 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2260 = t2259 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2258), "r"(t2260) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2261 = i_5 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2262 = t2261 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2263 = t2262 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2264 = t10 + t2263;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2265 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2265) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2264) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2266 = i_5 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2267 = t2266 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2268 = t2267 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2269 = t10 + t2268;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2270 = i_5 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2271 = t2270 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2269), "r"(t2271) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2272 = i_5 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2273 = t2272 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2274 = t2273 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2275 = t10 + t2274;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2276 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2276) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2275) : "memory");
                }
            }
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2277;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2277) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_7 = row_sum + t2277;
            f32 t2279;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2279) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2280 = pair_7 + t2279;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2280;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2281;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2281) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_8 = row_sum_2 + t2281;
            f32 t2283;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2283) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2284 = pair_8 + t2283;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2284;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2285 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2286;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2286) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2285 ? 0.0f : t2286;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2288 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t2288;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2289 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2289;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2290 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2290;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2291 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2291;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2292 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2292;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2293 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2293;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2294 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2294;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2295 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2295;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2296 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2296;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2297 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2297;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2298 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2298;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2299 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2299;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2300 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2300;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2301 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2301;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2302 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2302;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2303 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2303;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2304 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t2304;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2305 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t2305;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2306 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t2306;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2307 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t2307;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2308 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t2308;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2309 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t2309;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2310 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t2310;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2311 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t2311;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2312 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t2312;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2313 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t2313;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2314 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t2314;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2315 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t2315;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2316 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t2316;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2317 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t2317;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2318 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t2318;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2319 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t2319;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2320 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2321;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2321) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2320 ? 0.0f : t2321;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2323 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2323;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2324 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2324;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2325 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2325;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2326 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2326;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2327 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2327;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2328 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2328;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2329 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2329;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2330 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2330;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2331 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2331;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2332 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2332;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2333 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2333;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2334 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2334;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2335 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2335;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2336 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2336;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2337 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2337;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2338 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2338;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2339 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t2339;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2340 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t2340;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2341 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t2341;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2342 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t2342;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2343 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t2343;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2344 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t2344;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2345 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t2345;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2346 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t2346;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2347 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t2347;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2348 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t2348;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2349 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t2349;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2350 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t2350;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2351 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t2351;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2352 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t2352;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2353 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t2353;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2354 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t2354;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t2355 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2355) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2356 = t279 & 3u;
            const u32 t2357 = t202 + 8192u;
            u32 t2358;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2358) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2359;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2359) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2360;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2360) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2361;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2361) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2362;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2362) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2363;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2363) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2364;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2364) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2365;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2365) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2366;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2366) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2367;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2367) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2368;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2368) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2369;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2369) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2370;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2370) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2371;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2371) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2372;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2372) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2373;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2373) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2374;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2374) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2375;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2375) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2376;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2376) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2377;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2377) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2378;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2378) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2379;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2379) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2380;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2380) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2381;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2381) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2382;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2382) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2383;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2383) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2384;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2384) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2385;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2385) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2386;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2386) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2387;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2387) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2388;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2388) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2389;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2389) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2390 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2391 = t204 + t2390;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2392 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2393 = t2391 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2394 = t2392 ^ t2393;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2395 = t2391 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2396 = t2394 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2397 = t2395 + t2396;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2398 = t202 + t2397;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2398), "r"(t2358), "r"(t2359), "r"(t2360), "r"(t2361) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2399 = t2397 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2400 = t202 + t2399;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2400), "r"(t2362), "r"(t2363), "r"(t2364), "r"(t2365) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2401 = t2397 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2402 = t202 + t2401;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2402), "r"(t2366), "r"(t2367), "r"(t2368), "r"(t2369) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2403 = t2397 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2404 = t202 + t2403;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2404), "r"(t2370), "r"(t2371), "r"(t2372), "r"(t2373) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2405 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2406 = t204 + t2405;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2407 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2408 = t2406 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2409 = t2407 ^ t2408;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2410 = t2406 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2411 = t2409 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2412 = t2410 + t2411;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2413 = t2357 + t2412;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2413), "r"(t2374), "r"(t2375), "r"(t2376), "r"(t2377) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2414 = t2412 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2415 = t2357 + t2414;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2415), "r"(t2378), "r"(t2379), "r"(t2380), "r"(t2381) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2416 = t2412 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2417 = t2357 + t2416;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2417), "r"(t2382), "r"(t2383), "r"(t2384), "r"(t2385) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2418 = t2412 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2419 = t2357 + t2418;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2419), "r"(t2386), "r"(t2387), "r"(t2388), "r"(t2389) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t2420 = t232 + t205;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t2420 + t204;
            const bool t2422 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2422) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2423 = t204 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2424 = t202 + t2423;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2424), "l"(o), "r"(0u), "r"(t233), "r"(first_row), "r"(t234) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2425 = t202 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2426 = t204 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2427 = t2425 + t2426;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2427), "l"(o), "r"(64u), "r"(t233), "r"(first_row), "r"(t234) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2428 = (u64)t234;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2429 = t2428 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2430 = t2429 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2431 = lse + t2430;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2432 = (u64)t233;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2433 = t2432 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2434 = t2433 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2435 = t2431 + t2434;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2436 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2437 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t2438 = t2437 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t2438) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2439 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t2439;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t2442 = (u64)row * t2436;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t2443 = t2442 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t2444 = t2435 + t2443;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2445;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2445) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2446;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2446) : "f"(row_max), "f"(scale_log2), "f"(t2445));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t2446 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t2448 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2449 = t2448 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2444), "f"(t2449) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2450 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2451 = first_row + t2450;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t2451 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t2454 = (u64)row_2 * t2436;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t2455 = t2454 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t2456 = t2435 + t2455;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2457;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2457) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2458) : "f"(row_max_2), "f"(scale_log2), "f"(t2457));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t2458 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t2460 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2461 = t2460 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2456), "f"(t2461) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2462 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2462;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2463 = count & 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t2464 = t2463 == 0u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2465 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2466 = gridDim.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2467 = t2466 - 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2468 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2469 = t2467 - t2468;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place_4 = t2464 ? t2465 : t2469;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2471 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2472 = count * t2471;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2473 = t2472 + place_4;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_3 = t2473;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2475 = index_2 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2475) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2476 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2476) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
