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
    const f32 score_scale,
    const u64 argument0 /* f32 */,
    const u64 argument0_stride0,
    const u64 argument0_stride1,
    const u64 argument0_stride2,
    const u64 argument0_stride3,
    const u32 argument1,
    const u64 argument0_2 /* u32 */,
    const u64 argument0_stride0_2,
    const u64 argument0_stride1_2,
    const u64 argument0_stride2_2,
    const u64 argument0_stride3_2,
    const u64 argument1_2 /* u32 */,
    const u64 argument1_stride0,
    const u64 argument1_stride1,
    const u64 argument1_stride2,
    const u64 argument1_stride3,
    const u32 heads_per_section)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 o = (u64)&o_map;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 43 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 44 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 193 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 49152u;
    const u32 t10 = t9 + 49152u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 48u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 220 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 72u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 220 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 220 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 96u;
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 104u;
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 112u;
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 120u;
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 152u;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 233 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 70 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 t31 = seq_q + 127u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 tiles = t31 >> 7u;
    const u32 t33 = tiles * heads;
#line 71 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 total = t33 * batch;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t35 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t35) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t36 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t36) {
#line 23 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t37 = tile & 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t38 = t37 == 0u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t39 = blockIdx.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t40 = gridDim.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t41 = t40 - 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t42 = blockIdx.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t43 = t41 - t42;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place = t38 ? t39 : t43;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t45 = gridDim.x;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t46 = tile * t45;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t47 = t46 + place;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t47;
            while (true) {
#line 90 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t48 = index < total;
                if (!t48) break;
#line 81 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t49 = heads_per_section * tiles;
#line 81 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t50 = index / t49;
#line 81 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t50 * heads_per_section;
                const u32 t52 = heads * batch;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t53 = t52 - first;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t53 < heads_per_section ? t53 : heads_per_section;
                const u32 t55 = first * tiles;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index - t55;
                const u32 t57 = rest % heads_2;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t58 = first + t57;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t59 = tiles - 1u;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t60 = rest / heads_2;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t61 = t59 - t60;
#line 88 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t62 = t61 << 7u;
#line 88 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t63 = t58 % heads;
#line 88 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t64 = t58 / heads;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t65 = t62 + seq_k;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t65 + 1u;
                const u32 t67 = end > seq_q ? end : seq_q;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t68 = t67 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t68 < seq_k ? t68 : seq_k;
#line 286 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t70 = t62 + 127u;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t71 = t70 + seq_k;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t71 + 1u;
                const u32 t73 = end_3 > seq_q ? end_3 : seq_q;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t74 = t73 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t74 < seq_k ? t74 : seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t76 = end_4 + 63u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t77 = t76 >> 6u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t77 > 1u ? t77 : 1u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t79 = end_2 >> 6u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t79 < end_5 ? t79 : end_5;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t81 = end_5 - whole;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t82 = t81 < end_5 ? t81 : end_5;
#line 28 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t83 = t63 / group;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t84 = tile << 1u;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t84 & 3u;
                const u32 t86 = slot + 16u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t87 = t86 << 3u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t10 + t87;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t84 >> 2u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t89 & 1u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t90 ^ 1u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t88), "r"(t91) : "memory");
                const u32 t92 = slot + 12u;
#line 83 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t92 << 3u;
#line 83 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t10 + t93;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t95 = slot << 14u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t96 = smem_1 + t95;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t97;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t97) : );
#line 87 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t98 = t97 == 1u;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t98) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t94) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t96), "l"(q), "r"(t94), "r"(0u), "r"(t63), "r"(t62), "r"(t64) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t99 = t96 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t99), "l"(q), "r"(t94), "r"(64u), "r"(t63), "r"(t62), "r"(t64) : "memory");
                }
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t100 = tile << 1u;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t101 = t100 + 1u;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t101 & 3u;
                const u32 t103 = slot_2 + 16u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t104 = t103 << 3u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t10 + t104;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t101 >> 2u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t106 & 1u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t108 = t107 ^ 1u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t105), "r"(t108) : "memory");
                const u32 t109 = slot_2 + 12u;
#line 83 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t109 << 3u;
#line 83 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t10 + t110;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t62 + 64u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t113 = slot_2 << 14u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t114 = smem_1 + t113;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t115;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t115) : );
#line 87 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t116 = t115 == 1u;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t116) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t111) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t114), "l"(q), "r"(t111), "r"(0u), "r"(t63), "r"(t112), "r"(t64) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t117 = t114 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t117), "l"(q), "r"(t111), "r"(64u), "r"(t63), "r"(t112), "r"(t64) : "memory");
                }
#line 131 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed % 3u;
                const u32 t119 = slot_3 << 3u;
#line 132 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t10 + t119;
                const u32 t121 = slot_3 + 3u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t121 << 3u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t10 + t122;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = passed / 3u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = t124 & 1u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t125 ^ 1u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t123), "r"(t126) : "memory");
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = end_5 - 1u;
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t127 << 6u;
                const u32 t129 = slot_3 << 14u;
#line 165 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t8 + t129;
                u32 t131;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t131) : );
#line 166 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t132 = t131 == 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t132) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t120) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t130), "l"(k), "r"(t120), "r"(0u), "r"(t83), "r"(t128), "r"(t64) : "memory");
#line 168 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t133 = t130 + 8192u;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t133), "l"(k), "r"(t120), "r"(64u), "r"(t83), "r"(t128), "r"(t64) : "memory");
                }
#line 131 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed % 3u;
                const u32 t135 = slot_4 + 6u;
#line 132 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t135 << 3u;
#line 132 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t10 + t136;
                const u32 t138 = slot_4 + 9u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t138 << 3u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t10 + t139;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = passed / 3u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t141 & 1u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t142 ^ 1u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t140), "r"(t143) : "memory");
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = end_5 - 1u;
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t144 << 6u;
                const u32 t146 = slot_4 << 14u;
#line 165 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t9 + t146;
                u32 t148;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t148) : );
#line 166 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t149 = t148 == 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t149) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t137) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t147), "l"(v), "r"(t137), "r"(0u), "r"(t83), "r"(t145), "r"(t64) : "memory");
#line 168 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t150 = t147 + 8192u;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t150), "l"(v), "r"(t137), "r"(64u), "r"(t83), "r"(t145), "r"(t64) : "memory");
                }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t151 = passed + i;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t151 % 3u;
                    const u32 t153 = slot_5 << 3u;
#line 132 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t154 = t10 + t153;
                    const u32 t155 = slot_5 + 3u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t155 << 3u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t157 = t10 + t156;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = t151 / 3u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = t158 & 1u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = t159 ^ 1u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t157), "r"(t160) : "memory");
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = end_5 - 1u;
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t162 = t161 - i;
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t162 << 6u;
                    const u32 t164 = slot_5 << 14u;
#line 165 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t8 + t164;
                    u32 t166;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t166) : );
#line 166 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t167 = t166 == 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t167) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t154) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t165), "l"(k), "r"(t154), "r"(0u), "r"(t83), "r"(t163), "r"(t64) : "memory");
#line 168 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t168 = t165 + 8192u;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t168), "l"(k), "r"(t154), "r"(64u), "r"(t83), "r"(t163), "r"(t64) : "memory");
                    }
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = passed + i;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t169 % 3u;
                    const u32 t171 = slot_6 + 6u;
#line 132 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = t171 << 3u;
#line 132 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t10 + t172;
                    const u32 t174 = slot_6 + 9u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = t174 << 3u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t176 = t10 + t175;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = t169 / 3u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t178 = t177 & 1u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t179 = t178 ^ 1u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t176), "r"(t179) : "memory");
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t180 = end_5 - 1u;
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t181 = t180 - i;
#line 164 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t182 = t181 << 6u;
                    const u32 t183 = slot_6 << 14u;
#line 165 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t184 = t9 + t183;
                    u32 t185;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t185) : );
#line 166 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t186 = t185 == 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t186) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t173) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t184), "l"(v), "r"(t173), "r"(0u), "r"(t83), "r"(t182), "r"(t64) : "memory");
#line 168 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t187 = t184 + 8192u;
#line 168 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t187), "l"(v), "r"(t173), "r"(64u), "r"(t83), "r"(t182), "r"(t64) : "memory");
                    }
                }
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = passed + end_5;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t188;
                const u32 t189 = tile + 1u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t189;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t190 = tile & 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t191 = t190 == 0u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t192 = blockIdx.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t193 = gridDim.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t194 = t193 - 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t195 = blockIdx.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t196 = t194 - t195;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place_2 = t191 ? t192 : t196;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t198 = gridDim.x;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t199 = tile * t198;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t200 = t199 + place_2;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t200;
            }
        }
    } else {
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t203 = index_2 << 14u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t204 = t7 + t203;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t205 = warp & 3u;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t206 = t205 << 4u;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t207 = index_2 << 6u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_2 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_3 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_4 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_5 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_6 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_7 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_8 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_9 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_10 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_11 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_12 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_13 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_14 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_15 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_16 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_17 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_18 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_19 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_20 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_21 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_22 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_23 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_24 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_25 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_26 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_27 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_28 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_29 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_30 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_31 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_32 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_2 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_3 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_4 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_5 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_6 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_7 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_8 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_9 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_10 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_11 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_12 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_13 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_14 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_15 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_16 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_17 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_18 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_19 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_20 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_21 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_22 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_23 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_24 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_25 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_26 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_27 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_28 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_29 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_30 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_31 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_32 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_33 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_34 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_35 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_36 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_37 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_38 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_39 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_40 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_41 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_42 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_43 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_44 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_45 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_46 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_47 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_48 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_49 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_50 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_51 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_52 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_53 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_54 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_55 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_56 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_57 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_58 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_59 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_60 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_61 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_62 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_63 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_64 = 0.0f;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_2 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_3 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_4 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_5 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_6 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_7 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_8 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_9 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_10 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_11 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_12 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_13 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_14 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_15 = 0u;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_16 = 0u;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t208 = count & 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const bool t209 = t208 == 0u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t210 = blockIdx.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t211 = gridDim.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t212 = t211 - 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t213 = blockIdx.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t214 = t212 - t213;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 place_3 = t209 ? t210 : t214;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t216 = gridDim.x;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t217 = count * t216;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t218 = t217 + place_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_3 = t218;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t219 = index_2 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t219) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 67 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 90 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t220 = index_3 < total;
            if (!t220) break;
#line 81 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t221 = heads_per_section * tiles;
#line 81 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t222 = index_3 / t221;
#line 81 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 first_2 = t222 * heads_per_section;
            const u32 t224 = heads * batch;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t225 = t224 - first_2;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 heads_3 = t225 < heads_per_section ? t225 : heads_per_section;
            const u32 t227 = first_2 * tiles;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 rest_2 = index_3 - t227;
            const u32 t229 = rest_2 % heads_3;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t230 = first_2 + t229;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t231 = tiles - 1u;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t232 = rest_2 / heads_3;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t233 = t231 - t232;
#line 88 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t234 = t233 << 7u;
#line 88 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t235 = t230 % heads;
#line 88 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t236 = t230 / heads;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t237 = t234 + seq_k;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t237 + 1u;
            const u32 t239 = end_6 > seq_q ? end_6 : seq_q;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t240 = t239 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t240 < seq_k ? t240 : seq_k;
#line 286 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t242 = t234 + 127u;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t243 = t242 + seq_k;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t243 + 1u;
            const u32 t245 = end_8 > seq_q ? end_8 : seq_q;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t246 = t245 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t246 < seq_k ? t246 : seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t248 = end_9 + 63u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t249 = t248 >> 6u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t249 > 1u ? t249 : 1u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t251 = end_7 >> 6u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t251 < end_10 ? t251 : end_10;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t253 = end_10 - whole_2;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t254 = t253 < end_10 ? t253 : end_10;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t234 + t207;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t256 = first_query + seq_k;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t256 + 1u;
            const u32 t258 = end_11 > seq_q ? end_11 : seq_q;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t259 = t258 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t259 < seq_k ? t259 : seq_k;
#line 286 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t261 = first_query + 63u;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t262 = t261 + seq_k;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t262 + 1u;
            const u32 t264 = end_13 > seq_q ? end_13 : seq_q;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t265 = t264 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t265 < seq_k ? t265 : seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t267 = end_14 + 63u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t268 = t267 >> 6u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t268 > 1u ? t268 : 1u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t270 = end_12 >> 6u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t270 < end_15 ? t270 : end_15;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t272 = end_15 - whole_3;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t273 = t272 < end_15 ? t272 : end_15;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t274 = t234 + t207;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t275 = t274 + t206;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t276 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t277 = t275 + t276;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t278 = t235 / group;
#line 26 "src/functions/bias.rs"
            const u32 t5_2 = 0u - argument1;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t280 = seq_q - 1u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t281 = t277 < t280 ? t277 : t280;
#line 26 "src/functions/bias.rs"
            const u32 t1_2 = t281 + seq_k;
#line 26 "src/functions/bias.rs"
            const u32 t2_2 = t1_2 - seq_q;
            const u64 t8_2 = (u64)t235;
#line 27 "src/functions/bias.rs"
            const u64 t9_2 = t8_2 * argument0_stride0;
#line 27 "src/functions/bias.rs"
            const u64 t10_2 = t9_2 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t11_2 = argument0 + t10_2;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t288 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t289 = t275 + t288;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t290 = t289 + 8u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t291 = t235 / group;
#line 26 "src/functions/bias.rs"
            const u32 t5_3 = 0u - argument1;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t293 = seq_q - 1u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t294 = t290 < t293 ? t290 : t293;
#line 26 "src/functions/bias.rs"
            const u32 t1_3 = t294 + seq_k;
#line 26 "src/functions/bias.rs"
            const u32 t2_3 = t1_3 - seq_q;
            const u64 t8_3 = (u64)t235;
#line 27 "src/functions/bias.rs"
            const u64 t9_3 = t8_3 * argument0_stride0;
#line 27 "src/functions/bias.rs"
            const u64 t10_3 = t9_3 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t11_3 = argument0 + t10_3;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t301 = t234 + t207;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t302 = t301 + t206;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t303 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t304 = t302 + t303;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t305 = t235 / group;
#line 16 "src/functions/sequences.rs"
            const u64 t1_4 = (u64)t236;
#line 16 "src/functions/sequences.rs"
            const u64 t2_4 = t1_4 * argument0_stride0_2;
#line 16 "src/functions/sequences.rs"
            const u64 t3_2 = t2_4 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t10_4 = (u64)t236;
#line 16 "src/functions/sequences.rs"
            const u64 t11_4 = t10_4 * argument1_stride0;
#line 16 "src/functions/sequences.rs"
            const u64 t12_2 = t11_4 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t13_2 = argument1_2 + t12_2;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t313 = seq_q - 1u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t314 = t304 < t313 ? t304 : t313;
#line 16 "src/functions/sequences.rs"
            const u64 t5_4 = (u64)t314;
#line 16 "src/functions/sequences.rs"
            const u64 t6_2 = t5_4 * argument0_stride1_2;
#line 16 "src/functions/sequences.rs"
            const u64 t7_2 = t6_2 * 4ull;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t318 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t319 = t302 + t318;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t320 = t319 + 8u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t321 = t235 / group;
#line 16 "src/functions/sequences.rs"
            const u64 t1_5 = (u64)t236;
#line 16 "src/functions/sequences.rs"
            const u64 t2_5 = t1_5 * argument0_stride0_2;
#line 16 "src/functions/sequences.rs"
            const u64 t3_3 = t2_5 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t10_5 = (u64)t236;
#line 16 "src/functions/sequences.rs"
            const u64 t11_5 = t10_5 * argument1_stride0;
#line 16 "src/functions/sequences.rs"
            const u64 t12_3 = t11_5 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t13_3 = argument1_2 + t12_3;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t329 = seq_q - 1u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t330 = t320 < t329 ? t320 : t329;
#line 16 "src/functions/sequences.rs"
            const u64 t5_5 = (u64)t330;
#line 16 "src/functions/sequences.rs"
            const u64 t6_3 = t5_5 * argument0_stride1_2;
#line 16 "src/functions/sequences.rs"
            const u64 t7_3 = t6_3 * 4ull;
#line 163 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t334 = end_10 - end_15;
#line 163 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t335 = passed_2 + t334;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t336 = count << 1u;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t337 = t336 + index_2;
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 174 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = passed_2; i_2 < t335; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t338 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t338) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t339 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t340 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t339 ? 0u : t340;
                const u32 t342 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t342) : "memory");
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t343 = i_2 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t344 = t343 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t345 = t10 + t344;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t346 = i_2 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t347 = t346 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t345), "r"(t347) : "memory");
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t348 = i_2 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t349 = t348 + 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t350 = t349 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t351 = t10 + t350;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t352 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t352) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t351) : "memory");
                }
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t353 = i_2 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t354 = t353 + 6u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t355 = t354 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t356 = t10 + t355;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t357 = i_2 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t358 = t357 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t356), "r"(t358) : "memory");
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t359 = i_2 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t360 = t359 + 9u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t361 = t360 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t362 = t10 + t361;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t363 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t363) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t362) : "memory");
                }
            }
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t364 = t337 & 3u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t365 = t364 + 12u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t366 = t365 << 3u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t367 = t10 + t366;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t368 = t337 >> 2u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t369 = t368 & 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t367), "r"(t369) : "memory");
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t370 = t335 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t371 = t370 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t372 = t10 + t371;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t373 = t335 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t374 = t373 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t372), "r"(t374) : "memory");
#line 283 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t375 = t337 & 3u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t376 = t375 << 14u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t377 = smem_1 + t376;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t378 = t335 % 3u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t379 = t378 << 14u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t380 = t8 + t379;
            const u32 t381 = t377 >> 4u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t382 = t380 >> 4u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t383 = t381 + 65536u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t384 = (u64)t383;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t385 = t384 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t386 = t382 + 65536u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t387 = (u64)t386;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t388 = t387 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t385), "l"(t388) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t389 = t381 + 65538u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t390 = (u64)t389;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t391 = t390 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t392 = t382 + 65538u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t393 = (u64)t392;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t394 = t393 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t391), "l"(t394) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t395 = t381 + 65540u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t396 = (u64)t395;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t397 = t396 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t398 = t382 + 65540u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t399 = (u64)t398;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t400 = t399 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t397), "l"(t400) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t401 = t381 + 65542u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t402 = (u64)t401;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t403 = t402 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t404 = t382 + 65542u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t405 = (u64)t404;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t406 = t405 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t403), "l"(t406) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t407 = t381 + 66048u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t408 = (u64)t407;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t409 = t408 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t410 = t382 + 66048u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t411 = (u64)t410;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t412 = t411 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t409), "l"(t412) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t413 = t381 + 66050u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t414 = (u64)t413;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t415 = t414 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t416 = t382 + 66050u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t417 = (u64)t416;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t418 = t417 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t415), "l"(t418) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t419 = t381 + 66052u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t420 = (u64)t419;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t421 = t420 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t422 = t382 + 66052u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t423 = (u64)t422;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t424 = t423 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t421), "l"(t424) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t425 = t381 + 66054u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t426 = (u64)t425;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t427 = t426 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t428 = t382 + 66054u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t429 = (u64)t428;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t430 = t429 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t427), "l"(t430) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 204 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t431 = t335 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t432 = t431 + 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t433 = t432 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t434 = t10 + t433;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t435 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t435) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t434) : "memory");
            }
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t436 = end_15 - 1u;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t436 << 6u;
            const u32 t438 = t234 + t207;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t438 + t206;
#line 252 "fa-kernels/src/attention/options/functions.rs"
            const u32 t440 = lane & 3u;
#line 252 "fa-kernels/src/attention/options/functions.rs"
            const u32 t441 = t440 << 1u;
#line 252 "fa-kernels/src/attention/options/functions.rs"
            const u32 column = first_key + t441;
#line 247 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last = seq_k - 1u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t444 = column < last ? column : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t445 = column < last ? column : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_2 = (u64)t445;
#line 16 "src/functions/sequences.rs"
            const u64 t15_2 = t14_2 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_2 = t15_2 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_2 = t13_2 + t16_2;
#line 16 "src/functions/sequences.rs"
            u32 t18_2;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_2) : "l"(t17_2));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t451 = s * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_4 = t2_2 - t444;
#line 26 "src/functions/bias.rs"
            const u32 t4_2 = (int)t3_4 < (int)argument1 ? t3_4 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_4 = (int)t4_2 > (int)t5_2 ? t4_2 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_4 = t6_4 + argument1;
            const u64 t12_4 = (u64)place_4;
#line 27 "src/functions/bias.rs"
            const u64 t13_4 = t12_4 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_3 = t13_4 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_3 = t11_2 + t14_3;
#line 27 "src/functions/bias.rs"
            f32 t16_3;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_3) : "l"(t15_3));
#line 27 "src/functions/bias.rs"
            const f32 t17_3 = t451 + t16_3;
#line 16 "src/functions/sequences.rs"
            const u64 t4_3 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_4 = t4_3 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_4;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_4) : "l"(t8_4));
#line 16 "src/functions/sequences.rs"
            const bool t19_2 = t9_4 == t18_2;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed = t19_2 ? t17_3 : __uint_as_float(0xff800000u);
            s = changed;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t467 = s_3 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_5 = t2_3 - t444;
#line 26 "src/functions/bias.rs"
            const u32 t4_4 = (int)t3_5 < (int)argument1 ? t3_5 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_5 = (int)t4_4 > (int)t5_3 ? t4_4 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_5 = t6_5 + argument1;
            const u64 t12_5 = (u64)place_5;
#line 27 "src/functions/bias.rs"
            const u64 t13_5 = t12_5 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_4 = t13_5 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_4 = t11_3 + t14_4;
#line 27 "src/functions/bias.rs"
            f32 t16_4;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_4) : "l"(t15_4));
#line 27 "src/functions/bias.rs"
            const f32 t17_4 = t467 + t16_4;
#line 16 "src/functions/sequences.rs"
            const u64 t4_5 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_5 = t4_5 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_5;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_5) : "l"(t8_5));
#line 16 "src/functions/sequences.rs"
            const bool t19_3 = t9_5 == t18_2;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_2 = t19_3 ? t17_4 : __uint_as_float(0xff800000u);
            s_3 = changed_2;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key = column + 1u;
            const u32 t484 = key < last ? key : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t485 = key < last ? key : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_5 = (u64)t485;
#line 16 "src/functions/sequences.rs"
            const u64 t15_5 = t14_5 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_5 = t15_5 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_5 = t13_2 + t16_5;
#line 16 "src/functions/sequences.rs"
            u32 t18_3;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_3) : "l"(t17_5));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t491 = s_2 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_6 = t2_2 - t484;
#line 26 "src/functions/bias.rs"
            const u32 t4_6 = (int)t3_6 < (int)argument1 ? t3_6 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_6 = (int)t4_6 > (int)t5_2 ? t4_6 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_6 = t6_6 + argument1;
            const u64 t12_6 = (u64)place_6;
#line 27 "src/functions/bias.rs"
            const u64 t13_6 = t12_6 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_6 = t13_6 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_6 = t11_2 + t14_6;
#line 27 "src/functions/bias.rs"
            f32 t16_6;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_6) : "l"(t15_6));
#line 27 "src/functions/bias.rs"
            const f32 t17_6 = t491 + t16_6;
#line 16 "src/functions/sequences.rs"
            const u64 t4_7 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_6 = t4_7 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_6;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_6) : "l"(t8_6));
#line 16 "src/functions/sequences.rs"
            const bool t19_4 = t9_6 == t18_3;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_3 = t19_4 ? t17_6 : __uint_as_float(0xff800000u);
            s_2 = changed_3;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t507 = s_4 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_7 = t2_3 - t484;
#line 26 "src/functions/bias.rs"
            const u32 t4_8 = (int)t3_7 < (int)argument1 ? t3_7 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_7 = (int)t4_8 > (int)t5_3 ? t4_8 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_7 = t6_7 + argument1;
            const u64 t12_7 = (u64)place_7;
#line 27 "src/functions/bias.rs"
            const u64 t13_7 = t12_7 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_7 = t13_7 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_7 = t11_3 + t14_7;
#line 27 "src/functions/bias.rs"
            f32 t16_7;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_7) : "l"(t15_7));
#line 27 "src/functions/bias.rs"
            const f32 t17_7 = t507 + t16_7;
#line 16 "src/functions/sequences.rs"
            const u64 t4_9 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_7 = t4_9 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_7;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_7) : "l"(t8_7));
#line 16 "src/functions/sequences.rs"
            const bool t19_5 = t9_7 == t18_3;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_4 = t19_5 ? t17_7 : __uint_as_float(0xff800000u);
            s_4 = changed_4;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_2 = column + 8u;
            const u32 t524 = key_2 < last ? key_2 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t525 = key_2 < last ? key_2 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_8 = (u64)t525;
#line 16 "src/functions/sequences.rs"
            const u64 t15_8 = t14_8 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_8 = t15_8 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_8 = t13_2 + t16_8;
#line 16 "src/functions/sequences.rs"
            u32 t18_4;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_4) : "l"(t17_8));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t531 = s_5 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_8 = t2_2 - t524;
#line 26 "src/functions/bias.rs"
            const u32 t4_10 = (int)t3_8 < (int)argument1 ? t3_8 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_8 = (int)t4_10 > (int)t5_2 ? t4_10 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_8 = t6_8 + argument1;
            const u64 t12_8 = (u64)place_8;
#line 27 "src/functions/bias.rs"
            const u64 t13_8 = t12_8 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_9 = t13_8 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_9 = t11_2 + t14_9;
#line 27 "src/functions/bias.rs"
            f32 t16_9;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_9) : "l"(t15_9));
#line 27 "src/functions/bias.rs"
            const f32 t17_9 = t531 + t16_9;
#line 16 "src/functions/sequences.rs"
            const u64 t4_11 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_8 = t4_11 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_8;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_8) : "l"(t8_8));
#line 16 "src/functions/sequences.rs"
            const bool t19_6 = t9_8 == t18_4;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_5 = t19_6 ? t17_9 : __uint_as_float(0xff800000u);
            s_5 = changed_5;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t547 = s_7 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_9 = t2_3 - t524;
#line 26 "src/functions/bias.rs"
            const u32 t4_12 = (int)t3_9 < (int)argument1 ? t3_9 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_9 = (int)t4_12 > (int)t5_3 ? t4_12 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_9 = t6_9 + argument1;
            const u64 t12_9 = (u64)place_9;
#line 27 "src/functions/bias.rs"
            const u64 t13_9 = t12_9 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_10 = t13_9 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_10 = t11_3 + t14_10;
#line 27 "src/functions/bias.rs"
            f32 t16_10;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_10) : "l"(t15_10));
#line 27 "src/functions/bias.rs"
            const f32 t17_10 = t547 + t16_10;
#line 16 "src/functions/sequences.rs"
            const u64 t4_13 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_9 = t4_13 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_9;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_9) : "l"(t8_9));
#line 16 "src/functions/sequences.rs"
            const bool t19_7 = t9_9 == t18_4;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_6 = t19_7 ? t17_10 : __uint_as_float(0xff800000u);
            s_7 = changed_6;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_3 = column + 9u;
            const u32 t564 = key_3 < last ? key_3 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t565 = key_3 < last ? key_3 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_11 = (u64)t565;
#line 16 "src/functions/sequences.rs"
            const u64 t15_11 = t14_11 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_11 = t15_11 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_11 = t13_2 + t16_11;
#line 16 "src/functions/sequences.rs"
            u32 t18_5;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_5) : "l"(t17_11));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t571 = s_6 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_10 = t2_2 - t564;
#line 26 "src/functions/bias.rs"
            const u32 t4_14 = (int)t3_10 < (int)argument1 ? t3_10 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_10 = (int)t4_14 > (int)t5_2 ? t4_14 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_10 = t6_10 + argument1;
            const u64 t12_10 = (u64)place_10;
#line 27 "src/functions/bias.rs"
            const u64 t13_10 = t12_10 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_12 = t13_10 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_12 = t11_2 + t14_12;
#line 27 "src/functions/bias.rs"
            f32 t16_12;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_12) : "l"(t15_12));
#line 27 "src/functions/bias.rs"
            const f32 t17_12 = t571 + t16_12;
#line 16 "src/functions/sequences.rs"
            const u64 t4_15 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_10 = t4_15 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_10;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_10) : "l"(t8_10));
#line 16 "src/functions/sequences.rs"
            const bool t19_8 = t9_10 == t18_5;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_7 = t19_8 ? t17_12 : __uint_as_float(0xff800000u);
            s_6 = changed_7;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t587 = s_8 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_11 = t2_3 - t564;
#line 26 "src/functions/bias.rs"
            const u32 t4_16 = (int)t3_11 < (int)argument1 ? t3_11 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_11 = (int)t4_16 > (int)t5_3 ? t4_16 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_11 = t6_11 + argument1;
            const u64 t12_11 = (u64)place_11;
#line 27 "src/functions/bias.rs"
            const u64 t13_11 = t12_11 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_13 = t13_11 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_13 = t11_3 + t14_13;
#line 27 "src/functions/bias.rs"
            f32 t16_13;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_13) : "l"(t15_13));
#line 27 "src/functions/bias.rs"
            const f32 t17_13 = t587 + t16_13;
#line 16 "src/functions/sequences.rs"
            const u64 t4_17 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_11 = t4_17 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_11;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_11) : "l"(t8_11));
#line 16 "src/functions/sequences.rs"
            const bool t19_9 = t9_11 == t18_5;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_8 = t19_9 ? t17_13 : __uint_as_float(0xff800000u);
            s_8 = changed_8;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_4 = column + 16u;
            const u32 t604 = key_4 < last ? key_4 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t605 = key_4 < last ? key_4 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_14 = (u64)t605;
#line 16 "src/functions/sequences.rs"
            const u64 t15_14 = t14_14 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_14 = t15_14 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_14 = t13_2 + t16_14;
#line 16 "src/functions/sequences.rs"
            u32 t18_6;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_6) : "l"(t17_14));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t611 = s_9 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_12 = t2_2 - t604;
#line 26 "src/functions/bias.rs"
            const u32 t4_18 = (int)t3_12 < (int)argument1 ? t3_12 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_12 = (int)t4_18 > (int)t5_2 ? t4_18 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_12 = t6_12 + argument1;
            const u64 t12_12 = (u64)place_12;
#line 27 "src/functions/bias.rs"
            const u64 t13_12 = t12_12 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_15 = t13_12 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_15 = t11_2 + t14_15;
#line 27 "src/functions/bias.rs"
            f32 t16_15;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_15) : "l"(t15_15));
#line 27 "src/functions/bias.rs"
            const f32 t17_15 = t611 + t16_15;
#line 16 "src/functions/sequences.rs"
            const u64 t4_19 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_12 = t4_19 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_12;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_12) : "l"(t8_12));
#line 16 "src/functions/sequences.rs"
            const bool t19_10 = t9_12 == t18_6;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_9 = t19_10 ? t17_15 : __uint_as_float(0xff800000u);
            s_9 = changed_9;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t627 = s_11 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_13 = t2_3 - t604;
#line 26 "src/functions/bias.rs"
            const u32 t4_20 = (int)t3_13 < (int)argument1 ? t3_13 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_13 = (int)t4_20 > (int)t5_3 ? t4_20 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_13 = t6_13 + argument1;
            const u64 t12_13 = (u64)place_13;
#line 27 "src/functions/bias.rs"
            const u64 t13_13 = t12_13 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_16 = t13_13 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_16 = t11_3 + t14_16;
#line 27 "src/functions/bias.rs"
            f32 t16_16;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_16) : "l"(t15_16));
#line 27 "src/functions/bias.rs"
            const f32 t17_16 = t627 + t16_16;
#line 16 "src/functions/sequences.rs"
            const u64 t4_21 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_13 = t4_21 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_13;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_13) : "l"(t8_13));
#line 16 "src/functions/sequences.rs"
            const bool t19_11 = t9_13 == t18_6;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_10 = t19_11 ? t17_16 : __uint_as_float(0xff800000u);
            s_11 = changed_10;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_5 = column + 17u;
            const u32 t644 = key_5 < last ? key_5 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t645 = key_5 < last ? key_5 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_17 = (u64)t645;
#line 16 "src/functions/sequences.rs"
            const u64 t15_17 = t14_17 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_17 = t15_17 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_17 = t13_2 + t16_17;
#line 16 "src/functions/sequences.rs"
            u32 t18_7;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_7) : "l"(t17_17));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t651 = s_10 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_14 = t2_2 - t644;
#line 26 "src/functions/bias.rs"
            const u32 t4_22 = (int)t3_14 < (int)argument1 ? t3_14 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_14 = (int)t4_22 > (int)t5_2 ? t4_22 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_14 = t6_14 + argument1;
            const u64 t12_14 = (u64)place_14;
#line 27 "src/functions/bias.rs"
            const u64 t13_14 = t12_14 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_18 = t13_14 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_18 = t11_2 + t14_18;
#line 27 "src/functions/bias.rs"
            f32 t16_18;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_18) : "l"(t15_18));
#line 27 "src/functions/bias.rs"
            const f32 t17_18 = t651 + t16_18;
#line 16 "src/functions/sequences.rs"
            const u64 t4_23 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_14 = t4_23 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_14;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_14) : "l"(t8_14));
#line 16 "src/functions/sequences.rs"
            const bool t19_12 = t9_14 == t18_7;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_11 = t19_12 ? t17_18 : __uint_as_float(0xff800000u);
            s_10 = changed_11;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t667 = s_12 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_15 = t2_3 - t644;
#line 26 "src/functions/bias.rs"
            const u32 t4_24 = (int)t3_15 < (int)argument1 ? t3_15 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_15 = (int)t4_24 > (int)t5_3 ? t4_24 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_15 = t6_15 + argument1;
            const u64 t12_15 = (u64)place_15;
#line 27 "src/functions/bias.rs"
            const u64 t13_15 = t12_15 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_19 = t13_15 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_19 = t11_3 + t14_19;
#line 27 "src/functions/bias.rs"
            f32 t16_19;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_19) : "l"(t15_19));
#line 27 "src/functions/bias.rs"
            const f32 t17_19 = t667 + t16_19;
#line 16 "src/functions/sequences.rs"
            const u64 t4_25 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_15 = t4_25 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_15;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_15) : "l"(t8_15));
#line 16 "src/functions/sequences.rs"
            const bool t19_13 = t9_15 == t18_7;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_12 = t19_13 ? t17_19 : __uint_as_float(0xff800000u);
            s_12 = changed_12;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_6 = column + 24u;
            const u32 t684 = key_6 < last ? key_6 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t685 = key_6 < last ? key_6 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_20 = (u64)t685;
#line 16 "src/functions/sequences.rs"
            const u64 t15_20 = t14_20 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_20 = t15_20 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_20 = t13_2 + t16_20;
#line 16 "src/functions/sequences.rs"
            u32 t18_8;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_8) : "l"(t17_20));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t691 = s_13 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_16 = t2_2 - t684;
#line 26 "src/functions/bias.rs"
            const u32 t4_26 = (int)t3_16 < (int)argument1 ? t3_16 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_16 = (int)t4_26 > (int)t5_2 ? t4_26 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_16 = t6_16 + argument1;
            const u64 t12_16 = (u64)place_16;
#line 27 "src/functions/bias.rs"
            const u64 t13_16 = t12_16 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_21 = t13_16 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_21 = t11_2 + t14_21;
#line 27 "src/functions/bias.rs"
            f32 t16_21;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_21) : "l"(t15_21));
#line 27 "src/functions/bias.rs"
            const f32 t17_21 = t691 + t16_21;
#line 16 "src/functions/sequences.rs"
            const u64 t4_27 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_16 = t4_27 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_16;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_16) : "l"(t8_16));
#line 16 "src/functions/sequences.rs"
            const bool t19_14 = t9_16 == t18_8;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_13 = t19_14 ? t17_21 : __uint_as_float(0xff800000u);
            s_13 = changed_13;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t707 = s_15 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_17 = t2_3 - t684;
#line 26 "src/functions/bias.rs"
            const u32 t4_28 = (int)t3_17 < (int)argument1 ? t3_17 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_17 = (int)t4_28 > (int)t5_3 ? t4_28 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_17 = t6_17 + argument1;
            const u64 t12_17 = (u64)place_17;
#line 27 "src/functions/bias.rs"
            const u64 t13_17 = t12_17 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_22 = t13_17 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_22 = t11_3 + t14_22;
#line 27 "src/functions/bias.rs"
            f32 t16_22;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_22) : "l"(t15_22));
#line 27 "src/functions/bias.rs"
            const f32 t17_22 = t707 + t16_22;
#line 16 "src/functions/sequences.rs"
            const u64 t4_29 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_17 = t4_29 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_17;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_17) : "l"(t8_17));
#line 16 "src/functions/sequences.rs"
            const bool t19_15 = t9_17 == t18_8;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_14 = t19_15 ? t17_22 : __uint_as_float(0xff800000u);
            s_15 = changed_14;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_7 = column + 25u;
            const u32 t724 = key_7 < last ? key_7 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t725 = key_7 < last ? key_7 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_23 = (u64)t725;
#line 16 "src/functions/sequences.rs"
            const u64 t15_23 = t14_23 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_23 = t15_23 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_23 = t13_2 + t16_23;
#line 16 "src/functions/sequences.rs"
            u32 t18_9;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_9) : "l"(t17_23));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t731 = s_14 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_18 = t2_2 - t724;
#line 26 "src/functions/bias.rs"
            const u32 t4_30 = (int)t3_18 < (int)argument1 ? t3_18 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_18 = (int)t4_30 > (int)t5_2 ? t4_30 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_18 = t6_18 + argument1;
            const u64 t12_18 = (u64)place_18;
#line 27 "src/functions/bias.rs"
            const u64 t13_18 = t12_18 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_24 = t13_18 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_24 = t11_2 + t14_24;
#line 27 "src/functions/bias.rs"
            f32 t16_24;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_24) : "l"(t15_24));
#line 27 "src/functions/bias.rs"
            const f32 t17_24 = t731 + t16_24;
#line 16 "src/functions/sequences.rs"
            const u64 t4_31 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_18 = t4_31 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_18;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_18) : "l"(t8_18));
#line 16 "src/functions/sequences.rs"
            const bool t19_16 = t9_18 == t18_9;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_15 = t19_16 ? t17_24 : __uint_as_float(0xff800000u);
            s_14 = changed_15;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t747 = s_16 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_19 = t2_3 - t724;
#line 26 "src/functions/bias.rs"
            const u32 t4_32 = (int)t3_19 < (int)argument1 ? t3_19 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_19 = (int)t4_32 > (int)t5_3 ? t4_32 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_19 = t6_19 + argument1;
            const u64 t12_19 = (u64)place_19;
#line 27 "src/functions/bias.rs"
            const u64 t13_19 = t12_19 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_25 = t13_19 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_25 = t11_3 + t14_25;
#line 27 "src/functions/bias.rs"
            f32 t16_25;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_25) : "l"(t15_25));
#line 27 "src/functions/bias.rs"
            const f32 t17_25 = t747 + t16_25;
#line 16 "src/functions/sequences.rs"
            const u64 t4_33 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_19 = t4_33 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_19;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_19) : "l"(t8_19));
#line 16 "src/functions/sequences.rs"
            const bool t19_17 = t9_19 == t18_9;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_16 = t19_17 ? t17_25 : __uint_as_float(0xff800000u);
            s_16 = changed_16;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_8 = column + 32u;
            const u32 t764 = key_8 < last ? key_8 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t765 = key_8 < last ? key_8 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_26 = (u64)t765;
#line 16 "src/functions/sequences.rs"
            const u64 t15_26 = t14_26 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_26 = t15_26 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_26 = t13_2 + t16_26;
#line 16 "src/functions/sequences.rs"
            u32 t18_10;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_10) : "l"(t17_26));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t771 = s_17 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_20 = t2_2 - t764;
#line 26 "src/functions/bias.rs"
            const u32 t4_34 = (int)t3_20 < (int)argument1 ? t3_20 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_20 = (int)t4_34 > (int)t5_2 ? t4_34 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_20 = t6_20 + argument1;
            const u64 t12_20 = (u64)place_20;
#line 27 "src/functions/bias.rs"
            const u64 t13_20 = t12_20 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_27 = t13_20 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_27 = t11_2 + t14_27;
#line 27 "src/functions/bias.rs"
            f32 t16_27;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_27) : "l"(t15_27));
#line 27 "src/functions/bias.rs"
            const f32 t17_27 = t771 + t16_27;
#line 16 "src/functions/sequences.rs"
            const u64 t4_35 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_20 = t4_35 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_20;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_20) : "l"(t8_20));
#line 16 "src/functions/sequences.rs"
            const bool t19_18 = t9_20 == t18_10;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_17 = t19_18 ? t17_27 : __uint_as_float(0xff800000u);
            s_17 = changed_17;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t787 = s_19 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_21 = t2_3 - t764;
#line 26 "src/functions/bias.rs"
            const u32 t4_36 = (int)t3_21 < (int)argument1 ? t3_21 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_21 = (int)t4_36 > (int)t5_3 ? t4_36 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_21 = t6_21 + argument1;
            const u64 t12_21 = (u64)place_21;
#line 27 "src/functions/bias.rs"
            const u64 t13_21 = t12_21 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_28 = t13_21 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_28 = t11_3 + t14_28;
#line 27 "src/functions/bias.rs"
            f32 t16_28;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_28) : "l"(t15_28));
#line 27 "src/functions/bias.rs"
            const f32 t17_28 = t787 + t16_28;
#line 16 "src/functions/sequences.rs"
            const u64 t4_37 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_21 = t4_37 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_21;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_21) : "l"(t8_21));
#line 16 "src/functions/sequences.rs"
            const bool t19_19 = t9_21 == t18_10;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_18 = t19_19 ? t17_28 : __uint_as_float(0xff800000u);
            s_19 = changed_18;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_9 = column + 33u;
            const u32 t804 = key_9 < last ? key_9 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t805 = key_9 < last ? key_9 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_29 = (u64)t805;
#line 16 "src/functions/sequences.rs"
            const u64 t15_29 = t14_29 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_29 = t15_29 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_29 = t13_2 + t16_29;
#line 16 "src/functions/sequences.rs"
            u32 t18_11;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_11) : "l"(t17_29));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t811 = s_18 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_22 = t2_2 - t804;
#line 26 "src/functions/bias.rs"
            const u32 t4_38 = (int)t3_22 < (int)argument1 ? t3_22 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_22 = (int)t4_38 > (int)t5_2 ? t4_38 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_22 = t6_22 + argument1;
            const u64 t12_22 = (u64)place_22;
#line 27 "src/functions/bias.rs"
            const u64 t13_22 = t12_22 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_30 = t13_22 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_30 = t11_2 + t14_30;
#line 27 "src/functions/bias.rs"
            f32 t16_30;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_30) : "l"(t15_30));
#line 27 "src/functions/bias.rs"
            const f32 t17_30 = t811 + t16_30;
#line 16 "src/functions/sequences.rs"
            const u64 t4_39 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_22 = t4_39 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_22;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_22) : "l"(t8_22));
#line 16 "src/functions/sequences.rs"
            const bool t19_20 = t9_22 == t18_11;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_19 = t19_20 ? t17_30 : __uint_as_float(0xff800000u);
            s_18 = changed_19;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t827 = s_20 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_23 = t2_3 - t804;
#line 26 "src/functions/bias.rs"
            const u32 t4_40 = (int)t3_23 < (int)argument1 ? t3_23 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_23 = (int)t4_40 > (int)t5_3 ? t4_40 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_23 = t6_23 + argument1;
            const u64 t12_23 = (u64)place_23;
#line 27 "src/functions/bias.rs"
            const u64 t13_23 = t12_23 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_31 = t13_23 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_31 = t11_3 + t14_31;
#line 27 "src/functions/bias.rs"
            f32 t16_31;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_31) : "l"(t15_31));
#line 27 "src/functions/bias.rs"
            const f32 t17_31 = t827 + t16_31;
#line 16 "src/functions/sequences.rs"
            const u64 t4_41 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_23 = t4_41 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_23;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_23) : "l"(t8_23));
#line 16 "src/functions/sequences.rs"
            const bool t19_21 = t9_23 == t18_11;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_20 = t19_21 ? t17_31 : __uint_as_float(0xff800000u);
            s_20 = changed_20;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_10 = column + 40u;
            const u32 t844 = key_10 < last ? key_10 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t845 = key_10 < last ? key_10 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_32 = (u64)t845;
#line 16 "src/functions/sequences.rs"
            const u64 t15_32 = t14_32 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_32 = t15_32 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_32 = t13_2 + t16_32;
#line 16 "src/functions/sequences.rs"
            u32 t18_12;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_12) : "l"(t17_32));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t851 = s_21 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_24 = t2_2 - t844;
#line 26 "src/functions/bias.rs"
            const u32 t4_42 = (int)t3_24 < (int)argument1 ? t3_24 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_24 = (int)t4_42 > (int)t5_2 ? t4_42 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_24 = t6_24 + argument1;
            const u64 t12_24 = (u64)place_24;
#line 27 "src/functions/bias.rs"
            const u64 t13_24 = t12_24 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_33 = t13_24 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_33 = t11_2 + t14_33;
#line 27 "src/functions/bias.rs"
            f32 t16_33;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_33) : "l"(t15_33));
#line 27 "src/functions/bias.rs"
            const f32 t17_33 = t851 + t16_33;
#line 16 "src/functions/sequences.rs"
            const u64 t4_43 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_24 = t4_43 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_24;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_24) : "l"(t8_24));
#line 16 "src/functions/sequences.rs"
            const bool t19_22 = t9_24 == t18_12;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_21 = t19_22 ? t17_33 : __uint_as_float(0xff800000u);
            s_21 = changed_21;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t867 = s_23 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_25 = t2_3 - t844;
#line 26 "src/functions/bias.rs"
            const u32 t4_44 = (int)t3_25 < (int)argument1 ? t3_25 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_25 = (int)t4_44 > (int)t5_3 ? t4_44 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_25 = t6_25 + argument1;
            const u64 t12_25 = (u64)place_25;
#line 27 "src/functions/bias.rs"
            const u64 t13_25 = t12_25 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_34 = t13_25 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_34 = t11_3 + t14_34;
#line 27 "src/functions/bias.rs"
            f32 t16_34;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_34) : "l"(t15_34));
#line 27 "src/functions/bias.rs"
            const f32 t17_34 = t867 + t16_34;
#line 16 "src/functions/sequences.rs"
            const u64 t4_45 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_25 = t4_45 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_25;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_25) : "l"(t8_25));
#line 16 "src/functions/sequences.rs"
            const bool t19_23 = t9_25 == t18_12;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_22 = t19_23 ? t17_34 : __uint_as_float(0xff800000u);
            s_23 = changed_22;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_11 = column + 41u;
            const u32 t884 = key_11 < last ? key_11 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t885 = key_11 < last ? key_11 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_35 = (u64)t885;
#line 16 "src/functions/sequences.rs"
            const u64 t15_35 = t14_35 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_35 = t15_35 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_35 = t13_2 + t16_35;
#line 16 "src/functions/sequences.rs"
            u32 t18_13;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_13) : "l"(t17_35));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t891 = s_22 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_26 = t2_2 - t884;
#line 26 "src/functions/bias.rs"
            const u32 t4_46 = (int)t3_26 < (int)argument1 ? t3_26 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_26 = (int)t4_46 > (int)t5_2 ? t4_46 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_26 = t6_26 + argument1;
            const u64 t12_26 = (u64)place_26;
#line 27 "src/functions/bias.rs"
            const u64 t13_26 = t12_26 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_36 = t13_26 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_36 = t11_2 + t14_36;
#line 27 "src/functions/bias.rs"
            f32 t16_36;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_36) : "l"(t15_36));
#line 27 "src/functions/bias.rs"
            const f32 t17_36 = t891 + t16_36;
#line 16 "src/functions/sequences.rs"
            const u64 t4_47 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_26 = t4_47 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_26;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_26) : "l"(t8_26));
#line 16 "src/functions/sequences.rs"
            const bool t19_24 = t9_26 == t18_13;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_23 = t19_24 ? t17_36 : __uint_as_float(0xff800000u);
            s_22 = changed_23;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t907 = s_24 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_27 = t2_3 - t884;
#line 26 "src/functions/bias.rs"
            const u32 t4_48 = (int)t3_27 < (int)argument1 ? t3_27 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_27 = (int)t4_48 > (int)t5_3 ? t4_48 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_27 = t6_27 + argument1;
            const u64 t12_27 = (u64)place_27;
#line 27 "src/functions/bias.rs"
            const u64 t13_27 = t12_27 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_37 = t13_27 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_37 = t11_3 + t14_37;
#line 27 "src/functions/bias.rs"
            f32 t16_37;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_37) : "l"(t15_37));
#line 27 "src/functions/bias.rs"
            const f32 t17_37 = t907 + t16_37;
#line 16 "src/functions/sequences.rs"
            const u64 t4_49 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_27 = t4_49 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_27;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_27) : "l"(t8_27));
#line 16 "src/functions/sequences.rs"
            const bool t19_25 = t9_27 == t18_13;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_24 = t19_25 ? t17_37 : __uint_as_float(0xff800000u);
            s_24 = changed_24;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_12 = column + 48u;
            const u32 t924 = key_12 < last ? key_12 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t925 = key_12 < last ? key_12 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_38 = (u64)t925;
#line 16 "src/functions/sequences.rs"
            const u64 t15_38 = t14_38 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_38 = t15_38 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_38 = t13_2 + t16_38;
#line 16 "src/functions/sequences.rs"
            u32 t18_14;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_14) : "l"(t17_38));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t931 = s_25 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_28 = t2_2 - t924;
#line 26 "src/functions/bias.rs"
            const u32 t4_50 = (int)t3_28 < (int)argument1 ? t3_28 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_28 = (int)t4_50 > (int)t5_2 ? t4_50 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_28 = t6_28 + argument1;
            const u64 t12_28 = (u64)place_28;
#line 27 "src/functions/bias.rs"
            const u64 t13_28 = t12_28 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_39 = t13_28 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_39 = t11_2 + t14_39;
#line 27 "src/functions/bias.rs"
            f32 t16_39;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_39) : "l"(t15_39));
#line 27 "src/functions/bias.rs"
            const f32 t17_39 = t931 + t16_39;
#line 16 "src/functions/sequences.rs"
            const u64 t4_51 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_28 = t4_51 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_28;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_28) : "l"(t8_28));
#line 16 "src/functions/sequences.rs"
            const bool t19_26 = t9_28 == t18_14;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_25 = t19_26 ? t17_39 : __uint_as_float(0xff800000u);
            s_25 = changed_25;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t947 = s_27 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_29 = t2_3 - t924;
#line 26 "src/functions/bias.rs"
            const u32 t4_52 = (int)t3_29 < (int)argument1 ? t3_29 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_29 = (int)t4_52 > (int)t5_3 ? t4_52 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_29 = t6_29 + argument1;
            const u64 t12_29 = (u64)place_29;
#line 27 "src/functions/bias.rs"
            const u64 t13_29 = t12_29 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_40 = t13_29 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_40 = t11_3 + t14_40;
#line 27 "src/functions/bias.rs"
            f32 t16_40;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_40) : "l"(t15_40));
#line 27 "src/functions/bias.rs"
            const f32 t17_40 = t947 + t16_40;
#line 16 "src/functions/sequences.rs"
            const u64 t4_53 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_29 = t4_53 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_29;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_29) : "l"(t8_29));
#line 16 "src/functions/sequences.rs"
            const bool t19_27 = t9_29 == t18_14;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_26 = t19_27 ? t17_40 : __uint_as_float(0xff800000u);
            s_27 = changed_26;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_13 = column + 49u;
            const u32 t964 = key_13 < last ? key_13 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t965 = key_13 < last ? key_13 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_41 = (u64)t965;
#line 16 "src/functions/sequences.rs"
            const u64 t15_41 = t14_41 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_41 = t15_41 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_41 = t13_2 + t16_41;
#line 16 "src/functions/sequences.rs"
            u32 t18_15;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_15) : "l"(t17_41));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t971 = s_26 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_30 = t2_2 - t964;
#line 26 "src/functions/bias.rs"
            const u32 t4_54 = (int)t3_30 < (int)argument1 ? t3_30 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_30 = (int)t4_54 > (int)t5_2 ? t4_54 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_30 = t6_30 + argument1;
            const u64 t12_30 = (u64)place_30;
#line 27 "src/functions/bias.rs"
            const u64 t13_30 = t12_30 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_42 = t13_30 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_42 = t11_2 + t14_42;
#line 27 "src/functions/bias.rs"
            f32 t16_42;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_42) : "l"(t15_42));
#line 27 "src/functions/bias.rs"
            const f32 t17_42 = t971 + t16_42;
#line 16 "src/functions/sequences.rs"
            const u64 t4_55 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_30 = t4_55 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_30;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_30) : "l"(t8_30));
#line 16 "src/functions/sequences.rs"
            const bool t19_28 = t9_30 == t18_15;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_27 = t19_28 ? t17_42 : __uint_as_float(0xff800000u);
            s_26 = changed_27;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t987 = s_28 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_31 = t2_3 - t964;
#line 26 "src/functions/bias.rs"
            const u32 t4_56 = (int)t3_31 < (int)argument1 ? t3_31 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_31 = (int)t4_56 > (int)t5_3 ? t4_56 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_31 = t6_31 + argument1;
            const u64 t12_31 = (u64)place_31;
#line 27 "src/functions/bias.rs"
            const u64 t13_31 = t12_31 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_43 = t13_31 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_43 = t11_3 + t14_43;
#line 27 "src/functions/bias.rs"
            f32 t16_43;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_43) : "l"(t15_43));
#line 27 "src/functions/bias.rs"
            const f32 t17_43 = t987 + t16_43;
#line 16 "src/functions/sequences.rs"
            const u64 t4_57 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_31 = t4_57 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_31;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_31) : "l"(t8_31));
#line 16 "src/functions/sequences.rs"
            const bool t19_29 = t9_31 == t18_15;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_28 = t19_29 ? t17_43 : __uint_as_float(0xff800000u);
            s_28 = changed_28;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_14 = column + 56u;
            const u32 t1004 = key_14 < last ? key_14 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t1005 = key_14 < last ? key_14 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_44 = (u64)t1005;
#line 16 "src/functions/sequences.rs"
            const u64 t15_44 = t14_44 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_44 = t15_44 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_44 = t13_2 + t16_44;
#line 16 "src/functions/sequences.rs"
            u32 t18_16;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_16) : "l"(t17_44));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t1011 = s_29 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_32 = t2_2 - t1004;
#line 26 "src/functions/bias.rs"
            const u32 t4_58 = (int)t3_32 < (int)argument1 ? t3_32 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_32 = (int)t4_58 > (int)t5_2 ? t4_58 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_32 = t6_32 + argument1;
            const u64 t12_32 = (u64)place_32;
#line 27 "src/functions/bias.rs"
            const u64 t13_32 = t12_32 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_45 = t13_32 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_45 = t11_2 + t14_45;
#line 27 "src/functions/bias.rs"
            f32 t16_45;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_45) : "l"(t15_45));
#line 27 "src/functions/bias.rs"
            const f32 t17_45 = t1011 + t16_45;
#line 16 "src/functions/sequences.rs"
            const u64 t4_59 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_32 = t4_59 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_32;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_32) : "l"(t8_32));
#line 16 "src/functions/sequences.rs"
            const bool t19_30 = t9_32 == t18_16;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_29 = t19_30 ? t17_45 : __uint_as_float(0xff800000u);
            s_29 = changed_29;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t1027 = s_31 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_33 = t2_3 - t1004;
#line 26 "src/functions/bias.rs"
            const u32 t4_60 = (int)t3_33 < (int)argument1 ? t3_33 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_33 = (int)t4_60 > (int)t5_3 ? t4_60 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_33 = t6_33 + argument1;
            const u64 t12_33 = (u64)place_33;
#line 27 "src/functions/bias.rs"
            const u64 t13_33 = t12_33 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_46 = t13_33 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_46 = t11_3 + t14_46;
#line 27 "src/functions/bias.rs"
            f32 t16_46;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_46) : "l"(t15_46));
#line 27 "src/functions/bias.rs"
            const f32 t17_46 = t1027 + t16_46;
#line 16 "src/functions/sequences.rs"
            const u64 t4_61 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_33 = t4_61 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_33;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_33) : "l"(t8_33));
#line 16 "src/functions/sequences.rs"
            const bool t19_31 = t9_33 == t18_16;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_30 = t19_31 ? t17_46 : __uint_as_float(0xff800000u);
            s_31 = changed_30;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_15 = column + 57u;
            const u32 t1044 = key_15 < last ? key_15 : last;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t1045 = key_15 < last ? key_15 : last;
#line 16 "src/functions/sequences.rs"
            const u64 t14_47 = (u64)t1045;
#line 16 "src/functions/sequences.rs"
            const u64 t15_47 = t14_47 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
            const u64 t16_47 = t15_47 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t17_47 = t13_2 + t16_47;
#line 16 "src/functions/sequences.rs"
            u32 t18_17;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_17) : "l"(t17_47));
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t1051 = s_30 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_34 = t2_2 - t1044;
#line 26 "src/functions/bias.rs"
            const u32 t4_62 = (int)t3_34 < (int)argument1 ? t3_34 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_34 = (int)t4_62 > (int)t5_2 ? t4_62 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_34 = t6_34 + argument1;
            const u64 t12_34 = (u64)place_34;
#line 27 "src/functions/bias.rs"
            const u64 t13_34 = t12_34 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_48 = t13_34 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_48 = t11_2 + t14_48;
#line 27 "src/functions/bias.rs"
            f32 t16_48;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_48) : "l"(t15_48));
#line 27 "src/functions/bias.rs"
            const f32 t17_48 = t1051 + t16_48;
#line 16 "src/functions/sequences.rs"
            const u64 t4_63 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
            const u64 t8_34 = t4_63 + t7_2;
#line 16 "src/functions/sequences.rs"
            u32 t9_34;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_34) : "l"(t8_34));
#line 16 "src/functions/sequences.rs"
            const bool t19_32 = t9_34 == t18_17;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_31 = t19_32 ? t17_48 : __uint_as_float(0xff800000u);
            s_30 = changed_31;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 t1067 = s_32 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_35 = t2_3 - t1044;
#line 26 "src/functions/bias.rs"
            const u32 t4_64 = (int)t3_35 < (int)argument1 ? t3_35 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_35 = (int)t4_64 > (int)t5_3 ? t4_64 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_35 = t6_35 + argument1;
            const u64 t12_35 = (u64)place_35;
#line 27 "src/functions/bias.rs"
            const u64 t13_35 = t12_35 * argument0_stride1;
#line 27 "src/functions/bias.rs"
            const u64 t14_49 = t13_35 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t15_49 = t11_3 + t14_49;
#line 27 "src/functions/bias.rs"
            f32 t16_49;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_49) : "l"(t15_49));
#line 27 "src/functions/bias.rs"
            const f32 t17_49 = t1067 + t16_49;
#line 16 "src/functions/sequences.rs"
            const u64 t4_65 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
            const u64 t8_35 = t4_65 + t7_3;
#line 16 "src/functions/sequences.rs"
            u32 t9_35;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_35) : "l"(t8_35));
#line 16 "src/functions/sequences.rs"
            const bool t19_33 = t9_35 == t18_17;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_32 = t19_33 ? t17_49 : __uint_as_float(0xff800000u);
            s_32 = changed_32;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1083 = end_15 - 1u;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key_2 = t1083 << 6u;
            const u32 t1085 = t234 + t207;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t1085 + t206;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t1087 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t1088 = t1087 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 column_2 = first_key_2 + t1088;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1090 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1091 = first_query_3 + t1090;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1092 = t1091 + seq_k;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t1092 + 1u;
            const u32 t1094 = end_16 > seq_q ? end_16 : seq_q;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1095 = t1094 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t1095 < seq_k ? t1095 : seq_k;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t1097 = end_17 > column_2 ? end_17 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t1097 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1100 = visible ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s = t1100;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1102 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_2 = t1102;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1104 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_5 = t1104;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1106 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_6 = t1106;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1108 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_9 = t1108;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1110 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_10 = t1110;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1112 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_13 = t1112;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1114 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_14 = t1114;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1116 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_17 = t1116;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1118 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_18 = t1118;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1120 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_21 = t1120;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1122 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_22 = t1122;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1124 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_25 = t1124;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1126 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_26 = t1126;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1128 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_29 = t1128;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1130 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_30 = t1130;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1131 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1132 = first_query_3 + t1131;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1133 = t1132 + 8u;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1134 = t1133 + seq_k;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t1134 + 1u;
            const u32 t1136 = end_19 > seq_q ? end_19 : seq_q;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1137 = t1136 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t1137 < seq_k ? t1137 : seq_k;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t1139 = end_20 > column_2 ? end_20 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_21 = t1139 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1142 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_3 = t1142;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1144 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_4 = t1144;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1146 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_7 = t1146;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1148 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_8 = t1148;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1150 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_11 = t1150;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1152 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_12 = t1152;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1154 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_15 = t1154;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1156 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_16 = t1156;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1158 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_19 = t1158;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1160 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_20 = t1160;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1162 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_23 = t1162;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1164 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_24 = t1164;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1166 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_27 = t1166;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1168 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_28 = t1168;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1170 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_31 = t1170;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_21;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1172 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_32 = t1172;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1174;
            asm("max.f32 %0, %1, %2;" : "=f"(t1174) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1175;
            asm("max.f32 %0, %1, %2;" : "=f"(t1175) : "f"(t1174), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1176;
            asm("max.f32 %0, %1, %2;" : "=f"(t1176) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1177;
            asm("max.f32 %0, %1, %2;" : "=f"(t1177) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1178;
            asm("max.f32 %0, %1, %2;" : "=f"(t1178) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1179;
            asm("max.f32 %0, %1, %2;" : "=f"(t1179) : "f"(t1175), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1180;
            asm("max.f32 %0, %1, %2;" : "=f"(t1180) : "f"(t1176), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1181;
            asm("max.f32 %0, %1, %2;" : "=f"(t1181) : "f"(t1177), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1182;
            asm("max.f32 %0, %1, %2;" : "=f"(t1182) : "f"(t1178), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1183;
            asm("max.f32 %0, %1, %2;" : "=f"(t1183) : "f"(t1179), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1184;
            asm("max.f32 %0, %1, %2;" : "=f"(t1184) : "f"(t1180), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1185;
            asm("max.f32 %0, %1, %2;" : "=f"(t1185) : "f"(t1181), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1186;
            asm("max.f32 %0, %1, %2;" : "=f"(t1186) : "f"(t1182), "f"(s_30));
            f32 t1187;
            asm("max.f32 %0, %1, %2;" : "=f"(t1187) : "f"(t1183), "f"(t1184));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1188;
            asm("max.f32 %0, %1, %2;" : "=f"(t1188) : "f"(t1185), "f"(t1186));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1189;
            asm("max.f32 %0, %1, %2;" : "=f"(t1189) : "f"(t1187), "f"(t1188));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1190;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1190) : "f"(t1189));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1189), "f"(t1190));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1192;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1192) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1192));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t1195 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t1195;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1197 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1198;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1198) : "f"(old), "f"(scale_log2), "f"(t1197));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1198));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1200 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1201 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1201));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1203;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1203) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s = t1203;
            const f32 t1204 = t1200 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1205 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1205));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1207;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1207) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_2 = t1207;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1208 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1208));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1210;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1210) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_5 = t1210;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1211 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1211));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1213;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1213) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_6 = t1213;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1214 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1214));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1216;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1216) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_9 = t1216;
            const f32 t1217 = t1204 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1218 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1218));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1220;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1220) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1220;
            const f32 t1221 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1222 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1222));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1224;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1224) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1224;
            const f32 t1225 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1226 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1226));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1228;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1228) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1228;
            const f32 t1229 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1230 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1230));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1232;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1232) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1232;
            const f32 t1233 = t1217 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1234 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1234));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1236;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1236) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1236;
            const f32 t1237 = t1221 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1238 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1238));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1240;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1240) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1240;
            const f32 t1241 = t1225 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1242 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1242));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1244;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1244) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1244;
            const f32 t1245 = t1229 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1246 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1246));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1248;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1248) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1248;
            const f32 t1249 = t1233 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1250 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1250));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1252;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1252) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1252;
            const f32 t1253 = t1237 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1254 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1254));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1256;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1256) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1256;
            const f32 t1257 = t1241 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1258 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1258));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1260;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1260) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1260;
            const f32 t1261 = t1245 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1262 = t1249 + t1253;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1263 = t1257 + t1261;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1264 = t1262 + t1263;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1264;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1266;
            asm("max.f32 %0, %1, %2;" : "=f"(t1266) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1267;
            asm("max.f32 %0, %1, %2;" : "=f"(t1267) : "f"(t1266), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1268;
            asm("max.f32 %0, %1, %2;" : "=f"(t1268) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1269;
            asm("max.f32 %0, %1, %2;" : "=f"(t1269) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1270;
            asm("max.f32 %0, %1, %2;" : "=f"(t1270) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1271;
            asm("max.f32 %0, %1, %2;" : "=f"(t1271) : "f"(t1267), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1272;
            asm("max.f32 %0, %1, %2;" : "=f"(t1272) : "f"(t1268), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1273;
            asm("max.f32 %0, %1, %2;" : "=f"(t1273) : "f"(t1269), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1274;
            asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(t1270), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1275;
            asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(t1271), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1276;
            asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(t1272), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1277;
            asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(t1273), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1278;
            asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(t1274), "f"(s_32));
            f32 t1279;
            asm("max.f32 %0, %1, %2;" : "=f"(t1279) : "f"(t1275), "f"(t1276));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1280;
            asm("max.f32 %0, %1, %2;" : "=f"(t1280) : "f"(t1277), "f"(t1278));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1281;
            asm("max.f32 %0, %1, %2;" : "=f"(t1281) : "f"(t1279), "f"(t1280));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1282;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1282) : "f"(t1281));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1281), "f"(t1282));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1284;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1284) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1284));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t1287 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t1287;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1289 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1290;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1290) : "f"(old_2), "f"(scale_log2), "f"(t1289));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1290));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1292 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1293 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1293));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1295;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1295) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_3 = t1295;
            const f32 t1296 = t1292 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1297 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1297));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1299;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1299) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_4 = t1299;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1300 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1300));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1302;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1302) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_7 = t1302;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1303 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1303));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1305;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_8 = t1305;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1306 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1306));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1308;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1308) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1308;
            const f32 t1309 = t1296 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1310 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1310));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1312;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1312) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1312;
            const f32 t1313 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1314 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1314));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1316;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1316) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1316;
            const f32 t1317 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1318 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1318));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1320;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1320) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1320;
            const f32 t1321 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1322 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1322));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1324;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1324) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1324;
            const f32 t1325 = t1309 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1326 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1326));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1328;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1328) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1328;
            const f32 t1329 = t1313 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1330 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1330));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1332;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1332) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1332;
            const f32 t1333 = t1317 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1334 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1334));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1336;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1336;
            const f32 t1337 = t1321 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1338 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1338));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1340;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1340) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1340;
            const f32 t1341 = t1325 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1342 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1342));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1344;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1344) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1344;
            const f32 t1345 = t1329 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1346 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1346));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1348;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1348) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1348;
            const f32 t1349 = t1333 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1350 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1350));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1352;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1352) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1352;
            const f32 t1353 = t1337 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1354 = t1341 + t1345;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1355 = t1349 + t1353;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1356 = t1354 + t1355;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1356;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1357;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(s), "f"(s_2));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1358;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1358) : "f"(s_3), "f"(s_4));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1359;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1359) : "f"(s_5), "f"(s_6));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1360;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1360) : "f"(s_7), "f"(s_8));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1361;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1361) : "f"(s_9), "f"(s_10));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1362;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(s_11), "f"(s_12));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1363;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(s_13), "f"(s_14));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1364;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(s_15), "f"(s_16));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1365;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(s_17), "f"(s_18));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1366;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(s_19), "f"(s_20));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1367;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1367) : "f"(s_21), "f"(s_22));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1368;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1368) : "f"(s_23), "f"(s_24));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1369;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(s_25), "f"(s_26));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1370;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1370) : "f"(s_27), "f"(s_28));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1371;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(s_29), "f"(s_30));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1372;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p = t1357;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1358;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1359;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1360;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1361;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1362;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1363;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1364;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1365;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1366;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1367;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1368;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1369;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1370;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1371;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1372;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_2 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_3 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_4 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_5 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_6 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_7 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_8 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_9 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_10 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_11 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_12 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_13 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_14 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_15 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_16 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_17 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_18 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_19 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_20 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_21 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_22 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_23 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_24 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_25 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_26 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_27 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_28 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_29 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_30 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_31 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_32 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_33 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_34 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_35 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_36 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_37 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_38 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_39 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_40 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_41 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_42 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_43 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_44 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_45 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_46 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_47 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_48 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_49 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_50 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_51 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_52 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_53 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_54 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_55 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_56 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_57 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_58 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_59 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_60 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_61 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_62 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_63 = 0.0f;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_64 = 0.0f;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right = t273 > 1u ? t273 : 1u;
            const u32 masked_left = end_15 > masked_right ? end_15 : masked_right;
#line 215 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < masked_right; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1375 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1375) : "memory");
#line 281 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1376 = t335 + i_3;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1377 = t1376 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1378 = t1377 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1379 = t10 + t1378;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1380 = t1376 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1381 = t1380 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1379), "r"(t1381) : "memory");
#line 283 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1382 = t337 & 3u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1383 = t1382 << 14u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1384 = smem_1 + t1383;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1385 = t1376 % 3u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1386 = t1385 << 14u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1387 = t8 + t1386;
                const u32 t1388 = t1384 >> 4u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1389 = t1387 >> 4u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1390 = t1388 + 65536u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1391 = (u64)t1390;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1392 = t1391 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1393 = t1389 + 65536u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1394 = (u64)t1393;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1395 = t1394 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t1392), "l"(t1395) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1396 = t1388 + 65538u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1397 = (u64)t1396;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1398 = t1397 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1399 = t1389 + 65538u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1400 = (u64)t1399;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1401 = t1400 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1398), "l"(t1401) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1402 = t1388 + 65540u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1403 = (u64)t1402;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1404 = t1403 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1405 = t1389 + 65540u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1406 = (u64)t1405;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1407 = t1406 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1404), "l"(t1407) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1408 = t1388 + 65542u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1409 = (u64)t1408;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1410 = t1409 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1411 = t1389 + 65542u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1412 = (u64)t1411;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1413 = t1412 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1410), "l"(t1413) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1414 = t1388 + 66048u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1415 = (u64)t1414;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1416 = t1415 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1417 = t1389 + 66048u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1418 = (u64)t1417;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1419 = t1418 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1416), "l"(t1419) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1420 = t1388 + 66050u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1421 = (u64)t1420;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1422 = t1421 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1423 = t1389 + 66050u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1424 = (u64)t1423;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1425 = t1424 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1422), "l"(t1425) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1426 = t1388 + 66052u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1427 = (u64)t1426;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1428 = t1427 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1429 = t1389 + 66052u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1430 = (u64)t1429;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1431 = t1430 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1428), "l"(t1431) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1432 = t1388 + 66054u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1433 = (u64)t1432;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1434 = t1433 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1435 = t1389 + 66054u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1436 = (u64)t1435;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1437 = t1436 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1434), "l"(t1437) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1438 = i_3 - 1u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1439 = t335 + t1438;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1440 = t1439 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1441 = t1440 + 6u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1442 = t1441 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1443 = t10 + t1442;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1444 = t1439 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1445 = t1444 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1443), "r"(t1445) : "memory");
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs = p;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_2 = p_2;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_3 = p_3;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_4 = p_4;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_5 = p_5;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_6 = p_6;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_7 = p_7;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_8 = p_8;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_9 = p_9;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_10 = p_10;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_11 = p_11;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_12 = p_12;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_13 = p_13;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_14 = p_14;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_15 = p_15;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_16 = p_16;
#line 298 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1446 = t1439 % 3u;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1447 = t1446 << 14u;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1448 = t9 + t1447;
                const u32 t1449 = t1448 >> 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1450 = t1449 + 33554432u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1451 = (u64)t1450;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1452 = t1451 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1452) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1453 = t1449 + 33554560u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1454 = (u64)t1453;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1455 = t1454 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1455) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1456 = t1449 + 33554688u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1457 = (u64)t1456;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1458 = t1457 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1458) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1459 = t1449 + 33554816u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1460 = (u64)t1459;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1461 = t1460 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1461) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1462 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1463 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_2 = t1462 ? 0u : t1463;
                const u32 t1465 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1465) : "memory");
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1466 = t335 + i_3;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1467 = t1466 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1468 = t1467 + 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1469 = t1468 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1470 = t10 + t1469;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1471 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1471) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1470) : "memory");
                }
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1472 = end_15 - 1u;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1473 = t1472 - i_3;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_3 = t1473 << 6u;
                const u32 t1475 = t234 + t207;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t1475 + t206;
#line 252 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1477 = lane & 3u;
#line 252 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1478 = t1477 << 1u;
#line 252 "fa-kernels/src/attention/options/functions.rs"
                const u32 column_3 = first_key_3 + t1478;
#line 247 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_2 = seq_k - 1u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1481 = column_3 < last_2 ? column_3 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1482 = column_3 < last_2 ? column_3 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_50 = (u64)t1482;
#line 16 "src/functions/sequences.rs"
                const u64 t15_50 = t14_50 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_50 = t15_50 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_50 = t13_2 + t16_50;
#line 16 "src/functions/sequences.rs"
                u32 t18_18;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_18) : "l"(t17_50));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1488 = s * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_36 = t2_2 - t1481;
#line 26 "src/functions/bias.rs"
                const u32 t4_66 = (int)t3_36 < (int)argument1 ? t3_36 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_36 = (int)t4_66 > (int)t5_2 ? t4_66 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_36 = t6_36 + argument1;
                const u64 t12_36 = (u64)place_36;
#line 27 "src/functions/bias.rs"
                const u64 t13_36 = t12_36 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_51 = t13_36 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_51 = t11_2 + t14_51;
#line 27 "src/functions/bias.rs"
                f32 t16_51;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_51) : "l"(t15_51));
#line 27 "src/functions/bias.rs"
                const f32 t17_51 = t1488 + t16_51;
#line 16 "src/functions/sequences.rs"
                const u64 t4_67 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_36 = t4_67 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_36;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_36) : "l"(t8_36));
#line 16 "src/functions/sequences.rs"
                const bool t19_34 = t9_36 == t18_18;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_33 = t19_34 ? t17_51 : __uint_as_float(0xff800000u);
                s = changed_33;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1504 = s_3 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_37 = t2_3 - t1481;
#line 26 "src/functions/bias.rs"
                const u32 t4_68 = (int)t3_37 < (int)argument1 ? t3_37 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_37 = (int)t4_68 > (int)t5_3 ? t4_68 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_37 = t6_37 + argument1;
                const u64 t12_37 = (u64)place_37;
#line 27 "src/functions/bias.rs"
                const u64 t13_37 = t12_37 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_52 = t13_37 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_52 = t11_3 + t14_52;
#line 27 "src/functions/bias.rs"
                f32 t16_52;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_52) : "l"(t15_52));
#line 27 "src/functions/bias.rs"
                const f32 t17_52 = t1504 + t16_52;
#line 16 "src/functions/sequences.rs"
                const u64 t4_69 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_37 = t4_69 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_37;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_37) : "l"(t8_37));
#line 16 "src/functions/sequences.rs"
                const bool t19_35 = t9_37 == t18_18;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_34 = t19_35 ? t17_52 : __uint_as_float(0xff800000u);
                s_3 = changed_34;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_16 = column_3 + 1u;
                const u32 t1521 = key_16 < last_2 ? key_16 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1522 = key_16 < last_2 ? key_16 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_53 = (u64)t1522;
#line 16 "src/functions/sequences.rs"
                const u64 t15_53 = t14_53 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_53 = t15_53 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_53 = t13_2 + t16_53;
#line 16 "src/functions/sequences.rs"
                u32 t18_19;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_19) : "l"(t17_53));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1528 = s_2 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_38 = t2_2 - t1521;
#line 26 "src/functions/bias.rs"
                const u32 t4_70 = (int)t3_38 < (int)argument1 ? t3_38 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_38 = (int)t4_70 > (int)t5_2 ? t4_70 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_38 = t6_38 + argument1;
                const u64 t12_38 = (u64)place_38;
#line 27 "src/functions/bias.rs"
                const u64 t13_38 = t12_38 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_54 = t13_38 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_54 = t11_2 + t14_54;
#line 27 "src/functions/bias.rs"
                f32 t16_54;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_54) : "l"(t15_54));
#line 27 "src/functions/bias.rs"
                const f32 t17_54 = t1528 + t16_54;
#line 16 "src/functions/sequences.rs"
                const u64 t4_71 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_38 = t4_71 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_38;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_38) : "l"(t8_38));
#line 16 "src/functions/sequences.rs"
                const bool t19_36 = t9_38 == t18_19;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_35 = t19_36 ? t17_54 : __uint_as_float(0xff800000u);
                s_2 = changed_35;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1544 = s_4 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_39 = t2_3 - t1521;
#line 26 "src/functions/bias.rs"
                const u32 t4_72 = (int)t3_39 < (int)argument1 ? t3_39 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_39 = (int)t4_72 > (int)t5_3 ? t4_72 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_39 = t6_39 + argument1;
                const u64 t12_39 = (u64)place_39;
#line 27 "src/functions/bias.rs"
                const u64 t13_39 = t12_39 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_55 = t13_39 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_55 = t11_3 + t14_55;
#line 27 "src/functions/bias.rs"
                f32 t16_55;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_55) : "l"(t15_55));
#line 27 "src/functions/bias.rs"
                const f32 t17_55 = t1544 + t16_55;
#line 16 "src/functions/sequences.rs"
                const u64 t4_73 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_39 = t4_73 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_39;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_39) : "l"(t8_39));
#line 16 "src/functions/sequences.rs"
                const bool t19_37 = t9_39 == t18_19;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_36 = t19_37 ? t17_55 : __uint_as_float(0xff800000u);
                s_4 = changed_36;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_17 = column_3 + 8u;
                const u32 t1561 = key_17 < last_2 ? key_17 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1562 = key_17 < last_2 ? key_17 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_56 = (u64)t1562;
#line 16 "src/functions/sequences.rs"
                const u64 t15_56 = t14_56 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_56 = t15_56 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_56 = t13_2 + t16_56;
#line 16 "src/functions/sequences.rs"
                u32 t18_20;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_20) : "l"(t17_56));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1568 = s_5 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_40 = t2_2 - t1561;
#line 26 "src/functions/bias.rs"
                const u32 t4_74 = (int)t3_40 < (int)argument1 ? t3_40 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_40 = (int)t4_74 > (int)t5_2 ? t4_74 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_40 = t6_40 + argument1;
                const u64 t12_40 = (u64)place_40;
#line 27 "src/functions/bias.rs"
                const u64 t13_40 = t12_40 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_57 = t13_40 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_57 = t11_2 + t14_57;
#line 27 "src/functions/bias.rs"
                f32 t16_57;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_57) : "l"(t15_57));
#line 27 "src/functions/bias.rs"
                const f32 t17_57 = t1568 + t16_57;
#line 16 "src/functions/sequences.rs"
                const u64 t4_75 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_40 = t4_75 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_40;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_40) : "l"(t8_40));
#line 16 "src/functions/sequences.rs"
                const bool t19_38 = t9_40 == t18_20;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_37 = t19_38 ? t17_57 : __uint_as_float(0xff800000u);
                s_5 = changed_37;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1584 = s_7 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_41 = t2_3 - t1561;
#line 26 "src/functions/bias.rs"
                const u32 t4_76 = (int)t3_41 < (int)argument1 ? t3_41 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_41 = (int)t4_76 > (int)t5_3 ? t4_76 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_41 = t6_41 + argument1;
                const u64 t12_41 = (u64)place_41;
#line 27 "src/functions/bias.rs"
                const u64 t13_41 = t12_41 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_58 = t13_41 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_58 = t11_3 + t14_58;
#line 27 "src/functions/bias.rs"
                f32 t16_58;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_58) : "l"(t15_58));
#line 27 "src/functions/bias.rs"
                const f32 t17_58 = t1584 + t16_58;
#line 16 "src/functions/sequences.rs"
                const u64 t4_77 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_41 = t4_77 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_41;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_41) : "l"(t8_41));
#line 16 "src/functions/sequences.rs"
                const bool t19_39 = t9_41 == t18_20;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_38 = t19_39 ? t17_58 : __uint_as_float(0xff800000u);
                s_7 = changed_38;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_18 = column_3 + 9u;
                const u32 t1601 = key_18 < last_2 ? key_18 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1602 = key_18 < last_2 ? key_18 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_59 = (u64)t1602;
#line 16 "src/functions/sequences.rs"
                const u64 t15_59 = t14_59 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_59 = t15_59 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_59 = t13_2 + t16_59;
#line 16 "src/functions/sequences.rs"
                u32 t18_21;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_21) : "l"(t17_59));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1608 = s_6 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_42 = t2_2 - t1601;
#line 26 "src/functions/bias.rs"
                const u32 t4_78 = (int)t3_42 < (int)argument1 ? t3_42 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_42 = (int)t4_78 > (int)t5_2 ? t4_78 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_42 = t6_42 + argument1;
                const u64 t12_42 = (u64)place_42;
#line 27 "src/functions/bias.rs"
                const u64 t13_42 = t12_42 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_60 = t13_42 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_60 = t11_2 + t14_60;
#line 27 "src/functions/bias.rs"
                f32 t16_60;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_60) : "l"(t15_60));
#line 27 "src/functions/bias.rs"
                const f32 t17_60 = t1608 + t16_60;
#line 16 "src/functions/sequences.rs"
                const u64 t4_79 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_42 = t4_79 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_42;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_42) : "l"(t8_42));
#line 16 "src/functions/sequences.rs"
                const bool t19_40 = t9_42 == t18_21;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_39 = t19_40 ? t17_60 : __uint_as_float(0xff800000u);
                s_6 = changed_39;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1624 = s_8 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_43 = t2_3 - t1601;
#line 26 "src/functions/bias.rs"
                const u32 t4_80 = (int)t3_43 < (int)argument1 ? t3_43 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_43 = (int)t4_80 > (int)t5_3 ? t4_80 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_43 = t6_43 + argument1;
                const u64 t12_43 = (u64)place_43;
#line 27 "src/functions/bias.rs"
                const u64 t13_43 = t12_43 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_61 = t13_43 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_61 = t11_3 + t14_61;
#line 27 "src/functions/bias.rs"
                f32 t16_61;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_61) : "l"(t15_61));
#line 27 "src/functions/bias.rs"
                const f32 t17_61 = t1624 + t16_61;
#line 16 "src/functions/sequences.rs"
                const u64 t4_81 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_43 = t4_81 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_43;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_43) : "l"(t8_43));
#line 16 "src/functions/sequences.rs"
                const bool t19_41 = t9_43 == t18_21;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_40 = t19_41 ? t17_61 : __uint_as_float(0xff800000u);
                s_8 = changed_40;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_19 = column_3 + 16u;
                const u32 t1641 = key_19 < last_2 ? key_19 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1642 = key_19 < last_2 ? key_19 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_62 = (u64)t1642;
#line 16 "src/functions/sequences.rs"
                const u64 t15_62 = t14_62 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_62 = t15_62 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_62 = t13_2 + t16_62;
#line 16 "src/functions/sequences.rs"
                u32 t18_22;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_22) : "l"(t17_62));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1648 = s_9 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_44 = t2_2 - t1641;
#line 26 "src/functions/bias.rs"
                const u32 t4_82 = (int)t3_44 < (int)argument1 ? t3_44 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_44 = (int)t4_82 > (int)t5_2 ? t4_82 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_44 = t6_44 + argument1;
                const u64 t12_44 = (u64)place_44;
#line 27 "src/functions/bias.rs"
                const u64 t13_44 = t12_44 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_63 = t13_44 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_63 = t11_2 + t14_63;
#line 27 "src/functions/bias.rs"
                f32 t16_63;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_63) : "l"(t15_63));
#line 27 "src/functions/bias.rs"
                const f32 t17_63 = t1648 + t16_63;
#line 16 "src/functions/sequences.rs"
                const u64 t4_83 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_44 = t4_83 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_44;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_44) : "l"(t8_44));
#line 16 "src/functions/sequences.rs"
                const bool t19_42 = t9_44 == t18_22;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_41 = t19_42 ? t17_63 : __uint_as_float(0xff800000u);
                s_9 = changed_41;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1664 = s_11 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_45 = t2_3 - t1641;
#line 26 "src/functions/bias.rs"
                const u32 t4_84 = (int)t3_45 < (int)argument1 ? t3_45 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_45 = (int)t4_84 > (int)t5_3 ? t4_84 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_45 = t6_45 + argument1;
                const u64 t12_45 = (u64)place_45;
#line 27 "src/functions/bias.rs"
                const u64 t13_45 = t12_45 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_64 = t13_45 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_64 = t11_3 + t14_64;
#line 27 "src/functions/bias.rs"
                f32 t16_64;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_64) : "l"(t15_64));
#line 27 "src/functions/bias.rs"
                const f32 t17_64 = t1664 + t16_64;
#line 16 "src/functions/sequences.rs"
                const u64 t4_85 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_45 = t4_85 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_45;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_45) : "l"(t8_45));
#line 16 "src/functions/sequences.rs"
                const bool t19_43 = t9_45 == t18_22;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_42 = t19_43 ? t17_64 : __uint_as_float(0xff800000u);
                s_11 = changed_42;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_20 = column_3 + 17u;
                const u32 t1681 = key_20 < last_2 ? key_20 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1682 = key_20 < last_2 ? key_20 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_65 = (u64)t1682;
#line 16 "src/functions/sequences.rs"
                const u64 t15_65 = t14_65 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_65 = t15_65 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_65 = t13_2 + t16_65;
#line 16 "src/functions/sequences.rs"
                u32 t18_23;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_23) : "l"(t17_65));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1688 = s_10 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_46 = t2_2 - t1681;
#line 26 "src/functions/bias.rs"
                const u32 t4_86 = (int)t3_46 < (int)argument1 ? t3_46 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_46 = (int)t4_86 > (int)t5_2 ? t4_86 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_46 = t6_46 + argument1;
                const u64 t12_46 = (u64)place_46;
#line 27 "src/functions/bias.rs"
                const u64 t13_46 = t12_46 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_66 = t13_46 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_66 = t11_2 + t14_66;
#line 27 "src/functions/bias.rs"
                f32 t16_66;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_66) : "l"(t15_66));
#line 27 "src/functions/bias.rs"
                const f32 t17_66 = t1688 + t16_66;
#line 16 "src/functions/sequences.rs"
                const u64 t4_87 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_46 = t4_87 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_46;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_46) : "l"(t8_46));
#line 16 "src/functions/sequences.rs"
                const bool t19_44 = t9_46 == t18_23;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_43 = t19_44 ? t17_66 : __uint_as_float(0xff800000u);
                s_10 = changed_43;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1704 = s_12 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_47 = t2_3 - t1681;
#line 26 "src/functions/bias.rs"
                const u32 t4_88 = (int)t3_47 < (int)argument1 ? t3_47 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_47 = (int)t4_88 > (int)t5_3 ? t4_88 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_47 = t6_47 + argument1;
                const u64 t12_47 = (u64)place_47;
#line 27 "src/functions/bias.rs"
                const u64 t13_47 = t12_47 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_67 = t13_47 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_67 = t11_3 + t14_67;
#line 27 "src/functions/bias.rs"
                f32 t16_67;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_67) : "l"(t15_67));
#line 27 "src/functions/bias.rs"
                const f32 t17_67 = t1704 + t16_67;
#line 16 "src/functions/sequences.rs"
                const u64 t4_89 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_47 = t4_89 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_47;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_47) : "l"(t8_47));
#line 16 "src/functions/sequences.rs"
                const bool t19_45 = t9_47 == t18_23;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_44 = t19_45 ? t17_67 : __uint_as_float(0xff800000u);
                s_12 = changed_44;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_21 = column_3 + 24u;
                const u32 t1721 = key_21 < last_2 ? key_21 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1722 = key_21 < last_2 ? key_21 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_68 = (u64)t1722;
#line 16 "src/functions/sequences.rs"
                const u64 t15_68 = t14_68 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_68 = t15_68 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_68 = t13_2 + t16_68;
#line 16 "src/functions/sequences.rs"
                u32 t18_24;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_24) : "l"(t17_68));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1728 = s_13 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_48 = t2_2 - t1721;
#line 26 "src/functions/bias.rs"
                const u32 t4_90 = (int)t3_48 < (int)argument1 ? t3_48 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_48 = (int)t4_90 > (int)t5_2 ? t4_90 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_48 = t6_48 + argument1;
                const u64 t12_48 = (u64)place_48;
#line 27 "src/functions/bias.rs"
                const u64 t13_48 = t12_48 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_69 = t13_48 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_69 = t11_2 + t14_69;
#line 27 "src/functions/bias.rs"
                f32 t16_69;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_69) : "l"(t15_69));
#line 27 "src/functions/bias.rs"
                const f32 t17_69 = t1728 + t16_69;
#line 16 "src/functions/sequences.rs"
                const u64 t4_91 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_48 = t4_91 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_48;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_48) : "l"(t8_48));
#line 16 "src/functions/sequences.rs"
                const bool t19_46 = t9_48 == t18_24;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_45 = t19_46 ? t17_69 : __uint_as_float(0xff800000u);
                s_13 = changed_45;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1744 = s_15 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_49 = t2_3 - t1721;
#line 26 "src/functions/bias.rs"
                const u32 t4_92 = (int)t3_49 < (int)argument1 ? t3_49 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_49 = (int)t4_92 > (int)t5_3 ? t4_92 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_49 = t6_49 + argument1;
                const u64 t12_49 = (u64)place_49;
#line 27 "src/functions/bias.rs"
                const u64 t13_49 = t12_49 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_70 = t13_49 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_70 = t11_3 + t14_70;
#line 27 "src/functions/bias.rs"
                f32 t16_70;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_70) : "l"(t15_70));
#line 27 "src/functions/bias.rs"
                const f32 t17_70 = t1744 + t16_70;
#line 16 "src/functions/sequences.rs"
                const u64 t4_93 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_49 = t4_93 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_49;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_49) : "l"(t8_49));
#line 16 "src/functions/sequences.rs"
                const bool t19_47 = t9_49 == t18_24;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_46 = t19_47 ? t17_70 : __uint_as_float(0xff800000u);
                s_15 = changed_46;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_22 = column_3 + 25u;
                const u32 t1761 = key_22 < last_2 ? key_22 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1762 = key_22 < last_2 ? key_22 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_71 = (u64)t1762;
#line 16 "src/functions/sequences.rs"
                const u64 t15_71 = t14_71 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_71 = t15_71 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_71 = t13_2 + t16_71;
#line 16 "src/functions/sequences.rs"
                u32 t18_25;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_25) : "l"(t17_71));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1768 = s_14 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_50 = t2_2 - t1761;
#line 26 "src/functions/bias.rs"
                const u32 t4_94 = (int)t3_50 < (int)argument1 ? t3_50 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_50 = (int)t4_94 > (int)t5_2 ? t4_94 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_50 = t6_50 + argument1;
                const u64 t12_50 = (u64)place_50;
#line 27 "src/functions/bias.rs"
                const u64 t13_50 = t12_50 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_72 = t13_50 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_72 = t11_2 + t14_72;
#line 27 "src/functions/bias.rs"
                f32 t16_72;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_72) : "l"(t15_72));
#line 27 "src/functions/bias.rs"
                const f32 t17_72 = t1768 + t16_72;
#line 16 "src/functions/sequences.rs"
                const u64 t4_95 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_50 = t4_95 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_50;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_50) : "l"(t8_50));
#line 16 "src/functions/sequences.rs"
                const bool t19_48 = t9_50 == t18_25;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_47 = t19_48 ? t17_72 : __uint_as_float(0xff800000u);
                s_14 = changed_47;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1784 = s_16 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_51 = t2_3 - t1761;
#line 26 "src/functions/bias.rs"
                const u32 t4_96 = (int)t3_51 < (int)argument1 ? t3_51 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_51 = (int)t4_96 > (int)t5_3 ? t4_96 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_51 = t6_51 + argument1;
                const u64 t12_51 = (u64)place_51;
#line 27 "src/functions/bias.rs"
                const u64 t13_51 = t12_51 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_73 = t13_51 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_73 = t11_3 + t14_73;
#line 27 "src/functions/bias.rs"
                f32 t16_73;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_73) : "l"(t15_73));
#line 27 "src/functions/bias.rs"
                const f32 t17_73 = t1784 + t16_73;
#line 16 "src/functions/sequences.rs"
                const u64 t4_97 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_51 = t4_97 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_51;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_51) : "l"(t8_51));
#line 16 "src/functions/sequences.rs"
                const bool t19_49 = t9_51 == t18_25;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_48 = t19_49 ? t17_73 : __uint_as_float(0xff800000u);
                s_16 = changed_48;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_23 = column_3 + 32u;
                const u32 t1801 = key_23 < last_2 ? key_23 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1802 = key_23 < last_2 ? key_23 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_74 = (u64)t1802;
#line 16 "src/functions/sequences.rs"
                const u64 t15_74 = t14_74 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_74 = t15_74 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_74 = t13_2 + t16_74;
#line 16 "src/functions/sequences.rs"
                u32 t18_26;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_26) : "l"(t17_74));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1808 = s_17 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_52 = t2_2 - t1801;
#line 26 "src/functions/bias.rs"
                const u32 t4_98 = (int)t3_52 < (int)argument1 ? t3_52 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_52 = (int)t4_98 > (int)t5_2 ? t4_98 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_52 = t6_52 + argument1;
                const u64 t12_52 = (u64)place_52;
#line 27 "src/functions/bias.rs"
                const u64 t13_52 = t12_52 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_75 = t13_52 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_75 = t11_2 + t14_75;
#line 27 "src/functions/bias.rs"
                f32 t16_75;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_75) : "l"(t15_75));
#line 27 "src/functions/bias.rs"
                const f32 t17_75 = t1808 + t16_75;
#line 16 "src/functions/sequences.rs"
                const u64 t4_99 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_52 = t4_99 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_52;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_52) : "l"(t8_52));
#line 16 "src/functions/sequences.rs"
                const bool t19_50 = t9_52 == t18_26;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_49 = t19_50 ? t17_75 : __uint_as_float(0xff800000u);
                s_17 = changed_49;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1824 = s_19 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_53 = t2_3 - t1801;
#line 26 "src/functions/bias.rs"
                const u32 t4_100 = (int)t3_53 < (int)argument1 ? t3_53 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_53 = (int)t4_100 > (int)t5_3 ? t4_100 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_53 = t6_53 + argument1;
                const u64 t12_53 = (u64)place_53;
#line 27 "src/functions/bias.rs"
                const u64 t13_53 = t12_53 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_76 = t13_53 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_76 = t11_3 + t14_76;
#line 27 "src/functions/bias.rs"
                f32 t16_76;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_76) : "l"(t15_76));
#line 27 "src/functions/bias.rs"
                const f32 t17_76 = t1824 + t16_76;
#line 16 "src/functions/sequences.rs"
                const u64 t4_101 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_53 = t4_101 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_53;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_53) : "l"(t8_53));
#line 16 "src/functions/sequences.rs"
                const bool t19_51 = t9_53 == t18_26;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_50 = t19_51 ? t17_76 : __uint_as_float(0xff800000u);
                s_19 = changed_50;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_24 = column_3 + 33u;
                const u32 t1841 = key_24 < last_2 ? key_24 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1842 = key_24 < last_2 ? key_24 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_77 = (u64)t1842;
#line 16 "src/functions/sequences.rs"
                const u64 t15_77 = t14_77 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_77 = t15_77 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_77 = t13_2 + t16_77;
#line 16 "src/functions/sequences.rs"
                u32 t18_27;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_27) : "l"(t17_77));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1848 = s_18 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_54 = t2_2 - t1841;
#line 26 "src/functions/bias.rs"
                const u32 t4_102 = (int)t3_54 < (int)argument1 ? t3_54 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_54 = (int)t4_102 > (int)t5_2 ? t4_102 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_54 = t6_54 + argument1;
                const u64 t12_54 = (u64)place_54;
#line 27 "src/functions/bias.rs"
                const u64 t13_54 = t12_54 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_78 = t13_54 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_78 = t11_2 + t14_78;
#line 27 "src/functions/bias.rs"
                f32 t16_78;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_78) : "l"(t15_78));
#line 27 "src/functions/bias.rs"
                const f32 t17_78 = t1848 + t16_78;
#line 16 "src/functions/sequences.rs"
                const u64 t4_103 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_54 = t4_103 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_54;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_54) : "l"(t8_54));
#line 16 "src/functions/sequences.rs"
                const bool t19_52 = t9_54 == t18_27;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_51 = t19_52 ? t17_78 : __uint_as_float(0xff800000u);
                s_18 = changed_51;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1864 = s_20 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_55 = t2_3 - t1841;
#line 26 "src/functions/bias.rs"
                const u32 t4_104 = (int)t3_55 < (int)argument1 ? t3_55 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_55 = (int)t4_104 > (int)t5_3 ? t4_104 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_55 = t6_55 + argument1;
                const u64 t12_55 = (u64)place_55;
#line 27 "src/functions/bias.rs"
                const u64 t13_55 = t12_55 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_79 = t13_55 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_79 = t11_3 + t14_79;
#line 27 "src/functions/bias.rs"
                f32 t16_79;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_79) : "l"(t15_79));
#line 27 "src/functions/bias.rs"
                const f32 t17_79 = t1864 + t16_79;
#line 16 "src/functions/sequences.rs"
                const u64 t4_105 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_55 = t4_105 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_55;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_55) : "l"(t8_55));
#line 16 "src/functions/sequences.rs"
                const bool t19_53 = t9_55 == t18_27;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_52 = t19_53 ? t17_79 : __uint_as_float(0xff800000u);
                s_20 = changed_52;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_25 = column_3 + 40u;
                const u32 t1881 = key_25 < last_2 ? key_25 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1882 = key_25 < last_2 ? key_25 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_80 = (u64)t1882;
#line 16 "src/functions/sequences.rs"
                const u64 t15_80 = t14_80 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_80 = t15_80 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_80 = t13_2 + t16_80;
#line 16 "src/functions/sequences.rs"
                u32 t18_28;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_28) : "l"(t17_80));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1888 = s_21 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_56 = t2_2 - t1881;
#line 26 "src/functions/bias.rs"
                const u32 t4_106 = (int)t3_56 < (int)argument1 ? t3_56 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_56 = (int)t4_106 > (int)t5_2 ? t4_106 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_56 = t6_56 + argument1;
                const u64 t12_56 = (u64)place_56;
#line 27 "src/functions/bias.rs"
                const u64 t13_56 = t12_56 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_81 = t13_56 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_81 = t11_2 + t14_81;
#line 27 "src/functions/bias.rs"
                f32 t16_81;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_81) : "l"(t15_81));
#line 27 "src/functions/bias.rs"
                const f32 t17_81 = t1888 + t16_81;
#line 16 "src/functions/sequences.rs"
                const u64 t4_107 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_56 = t4_107 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_56;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_56) : "l"(t8_56));
#line 16 "src/functions/sequences.rs"
                const bool t19_54 = t9_56 == t18_28;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_53 = t19_54 ? t17_81 : __uint_as_float(0xff800000u);
                s_21 = changed_53;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1904 = s_23 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_57 = t2_3 - t1881;
#line 26 "src/functions/bias.rs"
                const u32 t4_108 = (int)t3_57 < (int)argument1 ? t3_57 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_57 = (int)t4_108 > (int)t5_3 ? t4_108 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_57 = t6_57 + argument1;
                const u64 t12_57 = (u64)place_57;
#line 27 "src/functions/bias.rs"
                const u64 t13_57 = t12_57 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_82 = t13_57 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_82 = t11_3 + t14_82;
#line 27 "src/functions/bias.rs"
                f32 t16_82;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_82) : "l"(t15_82));
#line 27 "src/functions/bias.rs"
                const f32 t17_82 = t1904 + t16_82;
#line 16 "src/functions/sequences.rs"
                const u64 t4_109 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_57 = t4_109 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_57;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_57) : "l"(t8_57));
#line 16 "src/functions/sequences.rs"
                const bool t19_55 = t9_57 == t18_28;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_54 = t19_55 ? t17_82 : __uint_as_float(0xff800000u);
                s_23 = changed_54;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_26 = column_3 + 41u;
                const u32 t1921 = key_26 < last_2 ? key_26 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1922 = key_26 < last_2 ? key_26 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_83 = (u64)t1922;
#line 16 "src/functions/sequences.rs"
                const u64 t15_83 = t14_83 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_83 = t15_83 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_83 = t13_2 + t16_83;
#line 16 "src/functions/sequences.rs"
                u32 t18_29;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_29) : "l"(t17_83));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1928 = s_22 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_58 = t2_2 - t1921;
#line 26 "src/functions/bias.rs"
                const u32 t4_110 = (int)t3_58 < (int)argument1 ? t3_58 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_58 = (int)t4_110 > (int)t5_2 ? t4_110 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_58 = t6_58 + argument1;
                const u64 t12_58 = (u64)place_58;
#line 27 "src/functions/bias.rs"
                const u64 t13_58 = t12_58 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_84 = t13_58 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_84 = t11_2 + t14_84;
#line 27 "src/functions/bias.rs"
                f32 t16_84;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_84) : "l"(t15_84));
#line 27 "src/functions/bias.rs"
                const f32 t17_84 = t1928 + t16_84;
#line 16 "src/functions/sequences.rs"
                const u64 t4_111 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_58 = t4_111 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_58;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_58) : "l"(t8_58));
#line 16 "src/functions/sequences.rs"
                const bool t19_56 = t9_58 == t18_29;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_55 = t19_56 ? t17_84 : __uint_as_float(0xff800000u);
                s_22 = changed_55;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1944 = s_24 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_59 = t2_3 - t1921;
#line 26 "src/functions/bias.rs"
                const u32 t4_112 = (int)t3_59 < (int)argument1 ? t3_59 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_59 = (int)t4_112 > (int)t5_3 ? t4_112 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_59 = t6_59 + argument1;
                const u64 t12_59 = (u64)place_59;
#line 27 "src/functions/bias.rs"
                const u64 t13_59 = t12_59 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_85 = t13_59 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_85 = t11_3 + t14_85;
#line 27 "src/functions/bias.rs"
                f32 t16_85;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_85) : "l"(t15_85));
#line 27 "src/functions/bias.rs"
                const f32 t17_85 = t1944 + t16_85;
#line 16 "src/functions/sequences.rs"
                const u64 t4_113 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_59 = t4_113 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_59;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_59) : "l"(t8_59));
#line 16 "src/functions/sequences.rs"
                const bool t19_57 = t9_59 == t18_29;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_56 = t19_57 ? t17_85 : __uint_as_float(0xff800000u);
                s_24 = changed_56;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_27 = column_3 + 48u;
                const u32 t1961 = key_27 < last_2 ? key_27 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1962 = key_27 < last_2 ? key_27 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_86 = (u64)t1962;
#line 16 "src/functions/sequences.rs"
                const u64 t15_86 = t14_86 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_86 = t15_86 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_86 = t13_2 + t16_86;
#line 16 "src/functions/sequences.rs"
                u32 t18_30;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_30) : "l"(t17_86));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1968 = s_25 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_60 = t2_2 - t1961;
#line 26 "src/functions/bias.rs"
                const u32 t4_114 = (int)t3_60 < (int)argument1 ? t3_60 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_60 = (int)t4_114 > (int)t5_2 ? t4_114 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_60 = t6_60 + argument1;
                const u64 t12_60 = (u64)place_60;
#line 27 "src/functions/bias.rs"
                const u64 t13_60 = t12_60 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_87 = t13_60 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_87 = t11_2 + t14_87;
#line 27 "src/functions/bias.rs"
                f32 t16_87;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_87) : "l"(t15_87));
#line 27 "src/functions/bias.rs"
                const f32 t17_87 = t1968 + t16_87;
#line 16 "src/functions/sequences.rs"
                const u64 t4_115 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_60 = t4_115 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_60;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_60) : "l"(t8_60));
#line 16 "src/functions/sequences.rs"
                const bool t19_58 = t9_60 == t18_30;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_57 = t19_58 ? t17_87 : __uint_as_float(0xff800000u);
                s_25 = changed_57;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1984 = s_27 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_61 = t2_3 - t1961;
#line 26 "src/functions/bias.rs"
                const u32 t4_116 = (int)t3_61 < (int)argument1 ? t3_61 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_61 = (int)t4_116 > (int)t5_3 ? t4_116 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_61 = t6_61 + argument1;
                const u64 t12_61 = (u64)place_61;
#line 27 "src/functions/bias.rs"
                const u64 t13_61 = t12_61 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_88 = t13_61 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_88 = t11_3 + t14_88;
#line 27 "src/functions/bias.rs"
                f32 t16_88;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_88) : "l"(t15_88));
#line 27 "src/functions/bias.rs"
                const f32 t17_88 = t1984 + t16_88;
#line 16 "src/functions/sequences.rs"
                const u64 t4_117 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_61 = t4_117 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_61;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_61) : "l"(t8_61));
#line 16 "src/functions/sequences.rs"
                const bool t19_59 = t9_61 == t18_30;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_58 = t19_59 ? t17_88 : __uint_as_float(0xff800000u);
                s_27 = changed_58;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_28 = column_3 + 49u;
                const u32 t2001 = key_28 < last_2 ? key_28 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2002 = key_28 < last_2 ? key_28 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_89 = (u64)t2002;
#line 16 "src/functions/sequences.rs"
                const u64 t15_89 = t14_89 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_89 = t15_89 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_89 = t13_2 + t16_89;
#line 16 "src/functions/sequences.rs"
                u32 t18_31;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_31) : "l"(t17_89));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2008 = s_26 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_62 = t2_2 - t2001;
#line 26 "src/functions/bias.rs"
                const u32 t4_118 = (int)t3_62 < (int)argument1 ? t3_62 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_62 = (int)t4_118 > (int)t5_2 ? t4_118 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_62 = t6_62 + argument1;
                const u64 t12_62 = (u64)place_62;
#line 27 "src/functions/bias.rs"
                const u64 t13_62 = t12_62 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_90 = t13_62 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_90 = t11_2 + t14_90;
#line 27 "src/functions/bias.rs"
                f32 t16_90;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_90) : "l"(t15_90));
#line 27 "src/functions/bias.rs"
                const f32 t17_90 = t2008 + t16_90;
#line 16 "src/functions/sequences.rs"
                const u64 t4_119 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_62 = t4_119 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_62;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_62) : "l"(t8_62));
#line 16 "src/functions/sequences.rs"
                const bool t19_60 = t9_62 == t18_31;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_59 = t19_60 ? t17_90 : __uint_as_float(0xff800000u);
                s_26 = changed_59;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2024 = s_28 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_63 = t2_3 - t2001;
#line 26 "src/functions/bias.rs"
                const u32 t4_120 = (int)t3_63 < (int)argument1 ? t3_63 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_63 = (int)t4_120 > (int)t5_3 ? t4_120 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_63 = t6_63 + argument1;
                const u64 t12_63 = (u64)place_63;
#line 27 "src/functions/bias.rs"
                const u64 t13_63 = t12_63 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_91 = t13_63 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_91 = t11_3 + t14_91;
#line 27 "src/functions/bias.rs"
                f32 t16_91;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_91) : "l"(t15_91));
#line 27 "src/functions/bias.rs"
                const f32 t17_91 = t2024 + t16_91;
#line 16 "src/functions/sequences.rs"
                const u64 t4_121 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_63 = t4_121 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_63;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_63) : "l"(t8_63));
#line 16 "src/functions/sequences.rs"
                const bool t19_61 = t9_63 == t18_31;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_60 = t19_61 ? t17_91 : __uint_as_float(0xff800000u);
                s_28 = changed_60;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_29 = column_3 + 56u;
                const u32 t2041 = key_29 < last_2 ? key_29 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2042 = key_29 < last_2 ? key_29 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_92 = (u64)t2042;
#line 16 "src/functions/sequences.rs"
                const u64 t15_92 = t14_92 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_92 = t15_92 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_92 = t13_2 + t16_92;
#line 16 "src/functions/sequences.rs"
                u32 t18_32;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_32) : "l"(t17_92));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2048 = s_29 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_64 = t2_2 - t2041;
#line 26 "src/functions/bias.rs"
                const u32 t4_122 = (int)t3_64 < (int)argument1 ? t3_64 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_64 = (int)t4_122 > (int)t5_2 ? t4_122 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_64 = t6_64 + argument1;
                const u64 t12_64 = (u64)place_64;
#line 27 "src/functions/bias.rs"
                const u64 t13_64 = t12_64 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_93 = t13_64 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_93 = t11_2 + t14_93;
#line 27 "src/functions/bias.rs"
                f32 t16_93;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_93) : "l"(t15_93));
#line 27 "src/functions/bias.rs"
                const f32 t17_93 = t2048 + t16_93;
#line 16 "src/functions/sequences.rs"
                const u64 t4_123 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_64 = t4_123 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_64;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_64) : "l"(t8_64));
#line 16 "src/functions/sequences.rs"
                const bool t19_62 = t9_64 == t18_32;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_61 = t19_62 ? t17_93 : __uint_as_float(0xff800000u);
                s_29 = changed_61;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2064 = s_31 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_65 = t2_3 - t2041;
#line 26 "src/functions/bias.rs"
                const u32 t4_124 = (int)t3_65 < (int)argument1 ? t3_65 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_65 = (int)t4_124 > (int)t5_3 ? t4_124 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_65 = t6_65 + argument1;
                const u64 t12_65 = (u64)place_65;
#line 27 "src/functions/bias.rs"
                const u64 t13_65 = t12_65 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_94 = t13_65 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_94 = t11_3 + t14_94;
#line 27 "src/functions/bias.rs"
                f32 t16_94;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_94) : "l"(t15_94));
#line 27 "src/functions/bias.rs"
                const f32 t17_94 = t2064 + t16_94;
#line 16 "src/functions/sequences.rs"
                const u64 t4_125 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_65 = t4_125 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_65;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_65) : "l"(t8_65));
#line 16 "src/functions/sequences.rs"
                const bool t19_63 = t9_65 == t18_32;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_62 = t19_63 ? t17_94 : __uint_as_float(0xff800000u);
                s_31 = changed_62;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_30 = column_3 + 57u;
                const u32 t2081 = key_30 < last_2 ? key_30 : last_2;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2082 = key_30 < last_2 ? key_30 : last_2;
#line 16 "src/functions/sequences.rs"
                const u64 t14_95 = (u64)t2082;
#line 16 "src/functions/sequences.rs"
                const u64 t15_95 = t14_95 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_95 = t15_95 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_95 = t13_2 + t16_95;
#line 16 "src/functions/sequences.rs"
                u32 t18_33;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_33) : "l"(t17_95));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2088 = s_30 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_66 = t2_2 - t2081;
#line 26 "src/functions/bias.rs"
                const u32 t4_126 = (int)t3_66 < (int)argument1 ? t3_66 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_66 = (int)t4_126 > (int)t5_2 ? t4_126 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_66 = t6_66 + argument1;
                const u64 t12_66 = (u64)place_66;
#line 27 "src/functions/bias.rs"
                const u64 t13_66 = t12_66 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_96 = t13_66 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_96 = t11_2 + t14_96;
#line 27 "src/functions/bias.rs"
                f32 t16_96;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_96) : "l"(t15_96));
#line 27 "src/functions/bias.rs"
                const f32 t17_96 = t2088 + t16_96;
#line 16 "src/functions/sequences.rs"
                const u64 t4_127 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_66 = t4_127 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_66;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_66) : "l"(t8_66));
#line 16 "src/functions/sequences.rs"
                const bool t19_64 = t9_66 == t18_33;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_63 = t19_64 ? t17_96 : __uint_as_float(0xff800000u);
                s_30 = changed_63;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2104 = s_32 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_67 = t2_3 - t2081;
#line 26 "src/functions/bias.rs"
                const u32 t4_128 = (int)t3_67 < (int)argument1 ? t3_67 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_67 = (int)t4_128 > (int)t5_3 ? t4_128 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_67 = t6_67 + argument1;
                const u64 t12_67 = (u64)place_67;
#line 27 "src/functions/bias.rs"
                const u64 t13_67 = t12_67 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_97 = t13_67 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_97 = t11_3 + t14_97;
#line 27 "src/functions/bias.rs"
                f32 t16_97;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_97) : "l"(t15_97));
#line 27 "src/functions/bias.rs"
                const f32 t17_97 = t2104 + t16_97;
#line 16 "src/functions/sequences.rs"
                const u64 t4_129 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_67 = t4_129 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_67;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_67) : "l"(t8_67));
#line 16 "src/functions/sequences.rs"
                const bool t19_65 = t9_67 == t18_33;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_64 = t19_65 ? t17_97 : __uint_as_float(0xff800000u);
                s_32 = changed_64;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2120 = end_15 - 1u;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2121 = t2120 - i_3;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_4 = t2121 << 6u;
                const u32 t2123 = t234 + t207;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_5 = t2123 + t206;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t2125 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t2126 = t2125 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 column_4 = first_key_4 + t2126;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2128 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2129 = first_query_5 + t2128;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2130 = t2129 + seq_k;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t2130 + 1u;
                const u32 t2132 = end_22 > seq_q ? end_22 : seq_q;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2133 = t2132 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t2133 < seq_k ? t2133 : seq_k;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t2135 = end_23 > column_4 ? end_23 : column_4;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t2135 - column_4;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2138 = visible_33 ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s = t2138;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2140 = visible_34 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_2 = t2140;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2142 = visible_35 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_5 = t2142;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2144 = visible_36 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_6 = t2144;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2146 = visible_37 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_9 = t2146;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2148 = visible_38 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_10 = t2148;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2150 = visible_39 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_13 = t2150;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2152 = visible_40 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_14 = t2152;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2154 = visible_41 ? s_17 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_17 = t2154;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2156 = visible_42 ? s_18 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_18 = t2156;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2158 = visible_43 ? s_21 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_21 = t2158;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2160 = visible_44 ? s_22 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_22 = t2160;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2162 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_25 = t2162;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2164 = visible_46 ? s_26 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_26 = t2164;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2166 = visible_47 ? s_29 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_29 = t2166;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_24;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2168 = visible_48 ? s_30 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_30 = t2168;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2169 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2170 = first_query_5 + t2169;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2171 = t2170 + 8u;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2172 = t2171 + seq_k;
#line 257 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t2172 + 1u;
                const u32 t2174 = end_25 > seq_q ? end_25 : seq_q;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2175 = t2174 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t2175 < seq_k ? t2175 : seq_k;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t2177 = end_26 > column_4 ? end_26 : column_4;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t2177 - column_4;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2180 = visible_49 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_3 = t2180;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2182 = visible_50 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_4 = t2182;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2184 = visible_51 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_7 = t2184;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2186 = visible_52 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_8 = t2186;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2188 = visible_53 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_11 = t2188;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2190 = visible_54 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_12 = t2190;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2192 = visible_55 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_15 = t2192;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2194 = visible_56 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_16 = t2194;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2196 = visible_57 ? s_19 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_19 = t2196;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2198 = visible_58 ? s_20 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_20 = t2198;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2200 = visible_59 ? s_23 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_23 = t2200;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2202 = visible_60 ? s_24 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_24 = t2202;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2204 = visible_61 ? s_27 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_27 = t2204;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2206 = visible_62 ? s_28 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_28 = t2206;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2208 = visible_63 ? s_31 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_31 = t2208;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_27;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t2210 = visible_64 ? s_32 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_32 = t2210;
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2211;
                asm("max.f32 %0, %1, %2;" : "=f"(t2211) : "f"(old_3), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2212;
                asm("max.f32 %0, %1, %2;" : "=f"(t2212) : "f"(t2211), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2213;
                asm("max.f32 %0, %1, %2;" : "=f"(t2213) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2214;
                asm("max.f32 %0, %1, %2;" : "=f"(t2214) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2215;
                asm("max.f32 %0, %1, %2;" : "=f"(t2215) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2216;
                asm("max.f32 %0, %1, %2;" : "=f"(t2216) : "f"(t2212), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2217;
                asm("max.f32 %0, %1, %2;" : "=f"(t2217) : "f"(t2213), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2218;
                asm("max.f32 %0, %1, %2;" : "=f"(t2218) : "f"(t2214), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2219;
                asm("max.f32 %0, %1, %2;" : "=f"(t2219) : "f"(t2215), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2220;
                asm("max.f32 %0, %1, %2;" : "=f"(t2220) : "f"(t2216), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2221;
                asm("max.f32 %0, %1, %2;" : "=f"(t2221) : "f"(t2217), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2222;
                asm("max.f32 %0, %1, %2;" : "=f"(t2222) : "f"(t2218), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2223;
                asm("max.f32 %0, %1, %2;" : "=f"(t2223) : "f"(t2219), "f"(s_30));
                f32 t2224;
                asm("max.f32 %0, %1, %2;" : "=f"(t2224) : "f"(t2220), "f"(t2221));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2225;
                asm("max.f32 %0, %1, %2;" : "=f"(t2225) : "f"(t2222), "f"(t2223));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2226;
                asm("max.f32 %0, %1, %2;" : "=f"(t2226) : "f"(t2224), "f"(t2225));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2227;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2227) : "f"(t2226));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2226), "f"(t2227));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2229;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2229) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t2229));
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2231;
                asm("max.f32 %0, %1, %2;" : "=f"(t2231) : "f"(old_4), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2232;
                asm("max.f32 %0, %1, %2;" : "=f"(t2232) : "f"(t2231), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2233;
                asm("max.f32 %0, %1, %2;" : "=f"(t2233) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2234;
                asm("max.f32 %0, %1, %2;" : "=f"(t2234) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2235;
                asm("max.f32 %0, %1, %2;" : "=f"(t2235) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2236;
                asm("max.f32 %0, %1, %2;" : "=f"(t2236) : "f"(t2232), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2237;
                asm("max.f32 %0, %1, %2;" : "=f"(t2237) : "f"(t2233), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2238;
                asm("max.f32 %0, %1, %2;" : "=f"(t2238) : "f"(t2234), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2239;
                asm("max.f32 %0, %1, %2;" : "=f"(t2239) : "f"(t2235), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2240;
                asm("max.f32 %0, %1, %2;" : "=f"(t2240) : "f"(t2236), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2241;
                asm("max.f32 %0, %1, %2;" : "=f"(t2241) : "f"(t2237), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2242;
                asm("max.f32 %0, %1, %2;" : "=f"(t2242) : "f"(t2238), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2243;
                asm("max.f32 %0, %1, %2;" : "=f"(t2243) : "f"(t2239), "f"(s_32));
                f32 t2244;
                asm("max.f32 %0, %1, %2;" : "=f"(t2244) : "f"(t2240), "f"(t2241));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2245;
                asm("max.f32 %0, %1, %2;" : "=f"(t2245) : "f"(t2242), "f"(t2243));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2246;
                asm("max.f32 %0, %1, %2;" : "=f"(t2246) : "f"(t2244), "f"(t2245));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2247;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2247) : "f"(t2246));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2246), "f"(t2247));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2249;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2249) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t2249));
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_5 = row_max;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2251 = news - old_5;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2252 = t2251 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2253 = 8.0f < t2252;
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2254 = news_2 - old_6;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2255 = t2254 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2256 = 8.0f < t2255;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2257 = t2253 | t2256;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t2257);
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t2262 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t2262;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2264 = -reference_3;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 t2265;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2265) : "f"(old_7), "f"(scale_log2), "f"(t2264));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t2265));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_3;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t2268 = row_sum * kept;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2269 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t2269));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2271;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2271) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s = t2271;
                const f32 t2272 = t2268 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2273 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t2273));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2275;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2275) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_2 = t2275;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2276 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(scale_log2), "f"(t2276));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2278;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2278) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_5 = t2278;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2279 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(scale_log2), "f"(t2279));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2281;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2281) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_6 = t2281;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2282 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(scale_log2), "f"(t2282));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2284;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2284) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_9 = t2284;
                const f32 t2285 = t2272 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2286 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(scale_log2), "f"(t2286));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2288;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2288) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_10 = t2288;
                const f32 t2289 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2290 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(scale_log2), "f"(t2290));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2292;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2292) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_13 = t2292;
                const f32 t2293 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2294 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(scale_log2), "f"(t2294));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2296;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2296) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_14 = t2296;
                const f32 t2297 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2298 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(scale_log2), "f"(t2298));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2300;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2300) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_17 = t2300;
                const f32 t2301 = t2285 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2302 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(scale_log2), "f"(t2302));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2304;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2304) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_18 = t2304;
                const f32 t2305 = t2289 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2306 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(scale_log2), "f"(t2306));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2308;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2308) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2308;
                const f32 t2309 = t2293 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2310 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(scale_log2), "f"(t2310));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2312;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2312) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2312;
                const f32 t2313 = t2297 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2314 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(scale_log2), "f"(t2314));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2316;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2316) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2316;
                const f32 t2317 = t2301 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2318 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(scale_log2), "f"(t2318));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2320;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2320) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2320;
                const f32 t2321 = t2305 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2322 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(scale_log2), "f"(t2322));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2324;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2324) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2324;
                const f32 t2325 = t2309 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2326 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(scale_log2), "f"(t2326));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2328;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2328) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2328;
                const f32 t2329 = t2313 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2330 = t2317 + t2321;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2331 = t2325 + t2329;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2332 = t2330 + t2331;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2332;
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t2336 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t2336;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2338 = -reference_4;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 t2339;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2339) : "f"(old_8), "f"(scale_log2), "f"(t2338));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t2339));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_4;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t2342 = row_sum_2 * kept_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2343 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(scale_log2), "f"(t2343));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2345) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_3 = t2345;
                const f32 t2346 = t2342 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2347 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(scale_log2), "f"(t2347));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2349) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_4 = t2349;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2350 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(scale_log2), "f"(t2350));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2352;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2352) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_7 = t2352;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2353 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(scale_log2), "f"(t2353));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2355;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2355) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_8 = t2355;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2356 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(scale_log2), "f"(t2356));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2358;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2358) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_11 = t2358;
                const f32 t2359 = t2346 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2360 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(scale_log2), "f"(t2360));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2362;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2362) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_12 = t2362;
                const f32 t2363 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2364 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(scale_log2), "f"(t2364));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2366;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2366) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_15 = t2366;
                const f32 t2367 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2368 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(scale_log2), "f"(t2368));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2370;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2370) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_16 = t2370;
                const f32 t2371 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2372 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(scale_log2), "f"(t2372));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2374;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2374) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2374;
                const f32 t2375 = t2359 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2376 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(scale_log2), "f"(t2376));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2378;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2378) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2378;
                const f32 t2379 = t2363 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2380 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(scale_log2), "f"(t2380));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2382;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2382) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2382;
                const f32 t2383 = t2367 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2384 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(scale_log2), "f"(t2384));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2386;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2386) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2386;
                const f32 t2387 = t2371 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2388 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(scale_log2), "f"(t2388));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2390;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2390) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2390;
                const f32 t2391 = t2375 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2392 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(scale_log2), "f"(t2392));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2394;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2394) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2394;
                const f32 t2395 = t2379 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2396 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t2396));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2398;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2398) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2398;
                const f32 t2399 = t2383 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2400 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t2400));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2402;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2402) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2402;
                const f32 t2403 = t2387 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2404 = t2391 + t2395;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2405 = t2399 + t2403;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2406 = t2404 + t2405;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2406;
#line 273 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t2407 = i_3 - 1u;
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2408 = t335 + t2407;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2409 = t2408 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2410 = t2409 + 9u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2411 = t2410 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2412 = t10 + t2411;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2413 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2413) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2412) : "memory");
                }
#line 95 "fa-kernels/src/attention/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2414 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2414;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2415 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2415;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2416 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2416;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2417 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2417;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2418 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2418;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2419 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2419;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2420 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2420;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2421 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2421;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2422 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2422;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2423 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2423;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2424 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2424;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2425 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2425;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2426 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2427 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2428 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2429 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2430 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2431 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2432 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2433 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2434 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2435 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2436 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2437 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2438 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2439 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2440 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2441 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2442 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2443 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2444 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2445 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2446 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2447 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2447;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2448 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2448;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2449 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2449;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2450 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2450;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2451 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2451;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2452 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2452;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2453 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2453;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2454 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2454;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2455 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2456 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2457 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2458 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2459 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2460 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2461 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2462 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2463 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2464 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2465 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2466 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2467 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2468 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2469 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2470 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2471 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2472 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2473 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2474 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2475 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2476 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2477 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2477;
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2478;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2478) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2479;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2479) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2480;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2480) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2481;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2481) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2482;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2482) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2483;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2483) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2484;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2484) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2485;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2485) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2486;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2486) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2487;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2487) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2488;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2488) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2489;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2489) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2490;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2490) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2491;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2491) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2492;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2492) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2493;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2493) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p = t2478;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2479;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2480;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2481;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2482;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2483;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2484;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2485;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2486;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2487;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2488;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2489;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2490;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2491;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2492;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2493;
            }
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2494 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2494) : "memory");
#line 281 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2495 = t335 + i_4;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2496 = t2495 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2497 = t2496 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2498 = t10 + t2497;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2499 = t2495 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2500 = t2499 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2498), "r"(t2500) : "memory");
#line 283 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2501 = t337 & 3u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2502 = t2501 << 14u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2503 = smem_1 + t2502;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2504 = t2495 % 3u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2505 = t2504 << 14u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2506 = t8 + t2505;
                const u32 t2507 = t2503 >> 4u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2508 = t2506 >> 4u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2509 = t2507 + 65536u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2510 = (u64)t2509;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2511 = t2510 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2512 = t2508 + 65536u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2513 = (u64)t2512;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2514 = t2513 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t2511), "l"(t2514) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2515 = t2507 + 65538u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2516 = (u64)t2515;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2517 = t2516 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2518 = t2508 + 65538u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2519 = (u64)t2518;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2520 = t2519 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2517), "l"(t2520) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2521 = t2507 + 65540u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2522 = (u64)t2521;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2523 = t2522 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2524 = t2508 + 65540u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2525 = (u64)t2524;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2526 = t2525 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2523), "l"(t2526) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2527 = t2507 + 65542u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2528 = (u64)t2527;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2529 = t2528 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2530 = t2508 + 65542u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2531 = (u64)t2530;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2532 = t2531 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2529), "l"(t2532) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2533 = t2507 + 66048u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2534 = (u64)t2533;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2535 = t2534 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2536 = t2508 + 66048u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2537 = (u64)t2536;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2538 = t2537 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2535), "l"(t2538) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2539 = t2507 + 66050u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2540 = (u64)t2539;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2541 = t2540 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2542 = t2508 + 66050u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2543 = (u64)t2542;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2544 = t2543 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2541), "l"(t2544) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2545 = t2507 + 66052u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2546 = (u64)t2545;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2547 = t2546 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2548 = t2508 + 66052u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2549 = (u64)t2548;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2550 = t2549 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2547), "l"(t2550) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2551 = t2507 + 66054u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2552 = (u64)t2551;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2553 = t2552 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2554 = t2508 + 66054u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2555 = (u64)t2554;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2556 = t2555 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2553), "l"(t2556) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2557 = i_4 - 1u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2558 = t335 + t2557;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2559 = t2558 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2560 = t2559 + 6u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2561 = t2560 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2562 = t10 + t2561;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2563 = t2558 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2564 = t2563 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2562), "r"(t2564) : "memory");
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_17 = p;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_18 = p_2;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_19 = p_3;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_20 = p_4;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_21 = p_5;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_22 = p_6;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_23 = p_7;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_24 = p_8;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_25 = p_9;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_26 = p_10;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_27 = p_11;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_28 = p_12;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_29 = p_13;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_30 = p_14;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_31 = p_15;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_32 = p_16;
#line 298 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2565 = t2558 % 3u;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2566 = t2565 << 14u;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2567 = t9 + t2566;
                const u32 t2568 = t2567 >> 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2569 = t2568 + 33554432u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2570 = (u64)t2569;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2571 = t2570 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t2571) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2572 = t2568 + 33554560u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2573 = (u64)t2572;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2574 = t2573 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t2574) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2575 = t2568 + 33554688u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2576 = (u64)t2575;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2577 = t2576 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t2577) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2578 = t2568 + 33554816u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2579 = (u64)t2578;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2580 = t2579 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t2580) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2581 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2582 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t2581 ? 0u : t2582;
                const u32 t2584 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2584) : "memory");
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2585 = t335 + i_4;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2586 = t2585 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2587 = t2586 + 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2588 = t2587 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2589 = t10 + t2588;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2590 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2590) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2589) : "memory");
                }
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2591 = end_15 - 1u;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2592 = t2591 - i_4;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_5 = t2592 << 6u;
                const u32 t2594 = t234 + t207;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_6 = t2594 + t206;
#line 252 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2596 = lane & 3u;
#line 252 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2597 = t2596 << 1u;
#line 252 "fa-kernels/src/attention/options/functions.rs"
                const u32 column_5 = first_key_5 + t2597;
#line 247 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_3 = seq_k - 1u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2600 = column_5 < last_3 ? column_5 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2601 = column_5 < last_3 ? column_5 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_98 = (u64)t2601;
#line 16 "src/functions/sequences.rs"
                const u64 t15_98 = t14_98 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_98 = t15_98 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_98 = t13_2 + t16_98;
#line 16 "src/functions/sequences.rs"
                u32 t18_34;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_34) : "l"(t17_98));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2607 = s * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_68 = t2_2 - t2600;
#line 26 "src/functions/bias.rs"
                const u32 t4_130 = (int)t3_68 < (int)argument1 ? t3_68 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_68 = (int)t4_130 > (int)t5_2 ? t4_130 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_68 = t6_68 + argument1;
                const u64 t12_68 = (u64)place_68;
#line 27 "src/functions/bias.rs"
                const u64 t13_68 = t12_68 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_99 = t13_68 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_99 = t11_2 + t14_99;
#line 27 "src/functions/bias.rs"
                f32 t16_99;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_99) : "l"(t15_99));
#line 27 "src/functions/bias.rs"
                const f32 t17_99 = t2607 + t16_99;
#line 16 "src/functions/sequences.rs"
                const u64 t4_131 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_68 = t4_131 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_68;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_68) : "l"(t8_68));
#line 16 "src/functions/sequences.rs"
                const bool t19_66 = t9_68 == t18_34;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_65 = t19_66 ? t17_99 : __uint_as_float(0xff800000u);
                s = changed_65;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2623 = s_3 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_69 = t2_3 - t2600;
#line 26 "src/functions/bias.rs"
                const u32 t4_132 = (int)t3_69 < (int)argument1 ? t3_69 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_69 = (int)t4_132 > (int)t5_3 ? t4_132 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_69 = t6_69 + argument1;
                const u64 t12_69 = (u64)place_69;
#line 27 "src/functions/bias.rs"
                const u64 t13_69 = t12_69 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_100 = t13_69 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_100 = t11_3 + t14_100;
#line 27 "src/functions/bias.rs"
                f32 t16_100;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_100) : "l"(t15_100));
#line 27 "src/functions/bias.rs"
                const f32 t17_100 = t2623 + t16_100;
#line 16 "src/functions/sequences.rs"
                const u64 t4_133 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_69 = t4_133 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_69;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_69) : "l"(t8_69));
#line 16 "src/functions/sequences.rs"
                const bool t19_67 = t9_69 == t18_34;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_66 = t19_67 ? t17_100 : __uint_as_float(0xff800000u);
                s_3 = changed_66;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_31 = column_5 + 1u;
                const u32 t2640 = key_31 < last_3 ? key_31 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2641 = key_31 < last_3 ? key_31 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_101 = (u64)t2641;
#line 16 "src/functions/sequences.rs"
                const u64 t15_101 = t14_101 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_101 = t15_101 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_101 = t13_2 + t16_101;
#line 16 "src/functions/sequences.rs"
                u32 t18_35;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_35) : "l"(t17_101));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2647 = s_2 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_70 = t2_2 - t2640;
#line 26 "src/functions/bias.rs"
                const u32 t4_134 = (int)t3_70 < (int)argument1 ? t3_70 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_70 = (int)t4_134 > (int)t5_2 ? t4_134 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_70 = t6_70 + argument1;
                const u64 t12_70 = (u64)place_70;
#line 27 "src/functions/bias.rs"
                const u64 t13_70 = t12_70 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_102 = t13_70 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_102 = t11_2 + t14_102;
#line 27 "src/functions/bias.rs"
                f32 t16_102;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_102) : "l"(t15_102));
#line 27 "src/functions/bias.rs"
                const f32 t17_102 = t2647 + t16_102;
#line 16 "src/functions/sequences.rs"
                const u64 t4_135 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_70 = t4_135 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_70;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_70) : "l"(t8_70));
#line 16 "src/functions/sequences.rs"
                const bool t19_68 = t9_70 == t18_35;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_67 = t19_68 ? t17_102 : __uint_as_float(0xff800000u);
                s_2 = changed_67;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2663 = s_4 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_71 = t2_3 - t2640;
#line 26 "src/functions/bias.rs"
                const u32 t4_136 = (int)t3_71 < (int)argument1 ? t3_71 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_71 = (int)t4_136 > (int)t5_3 ? t4_136 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_71 = t6_71 + argument1;
                const u64 t12_71 = (u64)place_71;
#line 27 "src/functions/bias.rs"
                const u64 t13_71 = t12_71 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_103 = t13_71 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_103 = t11_3 + t14_103;
#line 27 "src/functions/bias.rs"
                f32 t16_103;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_103) : "l"(t15_103));
#line 27 "src/functions/bias.rs"
                const f32 t17_103 = t2663 + t16_103;
#line 16 "src/functions/sequences.rs"
                const u64 t4_137 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_71 = t4_137 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_71;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_71) : "l"(t8_71));
#line 16 "src/functions/sequences.rs"
                const bool t19_69 = t9_71 == t18_35;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_68 = t19_69 ? t17_103 : __uint_as_float(0xff800000u);
                s_4 = changed_68;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_32 = column_5 + 8u;
                const u32 t2680 = key_32 < last_3 ? key_32 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2681 = key_32 < last_3 ? key_32 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_104 = (u64)t2681;
#line 16 "src/functions/sequences.rs"
                const u64 t15_104 = t14_104 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_104 = t15_104 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_104 = t13_2 + t16_104;
#line 16 "src/functions/sequences.rs"
                u32 t18_36;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_36) : "l"(t17_104));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2687 = s_5 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_72 = t2_2 - t2680;
#line 26 "src/functions/bias.rs"
                const u32 t4_138 = (int)t3_72 < (int)argument1 ? t3_72 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_72 = (int)t4_138 > (int)t5_2 ? t4_138 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_72 = t6_72 + argument1;
                const u64 t12_72 = (u64)place_72;
#line 27 "src/functions/bias.rs"
                const u64 t13_72 = t12_72 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_105 = t13_72 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_105 = t11_2 + t14_105;
#line 27 "src/functions/bias.rs"
                f32 t16_105;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_105) : "l"(t15_105));
#line 27 "src/functions/bias.rs"
                const f32 t17_105 = t2687 + t16_105;
#line 16 "src/functions/sequences.rs"
                const u64 t4_139 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_72 = t4_139 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_72;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_72) : "l"(t8_72));
#line 16 "src/functions/sequences.rs"
                const bool t19_70 = t9_72 == t18_36;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_69 = t19_70 ? t17_105 : __uint_as_float(0xff800000u);
                s_5 = changed_69;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2703 = s_7 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_73 = t2_3 - t2680;
#line 26 "src/functions/bias.rs"
                const u32 t4_140 = (int)t3_73 < (int)argument1 ? t3_73 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_73 = (int)t4_140 > (int)t5_3 ? t4_140 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_73 = t6_73 + argument1;
                const u64 t12_73 = (u64)place_73;
#line 27 "src/functions/bias.rs"
                const u64 t13_73 = t12_73 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_106 = t13_73 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_106 = t11_3 + t14_106;
#line 27 "src/functions/bias.rs"
                f32 t16_106;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_106) : "l"(t15_106));
#line 27 "src/functions/bias.rs"
                const f32 t17_106 = t2703 + t16_106;
#line 16 "src/functions/sequences.rs"
                const u64 t4_141 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_73 = t4_141 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_73;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_73) : "l"(t8_73));
#line 16 "src/functions/sequences.rs"
                const bool t19_71 = t9_73 == t18_36;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_70 = t19_71 ? t17_106 : __uint_as_float(0xff800000u);
                s_7 = changed_70;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_33 = column_5 + 9u;
                const u32 t2720 = key_33 < last_3 ? key_33 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2721 = key_33 < last_3 ? key_33 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_107 = (u64)t2721;
#line 16 "src/functions/sequences.rs"
                const u64 t15_107 = t14_107 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_107 = t15_107 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_107 = t13_2 + t16_107;
#line 16 "src/functions/sequences.rs"
                u32 t18_37;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_37) : "l"(t17_107));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2727 = s_6 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_74 = t2_2 - t2720;
#line 26 "src/functions/bias.rs"
                const u32 t4_142 = (int)t3_74 < (int)argument1 ? t3_74 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_74 = (int)t4_142 > (int)t5_2 ? t4_142 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_74 = t6_74 + argument1;
                const u64 t12_74 = (u64)place_74;
#line 27 "src/functions/bias.rs"
                const u64 t13_74 = t12_74 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_108 = t13_74 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_108 = t11_2 + t14_108;
#line 27 "src/functions/bias.rs"
                f32 t16_108;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_108) : "l"(t15_108));
#line 27 "src/functions/bias.rs"
                const f32 t17_108 = t2727 + t16_108;
#line 16 "src/functions/sequences.rs"
                const u64 t4_143 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_74 = t4_143 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_74;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_74) : "l"(t8_74));
#line 16 "src/functions/sequences.rs"
                const bool t19_72 = t9_74 == t18_37;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_71 = t19_72 ? t17_108 : __uint_as_float(0xff800000u);
                s_6 = changed_71;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2743 = s_8 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_75 = t2_3 - t2720;
#line 26 "src/functions/bias.rs"
                const u32 t4_144 = (int)t3_75 < (int)argument1 ? t3_75 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_75 = (int)t4_144 > (int)t5_3 ? t4_144 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_75 = t6_75 + argument1;
                const u64 t12_75 = (u64)place_75;
#line 27 "src/functions/bias.rs"
                const u64 t13_75 = t12_75 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_109 = t13_75 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_109 = t11_3 + t14_109;
#line 27 "src/functions/bias.rs"
                f32 t16_109;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_109) : "l"(t15_109));
#line 27 "src/functions/bias.rs"
                const f32 t17_109 = t2743 + t16_109;
#line 16 "src/functions/sequences.rs"
                const u64 t4_145 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_75 = t4_145 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_75;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_75) : "l"(t8_75));
#line 16 "src/functions/sequences.rs"
                const bool t19_73 = t9_75 == t18_37;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_72 = t19_73 ? t17_109 : __uint_as_float(0xff800000u);
                s_8 = changed_72;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_34 = column_5 + 16u;
                const u32 t2760 = key_34 < last_3 ? key_34 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2761 = key_34 < last_3 ? key_34 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_110 = (u64)t2761;
#line 16 "src/functions/sequences.rs"
                const u64 t15_110 = t14_110 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_110 = t15_110 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_110 = t13_2 + t16_110;
#line 16 "src/functions/sequences.rs"
                u32 t18_38;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_38) : "l"(t17_110));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2767 = s_9 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_76 = t2_2 - t2760;
#line 26 "src/functions/bias.rs"
                const u32 t4_146 = (int)t3_76 < (int)argument1 ? t3_76 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_76 = (int)t4_146 > (int)t5_2 ? t4_146 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_76 = t6_76 + argument1;
                const u64 t12_76 = (u64)place_76;
#line 27 "src/functions/bias.rs"
                const u64 t13_76 = t12_76 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_111 = t13_76 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_111 = t11_2 + t14_111;
#line 27 "src/functions/bias.rs"
                f32 t16_111;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_111) : "l"(t15_111));
#line 27 "src/functions/bias.rs"
                const f32 t17_111 = t2767 + t16_111;
#line 16 "src/functions/sequences.rs"
                const u64 t4_147 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_76 = t4_147 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_76;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_76) : "l"(t8_76));
#line 16 "src/functions/sequences.rs"
                const bool t19_74 = t9_76 == t18_38;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_73 = t19_74 ? t17_111 : __uint_as_float(0xff800000u);
                s_9 = changed_73;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2783 = s_11 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_77 = t2_3 - t2760;
#line 26 "src/functions/bias.rs"
                const u32 t4_148 = (int)t3_77 < (int)argument1 ? t3_77 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_77 = (int)t4_148 > (int)t5_3 ? t4_148 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_77 = t6_77 + argument1;
                const u64 t12_77 = (u64)place_77;
#line 27 "src/functions/bias.rs"
                const u64 t13_77 = t12_77 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_112 = t13_77 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_112 = t11_3 + t14_112;
#line 27 "src/functions/bias.rs"
                f32 t16_112;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_112) : "l"(t15_112));
#line 27 "src/functions/bias.rs"
                const f32 t17_112 = t2783 + t16_112;
#line 16 "src/functions/sequences.rs"
                const u64 t4_149 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_77 = t4_149 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_77;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_77) : "l"(t8_77));
#line 16 "src/functions/sequences.rs"
                const bool t19_75 = t9_77 == t18_38;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_74 = t19_75 ? t17_112 : __uint_as_float(0xff800000u);
                s_11 = changed_74;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_35 = column_5 + 17u;
                const u32 t2800 = key_35 < last_3 ? key_35 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2801 = key_35 < last_3 ? key_35 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_113 = (u64)t2801;
#line 16 "src/functions/sequences.rs"
                const u64 t15_113 = t14_113 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_113 = t15_113 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_113 = t13_2 + t16_113;
#line 16 "src/functions/sequences.rs"
                u32 t18_39;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_39) : "l"(t17_113));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2807 = s_10 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_78 = t2_2 - t2800;
#line 26 "src/functions/bias.rs"
                const u32 t4_150 = (int)t3_78 < (int)argument1 ? t3_78 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_78 = (int)t4_150 > (int)t5_2 ? t4_150 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_78 = t6_78 + argument1;
                const u64 t12_78 = (u64)place_78;
#line 27 "src/functions/bias.rs"
                const u64 t13_78 = t12_78 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_114 = t13_78 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_114 = t11_2 + t14_114;
#line 27 "src/functions/bias.rs"
                f32 t16_114;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_114) : "l"(t15_114));
#line 27 "src/functions/bias.rs"
                const f32 t17_114 = t2807 + t16_114;
#line 16 "src/functions/sequences.rs"
                const u64 t4_151 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_78 = t4_151 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_78;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_78) : "l"(t8_78));
#line 16 "src/functions/sequences.rs"
                const bool t19_76 = t9_78 == t18_39;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_75 = t19_76 ? t17_114 : __uint_as_float(0xff800000u);
                s_10 = changed_75;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2823 = s_12 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_79 = t2_3 - t2800;
#line 26 "src/functions/bias.rs"
                const u32 t4_152 = (int)t3_79 < (int)argument1 ? t3_79 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_79 = (int)t4_152 > (int)t5_3 ? t4_152 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_79 = t6_79 + argument1;
                const u64 t12_79 = (u64)place_79;
#line 27 "src/functions/bias.rs"
                const u64 t13_79 = t12_79 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_115 = t13_79 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_115 = t11_3 + t14_115;
#line 27 "src/functions/bias.rs"
                f32 t16_115;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_115) : "l"(t15_115));
#line 27 "src/functions/bias.rs"
                const f32 t17_115 = t2823 + t16_115;
#line 16 "src/functions/sequences.rs"
                const u64 t4_153 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_79 = t4_153 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_79;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_79) : "l"(t8_79));
#line 16 "src/functions/sequences.rs"
                const bool t19_77 = t9_79 == t18_39;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_76 = t19_77 ? t17_115 : __uint_as_float(0xff800000u);
                s_12 = changed_76;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_36 = column_5 + 24u;
                const u32 t2840 = key_36 < last_3 ? key_36 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2841 = key_36 < last_3 ? key_36 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_116 = (u64)t2841;
#line 16 "src/functions/sequences.rs"
                const u64 t15_116 = t14_116 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_116 = t15_116 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_116 = t13_2 + t16_116;
#line 16 "src/functions/sequences.rs"
                u32 t18_40;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_40) : "l"(t17_116));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2847 = s_13 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_80 = t2_2 - t2840;
#line 26 "src/functions/bias.rs"
                const u32 t4_154 = (int)t3_80 < (int)argument1 ? t3_80 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_80 = (int)t4_154 > (int)t5_2 ? t4_154 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_80 = t6_80 + argument1;
                const u64 t12_80 = (u64)place_80;
#line 27 "src/functions/bias.rs"
                const u64 t13_80 = t12_80 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_117 = t13_80 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_117 = t11_2 + t14_117;
#line 27 "src/functions/bias.rs"
                f32 t16_117;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_117) : "l"(t15_117));
#line 27 "src/functions/bias.rs"
                const f32 t17_117 = t2847 + t16_117;
#line 16 "src/functions/sequences.rs"
                const u64 t4_155 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_80 = t4_155 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_80;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_80) : "l"(t8_80));
#line 16 "src/functions/sequences.rs"
                const bool t19_78 = t9_80 == t18_40;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_77 = t19_78 ? t17_117 : __uint_as_float(0xff800000u);
                s_13 = changed_77;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2863 = s_15 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_81 = t2_3 - t2840;
#line 26 "src/functions/bias.rs"
                const u32 t4_156 = (int)t3_81 < (int)argument1 ? t3_81 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_81 = (int)t4_156 > (int)t5_3 ? t4_156 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_81 = t6_81 + argument1;
                const u64 t12_81 = (u64)place_81;
#line 27 "src/functions/bias.rs"
                const u64 t13_81 = t12_81 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_118 = t13_81 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_118 = t11_3 + t14_118;
#line 27 "src/functions/bias.rs"
                f32 t16_118;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_118) : "l"(t15_118));
#line 27 "src/functions/bias.rs"
                const f32 t17_118 = t2863 + t16_118;
#line 16 "src/functions/sequences.rs"
                const u64 t4_157 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_81 = t4_157 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_81;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_81) : "l"(t8_81));
#line 16 "src/functions/sequences.rs"
                const bool t19_79 = t9_81 == t18_40;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_78 = t19_79 ? t17_118 : __uint_as_float(0xff800000u);
                s_15 = changed_78;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_37 = column_5 + 25u;
                const u32 t2880 = key_37 < last_3 ? key_37 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2881 = key_37 < last_3 ? key_37 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_119 = (u64)t2881;
#line 16 "src/functions/sequences.rs"
                const u64 t15_119 = t14_119 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_119 = t15_119 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_119 = t13_2 + t16_119;
#line 16 "src/functions/sequences.rs"
                u32 t18_41;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_41) : "l"(t17_119));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2887 = s_14 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_82 = t2_2 - t2880;
#line 26 "src/functions/bias.rs"
                const u32 t4_158 = (int)t3_82 < (int)argument1 ? t3_82 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_82 = (int)t4_158 > (int)t5_2 ? t4_158 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_82 = t6_82 + argument1;
                const u64 t12_82 = (u64)place_82;
#line 27 "src/functions/bias.rs"
                const u64 t13_82 = t12_82 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_120 = t13_82 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_120 = t11_2 + t14_120;
#line 27 "src/functions/bias.rs"
                f32 t16_120;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_120) : "l"(t15_120));
#line 27 "src/functions/bias.rs"
                const f32 t17_120 = t2887 + t16_120;
#line 16 "src/functions/sequences.rs"
                const u64 t4_159 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_82 = t4_159 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_82;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_82) : "l"(t8_82));
#line 16 "src/functions/sequences.rs"
                const bool t19_80 = t9_82 == t18_41;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_79 = t19_80 ? t17_120 : __uint_as_float(0xff800000u);
                s_14 = changed_79;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2903 = s_16 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_83 = t2_3 - t2880;
#line 26 "src/functions/bias.rs"
                const u32 t4_160 = (int)t3_83 < (int)argument1 ? t3_83 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_83 = (int)t4_160 > (int)t5_3 ? t4_160 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_83 = t6_83 + argument1;
                const u64 t12_83 = (u64)place_83;
#line 27 "src/functions/bias.rs"
                const u64 t13_83 = t12_83 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_121 = t13_83 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_121 = t11_3 + t14_121;
#line 27 "src/functions/bias.rs"
                f32 t16_121;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_121) : "l"(t15_121));
#line 27 "src/functions/bias.rs"
                const f32 t17_121 = t2903 + t16_121;
#line 16 "src/functions/sequences.rs"
                const u64 t4_161 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_83 = t4_161 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_83;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_83) : "l"(t8_83));
#line 16 "src/functions/sequences.rs"
                const bool t19_81 = t9_83 == t18_41;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_80 = t19_81 ? t17_121 : __uint_as_float(0xff800000u);
                s_16 = changed_80;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_38 = column_5 + 32u;
                const u32 t2920 = key_38 < last_3 ? key_38 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2921 = key_38 < last_3 ? key_38 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_122 = (u64)t2921;
#line 16 "src/functions/sequences.rs"
                const u64 t15_122 = t14_122 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_122 = t15_122 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_122 = t13_2 + t16_122;
#line 16 "src/functions/sequences.rs"
                u32 t18_42;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_42) : "l"(t17_122));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2927 = s_17 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_84 = t2_2 - t2920;
#line 26 "src/functions/bias.rs"
                const u32 t4_162 = (int)t3_84 < (int)argument1 ? t3_84 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_84 = (int)t4_162 > (int)t5_2 ? t4_162 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_84 = t6_84 + argument1;
                const u64 t12_84 = (u64)place_84;
#line 27 "src/functions/bias.rs"
                const u64 t13_84 = t12_84 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_123 = t13_84 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_123 = t11_2 + t14_123;
#line 27 "src/functions/bias.rs"
                f32 t16_123;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_123) : "l"(t15_123));
#line 27 "src/functions/bias.rs"
                const f32 t17_123 = t2927 + t16_123;
#line 16 "src/functions/sequences.rs"
                const u64 t4_163 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_84 = t4_163 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_84;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_84) : "l"(t8_84));
#line 16 "src/functions/sequences.rs"
                const bool t19_82 = t9_84 == t18_42;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_81 = t19_82 ? t17_123 : __uint_as_float(0xff800000u);
                s_17 = changed_81;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2943 = s_19 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_85 = t2_3 - t2920;
#line 26 "src/functions/bias.rs"
                const u32 t4_164 = (int)t3_85 < (int)argument1 ? t3_85 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_85 = (int)t4_164 > (int)t5_3 ? t4_164 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_85 = t6_85 + argument1;
                const u64 t12_85 = (u64)place_85;
#line 27 "src/functions/bias.rs"
                const u64 t13_85 = t12_85 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_124 = t13_85 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_124 = t11_3 + t14_124;
#line 27 "src/functions/bias.rs"
                f32 t16_124;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_124) : "l"(t15_124));
#line 27 "src/functions/bias.rs"
                const f32 t17_124 = t2943 + t16_124;
#line 16 "src/functions/sequences.rs"
                const u64 t4_165 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_85 = t4_165 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_85;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_85) : "l"(t8_85));
#line 16 "src/functions/sequences.rs"
                const bool t19_83 = t9_85 == t18_42;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_82 = t19_83 ? t17_124 : __uint_as_float(0xff800000u);
                s_19 = changed_82;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_39 = column_5 + 33u;
                const u32 t2960 = key_39 < last_3 ? key_39 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2961 = key_39 < last_3 ? key_39 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_125 = (u64)t2961;
#line 16 "src/functions/sequences.rs"
                const u64 t15_125 = t14_125 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_125 = t15_125 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_125 = t13_2 + t16_125;
#line 16 "src/functions/sequences.rs"
                u32 t18_43;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_43) : "l"(t17_125));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2967 = s_18 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_86 = t2_2 - t2960;
#line 26 "src/functions/bias.rs"
                const u32 t4_166 = (int)t3_86 < (int)argument1 ? t3_86 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_86 = (int)t4_166 > (int)t5_2 ? t4_166 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_86 = t6_86 + argument1;
                const u64 t12_86 = (u64)place_86;
#line 27 "src/functions/bias.rs"
                const u64 t13_86 = t12_86 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_126 = t13_86 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_126 = t11_2 + t14_126;
#line 27 "src/functions/bias.rs"
                f32 t16_126;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_126) : "l"(t15_126));
#line 27 "src/functions/bias.rs"
                const f32 t17_126 = t2967 + t16_126;
#line 16 "src/functions/sequences.rs"
                const u64 t4_167 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_86 = t4_167 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_86;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_86) : "l"(t8_86));
#line 16 "src/functions/sequences.rs"
                const bool t19_84 = t9_86 == t18_43;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_83 = t19_84 ? t17_126 : __uint_as_float(0xff800000u);
                s_18 = changed_83;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2983 = s_20 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_87 = t2_3 - t2960;
#line 26 "src/functions/bias.rs"
                const u32 t4_168 = (int)t3_87 < (int)argument1 ? t3_87 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_87 = (int)t4_168 > (int)t5_3 ? t4_168 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_87 = t6_87 + argument1;
                const u64 t12_87 = (u64)place_87;
#line 27 "src/functions/bias.rs"
                const u64 t13_87 = t12_87 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_127 = t13_87 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_127 = t11_3 + t14_127;
#line 27 "src/functions/bias.rs"
                f32 t16_127;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_127) : "l"(t15_127));
#line 27 "src/functions/bias.rs"
                const f32 t17_127 = t2983 + t16_127;
#line 16 "src/functions/sequences.rs"
                const u64 t4_169 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_87 = t4_169 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_87;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_87) : "l"(t8_87));
#line 16 "src/functions/sequences.rs"
                const bool t19_85 = t9_87 == t18_43;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_84 = t19_85 ? t17_127 : __uint_as_float(0xff800000u);
                s_20 = changed_84;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_40 = column_5 + 40u;
                const u32 t3000 = key_40 < last_3 ? key_40 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t3001 = key_40 < last_3 ? key_40 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_128 = (u64)t3001;
#line 16 "src/functions/sequences.rs"
                const u64 t15_128 = t14_128 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_128 = t15_128 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_128 = t13_2 + t16_128;
#line 16 "src/functions/sequences.rs"
                u32 t18_44;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_44) : "l"(t17_128));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t3007 = s_21 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_88 = t2_2 - t3000;
#line 26 "src/functions/bias.rs"
                const u32 t4_170 = (int)t3_88 < (int)argument1 ? t3_88 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_88 = (int)t4_170 > (int)t5_2 ? t4_170 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_88 = t6_88 + argument1;
                const u64 t12_88 = (u64)place_88;
#line 27 "src/functions/bias.rs"
                const u64 t13_88 = t12_88 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_129 = t13_88 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_129 = t11_2 + t14_129;
#line 27 "src/functions/bias.rs"
                f32 t16_129;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_129) : "l"(t15_129));
#line 27 "src/functions/bias.rs"
                const f32 t17_129 = t3007 + t16_129;
#line 16 "src/functions/sequences.rs"
                const u64 t4_171 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_88 = t4_171 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_88;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_88) : "l"(t8_88));
#line 16 "src/functions/sequences.rs"
                const bool t19_86 = t9_88 == t18_44;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_85 = t19_86 ? t17_129 : __uint_as_float(0xff800000u);
                s_21 = changed_85;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t3023 = s_23 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_89 = t2_3 - t3000;
#line 26 "src/functions/bias.rs"
                const u32 t4_172 = (int)t3_89 < (int)argument1 ? t3_89 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_89 = (int)t4_172 > (int)t5_3 ? t4_172 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_89 = t6_89 + argument1;
                const u64 t12_89 = (u64)place_89;
#line 27 "src/functions/bias.rs"
                const u64 t13_89 = t12_89 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_130 = t13_89 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_130 = t11_3 + t14_130;
#line 27 "src/functions/bias.rs"
                f32 t16_130;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_130) : "l"(t15_130));
#line 27 "src/functions/bias.rs"
                const f32 t17_130 = t3023 + t16_130;
#line 16 "src/functions/sequences.rs"
                const u64 t4_173 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_89 = t4_173 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_89;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_89) : "l"(t8_89));
#line 16 "src/functions/sequences.rs"
                const bool t19_87 = t9_89 == t18_44;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_86 = t19_87 ? t17_130 : __uint_as_float(0xff800000u);
                s_23 = changed_86;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_41 = column_5 + 41u;
                const u32 t3040 = key_41 < last_3 ? key_41 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t3041 = key_41 < last_3 ? key_41 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_131 = (u64)t3041;
#line 16 "src/functions/sequences.rs"
                const u64 t15_131 = t14_131 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_131 = t15_131 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_131 = t13_2 + t16_131;
#line 16 "src/functions/sequences.rs"
                u32 t18_45;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_45) : "l"(t17_131));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t3047 = s_22 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_90 = t2_2 - t3040;
#line 26 "src/functions/bias.rs"
                const u32 t4_174 = (int)t3_90 < (int)argument1 ? t3_90 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_90 = (int)t4_174 > (int)t5_2 ? t4_174 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_90 = t6_90 + argument1;
                const u64 t12_90 = (u64)place_90;
#line 27 "src/functions/bias.rs"
                const u64 t13_90 = t12_90 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_132 = t13_90 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_132 = t11_2 + t14_132;
#line 27 "src/functions/bias.rs"
                f32 t16_132;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_132) : "l"(t15_132));
#line 27 "src/functions/bias.rs"
                const f32 t17_132 = t3047 + t16_132;
#line 16 "src/functions/sequences.rs"
                const u64 t4_175 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_90 = t4_175 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_90;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_90) : "l"(t8_90));
#line 16 "src/functions/sequences.rs"
                const bool t19_88 = t9_90 == t18_45;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_87 = t19_88 ? t17_132 : __uint_as_float(0xff800000u);
                s_22 = changed_87;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t3063 = s_24 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_91 = t2_3 - t3040;
#line 26 "src/functions/bias.rs"
                const u32 t4_176 = (int)t3_91 < (int)argument1 ? t3_91 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_91 = (int)t4_176 > (int)t5_3 ? t4_176 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_91 = t6_91 + argument1;
                const u64 t12_91 = (u64)place_91;
#line 27 "src/functions/bias.rs"
                const u64 t13_91 = t12_91 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_133 = t13_91 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_133 = t11_3 + t14_133;
#line 27 "src/functions/bias.rs"
                f32 t16_133;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_133) : "l"(t15_133));
#line 27 "src/functions/bias.rs"
                const f32 t17_133 = t3063 + t16_133;
#line 16 "src/functions/sequences.rs"
                const u64 t4_177 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_91 = t4_177 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_91;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_91) : "l"(t8_91));
#line 16 "src/functions/sequences.rs"
                const bool t19_89 = t9_91 == t18_45;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_88 = t19_89 ? t17_133 : __uint_as_float(0xff800000u);
                s_24 = changed_88;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_42 = column_5 + 48u;
                const u32 t3080 = key_42 < last_3 ? key_42 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t3081 = key_42 < last_3 ? key_42 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_134 = (u64)t3081;
#line 16 "src/functions/sequences.rs"
                const u64 t15_134 = t14_134 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_134 = t15_134 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_134 = t13_2 + t16_134;
#line 16 "src/functions/sequences.rs"
                u32 t18_46;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_46) : "l"(t17_134));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t3087 = s_25 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_92 = t2_2 - t3080;
#line 26 "src/functions/bias.rs"
                const u32 t4_178 = (int)t3_92 < (int)argument1 ? t3_92 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_92 = (int)t4_178 > (int)t5_2 ? t4_178 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_92 = t6_92 + argument1;
                const u64 t12_92 = (u64)place_92;
#line 27 "src/functions/bias.rs"
                const u64 t13_92 = t12_92 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_135 = t13_92 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_135 = t11_2 + t14_135;
#line 27 "src/functions/bias.rs"
                f32 t16_135;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_135) : "l"(t15_135));
#line 27 "src/functions/bias.rs"
                const f32 t17_135 = t3087 + t16_135;
#line 16 "src/functions/sequences.rs"
                const u64 t4_179 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_92 = t4_179 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_92;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_92) : "l"(t8_92));
#line 16 "src/functions/sequences.rs"
                const bool t19_90 = t9_92 == t18_46;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_89 = t19_90 ? t17_135 : __uint_as_float(0xff800000u);
                s_25 = changed_89;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t3103 = s_27 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_93 = t2_3 - t3080;
#line 26 "src/functions/bias.rs"
                const u32 t4_180 = (int)t3_93 < (int)argument1 ? t3_93 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_93 = (int)t4_180 > (int)t5_3 ? t4_180 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_93 = t6_93 + argument1;
                const u64 t12_93 = (u64)place_93;
#line 27 "src/functions/bias.rs"
                const u64 t13_93 = t12_93 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_136 = t13_93 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_136 = t11_3 + t14_136;
#line 27 "src/functions/bias.rs"
                f32 t16_136;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_136) : "l"(t15_136));
#line 27 "src/functions/bias.rs"
                const f32 t17_136 = t3103 + t16_136;
#line 16 "src/functions/sequences.rs"
                const u64 t4_181 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_93 = t4_181 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_93;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_93) : "l"(t8_93));
#line 16 "src/functions/sequences.rs"
                const bool t19_91 = t9_93 == t18_46;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_90 = t19_91 ? t17_136 : __uint_as_float(0xff800000u);
                s_27 = changed_90;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_43 = column_5 + 49u;
                const u32 t3120 = key_43 < last_3 ? key_43 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t3121 = key_43 < last_3 ? key_43 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_137 = (u64)t3121;
#line 16 "src/functions/sequences.rs"
                const u64 t15_137 = t14_137 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_137 = t15_137 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_137 = t13_2 + t16_137;
#line 16 "src/functions/sequences.rs"
                u32 t18_47;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_47) : "l"(t17_137));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t3127 = s_26 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_94 = t2_2 - t3120;
#line 26 "src/functions/bias.rs"
                const u32 t4_182 = (int)t3_94 < (int)argument1 ? t3_94 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_94 = (int)t4_182 > (int)t5_2 ? t4_182 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_94 = t6_94 + argument1;
                const u64 t12_94 = (u64)place_94;
#line 27 "src/functions/bias.rs"
                const u64 t13_94 = t12_94 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_138 = t13_94 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_138 = t11_2 + t14_138;
#line 27 "src/functions/bias.rs"
                f32 t16_138;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_138) : "l"(t15_138));
#line 27 "src/functions/bias.rs"
                const f32 t17_138 = t3127 + t16_138;
#line 16 "src/functions/sequences.rs"
                const u64 t4_183 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_94 = t4_183 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_94;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_94) : "l"(t8_94));
#line 16 "src/functions/sequences.rs"
                const bool t19_92 = t9_94 == t18_47;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_91 = t19_92 ? t17_138 : __uint_as_float(0xff800000u);
                s_26 = changed_91;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t3143 = s_28 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_95 = t2_3 - t3120;
#line 26 "src/functions/bias.rs"
                const u32 t4_184 = (int)t3_95 < (int)argument1 ? t3_95 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_95 = (int)t4_184 > (int)t5_3 ? t4_184 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_95 = t6_95 + argument1;
                const u64 t12_95 = (u64)place_95;
#line 27 "src/functions/bias.rs"
                const u64 t13_95 = t12_95 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_139 = t13_95 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_139 = t11_3 + t14_139;
#line 27 "src/functions/bias.rs"
                f32 t16_139;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_139) : "l"(t15_139));
#line 27 "src/functions/bias.rs"
                const f32 t17_139 = t3143 + t16_139;
#line 16 "src/functions/sequences.rs"
                const u64 t4_185 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_95 = t4_185 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_95;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_95) : "l"(t8_95));
#line 16 "src/functions/sequences.rs"
                const bool t19_93 = t9_95 == t18_47;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_92 = t19_93 ? t17_139 : __uint_as_float(0xff800000u);
                s_28 = changed_92;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_44 = column_5 + 56u;
                const u32 t3160 = key_44 < last_3 ? key_44 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t3161 = key_44 < last_3 ? key_44 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_140 = (u64)t3161;
#line 16 "src/functions/sequences.rs"
                const u64 t15_140 = t14_140 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_140 = t15_140 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_140 = t13_2 + t16_140;
#line 16 "src/functions/sequences.rs"
                u32 t18_48;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_48) : "l"(t17_140));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t3167 = s_29 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_96 = t2_2 - t3160;
#line 26 "src/functions/bias.rs"
                const u32 t4_186 = (int)t3_96 < (int)argument1 ? t3_96 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_96 = (int)t4_186 > (int)t5_2 ? t4_186 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_96 = t6_96 + argument1;
                const u64 t12_96 = (u64)place_96;
#line 27 "src/functions/bias.rs"
                const u64 t13_96 = t12_96 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_141 = t13_96 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_141 = t11_2 + t14_141;
#line 27 "src/functions/bias.rs"
                f32 t16_141;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_141) : "l"(t15_141));
#line 27 "src/functions/bias.rs"
                const f32 t17_141 = t3167 + t16_141;
#line 16 "src/functions/sequences.rs"
                const u64 t4_187 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_96 = t4_187 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_96;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_96) : "l"(t8_96));
#line 16 "src/functions/sequences.rs"
                const bool t19_94 = t9_96 == t18_48;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_93 = t19_94 ? t17_141 : __uint_as_float(0xff800000u);
                s_29 = changed_93;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t3183 = s_31 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_97 = t2_3 - t3160;
#line 26 "src/functions/bias.rs"
                const u32 t4_188 = (int)t3_97 < (int)argument1 ? t3_97 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_97 = (int)t4_188 > (int)t5_3 ? t4_188 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_97 = t6_97 + argument1;
                const u64 t12_97 = (u64)place_97;
#line 27 "src/functions/bias.rs"
                const u64 t13_97 = t12_97 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_142 = t13_97 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_142 = t11_3 + t14_142;
#line 27 "src/functions/bias.rs"
                f32 t16_142;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_142) : "l"(t15_142));
#line 27 "src/functions/bias.rs"
                const f32 t17_142 = t3183 + t16_142;
#line 16 "src/functions/sequences.rs"
                const u64 t4_189 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_97 = t4_189 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_97;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_97) : "l"(t8_97));
#line 16 "src/functions/sequences.rs"
                const bool t19_95 = t9_97 == t18_48;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_94 = t19_95 ? t17_142 : __uint_as_float(0xff800000u);
                s_31 = changed_94;
#line 256 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_45 = column_5 + 57u;
                const u32 t3200 = key_45 < last_3 ? key_45 : last_3;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t3201 = key_45 < last_3 ? key_45 : last_3;
#line 16 "src/functions/sequences.rs"
                const u64 t14_143 = (u64)t3201;
#line 16 "src/functions/sequences.rs"
                const u64 t15_143 = t14_143 * argument1_stride1;
#line 16 "src/functions/sequences.rs"
                const u64 t16_143 = t15_143 * 4ull;
#line 16 "src/functions/sequences.rs"
                const u64 t17_143 = t13_2 + t16_143;
#line 16 "src/functions/sequences.rs"
                u32 t18_49;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_49) : "l"(t17_143));
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t3207 = s_30 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_98 = t2_2 - t3200;
#line 26 "src/functions/bias.rs"
                const u32 t4_190 = (int)t3_98 < (int)argument1 ? t3_98 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_98 = (int)t4_190 > (int)t5_2 ? t4_190 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_98 = t6_98 + argument1;
                const u64 t12_98 = (u64)place_98;
#line 27 "src/functions/bias.rs"
                const u64 t13_98 = t12_98 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_144 = t13_98 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_144 = t11_2 + t14_144;
#line 27 "src/functions/bias.rs"
                f32 t16_144;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_144) : "l"(t15_144));
#line 27 "src/functions/bias.rs"
                const f32 t17_144 = t3207 + t16_144;
#line 16 "src/functions/sequences.rs"
                const u64 t4_191 = argument0_2 + t3_2;
#line 16 "src/functions/sequences.rs"
                const u64 t8_98 = t4_191 + t7_2;
#line 16 "src/functions/sequences.rs"
                u32 t9_98;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_98) : "l"(t8_98));
#line 16 "src/functions/sequences.rs"
                const bool t19_96 = t9_98 == t18_49;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_95 = t19_96 ? t17_144 : __uint_as_float(0xff800000u);
                s_30 = changed_95;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 t3223 = s_32 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_99 = t2_3 - t3200;
#line 26 "src/functions/bias.rs"
                const u32 t4_192 = (int)t3_99 < (int)argument1 ? t3_99 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_99 = (int)t4_192 > (int)t5_3 ? t4_192 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_99 = t6_99 + argument1;
                const u64 t12_99 = (u64)place_99;
#line 27 "src/functions/bias.rs"
                const u64 t13_99 = t12_99 * argument0_stride1;
#line 27 "src/functions/bias.rs"
                const u64 t14_145 = t13_99 * 4ull;
#line 27 "src/functions/bias.rs"
                const u64 t15_145 = t11_3 + t14_145;
#line 27 "src/functions/bias.rs"
                f32 t16_145;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_145) : "l"(t15_145));
#line 27 "src/functions/bias.rs"
                const f32 t17_145 = t3223 + t16_145;
#line 16 "src/functions/sequences.rs"
                const u64 t4_193 = argument0_2 + t3_3;
#line 16 "src/functions/sequences.rs"
                const u64 t8_99 = t4_193 + t7_3;
#line 16 "src/functions/sequences.rs"
                u32 t9_99;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t9_99) : "l"(t8_99));
#line 16 "src/functions/sequences.rs"
                const bool t19_97 = t9_99 == t18_49;
#line 264 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_96 = t19_97 ? t17_145 : __uint_as_float(0xff800000u);
                s_32 = changed_96;
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_9 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3239;
                asm("max.f32 %0, %1, %2;" : "=f"(t3239) : "f"(old_9), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3240;
                asm("max.f32 %0, %1, %2;" : "=f"(t3240) : "f"(t3239), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3241;
                asm("max.f32 %0, %1, %2;" : "=f"(t3241) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3242;
                asm("max.f32 %0, %1, %2;" : "=f"(t3242) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3243;
                asm("max.f32 %0, %1, %2;" : "=f"(t3243) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3244;
                asm("max.f32 %0, %1, %2;" : "=f"(t3244) : "f"(t3240), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3245;
                asm("max.f32 %0, %1, %2;" : "=f"(t3245) : "f"(t3241), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3246;
                asm("max.f32 %0, %1, %2;" : "=f"(t3246) : "f"(t3242), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3247;
                asm("max.f32 %0, %1, %2;" : "=f"(t3247) : "f"(t3243), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3248;
                asm("max.f32 %0, %1, %2;" : "=f"(t3248) : "f"(t3244), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3249;
                asm("max.f32 %0, %1, %2;" : "=f"(t3249) : "f"(t3245), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3250;
                asm("max.f32 %0, %1, %2;" : "=f"(t3250) : "f"(t3246), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3251;
                asm("max.f32 %0, %1, %2;" : "=f"(t3251) : "f"(t3247), "f"(s_30));
                f32 t3252;
                asm("max.f32 %0, %1, %2;" : "=f"(t3252) : "f"(t3248), "f"(t3249));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t3253;
                asm("max.f32 %0, %1, %2;" : "=f"(t3253) : "f"(t3250), "f"(t3251));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t3254;
                asm("max.f32 %0, %1, %2;" : "=f"(t3254) : "f"(t3252), "f"(t3253));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t3255;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3255) : "f"(t3254));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t3254), "f"(t3255));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t3257;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3257) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_3;
                asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t3257));
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_10 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3259;
                asm("max.f32 %0, %1, %2;" : "=f"(t3259) : "f"(old_10), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3260;
                asm("max.f32 %0, %1, %2;" : "=f"(t3260) : "f"(t3259), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3261;
                asm("max.f32 %0, %1, %2;" : "=f"(t3261) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3262;
                asm("max.f32 %0, %1, %2;" : "=f"(t3262) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3263;
                asm("max.f32 %0, %1, %2;" : "=f"(t3263) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3264;
                asm("max.f32 %0, %1, %2;" : "=f"(t3264) : "f"(t3260), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3265;
                asm("max.f32 %0, %1, %2;" : "=f"(t3265) : "f"(t3261), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3266;
                asm("max.f32 %0, %1, %2;" : "=f"(t3266) : "f"(t3262), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3267;
                asm("max.f32 %0, %1, %2;" : "=f"(t3267) : "f"(t3263), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3268;
                asm("max.f32 %0, %1, %2;" : "=f"(t3268) : "f"(t3264), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3269;
                asm("max.f32 %0, %1, %2;" : "=f"(t3269) : "f"(t3265), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3270;
                asm("max.f32 %0, %1, %2;" : "=f"(t3270) : "f"(t3266), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t3271;
                asm("max.f32 %0, %1, %2;" : "=f"(t3271) : "f"(t3267), "f"(s_32));
                f32 t3272;
                asm("max.f32 %0, %1, %2;" : "=f"(t3272) : "f"(t3268), "f"(t3269));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t3273;
                asm("max.f32 %0, %1, %2;" : "=f"(t3273) : "f"(t3270), "f"(t3271));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t3274;
                asm("max.f32 %0, %1, %2;" : "=f"(t3274) : "f"(t3272), "f"(t3273));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t3275;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3275) : "f"(t3274));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t3274), "f"(t3275));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t3277;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3277) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_4;
                asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t3277));
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_11 = row_max;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t3279 = news_3 - old_11;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t3280 = t3279 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const bool t3281 = 8.0f < t3280;
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_12 = row_max_2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t3282 = news_4 - old_12;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t3283 = t3282 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const bool t3284 = 8.0f < t3283;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t3285 = t3281 | t3284;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose_2 = __any_sync(0xffffffffu, t3285);
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_13 = row_max;
                const f32 new_5 = rose_2 ? news_3 : old_13;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t3290 = new_5 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t3290;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t3292 = -reference_5;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 t3293;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3293) : "f"(old_13), "f"(scale_log2), "f"(t3292));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 factor_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t3293));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_5;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t3296 = row_sum * kept_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3297 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t3297));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3299;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3299) : "f"(exponent_65));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s = t3299;
                const f32 t3300 = t3296 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3301 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t3301));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3303;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3303) : "f"(exponent_66));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_2 = t3303;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3304 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t3304));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3306;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3306) : "f"(exponent_67));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_5 = t3306;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3307 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t3307));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3309;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3309) : "f"(exponent_68));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_6 = t3309;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3310 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t3310));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3312;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3312) : "f"(exponent_69));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_9 = t3312;
                const f32 t3313 = t3300 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3314 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t3314));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3316;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3316) : "f"(exponent_70));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_10 = t3316;
                const f32 t3317 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3318 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t3318));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3320;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3320) : "f"(exponent_71));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_13 = t3320;
                const f32 t3321 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3322 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t3322));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3324;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3324) : "f"(exponent_72));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_14 = t3324;
                const f32 t3325 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3326 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t3326));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3328;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3328) : "f"(exponent_73));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_17 = t3328;
                const f32 t3329 = t3313 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3330 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t3330));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3332;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3332) : "f"(exponent_74));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_18 = t3332;
                const f32 t3333 = t3317 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3334 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t3334));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3336;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3336) : "f"(exponent_75));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_21 = t3336;
                const f32 t3337 = t3321 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3338 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t3338));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3340;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3340) : "f"(exponent_76));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_22 = t3340;
                const f32 t3341 = t3325 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3342 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t3342));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3344;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3344) : "f"(exponent_77));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_25 = t3344;
                const f32 t3345 = t3329 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3346 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t3346));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3348;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3348) : "f"(exponent_78));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_26 = t3348;
                const f32 t3349 = t3333 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3350 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t3350));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3352;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3352) : "f"(exponent_79));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_29 = t3352;
                const f32 t3353 = t3337 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3354 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t3354));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3356;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3356) : "f"(exponent_80));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_30 = t3356;
                const f32 t3357 = t3341 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t3358 = t3345 + t3349;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t3359 = t3353 + t3357;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t3360 = t3358 + t3359;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum = t3360;
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_14 = row_max_2;
                const f32 new_6 = rose_2 ? news_4 : old_14;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t3364 = new_6 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t3364;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t3366 = -reference_6;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 t3367;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3367) : "f"(old_14), "f"(scale_log2), "f"(t3366));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 factor_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t3367));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_6;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t3370 = row_sum_2 * kept_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3371 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(scale_log2), "f"(t3371));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3373;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3373) : "f"(exponent_81));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_3 = t3373;
                const f32 t3374 = t3370 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3375 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(scale_log2), "f"(t3375));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3377;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3377) : "f"(exponent_82));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_4 = t3377;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3378 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(scale_log2), "f"(t3378));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3380;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3380) : "f"(exponent_83));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_7 = t3380;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3381 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(scale_log2), "f"(t3381));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3383;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3383) : "f"(exponent_84));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_8 = t3383;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3384 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(scale_log2), "f"(t3384));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3386;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3386) : "f"(exponent_85));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_11 = t3386;
                const f32 t3387 = t3374 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3388 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(scale_log2), "f"(t3388));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3390;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3390) : "f"(exponent_86));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_12 = t3390;
                const f32 t3391 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3392 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(scale_log2), "f"(t3392));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3394;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3394) : "f"(exponent_87));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_15 = t3394;
                const f32 t3395 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3396 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(scale_log2), "f"(t3396));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3398;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3398) : "f"(exponent_88));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_16 = t3398;
                const f32 t3399 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3400 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(scale_log2), "f"(t3400));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3402;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3402) : "f"(exponent_89));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_19 = t3402;
                const f32 t3403 = t3387 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3404 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(scale_log2), "f"(t3404));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3406;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3406) : "f"(exponent_90));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_20 = t3406;
                const f32 t3407 = t3391 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3408 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(scale_log2), "f"(t3408));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3410;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3410) : "f"(exponent_91));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_23 = t3410;
                const f32 t3411 = t3395 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3412 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(scale_log2), "f"(t3412));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3414;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3414) : "f"(exponent_92));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_24 = t3414;
                const f32 t3415 = t3399 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3416 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(scale_log2), "f"(t3416));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3418;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3418) : "f"(exponent_93));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_27 = t3418;
                const f32 t3419 = t3403 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3420 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(scale_log2), "f"(t3420));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3422;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3422) : "f"(exponent_94));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_28 = t3422;
                const f32 t3423 = t3407 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3424 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t3424));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3426;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3426) : "f"(exponent_95));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_31 = t3426;
                const f32 t3427 = t3411 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t3428 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t3428));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t3430;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3430) : "f"(exponent_96));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_32 = t3430;
                const f32 t3431 = t3415 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t3432 = t3419 + t3423;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t3433 = t3427 + t3431;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t3434 = t3432 + t3433;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t3434;
#line 273 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t3435 = i_4 - 1u;
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3436 = t335 + t3435;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3437 = t3436 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3438 = t3437 + 9u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3439 = t3438 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3440 = t10 + t3439;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3441 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3441) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3440) : "memory");
                }
#line 95 "fa-kernels/src/attention/softmax/step.rs"
                if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3442 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t3442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3443 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t3443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3444 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t3444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3445 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t3445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3446 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t3446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3447 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t3447;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3448 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t3448;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3449 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t3449;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3450 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t3450;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3451 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t3451;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3452 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t3452;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3453 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t3453;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3454 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t3454;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3455 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t3455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3456 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t3456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3457 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t3457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3458 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t3458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3459 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t3459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3460 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t3460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3461 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t3461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3462 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t3462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3463 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t3463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3464 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t3464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3465 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t3465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3466 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t3466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3467 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t3467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3468 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t3468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3469 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t3469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3470 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t3470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3471 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t3471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3472 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t3472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3473 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t3473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3474 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t3474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3475 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t3475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3476 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t3476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3477 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t3477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3478 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t3478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3479 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t3479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3480 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t3480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3481 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t3481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3482 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t3482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3483 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t3483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3484 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t3484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3485 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t3485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3486 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t3486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3487 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t3487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3488 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t3488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3489 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t3489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3490 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t3490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3491 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t3491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3492 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t3492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3493 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t3493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3494 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t3494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3495 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t3495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3496 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t3496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3497 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t3497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3498 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t3498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3499 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t3499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3500 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t3500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3501 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t3501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3502 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t3502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3503 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t3503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3504 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t3504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3505 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t3505;
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3506;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3506) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3507;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3507) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3508;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3508) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3509;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3509) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3510;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3510) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3511;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3511) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3512;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3512) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3513;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3513) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3514;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3514) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3515;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3515) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3516;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3516) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3517;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3517) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3518;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3518) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3519;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3519) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3520;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3520) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3521;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3521) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p = t3506;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t3507;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t3508;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t3509;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t3510;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t3511;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t3512;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t3513;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t3514;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t3515;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t3516;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t3517;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t3518;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t3519;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t3520;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t3521;
            }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3522 = t337 & 3u;
#line 242 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3523 = t3522 + 16u;
#line 242 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3524 = t3523 << 3u;
#line 242 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3525 = t10 + t3524;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3526 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3526) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3525) : "memory");
            }
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3527 = end_15 - 1u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3528 = t335 + t3527;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3529 = t3528 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3530 = t3529 + 6u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3531 = t3530 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3532 = t10 + t3531;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3533 = t3528 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3534 = t3533 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3532), "r"(t3534) : "memory");
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_33 = p;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_34 = p_2;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_35 = p_3;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_36 = p_4;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_37 = p_5;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_38 = p_6;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_39 = p_7;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_40 = p_8;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_41 = p_9;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_42 = p_10;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_43 = p_11;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_44 = p_12;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_45 = p_13;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_46 = p_14;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_47 = p_15;
#line 296 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_48 = p_16;
#line 298 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t3535 = t3528 % 3u;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3536 = t3535 << 14u;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3537 = t9 + t3536;
            const u32 t3538 = t3537 >> 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3539 = t3538 + 33554432u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3540 = (u64)t3539;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3541 = t3540 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t3541) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3542 = t3538 + 33554560u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3543 = (u64)t3542;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3544 = t3543 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t3544) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3545 = t3538 + 33554688u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3546 = (u64)t3545;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3547 = t3546 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t3547) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3548 = t3538 + 33554816u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3549 = (u64)t3548;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3550 = t3549 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t3550) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3551 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3552 = t335 + t3551;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3553 = t3552 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3554 = t3553 + 9u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3555 = t3554 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3556 = t10 + t3555;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3557 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3557) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3556) : "memory");
            }
#line 105 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 107 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3559 = t335 + end_15;
#line 174 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_5 = t3559; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3560 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t3560) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t3561 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3562 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t3561 ? 0u : t3562;
                const u32 t3564 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t3564) : "memory");
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3565 = i_5 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3566 = t3565 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3567 = t10 + t3566;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3568 = i_5 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3569 = t3568 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3567), "r"(t3569) : "memory");
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3570 = i_5 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3571 = t3570 + 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3572 = t3571 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3573 = t10 + t3572;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3574 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3574) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3573) : "memory");
                }
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3575 = i_5 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3576 = t3575 + 6u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3577 = t3576 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3578 = t10 + t3577;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3579 = i_5 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3580 = t3579 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3578), "r"(t3580) : "memory");
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3581 = i_5 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3582 = t3581 + 9u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3583 = t3582 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3584 = t10 + t3583;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3585 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3585) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3584) : "memory");
                }
            }
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t3586;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3586) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_7 = row_sum + t3586;
            f32 t3588;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3588) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t3589 = pair_7 + t3588;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum = t3589;
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t3590;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3590) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_8 = row_sum_2 + t3590;
            f32 t3592;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3592) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t3593 = pair_8 + t3592;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t3593;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t3594 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t3595;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3595) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t3594 ? 0.0f : t3595;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3597 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc = t3597;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3598 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t3598;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3599 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t3599;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3600 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t3600;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3601 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t3601;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3602 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t3602;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3603 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t3603;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3604 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t3604;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3605 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t3605;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3606 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t3606;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3607 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t3607;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3608 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t3608;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3609 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t3609;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3610 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t3610;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3611 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t3611;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3612 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t3612;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3613 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t3613;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3614 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t3614;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3615 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t3615;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3616 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t3616;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3617 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t3617;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3618 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t3618;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3619 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t3619;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3620 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t3620;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3621 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t3621;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3622 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t3622;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3623 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t3623;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3624 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t3624;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3625 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t3625;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3626 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t3626;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3627 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t3627;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3628 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t3628;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t3629 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t3630;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3630) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t3629 ? 0.0f : t3630;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3632 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t3632;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3633 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t3633;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3634 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t3634;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3635 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t3635;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3636 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t3636;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3637 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t3637;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3638 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t3638;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3639 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t3639;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3640 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t3640;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3641 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t3641;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3642 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t3642;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3643 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t3643;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3644 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t3644;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3645 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t3645;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3646 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t3646;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3647 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t3647;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3648 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t3648;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3649 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t3649;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3650 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t3650;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3651 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t3651;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3652 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t3652;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3653 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t3653;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3654 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t3654;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3655 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t3655;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3656 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t3656;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3657 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t3657;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3658 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t3658;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3659 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t3659;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3660 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t3660;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3661 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t3661;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3662 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t3662;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3663 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t3663;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t3664 = lane == 0u;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3664) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 74 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3665 = t337 & 3u;
            const u32 t3666 = t204 + 8192u;
            u32 t3667;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3667) : "f"(acc), "f"(acc_2));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3668;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3668) : "f"(acc_3), "f"(acc_4));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3669;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3669) : "f"(acc_5), "f"(acc_6));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3670;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3670) : "f"(acc_7), "f"(acc_8));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3671;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3671) : "f"(acc_9), "f"(acc_10));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3672;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3672) : "f"(acc_11), "f"(acc_12));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3673;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3673) : "f"(acc_13), "f"(acc_14));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3674;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3674) : "f"(acc_15), "f"(acc_16));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3675;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3675) : "f"(acc_17), "f"(acc_18));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3676;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3676) : "f"(acc_19), "f"(acc_20));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3677;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3677) : "f"(acc_21), "f"(acc_22));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3678;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3678) : "f"(acc_23), "f"(acc_24));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3679;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3679) : "f"(acc_25), "f"(acc_26));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3680;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3680) : "f"(acc_27), "f"(acc_28));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3681;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3681) : "f"(acc_29), "f"(acc_30));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3682;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3682) : "f"(acc_31), "f"(acc_32));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3683;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3683) : "f"(acc_33), "f"(acc_34));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3684;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3684) : "f"(acc_35), "f"(acc_36));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3685;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3685) : "f"(acc_37), "f"(acc_38));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3686;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3686) : "f"(acc_39), "f"(acc_40));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3687;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3687) : "f"(acc_41), "f"(acc_42));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3688;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3688) : "f"(acc_43), "f"(acc_44));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3689;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3689) : "f"(acc_45), "f"(acc_46));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3690;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3690) : "f"(acc_47), "f"(acc_48));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3691;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3691) : "f"(acc_49), "f"(acc_50));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3692;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3692) : "f"(acc_51), "f"(acc_52));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3693;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3693) : "f"(acc_53), "f"(acc_54));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3694;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3694) : "f"(acc_55), "f"(acc_56));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3695;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3695) : "f"(acc_57), "f"(acc_58));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3696;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3696) : "f"(acc_59), "f"(acc_60));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3697;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3697) : "f"(acc_61), "f"(acc_62));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3698;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3698) : "f"(acc_63), "f"(acc_64));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3699 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3700 = t206 + t3699;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3701 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3702 = t3700 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3703 = t3701 ^ t3702;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3704 = t3700 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3705 = t3703 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3706 = t3704 + t3705;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3707 = t204 + t3706;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3707), "r"(t3667), "r"(t3668), "r"(t3669), "r"(t3670) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3708 = t3706 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3709 = t204 + t3708;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3709), "r"(t3671), "r"(t3672), "r"(t3673), "r"(t3674) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3710 = t3706 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3711 = t204 + t3710;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3711), "r"(t3675), "r"(t3676), "r"(t3677), "r"(t3678) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3712 = t3706 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3713 = t204 + t3712;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3713), "r"(t3679), "r"(t3680), "r"(t3681), "r"(t3682) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3714 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3715 = t206 + t3714;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3716 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3717 = t3715 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3718 = t3716 ^ t3717;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3719 = t3715 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3720 = t3718 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3721 = t3719 + t3720;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3722 = t3666 + t3721;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3722), "r"(t3683), "r"(t3684), "r"(t3685), "r"(t3686) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3723 = t3721 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3724 = t3666 + t3723;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3724), "r"(t3687), "r"(t3688), "r"(t3689), "r"(t3690) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3725 = t3721 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3726 = t3666 + t3725;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3726), "r"(t3691), "r"(t3692), "r"(t3693), "r"(t3694) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3727 = t3721 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3728 = t3666 + t3727;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3728), "r"(t3695), "r"(t3696), "r"(t3697), "r"(t3698) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t3729 = t234 + t207;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t3729 + t206;
            const bool t3731 = lane == 0u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3731) {
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3732 = t206 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3733 = t204 + t3732;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3733), "l"(o), "r"(0u), "r"(t235), "r"(first_row), "r"(t236) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3734 = t204 + 8192u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3735 = t206 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3736 = t3734 + t3735;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3736), "l"(o), "r"(64u), "r"(t235), "r"(first_row), "r"(t236) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3737 = (u64)t236;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3738 = t3737 * lse_stride0;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3739 = t3738 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3740 = lse + t3739;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3741 = (u64)t235;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3742 = t3741 * lse_stride1;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3743 = t3742 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3744 = t3740 + t3743;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3745 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t3746 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t3747 = t3746 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t3747) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3748 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t3748;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t3751 = (u64)row * t3745;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3752 = t3751 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3753 = t3744 + t3752;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3754;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3754) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3755;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3755) : "f"(row_max), "f"(scale_log2), "f"(t3754));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t3755 * 0.6931472f;
                    const bool t3757 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3758 = t3757 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3753), "f"(t3758) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3759 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3760 = first_row + t3759;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t3760 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t3763 = (u64)row_2 * t3745;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3764 = t3763 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3765 = t3744 + t3764;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3766;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3766) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3767;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3767) : "f"(row_max_2), "f"(scale_log2), "f"(t3766));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t3767 * 0.6931472f;
                    const bool t3769 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3770 = t3769 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3765), "f"(t3770) : "memory");
                }
            }
#line 79 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3771 = count + 1u;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t3771;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3772 = count & 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t3773 = t3772 == 0u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3774 = blockIdx.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3775 = gridDim.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3776 = t3775 - 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3777 = blockIdx.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3778 = t3776 - t3777;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place_100 = t3773 ? t3774 : t3778;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3780 = gridDim.x;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3781 = count * t3780;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3782 = t3781 + place_100;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_3 = t3782;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3784 = index_2 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3784) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 85 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3785 = lane == 0u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3785) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
