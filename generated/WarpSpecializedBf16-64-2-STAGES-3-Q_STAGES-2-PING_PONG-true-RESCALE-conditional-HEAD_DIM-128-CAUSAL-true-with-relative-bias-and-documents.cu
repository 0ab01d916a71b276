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
#line 40 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 43 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 193 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 49152u;
    const u32 t10 = t9 + 49152u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
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
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 70 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 t31 = seq_q + 127u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 tiles = t31 >> 7u;
    const u32 t33 = tiles * heads;
#line 71 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 total = t33 * batch;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t35 = warpgroup == 0u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t35) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t36 = warp == 0u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t36) {
#line 25 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
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
#line 27 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
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
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t65 = t62 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t65 + 1u;
                const u32 t67 = end > seq_q ? end : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t68 = t67 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t68 < seq_k ? t68 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t70 = t62 + 127u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t71 = t70 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t71 + 1u;
                const u32 t73 = end_3 > seq_q ? end_3 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t74 = t73 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t74 < seq_k ? t74 : seq_k;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t76 = end_4 + 63u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t77 = t76 >> 6u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t77 > 1u ? t77 : 1u;
#line 298 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t79 = end_2 >> 6u;
#line 298 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t79 < end_5 ? t79 : end_5;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t81 = end_5 - whole;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t82 = t81 < end_5 ? t81 : end_5;
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t83 = t63 / group;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t84 = tile << 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t84 & 3u;
                const u32 t86 = slot + 16u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t87 = t86 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t10 + t87;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t84 >> 2u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t89 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t90 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t88), "r"(t91) : "memory");
                const u32 t92 = slot + 12u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t92 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t10 + t93;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t95 = slot << 14u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t96 = smem_1 + t95;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t97;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t97) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t98 = t97 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t98) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t94) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t96), "l"(q), "r"(t94), "r"(0u), "r"(t63), "r"(t62), "r"(t64) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t99 = t96 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t99), "l"(q), "r"(t94), "r"(64u), "r"(t63), "r"(t62), "r"(t64) : "memory");
                }
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t100 = tile << 1u;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t101 = t100 + 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t101 & 3u;
                const u32 t103 = slot_2 + 16u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t104 = t103 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t10 + t104;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t101 >> 2u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t106 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t108 = t107 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t105), "r"(t108) : "memory");
                const u32 t109 = slot_2 + 12u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t109 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t10 + t110;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t62 + 64u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t113 = slot_2 << 14u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t114 = smem_1 + t113;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t115;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t115) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t116 = t115 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t116) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t111) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t114), "l"(q), "r"(t111), "r"(0u), "r"(t63), "r"(t112), "r"(t64) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t117 = t114 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t117), "l"(q), "r"(t111), "r"(64u), "r"(t63), "r"(t112), "r"(t64) : "memory");
                }
#line 160 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed % 3u;
                const u32 t119 = slot_3 << 3u;
#line 161 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t10 + t119;
                const u32 t121 = slot_3 + 3u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t121 << 3u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t10 + t122;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = passed / 3u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = t124 & 1u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t125 ^ 1u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t123), "r"(t126) : "memory");
#line 185 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = end_5 - 1u;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t127 << 6u;
                const u32 t129 = slot_3 << 14u;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t8 + t129;
                u32 t131;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t131) : );
#line 187 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t132 = t131 == 1u;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t132) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t120) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t130), "l"(k), "r"(t120), "r"(0u), "r"(t83), "r"(t128), "r"(t64) : "memory");
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t133 = t130 + 8192u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t133), "l"(k), "r"(t120), "r"(64u), "r"(t83), "r"(t128), "r"(t64) : "memory");
                }
#line 160 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed % 3u;
                const u32 t135 = slot_4 + 6u;
#line 161 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t135 << 3u;
#line 161 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t10 + t136;
                const u32 t138 = slot_4 + 9u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t138 << 3u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t10 + t139;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = passed / 3u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t141 & 1u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t142 ^ 1u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t140), "r"(t143) : "memory");
#line 185 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = end_5 - 1u;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t144 << 6u;
                const u32 t146 = slot_4 << 14u;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t9 + t146;
                u32 t148;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t148) : );
#line 187 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t149 = t148 == 1u;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t149) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t137) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t147), "l"(v), "r"(t137), "r"(0u), "r"(t83), "r"(t145), "r"(t64) : "memory");
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t150 = t147 + 8192u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t150), "l"(v), "r"(t137), "r"(64u), "r"(t83), "r"(t145), "r"(t64) : "memory");
                }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 156 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t151 = passed + i;
#line 160 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t151 % 3u;
                    const u32 t153 = slot_5 << 3u;
#line 161 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t154 = t10 + t153;
                    const u32 t155 = slot_5 + 3u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t155 << 3u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t157 = t10 + t156;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = t151 / 3u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = t158 & 1u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = t159 ^ 1u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t157), "r"(t160) : "memory");
#line 185 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = end_5 - 1u;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t162 = t161 - i;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t162 << 6u;
                    const u32 t164 = slot_5 << 14u;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t8 + t164;
                    u32 t166;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t166) : );
#line 187 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t167 = t166 == 1u;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t167) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t154) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t165), "l"(k), "r"(t154), "r"(0u), "r"(t83), "r"(t163), "r"(t64) : "memory");
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t168 = t165 + 8192u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t168), "l"(k), "r"(t154), "r"(64u), "r"(t83), "r"(t163), "r"(t64) : "memory");
                    }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = passed + i;
#line 160 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t169 % 3u;
                    const u32 t171 = slot_6 + 6u;
#line 161 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = t171 << 3u;
#line 161 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t10 + t172;
                    const u32 t174 = slot_6 + 9u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = t174 << 3u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t176 = t10 + t175;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = t169 / 3u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t178 = t177 & 1u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t179 = t178 ^ 1u;
#line 162 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t176), "r"(t179) : "memory");
#line 185 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t180 = end_5 - 1u;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t181 = t180 - i;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t182 = t181 << 6u;
                    const u32 t183 = slot_6 << 14u;
#line 186 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t184 = t9 + t183;
                    u32 t185;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t185) : );
#line 187 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t186 = t185 == 1u;
#line 187 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t186) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t173) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t184), "l"(v), "r"(t173), "r"(0u), "r"(t83), "r"(t182), "r"(t64) : "memory");
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t187 = t184 + 8192u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
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
#line 63 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t203 = index_2 << 14u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t204 = t7 + t203;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t205 = warp & 3u;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t206 = t205 << 4u;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
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
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t237 = t234 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t237 + 1u;
            const u32 t239 = end_6 > seq_q ? end_6 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t240 = t239 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t240 < seq_k ? t240 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t242 = t234 + 127u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t243 = t242 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t243 + 1u;
            const u32 t245 = end_8 > seq_q ? end_8 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t246 = t245 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t246 < seq_k ? t246 : seq_k;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t248 = end_9 + 63u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t249 = t248 >> 6u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t249 > 1u ? t249 : 1u;
#line 298 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t251 = end_7 >> 6u;
#line 298 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t251 < end_10 ? t251 : end_10;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t253 = end_10 - whole_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t254 = t253 < end_10 ? t253 : end_10;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t234 + t207;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t256 = first_query + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t256 + 1u;
            const u32 t258 = end_11 > seq_q ? end_11 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t259 = t258 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t259 < seq_k ? t259 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t261 = first_query + 63u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t262 = t261 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t262 + 1u;
            const u32 t264 = end_13 > seq_q ? end_13 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t265 = t264 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t265 < seq_k ? t265 : seq_k;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t267 = end_14 + 63u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t268 = t267 >> 6u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t268 > 1u ? t268 : 1u;
#line 298 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t270 = end_12 >> 6u;
#line 298 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t270 < end_15 ? t270 : end_15;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t272 = end_15 - whole_3;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t273 = t272 < end_15 ? t272 : end_15;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t274 = t234 + t207;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t275 = t274 + t206;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t276 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t277 = t275 + t276;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t278 = t235 / group;
#line 26 "src/functions/bias.rs"
            const u32 t5_2 = 0u - argument1;
#line 28 "src/functions/bias.rs"
            const u32 t12_2 = (u32)argument0_stride1;
#line 28 "src/functions/bias.rs"
            const u32 t13_2 = t12_2 << 2u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t282 = seq_q - 1u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t283 = t277 < t282 ? t277 : t282;
#line 26 "src/functions/bias.rs"
            const u32 t1_2 = t283 + seq_k;
#line 26 "src/functions/bias.rs"
            const u32 t2_2 = t1_2 - seq_q;
            const u64 t8_2 = (u64)t235;
#line 27 "src/functions/bias.rs"
            const u64 t9_2 = t8_2 * argument0_stride0;
#line 27 "src/functions/bias.rs"
            const u64 t10_2 = t9_2 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t11_2 = argument0 + t10_2;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t290 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t291 = t275 + t290;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t292 = t291 + 8u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t293 = t235 / group;
#line 26 "src/functions/bias.rs"
            const u32 t5_3 = 0u - argument1;
#line 28 "src/functions/bias.rs"
            const u32 t12_3 = (u32)argument0_stride1;
#line 28 "src/functions/bias.rs"
            const u32 t13_3 = t12_3 << 2u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t297 = seq_q - 1u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t298 = t292 < t297 ? t292 : t297;
#line 26 "src/functions/bias.rs"
            const u32 t1_3 = t298 + seq_k;
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
            const u32 t305 = t234 + t207;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t306 = t305 + t206;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t307 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t308 = t306 + t307;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t309 = t235 / group;
#line 16 "src/functions/sequences.rs"
            const u64 t1_4 = (u64)t236;
#line 16 "src/functions/sequences.rs"
            const u64 t2_4 = t1_4 * argument1_stride0;
#line 16 "src/functions/sequences.rs"
            const u64 t3_2 = t2_4 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t4_2 = argument1_2 + t3_2;
            const u32 t5_4 = (u32)argument1_stride1;
#line 17 "src/functions/sequences.rs"
            const u32 t6_2 = t5_4 << 2u;
            const u64 t10_4 = (u64)t236;
#line 18 "src/functions/sequences.rs"
            const u64 t11_4 = t10_4 * argument0_stride0_2;
#line 18 "src/functions/sequences.rs"
            const u64 t12_4 = t11_4 * 4ull;
#line 18 "src/functions/sequences.rs"
            const u64 t13_4 = argument0_2 + t12_4;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t320 = seq_q - 1u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t321 = t308 < t320 ? t308 : t320;
#line 18 "src/functions/sequences.rs"
            const u64 t14_2 = (u64)t321;
#line 18 "src/functions/sequences.rs"
            const u64 t15_2 = t14_2 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
            const u64 t16_2 = t15_2 * 4ull;
#line 18 "src/functions/sequences.rs"
            const u64 t17_2 = t13_4 + t16_2;
#line 18 "src/functions/sequences.rs"
            u32 t18_2;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_2) : "l"(t17_2));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t327 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t328 = t306 + t327;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t329 = t328 + 8u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t330 = t235 / group;
#line 16 "src/functions/sequences.rs"
            const u64 t1_5 = (u64)t236;
#line 16 "src/functions/sequences.rs"
            const u64 t2_5 = t1_5 * argument1_stride0;
#line 16 "src/functions/sequences.rs"
            const u64 t3_3 = t2_5 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t4_3 = argument1_2 + t3_3;
            const u32 t5_5 = (u32)argument1_stride1;
#line 17 "src/functions/sequences.rs"
            const u32 t6_3 = t5_5 << 2u;
            const u64 t10_5 = (u64)t236;
#line 18 "src/functions/sequences.rs"
            const u64 t11_5 = t10_5 * argument0_stride0_2;
#line 18 "src/functions/sequences.rs"
            const u64 t12_5 = t11_5 * 4ull;
#line 18 "src/functions/sequences.rs"
            const u64 t13_5 = argument0_2 + t12_5;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t341 = seq_q - 1u;
#line 151 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t342 = t329 < t341 ? t329 : t341;
#line 18 "src/functions/sequences.rs"
            const u64 t14_3 = (u64)t342;
#line 18 "src/functions/sequences.rs"
            const u64 t15_3 = t14_3 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
            const u64 t16_3 = t15_3 * 4ull;
#line 18 "src/functions/sequences.rs"
            const u64 t17_3 = t13_5 + t16_3;
#line 18 "src/functions/sequences.rs"
            u32 t18_3;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_3) : "l"(t17_3));
#line 163 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t348 = end_10 - end_15;
#line 163 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t349 = passed_2 + t348;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t350 = count << 1u;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t351 = t350 + index_2;
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
            for (u32 i_2 = passed_2; i_2 < t349; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t352 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t352) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t353 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t354 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t353 ? 0u : t354;
                const u32 t356 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t356) : "memory");
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t357 = i_2 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t358 = t357 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t359 = t10 + t358;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t360 = i_2 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t361 = t360 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t359), "r"(t361) : "memory");
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t362 = i_2 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t363 = t362 + 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t364 = t363 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t365 = t10 + t364;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t366 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t366) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t365) : "memory");
                }
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t367 = i_2 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t368 = t367 + 6u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t369 = t368 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t370 = t10 + t369;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t371 = i_2 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t372 = t371 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t370), "r"(t372) : "memory");
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t373 = i_2 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t374 = t373 + 9u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t375 = t374 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t376 = t10 + t375;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t377 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t377) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t376) : "memory");
                }
            }
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t378 = t351 & 3u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t379 = t378 + 12u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t380 = t379 << 3u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t381 = t10 + t380;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t382 = t351 >> 2u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t383 = t382 & 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t381), "r"(t383) : "memory");
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t384 = t349 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t385 = t384 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t386 = t10 + t385;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t387 = t349 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t388 = t387 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t386), "r"(t388) : "memory");
#line 283 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t389 = t351 & 3u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t390 = t389 << 14u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t391 = smem_1 + t390;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t392 = t349 % 3u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t393 = t392 << 14u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t394 = t8 + t393;
            const u32 t395 = t391 >> 4u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t396 = t394 >> 4u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t397 = t395 + 65536u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t398 = (u64)t397;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t399 = t398 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t400 = t396 + 65536u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t401 = (u64)t400;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t402 = t401 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t399), "l"(t402) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t403 = t395 + 65538u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t404 = (u64)t403;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t405 = t404 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t406 = t396 + 65538u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t407 = (u64)t406;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t408 = t407 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t405), "l"(t408) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t409 = t395 + 65540u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t410 = (u64)t409;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t411 = t410 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t412 = t396 + 65540u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t413 = (u64)t412;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t414 = t413 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t411), "l"(t414) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t415 = t395 + 65542u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t416 = (u64)t415;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t417 = t416 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t418 = t396 + 65542u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t419 = (u64)t418;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t420 = t419 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t417), "l"(t420) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t421 = t395 + 66048u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t422 = (u64)t421;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t423 = t422 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t424 = t396 + 66048u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t425 = (u64)t424;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t426 = t425 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t423), "l"(t426) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t427 = t395 + 66050u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t428 = (u64)t427;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t429 = t428 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t430 = t396 + 66050u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t431 = (u64)t430;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t432 = t431 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t429), "l"(t432) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t433 = t395 + 66052u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t434 = (u64)t433;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t435 = t434 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t436 = t396 + 66052u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t437 = (u64)t436;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t438 = t437 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t435), "l"(t438) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t439 = t395 + 66054u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t440 = (u64)t439;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t441 = t440 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t442 = t396 + 66054u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t443 = (u64)t442;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t444 = t443 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t441), "l"(t444) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 204 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t445 = t349 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t446 = t445 + 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t447 = t446 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t448 = t10 + t447;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t449 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t449) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t448) : "memory");
            }
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t450 = end_15 - 1u;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t450 << 6u;
            const u32 t452 = t234 + t207;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t452 + t206;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t454 = lane & 3u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t455 = t454 << 1u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 column = first_key + t455;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last = seq_k - 1u;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t458 = column < last ? column : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t459 = column < last ? column : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_2 = (u64)t459 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_4 = t4_2 + t7_2;
#line 17 "src/functions/sequences.rs"
            u32 of_key;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_4));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t463 = s * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_4 = t2_2 - t458;
#line 26 "src/functions/bias.rs"
            const u32 t4_4 = (int)t3_4 < (int)argument1 ? t3_4 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_4 = (int)t4_4 > (int)t5_2 ? t4_4 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_4 = t6_4 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_4 = (u64)place_4 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_4 = t11_2 + t14_4;
#line 28 "src/functions/bias.rs"
            f32 t16_4;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_4) : "l"(t15_4));
#line 28 "src/functions/bias.rs"
            const f32 t17_4 = t463 + t16_4;
#line 18 "src/functions/sequences.rs"
            const bool t19_2 = t18_2 == of_key;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed = t19_2 ? t17_4 : __uint_as_float(0xff800000u);
            s = changed;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t474 = s_3 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_5 = t2_3 - t458;
#line 26 "src/functions/bias.rs"
            const u32 t4_5 = (int)t3_5 < (int)argument1 ? t3_5 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_5 = (int)t4_5 > (int)t5_3 ? t4_5 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_5 = t6_5 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_5 = (u64)place_5 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_5 = t11_3 + t14_5;
#line 28 "src/functions/bias.rs"
            f32 t16_5;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_5) : "l"(t15_5));
#line 28 "src/functions/bias.rs"
            const f32 t17_5 = t474 + t16_5;
#line 18 "src/functions/sequences.rs"
            const bool t19_3 = t18_3 == of_key;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_2 = t19_3 ? t17_5 : __uint_as_float(0xff800000u);
            s_3 = changed_2;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key = column + 1u;
            const u32 t486 = key < last ? key : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t487 = key < last ? key : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_3 = (u64)t487 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_5 = t4_2 + t7_3;
#line 17 "src/functions/sequences.rs"
            u32 of_key_2;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_2) : "l"(t8_5));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t491 = s_2 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_6 = t2_2 - t486;
#line 26 "src/functions/bias.rs"
            const u32 t4_6 = (int)t3_6 < (int)argument1 ? t3_6 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_6 = (int)t4_6 > (int)t5_2 ? t4_6 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_6 = t6_6 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_6 = (u64)place_6 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_6 = t11_2 + t14_6;
#line 28 "src/functions/bias.rs"
            f32 t16_6;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_6) : "l"(t15_6));
#line 28 "src/functions/bias.rs"
            const f32 t17_6 = t491 + t16_6;
#line 18 "src/functions/sequences.rs"
            const bool t19_4 = t18_2 == of_key_2;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_3 = t19_4 ? t17_6 : __uint_as_float(0xff800000u);
            s_2 = changed_3;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t502 = s_4 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_7 = t2_3 - t486;
#line 26 "src/functions/bias.rs"
            const u32 t4_7 = (int)t3_7 < (int)argument1 ? t3_7 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_7 = (int)t4_7 > (int)t5_3 ? t4_7 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_7 = t6_7 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_7 = (u64)place_7 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_7 = t11_3 + t14_7;
#line 28 "src/functions/bias.rs"
            f32 t16_7;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_7) : "l"(t15_7));
#line 28 "src/functions/bias.rs"
            const f32 t17_7 = t502 + t16_7;
#line 18 "src/functions/sequences.rs"
            const bool t19_5 = t18_3 == of_key_2;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_4 = t19_5 ? t17_7 : __uint_as_float(0xff800000u);
            s_4 = changed_4;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_2 = column + 8u;
            const u32 t514 = key_2 < last ? key_2 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t515 = key_2 < last ? key_2 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_4 = (u64)t515 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_6 = t4_2 + t7_4;
#line 17 "src/functions/sequences.rs"
            u32 of_key_3;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_3) : "l"(t8_6));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t519 = s_5 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_8 = t2_2 - t514;
#line 26 "src/functions/bias.rs"
            const u32 t4_8 = (int)t3_8 < (int)argument1 ? t3_8 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_8 = (int)t4_8 > (int)t5_2 ? t4_8 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_8 = t6_8 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_8 = (u64)place_8 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_8 = t11_2 + t14_8;
#line 28 "src/functions/bias.rs"
            f32 t16_8;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_8) : "l"(t15_8));
#line 28 "src/functions/bias.rs"
            const f32 t17_8 = t519 + t16_8;
#line 18 "src/functions/sequences.rs"
            const bool t19_6 = t18_2 == of_key_3;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_5 = t19_6 ? t17_8 : __uint_as_float(0xff800000u);
            s_5 = changed_5;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t530 = s_7 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_9 = t2_3 - t514;
#line 26 "src/functions/bias.rs"
            const u32 t4_9 = (int)t3_9 < (int)argument1 ? t3_9 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_9 = (int)t4_9 > (int)t5_3 ? t4_9 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_9 = t6_9 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_9 = (u64)place_9 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_9 = t11_3 + t14_9;
#line 28 "src/functions/bias.rs"
            f32 t16_9;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_9) : "l"(t15_9));
#line 28 "src/functions/bias.rs"
            const f32 t17_9 = t530 + t16_9;
#line 18 "src/functions/sequences.rs"
            const bool t19_7 = t18_3 == of_key_3;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_6 = t19_7 ? t17_9 : __uint_as_float(0xff800000u);
            s_7 = changed_6;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_3 = column + 9u;
            const u32 t542 = key_3 < last ? key_3 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t543 = key_3 < last ? key_3 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_5 = (u64)t543 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_7 = t4_2 + t7_5;
#line 17 "src/functions/sequences.rs"
            u32 of_key_4;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_4) : "l"(t8_7));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t547 = s_6 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_10 = t2_2 - t542;
#line 26 "src/functions/bias.rs"
            const u32 t4_10 = (int)t3_10 < (int)argument1 ? t3_10 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_10 = (int)t4_10 > (int)t5_2 ? t4_10 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_10 = t6_10 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_10 = (u64)place_10 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_10 = t11_2 + t14_10;
#line 28 "src/functions/bias.rs"
            f32 t16_10;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_10) : "l"(t15_10));
#line 28 "src/functions/bias.rs"
            const f32 t17_10 = t547 + t16_10;
#line 18 "src/functions/sequences.rs"
            const bool t19_8 = t18_2 == of_key_4;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_7 = t19_8 ? t17_10 : __uint_as_float(0xff800000u);
            s_6 = changed_7;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t558 = s_8 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_11 = t2_3 - t542;
#line 26 "src/functions/bias.rs"
            const u32 t4_11 = (int)t3_11 < (int)argument1 ? t3_11 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_11 = (int)t4_11 > (int)t5_3 ? t4_11 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_11 = t6_11 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_11 = (u64)place_11 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_11 = t11_3 + t14_11;
#line 28 "src/functions/bias.rs"
            f32 t16_11;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_11) : "l"(t15_11));
#line 28 "src/functions/bias.rs"
            const f32 t17_11 = t558 + t16_11;
#line 18 "src/functions/sequences.rs"
            const bool t19_9 = t18_3 == of_key_4;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_8 = t19_9 ? t17_11 : __uint_as_float(0xff800000u);
            s_8 = changed_8;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_4 = column + 16u;
            const u32 t570 = key_4 < last ? key_4 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t571 = key_4 < last ? key_4 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_6 = (u64)t571 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_8 = t4_2 + t7_6;
#line 17 "src/functions/sequences.rs"
            u32 of_key_5;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_5) : "l"(t8_8));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t575 = s_9 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_12 = t2_2 - t570;
#line 26 "src/functions/bias.rs"
            const u32 t4_12 = (int)t3_12 < (int)argument1 ? t3_12 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_12 = (int)t4_12 > (int)t5_2 ? t4_12 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_12 = t6_12 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_12 = (u64)place_12 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_12 = t11_2 + t14_12;
#line 28 "src/functions/bias.rs"
            f32 t16_12;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_12) : "l"(t15_12));
#line 28 "src/functions/bias.rs"
            const f32 t17_12 = t575 + t16_12;
#line 18 "src/functions/sequences.rs"
            const bool t19_10 = t18_2 == of_key_5;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_9 = t19_10 ? t17_12 : __uint_as_float(0xff800000u);
            s_9 = changed_9;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t586 = s_11 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_13 = t2_3 - t570;
#line 26 "src/functions/bias.rs"
            const u32 t4_13 = (int)t3_13 < (int)argument1 ? t3_13 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_13 = (int)t4_13 > (int)t5_3 ? t4_13 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_13 = t6_13 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_13 = (u64)place_13 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_13 = t11_3 + t14_13;
#line 28 "src/functions/bias.rs"
            f32 t16_13;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_13) : "l"(t15_13));
#line 28 "src/functions/bias.rs"
            const f32 t17_13 = t586 + t16_13;
#line 18 "src/functions/sequences.rs"
            const bool t19_11 = t18_3 == of_key_5;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_10 = t19_11 ? t17_13 : __uint_as_float(0xff800000u);
            s_11 = changed_10;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_5 = column + 17u;
            const u32 t598 = key_5 < last ? key_5 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t599 = key_5 < last ? key_5 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_7 = (u64)t599 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_9 = t4_2 + t7_7;
#line 17 "src/functions/sequences.rs"
            u32 of_key_6;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_6) : "l"(t8_9));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t603 = s_10 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_14 = t2_2 - t598;
#line 26 "src/functions/bias.rs"
            const u32 t4_14 = (int)t3_14 < (int)argument1 ? t3_14 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_14 = (int)t4_14 > (int)t5_2 ? t4_14 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_14 = t6_14 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_14 = (u64)place_14 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_14 = t11_2 + t14_14;
#line 28 "src/functions/bias.rs"
            f32 t16_14;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_14) : "l"(t15_14));
#line 28 "src/functions/bias.rs"
            const f32 t17_14 = t603 + t16_14;
#line 18 "src/functions/sequences.rs"
            const bool t19_12 = t18_2 == of_key_6;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_11 = t19_12 ? t17_14 : __uint_as_float(0xff800000u);
            s_10 = changed_11;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t614 = s_12 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_15 = t2_3 - t598;
#line 26 "src/functions/bias.rs"
            const u32 t4_15 = (int)t3_15 < (int)argument1 ? t3_15 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_15 = (int)t4_15 > (int)t5_3 ? t4_15 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_15 = t6_15 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_15 = (u64)place_15 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_15 = t11_3 + t14_15;
#line 28 "src/functions/bias.rs"
            f32 t16_15;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_15) : "l"(t15_15));
#line 28 "src/functions/bias.rs"
            const f32 t17_15 = t614 + t16_15;
#line 18 "src/functions/sequences.rs"
            const bool t19_13 = t18_3 == of_key_6;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_12 = t19_13 ? t17_15 : __uint_as_float(0xff800000u);
            s_12 = changed_12;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_6 = column + 24u;
            const u32 t626 = key_6 < last ? key_6 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t627 = key_6 < last ? key_6 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_8 = (u64)t627 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_10 = t4_2 + t7_8;
#line 17 "src/functions/sequences.rs"
            u32 of_key_7;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_7) : "l"(t8_10));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t631 = s_13 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_16 = t2_2 - t626;
#line 26 "src/functions/bias.rs"
            const u32 t4_16 = (int)t3_16 < (int)argument1 ? t3_16 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_16 = (int)t4_16 > (int)t5_2 ? t4_16 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_16 = t6_16 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_16 = (u64)place_16 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_16 = t11_2 + t14_16;
#line 28 "src/functions/bias.rs"
            f32 t16_16;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_16) : "l"(t15_16));
#line 28 "src/functions/bias.rs"
            const f32 t17_16 = t631 + t16_16;
#line 18 "src/functions/sequences.rs"
            const bool t19_14 = t18_2 == of_key_7;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_13 = t19_14 ? t17_16 : __uint_as_float(0xff800000u);
            s_13 = changed_13;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t642 = s_15 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_17 = t2_3 - t626;
#line 26 "src/functions/bias.rs"
            const u32 t4_17 = (int)t3_17 < (int)argument1 ? t3_17 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_17 = (int)t4_17 > (int)t5_3 ? t4_17 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_17 = t6_17 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_17 = (u64)place_17 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_17 = t11_3 + t14_17;
#line 28 "src/functions/bias.rs"
            f32 t16_17;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_17) : "l"(t15_17));
#line 28 "src/functions/bias.rs"
            const f32 t17_17 = t642 + t16_17;
#line 18 "src/functions/sequences.rs"
            const bool t19_15 = t18_3 == of_key_7;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_14 = t19_15 ? t17_17 : __uint_as_float(0xff800000u);
            s_15 = changed_14;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_7 = column + 25u;
            const u32 t654 = key_7 < last ? key_7 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t655 = key_7 < last ? key_7 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_9 = (u64)t655 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_11 = t4_2 + t7_9;
#line 17 "src/functions/sequences.rs"
            u32 of_key_8;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_8) : "l"(t8_11));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t659 = s_14 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_18 = t2_2 - t654;
#line 26 "src/functions/bias.rs"
            const u32 t4_18 = (int)t3_18 < (int)argument1 ? t3_18 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_18 = (int)t4_18 > (int)t5_2 ? t4_18 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_18 = t6_18 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_18 = (u64)place_18 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_18 = t11_2 + t14_18;
#line 28 "src/functions/bias.rs"
            f32 t16_18;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_18) : "l"(t15_18));
#line 28 "src/functions/bias.rs"
            const f32 t17_18 = t659 + t16_18;
#line 18 "src/functions/sequences.rs"
            const bool t19_16 = t18_2 == of_key_8;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_15 = t19_16 ? t17_18 : __uint_as_float(0xff800000u);
            s_14 = changed_15;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t670 = s_16 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_19 = t2_3 - t654;
#line 26 "src/functions/bias.rs"
            const u32 t4_19 = (int)t3_19 < (int)argument1 ? t3_19 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_19 = (int)t4_19 > (int)t5_3 ? t4_19 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_19 = t6_19 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_19 = (u64)place_19 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_19 = t11_3 + t14_19;
#line 28 "src/functions/bias.rs"
            f32 t16_19;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_19) : "l"(t15_19));
#line 28 "src/functions/bias.rs"
            const f32 t17_19 = t670 + t16_19;
#line 18 "src/functions/sequences.rs"
            const bool t19_17 = t18_3 == of_key_8;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_16 = t19_17 ? t17_19 : __uint_as_float(0xff800000u);
            s_16 = changed_16;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_8 = column + 32u;
            const u32 t682 = key_8 < last ? key_8 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t683 = key_8 < last ? key_8 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_10 = (u64)t683 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_12 = t4_2 + t7_10;
#line 17 "src/functions/sequences.rs"
            u32 of_key_9;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_9) : "l"(t8_12));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t687 = s_17 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_20 = t2_2 - t682;
#line 26 "src/functions/bias.rs"
            const u32 t4_20 = (int)t3_20 < (int)argument1 ? t3_20 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_20 = (int)t4_20 > (int)t5_2 ? t4_20 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_20 = t6_20 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_20 = (u64)place_20 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_20 = t11_2 + t14_20;
#line 28 "src/functions/bias.rs"
            f32 t16_20;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_20) : "l"(t15_20));
#line 28 "src/functions/bias.rs"
            const f32 t17_20 = t687 + t16_20;
#line 18 "src/functions/sequences.rs"
            const bool t19_18 = t18_2 == of_key_9;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_17 = t19_18 ? t17_20 : __uint_as_float(0xff800000u);
            s_17 = changed_17;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t698 = s_19 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_21 = t2_3 - t682;
#line 26 "src/functions/bias.rs"
            const u32 t4_21 = (int)t3_21 < (int)argument1 ? t3_21 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_21 = (int)t4_21 > (int)t5_3 ? t4_21 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_21 = t6_21 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_21 = (u64)place_21 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_21 = t11_3 + t14_21;
#line 28 "src/functions/bias.rs"
            f32 t16_21;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_21) : "l"(t15_21));
#line 28 "src/functions/bias.rs"
            const f32 t17_21 = t698 + t16_21;
#line 18 "src/functions/sequences.rs"
            const bool t19_19 = t18_3 == of_key_9;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_18 = t19_19 ? t17_21 : __uint_as_float(0xff800000u);
            s_19 = changed_18;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_9 = column + 33u;
            const u32 t710 = key_9 < last ? key_9 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t711 = key_9 < last ? key_9 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_11 = (u64)t711 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_13 = t4_2 + t7_11;
#line 17 "src/functions/sequences.rs"
            u32 of_key_10;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_10) : "l"(t8_13));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t715 = s_18 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_22 = t2_2 - t710;
#line 26 "src/functions/bias.rs"
            const u32 t4_22 = (int)t3_22 < (int)argument1 ? t3_22 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_22 = (int)t4_22 > (int)t5_2 ? t4_22 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_22 = t6_22 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_22 = (u64)place_22 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_22 = t11_2 + t14_22;
#line 28 "src/functions/bias.rs"
            f32 t16_22;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_22) : "l"(t15_22));
#line 28 "src/functions/bias.rs"
            const f32 t17_22 = t715 + t16_22;
#line 18 "src/functions/sequences.rs"
            const bool t19_20 = t18_2 == of_key_10;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_19 = t19_20 ? t17_22 : __uint_as_float(0xff800000u);
            s_18 = changed_19;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t726 = s_20 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_23 = t2_3 - t710;
#line 26 "src/functions/bias.rs"
            const u32 t4_23 = (int)t3_23 < (int)argument1 ? t3_23 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_23 = (int)t4_23 > (int)t5_3 ? t4_23 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_23 = t6_23 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_23 = (u64)place_23 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_23 = t11_3 + t14_23;
#line 28 "src/functions/bias.rs"
            f32 t16_23;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_23) : "l"(t15_23));
#line 28 "src/functions/bias.rs"
            const f32 t17_23 = t726 + t16_23;
#line 18 "src/functions/sequences.rs"
            const bool t19_21 = t18_3 == of_key_10;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_20 = t19_21 ? t17_23 : __uint_as_float(0xff800000u);
            s_20 = changed_20;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_10 = column + 40u;
            const u32 t738 = key_10 < last ? key_10 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t739 = key_10 < last ? key_10 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_12 = (u64)t739 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_14 = t4_2 + t7_12;
#line 17 "src/functions/sequences.rs"
            u32 of_key_11;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_11) : "l"(t8_14));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t743 = s_21 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_24 = t2_2 - t738;
#line 26 "src/functions/bias.rs"
            const u32 t4_24 = (int)t3_24 < (int)argument1 ? t3_24 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_24 = (int)t4_24 > (int)t5_2 ? t4_24 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_24 = t6_24 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_24 = (u64)place_24 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_24 = t11_2 + t14_24;
#line 28 "src/functions/bias.rs"
            f32 t16_24;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_24) : "l"(t15_24));
#line 28 "src/functions/bias.rs"
            const f32 t17_24 = t743 + t16_24;
#line 18 "src/functions/sequences.rs"
            const bool t19_22 = t18_2 == of_key_11;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_21 = t19_22 ? t17_24 : __uint_as_float(0xff800000u);
            s_21 = changed_21;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t754 = s_23 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_25 = t2_3 - t738;
#line 26 "src/functions/bias.rs"
            const u32 t4_25 = (int)t3_25 < (int)argument1 ? t3_25 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_25 = (int)t4_25 > (int)t5_3 ? t4_25 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_25 = t6_25 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_25 = (u64)place_25 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_25 = t11_3 + t14_25;
#line 28 "src/functions/bias.rs"
            f32 t16_25;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_25) : "l"(t15_25));
#line 28 "src/functions/bias.rs"
            const f32 t17_25 = t754 + t16_25;
#line 18 "src/functions/sequences.rs"
            const bool t19_23 = t18_3 == of_key_11;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_22 = t19_23 ? t17_25 : __uint_as_float(0xff800000u);
            s_23 = changed_22;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_11 = column + 41u;
            const u32 t766 = key_11 < last ? key_11 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t767 = key_11 < last ? key_11 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_13 = (u64)t767 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_15 = t4_2 + t7_13;
#line 17 "src/functions/sequences.rs"
            u32 of_key_12;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_12) : "l"(t8_15));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t771 = s_22 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_26 = t2_2 - t766;
#line 26 "src/functions/bias.rs"
            const u32 t4_26 = (int)t3_26 < (int)argument1 ? t3_26 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_26 = (int)t4_26 > (int)t5_2 ? t4_26 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_26 = t6_26 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_26 = (u64)place_26 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_26 = t11_2 + t14_26;
#line 28 "src/functions/bias.rs"
            f32 t16_26;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_26) : "l"(t15_26));
#line 28 "src/functions/bias.rs"
            const f32 t17_26 = t771 + t16_26;
#line 18 "src/functions/sequences.rs"
            const bool t19_24 = t18_2 == of_key_12;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_23 = t19_24 ? t17_26 : __uint_as_float(0xff800000u);
            s_22 = changed_23;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t782 = s_24 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_27 = t2_3 - t766;
#line 26 "src/functions/bias.rs"
            const u32 t4_27 = (int)t3_27 < (int)argument1 ? t3_27 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_27 = (int)t4_27 > (int)t5_3 ? t4_27 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_27 = t6_27 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_27 = (u64)place_27 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_27 = t11_3 + t14_27;
#line 28 "src/functions/bias.rs"
            f32 t16_27;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_27) : "l"(t15_27));
#line 28 "src/functions/bias.rs"
            const f32 t17_27 = t782 + t16_27;
#line 18 "src/functions/sequences.rs"
            const bool t19_25 = t18_3 == of_key_12;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_24 = t19_25 ? t17_27 : __uint_as_float(0xff800000u);
            s_24 = changed_24;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_12 = column + 48u;
            const u32 t794 = key_12 < last ? key_12 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t795 = key_12 < last ? key_12 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_14 = (u64)t795 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_16 = t4_2 + t7_14;
#line 17 "src/functions/sequences.rs"
            u32 of_key_13;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_13) : "l"(t8_16));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t799 = s_25 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_28 = t2_2 - t794;
#line 26 "src/functions/bias.rs"
            const u32 t4_28 = (int)t3_28 < (int)argument1 ? t3_28 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_28 = (int)t4_28 > (int)t5_2 ? t4_28 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_28 = t6_28 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_28 = (u64)place_28 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_28 = t11_2 + t14_28;
#line 28 "src/functions/bias.rs"
            f32 t16_28;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_28) : "l"(t15_28));
#line 28 "src/functions/bias.rs"
            const f32 t17_28 = t799 + t16_28;
#line 18 "src/functions/sequences.rs"
            const bool t19_26 = t18_2 == of_key_13;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_25 = t19_26 ? t17_28 : __uint_as_float(0xff800000u);
            s_25 = changed_25;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t810 = s_27 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_29 = t2_3 - t794;
#line 26 "src/functions/bias.rs"
            const u32 t4_29 = (int)t3_29 < (int)argument1 ? t3_29 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_29 = (int)t4_29 > (int)t5_3 ? t4_29 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_29 = t6_29 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_29 = (u64)place_29 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_29 = t11_3 + t14_29;
#line 28 "src/functions/bias.rs"
            f32 t16_29;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_29) : "l"(t15_29));
#line 28 "src/functions/bias.rs"
            const f32 t17_29 = t810 + t16_29;
#line 18 "src/functions/sequences.rs"
            const bool t19_27 = t18_3 == of_key_13;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_26 = t19_27 ? t17_29 : __uint_as_float(0xff800000u);
            s_27 = changed_26;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_13 = column + 49u;
            const u32 t822 = key_13 < last ? key_13 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t823 = key_13 < last ? key_13 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_15 = (u64)t823 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_17 = t4_2 + t7_15;
#line 17 "src/functions/sequences.rs"
            u32 of_key_14;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_14) : "l"(t8_17));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t827 = s_26 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_30 = t2_2 - t822;
#line 26 "src/functions/bias.rs"
            const u32 t4_30 = (int)t3_30 < (int)argument1 ? t3_30 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_30 = (int)t4_30 > (int)t5_2 ? t4_30 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_30 = t6_30 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_30 = (u64)place_30 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_30 = t11_2 + t14_30;
#line 28 "src/functions/bias.rs"
            f32 t16_30;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_30) : "l"(t15_30));
#line 28 "src/functions/bias.rs"
            const f32 t17_30 = t827 + t16_30;
#line 18 "src/functions/sequences.rs"
            const bool t19_28 = t18_2 == of_key_14;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_27 = t19_28 ? t17_30 : __uint_as_float(0xff800000u);
            s_26 = changed_27;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t838 = s_28 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_31 = t2_3 - t822;
#line 26 "src/functions/bias.rs"
            const u32 t4_31 = (int)t3_31 < (int)argument1 ? t3_31 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_31 = (int)t4_31 > (int)t5_3 ? t4_31 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_31 = t6_31 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_31 = (u64)place_31 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_31 = t11_3 + t14_31;
#line 28 "src/functions/bias.rs"
            f32 t16_31;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_31) : "l"(t15_31));
#line 28 "src/functions/bias.rs"
            const f32 t17_31 = t838 + t16_31;
#line 18 "src/functions/sequences.rs"
            const bool t19_29 = t18_3 == of_key_14;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_28 = t19_29 ? t17_31 : __uint_as_float(0xff800000u);
            s_28 = changed_28;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_14 = column + 56u;
            const u32 t850 = key_14 < last ? key_14 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t851 = key_14 < last ? key_14 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_16 = (u64)t851 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_18 = t4_2 + t7_16;
#line 17 "src/functions/sequences.rs"
            u32 of_key_15;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_15) : "l"(t8_18));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t855 = s_29 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_32 = t2_2 - t850;
#line 26 "src/functions/bias.rs"
            const u32 t4_32 = (int)t3_32 < (int)argument1 ? t3_32 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_32 = (int)t4_32 > (int)t5_2 ? t4_32 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_32 = t6_32 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_32 = (u64)place_32 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_32 = t11_2 + t14_32;
#line 28 "src/functions/bias.rs"
            f32 t16_32;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_32) : "l"(t15_32));
#line 28 "src/functions/bias.rs"
            const f32 t17_32 = t855 + t16_32;
#line 18 "src/functions/sequences.rs"
            const bool t19_30 = t18_2 == of_key_15;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_29 = t19_30 ? t17_32 : __uint_as_float(0xff800000u);
            s_29 = changed_29;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t866 = s_31 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_33 = t2_3 - t850;
#line 26 "src/functions/bias.rs"
            const u32 t4_33 = (int)t3_33 < (int)argument1 ? t3_33 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_33 = (int)t4_33 > (int)t5_3 ? t4_33 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_33 = t6_33 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_33 = (u64)place_33 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_33 = t11_3 + t14_33;
#line 28 "src/functions/bias.rs"
            f32 t16_33;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_33) : "l"(t15_33));
#line 28 "src/functions/bias.rs"
            const f32 t17_33 = t866 + t16_33;
#line 18 "src/functions/sequences.rs"
            const bool t19_31 = t18_3 == of_key_15;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_30 = t19_31 ? t17_33 : __uint_as_float(0xff800000u);
            s_31 = changed_30;
#line 261 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_15 = column + 57u;
            const u32 t878 = key_15 < last ? key_15 : last;
#line 262 "fa-kernels/src/attention/options/functions.rs"
            const u32 t879 = key_15 < last ? key_15 : last;
#line 17 "src/functions/sequences.rs"
            const u64 t7_17 = (u64)t879 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_19 = t4_2 + t7_17;
#line 17 "src/functions/sequences.rs"
            u32 of_key_16;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_16) : "l"(t8_19));
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t883 = s_30 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_34 = t2_2 - t878;
#line 26 "src/functions/bias.rs"
            const u32 t4_34 = (int)t3_34 < (int)argument1 ? t3_34 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_34 = (int)t4_34 > (int)t5_2 ? t4_34 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_34 = t6_34 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_34 = (u64)place_34 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_34 = t11_2 + t14_34;
#line 28 "src/functions/bias.rs"
            f32 t16_34;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_34) : "l"(t15_34));
#line 28 "src/functions/bias.rs"
            const f32 t17_34 = t883 + t16_34;
#line 18 "src/functions/sequences.rs"
            const bool t19_32 = t18_2 == of_key_16;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_31 = t19_32 ? t17_34 : __uint_as_float(0xff800000u);
            s_30 = changed_31;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 t894 = s_32 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_35 = t2_3 - t878;
#line 26 "src/functions/bias.rs"
            const u32 t4_35 = (int)t3_35 < (int)argument1 ? t3_35 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_35 = (int)t4_35 > (int)t5_3 ? t4_35 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_35 = t6_35 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_35 = (u64)place_35 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_35 = t11_3 + t14_35;
#line 28 "src/functions/bias.rs"
            f32 t16_35;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_35) : "l"(t15_35));
#line 28 "src/functions/bias.rs"
            const f32 t17_35 = t894 + t16_35;
#line 18 "src/functions/sequences.rs"
            const bool t19_33 = t18_3 == of_key_16;
#line 269 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_32 = t19_33 ? t17_35 : __uint_as_float(0xff800000u);
            s_32 = changed_32;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t905 = end_15 - 1u;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key_2 = t905 << 6u;
            const u32 t907 = t234 + t207;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t907 + t206;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t909 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t910 = t909 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_2 + t910;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t912 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t913 = first_query_3 + t912;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t914 = t913 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t914 + 1u;
            const u32 t916 = end_16 > seq_q ? end_16 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t917 = t916 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t917 < seq_k ? t917 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t919 = end_17 > column_2 ? end_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t919 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t922 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t922;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t924 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t924;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t926 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t926;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t928 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t928;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t930 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t930;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t932 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t932;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t934 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t934;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t936 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t936;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t938 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t938;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t940 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t940;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t942 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t942;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t944 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t944;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t946 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t946;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t948 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t948;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t950 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t950;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t952 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t952;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t953 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t954 = first_query_3 + t953;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t955 = t954 + 8u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t956 = t955 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t956 + 1u;
            const u32 t958 = end_19 > seq_q ? end_19 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t959 = t958 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t959 < seq_k ? t959 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t961 = end_20 > column_2 ? end_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_21 = t961 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t964 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t964;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t966 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t966;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t968 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t968;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t970 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t970;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t972 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t972;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t974 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t974;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t976 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t976;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t978 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t978;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t980 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t980;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t982 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t982;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t984 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t984;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t986 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t986;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t988 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t988;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t990 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t990;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t992 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t992;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t994 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t994;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t996;
            asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t997;
            asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(t996), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t998;
            asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t999;
            asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1000;
            asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1001;
            asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t997), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1002;
            asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(t998), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1003;
            asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t999), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1004;
            asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1000), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1005;
            asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(t1001), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1006;
            asm("max.f32 %0, %1, %2;" : "=f"(t1006) : "f"(t1002), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1007;
            asm("max.f32 %0, %1, %2;" : "=f"(t1007) : "f"(t1003), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1008;
            asm("max.f32 %0, %1, %2;" : "=f"(t1008) : "f"(t1004), "f"(s_30));
            f32 t1009;
            asm("max.f32 %0, %1, %2;" : "=f"(t1009) : "f"(t1005), "f"(t1006));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1010;
            asm("max.f32 %0, %1, %2;" : "=f"(t1010) : "f"(t1007), "f"(t1008));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1011;
            asm("max.f32 %0, %1, %2;" : "=f"(t1011) : "f"(t1009), "f"(t1010));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1012;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1012) : "f"(t1011));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1011), "f"(t1012));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1014;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1014) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1014));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t1017 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t1017;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1019 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1020;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1020) : "f"(old), "f"(scale_log2), "f"(t1019));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1020));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1022 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1023 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1023));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1025;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1025) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s = t1025;
            const f32 t1026 = t1022 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1027 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1027));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1029;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_2 = t1029;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1030 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1030));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1032;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1032) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_5 = t1032;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1033 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1033));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1035;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_6 = t1035;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1036 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1036));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1038;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1038) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_9 = t1038;
            const f32 t1039 = t1026 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1040 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1040));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1042;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1042) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1042;
            const f32 t1043 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1044 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1044));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1046;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1046) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1046;
            const f32 t1047 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1048 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1048));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1050;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1050) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1050;
            const f32 t1051 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1052 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1052));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1054;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1054) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1054;
            const f32 t1055 = t1039 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1056 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1056));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1058;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1058) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1058;
            const f32 t1059 = t1043 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1060 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1060));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1062;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1062) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1062;
            const f32 t1063 = t1047 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1064 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1064));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1066;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1066) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1066;
            const f32 t1067 = t1051 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1068 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1068));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1070;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1070;
            const f32 t1071 = t1055 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1072 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1072));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1074;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1074) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1074;
            const f32 t1075 = t1059 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1076 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1076));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1078;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1078) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1078;
            const f32 t1079 = t1063 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1080 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1080));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1082;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1082) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1082;
            const f32 t1083 = t1067 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1084 = t1071 + t1075;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1085 = t1079 + t1083;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1086 = t1084 + t1085;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1086;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1088;
            asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1089;
            asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1088), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1090;
            asm("max.f32 %0, %1, %2;" : "=f"(t1090) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1091;
            asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1092;
            asm("max.f32 %0, %1, %2;" : "=f"(t1092) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1093;
            asm("max.f32 %0, %1, %2;" : "=f"(t1093) : "f"(t1089), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1094;
            asm("max.f32 %0, %1, %2;" : "=f"(t1094) : "f"(t1090), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1095;
            asm("max.f32 %0, %1, %2;" : "=f"(t1095) : "f"(t1091), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1096;
            asm("max.f32 %0, %1, %2;" : "=f"(t1096) : "f"(t1092), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1097;
            asm("max.f32 %0, %1, %2;" : "=f"(t1097) : "f"(t1093), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1098;
            asm("max.f32 %0, %1, %2;" : "=f"(t1098) : "f"(t1094), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1099;
            asm("max.f32 %0, %1, %2;" : "=f"(t1099) : "f"(t1095), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1100;
            asm("max.f32 %0, %1, %2;" : "=f"(t1100) : "f"(t1096), "f"(s_32));
            f32 t1101;
            asm("max.f32 %0, %1, %2;" : "=f"(t1101) : "f"(t1097), "f"(t1098));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1102;
            asm("max.f32 %0, %1, %2;" : "=f"(t1102) : "f"(t1099), "f"(t1100));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1103;
            asm("max.f32 %0, %1, %2;" : "=f"(t1103) : "f"(t1101), "f"(t1102));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1104;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1104) : "f"(t1103));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1103), "f"(t1104));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1106;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1106) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1106));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t1109 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t1109;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1111 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1112;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1112) : "f"(old_2), "f"(scale_log2), "f"(t1111));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1112));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1114 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1115 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1115));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1117;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1117) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_3 = t1117;
            const f32 t1118 = t1114 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1119 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1119));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1121;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1121) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_4 = t1121;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1122 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1122));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1124;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1124) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_7 = t1124;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1125 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1125));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1127;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_8 = t1127;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1128 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1128));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1130;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1130) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1130;
            const f32 t1131 = t1118 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1132 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1132));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1134;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1134) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1134;
            const f32 t1135 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1136 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1136));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1138;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1138) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1138;
            const f32 t1139 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1140 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1140));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1142;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1142) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1142;
            const f32 t1143 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1144 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1144));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1146;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1146) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1146;
            const f32 t1147 = t1131 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1148 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1148));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1150;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1150) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1150;
            const f32 t1151 = t1135 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1152 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1152));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1154;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1154) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1154;
            const f32 t1155 = t1139 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1156 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1156));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1158;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1158) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1158;
            const f32 t1159 = t1143 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1160 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1160));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1162;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1162) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1162;
            const f32 t1163 = t1147 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1164 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1164));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1166;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1166) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1166;
            const f32 t1167 = t1151 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1168 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1168));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1170;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1170) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1170;
            const f32 t1171 = t1155 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1172 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1172));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1174;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1174;
            const f32 t1175 = t1159 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1176 = t1163 + t1167;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1177 = t1171 + t1175;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1178 = t1176 + t1177;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1178;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1179;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1179) : "f"(s), "f"(s_2));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1180;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1180) : "f"(s_3), "f"(s_4));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1181;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1181) : "f"(s_5), "f"(s_6));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1182;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1182) : "f"(s_7), "f"(s_8));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1183;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1183) : "f"(s_9), "f"(s_10));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1184;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1184) : "f"(s_11), "f"(s_12));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1185;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1185) : "f"(s_13), "f"(s_14));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1186;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1186) : "f"(s_15), "f"(s_16));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1187;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1187) : "f"(s_17), "f"(s_18));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1188;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1188) : "f"(s_19), "f"(s_20));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1189;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1189) : "f"(s_21), "f"(s_22));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1190;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1190) : "f"(s_23), "f"(s_24));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1191;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1191) : "f"(s_25), "f"(s_26));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1192;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1192) : "f"(s_27), "f"(s_28));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1193;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1193) : "f"(s_29), "f"(s_30));
#line 208 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1194;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1194) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p = t1179;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1180;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1181;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1182;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1183;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1184;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1185;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1186;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1187;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1188;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1189;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1190;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1191;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1192;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1193;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1194;
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
                const u32 t1197 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1197) : "memory");
#line 281 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1198 = t349 + i_3;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1199 = t1198 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1200 = t1199 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1201 = t10 + t1200;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1202 = t1198 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1203 = t1202 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1201), "r"(t1203) : "memory");
#line 283 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1204 = t351 & 3u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1205 = t1204 << 14u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1206 = smem_1 + t1205;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1207 = t1198 % 3u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1208 = t1207 << 14u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1209 = t8 + t1208;
                const u32 t1210 = t1206 >> 4u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1211 = t1209 >> 4u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1212 = t1210 + 65536u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1213 = (u64)t1212;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1214 = t1213 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1215 = t1211 + 65536u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1216 = (u64)t1215;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1217 = t1216 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t1214), "l"(t1217) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1218 = t1210 + 65538u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1219 = (u64)t1218;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1220 = t1219 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1221 = t1211 + 65538u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1222 = (u64)t1221;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1223 = t1222 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1220), "l"(t1223) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1224 = t1210 + 65540u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1225 = (u64)t1224;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1226 = t1225 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1227 = t1211 + 65540u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1228 = (u64)t1227;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1229 = t1228 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1226), "l"(t1229) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1230 = t1210 + 65542u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1231 = (u64)t1230;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1232 = t1231 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1233 = t1211 + 65542u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1234 = (u64)t1233;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1235 = t1234 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1232), "l"(t1235) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1236 = t1210 + 66048u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1237 = (u64)t1236;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1238 = t1237 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1239 = t1211 + 66048u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1240 = (u64)t1239;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1241 = t1240 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1238), "l"(t1241) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1242 = t1210 + 66050u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1243 = (u64)t1242;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1244 = t1243 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1245 = t1211 + 66050u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1246 = (u64)t1245;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1247 = t1246 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1244), "l"(t1247) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1248 = t1210 + 66052u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1249 = (u64)t1248;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1250 = t1249 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1251 = t1211 + 66052u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1252 = (u64)t1251;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1253 = t1252 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1250), "l"(t1253) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1254 = t1210 + 66054u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1255 = (u64)t1254;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1256 = t1255 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1257 = t1211 + 66054u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1258 = (u64)t1257;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1259 = t1258 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t1256), "l"(t1259) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1260 = i_3 - 1u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1261 = t349 + t1260;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1262 = t1261 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1263 = t1262 + 6u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1264 = t1263 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1265 = t10 + t1264;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1266 = t1261 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1267 = t1266 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1265), "r"(t1267) : "memory");
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
                const u32 t1268 = t1261 % 3u;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1269 = t1268 << 14u;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1270 = t9 + t1269;
                const u32 t1271 = t1270 >> 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1272 = t1271 + 33554432u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1273 = (u64)t1272;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1274 = t1273 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1274) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1275 = t1271 + 33554560u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1276 = (u64)t1275;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1277 = t1276 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1277) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1278 = t1271 + 33554688u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1279 = (u64)t1278;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1280 = t1279 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1280) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1281 = t1271 + 33554816u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1282 = (u64)t1281;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1283 = t1282 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1283) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1284 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1285 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_2 = t1284 ? 0u : t1285;
                const u32 t1287 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1287) : "memory");
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1288 = t349 + i_3;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1289 = t1288 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1290 = t1289 + 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1291 = t1290 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1292 = t10 + t1291;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1293 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1293) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1292) : "memory");
                }
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1294 = end_15 - 1u;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1295 = t1294 - i_3;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_3 = t1295 << 6u;
                const u32 t1297 = t234 + t207;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t1297 + t206;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1299 = lane & 3u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1300 = t1299 << 1u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 column_3 = first_key_3 + t1300;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_2 = seq_k - 1u;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1303 = column_3 < last_2 ? column_3 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1304 = column_3 < last_2 ? column_3 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_18 = (u64)t1304 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_20 = t4_2 + t7_18;
#line 17 "src/functions/sequences.rs"
                u32 of_key_17;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_17) : "l"(t8_20));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1308 = s * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_36 = t2_2 - t1303;
#line 26 "src/functions/bias.rs"
                const u32 t4_36 = (int)t3_36 < (int)argument1 ? t3_36 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_36 = (int)t4_36 > (int)t5_2 ? t4_36 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_36 = t6_36 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_36 = (u64)place_36 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_36 = t11_2 + t14_36;
#line 28 "src/functions/bias.rs"
                f32 t16_36;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_36) : "l"(t15_36));
#line 28 "src/functions/bias.rs"
                const f32 t17_36 = t1308 + t16_36;
#line 18 "src/functions/sequences.rs"
                const bool t19_34 = t18_2 == of_key_17;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_33 = t19_34 ? t17_36 : __uint_as_float(0xff800000u);
                s = changed_33;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1319 = s_3 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_37 = t2_3 - t1303;
#line 26 "src/functions/bias.rs"
                const u32 t4_37 = (int)t3_37 < (int)argument1 ? t3_37 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_37 = (int)t4_37 > (int)t5_3 ? t4_37 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_37 = t6_37 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_37 = (u64)place_37 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_37 = t11_3 + t14_37;
#line 28 "src/functions/bias.rs"
                f32 t16_37;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_37) : "l"(t15_37));
#line 28 "src/functions/bias.rs"
                const f32 t17_37 = t1319 + t16_37;
#line 18 "src/functions/sequences.rs"
                const bool t19_35 = t18_3 == of_key_17;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_34 = t19_35 ? t17_37 : __uint_as_float(0xff800000u);
                s_3 = changed_34;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_16 = column_3 + 1u;
                const u32 t1331 = key_16 < last_2 ? key_16 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1332 = key_16 < last_2 ? key_16 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_19 = (u64)t1332 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_21 = t4_2 + t7_19;
#line 17 "src/functions/sequences.rs"
                u32 of_key_18;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_18) : "l"(t8_21));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1336 = s_2 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_38 = t2_2 - t1331;
#line 26 "src/functions/bias.rs"
                const u32 t4_38 = (int)t3_38 < (int)argument1 ? t3_38 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_38 = (int)t4_38 > (int)t5_2 ? t4_38 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_38 = t6_38 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_38 = (u64)place_38 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_38 = t11_2 + t14_38;
#line 28 "src/functions/bias.rs"
                f32 t16_38;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_38) : "l"(t15_38));
#line 28 "src/functions/bias.rs"
                const f32 t17_38 = t1336 + t16_38;
#line 18 "src/functions/sequences.rs"
                const bool t19_36 = t18_2 == of_key_18;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_35 = t19_36 ? t17_38 : __uint_as_float(0xff800000u);
                s_2 = changed_35;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1347 = s_4 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_39 = t2_3 - t1331;
#line 26 "src/functions/bias.rs"
                const u32 t4_39 = (int)t3_39 < (int)argument1 ? t3_39 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_39 = (int)t4_39 > (int)t5_3 ? t4_39 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_39 = t6_39 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_39 = (u64)place_39 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_39 = t11_3 + t14_39;
#line 28 "src/functions/bias.rs"
                f32 t16_39;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_39) : "l"(t15_39));
#line 28 "src/functions/bias.rs"
                const f32 t17_39 = t1347 + t16_39;
#line 18 "src/functions/sequences.rs"
                const bool t19_37 = t18_3 == of_key_18;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_36 = t19_37 ? t17_39 : __uint_as_float(0xff800000u);
                s_4 = changed_36;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_17 = column_3 + 8u;
                const u32 t1359 = key_17 < last_2 ? key_17 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1360 = key_17 < last_2 ? key_17 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_20 = (u64)t1360 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_22 = t4_2 + t7_20;
#line 17 "src/functions/sequences.rs"
                u32 of_key_19;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_19) : "l"(t8_22));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1364 = s_5 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_40 = t2_2 - t1359;
#line 26 "src/functions/bias.rs"
                const u32 t4_40 = (int)t3_40 < (int)argument1 ? t3_40 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_40 = (int)t4_40 > (int)t5_2 ? t4_40 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_40 = t6_40 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_40 = (u64)place_40 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_40 = t11_2 + t14_40;
#line 28 "src/functions/bias.rs"
                f32 t16_40;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_40) : "l"(t15_40));
#line 28 "src/functions/bias.rs"
                const f32 t17_40 = t1364 + t16_40;
#line 18 "src/functions/sequences.rs"
                const bool t19_38 = t18_2 == of_key_19;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_37 = t19_38 ? t17_40 : __uint_as_float(0xff800000u);
                s_5 = changed_37;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1375 = s_7 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_41 = t2_3 - t1359;
#line 26 "src/functions/bias.rs"
                const u32 t4_41 = (int)t3_41 < (int)argument1 ? t3_41 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_41 = (int)t4_41 > (int)t5_3 ? t4_41 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_41 = t6_41 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_41 = (u64)place_41 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_41 = t11_3 + t14_41;
#line 28 "src/functions/bias.rs"
                f32 t16_41;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_41) : "l"(t15_41));
#line 28 "src/functions/bias.rs"
                const f32 t17_41 = t1375 + t16_41;
#line 18 "src/functions/sequences.rs"
                const bool t19_39 = t18_3 == of_key_19;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_38 = t19_39 ? t17_41 : __uint_as_float(0xff800000u);
                s_7 = changed_38;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_18 = column_3 + 9u;
                const u32 t1387 = key_18 < last_2 ? key_18 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1388 = key_18 < last_2 ? key_18 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_21 = (u64)t1388 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_23 = t4_2 + t7_21;
#line 17 "src/functions/sequences.rs"
                u32 of_key_20;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_20) : "l"(t8_23));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1392 = s_6 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_42 = t2_2 - t1387;
#line 26 "src/functions/bias.rs"
                const u32 t4_42 = (int)t3_42 < (int)argument1 ? t3_42 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_42 = (int)t4_42 > (int)t5_2 ? t4_42 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_42 = t6_42 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_42 = (u64)place_42 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_42 = t11_2 + t14_42;
#line 28 "src/functions/bias.rs"
                f32 t16_42;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_42) : "l"(t15_42));
#line 28 "src/functions/bias.rs"
                const f32 t17_42 = t1392 + t16_42;
#line 18 "src/functions/sequences.rs"
                const bool t19_40 = t18_2 == of_key_20;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_39 = t19_40 ? t17_42 : __uint_as_float(0xff800000u);
                s_6 = changed_39;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1403 = s_8 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_43 = t2_3 - t1387;
#line 26 "src/functions/bias.rs"
                const u32 t4_43 = (int)t3_43 < (int)argument1 ? t3_43 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_43 = (int)t4_43 > (int)t5_3 ? t4_43 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_43 = t6_43 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_43 = (u64)place_43 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_43 = t11_3 + t14_43;
#line 28 "src/functions/bias.rs"
                f32 t16_43;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_43) : "l"(t15_43));
#line 28 "src/functions/bias.rs"
                const f32 t17_43 = t1403 + t16_43;
#line 18 "src/functions/sequences.rs"
                const bool t19_41 = t18_3 == of_key_20;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_40 = t19_41 ? t17_43 : __uint_as_float(0xff800000u);
                s_8 = changed_40;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_19 = column_3 + 16u;
                const u32 t1415 = key_19 < last_2 ? key_19 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1416 = key_19 < last_2 ? key_19 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_22 = (u64)t1416 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_24 = t4_2 + t7_22;
#line 17 "src/functions/sequences.rs"
                u32 of_key_21;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_21) : "l"(t8_24));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1420 = s_9 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_44 = t2_2 - t1415;
#line 26 "src/functions/bias.rs"
                const u32 t4_44 = (int)t3_44 < (int)argument1 ? t3_44 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_44 = (int)t4_44 > (int)t5_2 ? t4_44 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_44 = t6_44 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_44 = (u64)place_44 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_44 = t11_2 + t14_44;
#line 28 "src/functions/bias.rs"
                f32 t16_44;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_44) : "l"(t15_44));
#line 28 "src/functions/bias.rs"
                const f32 t17_44 = t1420 + t16_44;
#line 18 "src/functions/sequences.rs"
                const bool t19_42 = t18_2 == of_key_21;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_41 = t19_42 ? t17_44 : __uint_as_float(0xff800000u);
                s_9 = changed_41;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1431 = s_11 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_45 = t2_3 - t1415;
#line 26 "src/functions/bias.rs"
                const u32 t4_45 = (int)t3_45 < (int)argument1 ? t3_45 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_45 = (int)t4_45 > (int)t5_3 ? t4_45 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_45 = t6_45 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_45 = (u64)place_45 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_45 = t11_3 + t14_45;
#line 28 "src/functions/bias.rs"
                f32 t16_45;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_45) : "l"(t15_45));
#line 28 "src/functions/bias.rs"
                const f32 t17_45 = t1431 + t16_45;
#line 18 "src/functions/sequences.rs"
                const bool t19_43 = t18_3 == of_key_21;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_42 = t19_43 ? t17_45 : __uint_as_float(0xff800000u);
                s_11 = changed_42;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_20 = column_3 + 17u;
                const u32 t1443 = key_20 < last_2 ? key_20 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1444 = key_20 < last_2 ? key_20 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_23 = (u64)t1444 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_25 = t4_2 + t7_23;
#line 17 "src/functions/sequences.rs"
                u32 of_key_22;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_22) : "l"(t8_25));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1448 = s_10 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_46 = t2_2 - t1443;
#line 26 "src/functions/bias.rs"
                const u32 t4_46 = (int)t3_46 < (int)argument1 ? t3_46 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_46 = (int)t4_46 > (int)t5_2 ? t4_46 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_46 = t6_46 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_46 = (u64)place_46 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_46 = t11_2 + t14_46;
#line 28 "src/functions/bias.rs"
                f32 t16_46;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_46) : "l"(t15_46));
#line 28 "src/functions/bias.rs"
                const f32 t17_46 = t1448 + t16_46;
#line 18 "src/functions/sequences.rs"
                const bool t19_44 = t18_2 == of_key_22;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_43 = t19_44 ? t17_46 : __uint_as_float(0xff800000u);
                s_10 = changed_43;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1459 = s_12 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_47 = t2_3 - t1443;
#line 26 "src/functions/bias.rs"
                const u32 t4_47 = (int)t3_47 < (int)argument1 ? t3_47 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_47 = (int)t4_47 > (int)t5_3 ? t4_47 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_47 = t6_47 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_47 = (u64)place_47 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_47 = t11_3 + t14_47;
#line 28 "src/functions/bias.rs"
                f32 t16_47;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_47) : "l"(t15_47));
#line 28 "src/functions/bias.rs"
                const f32 t17_47 = t1459 + t16_47;
#line 18 "src/functions/sequences.rs"
                const bool t19_45 = t18_3 == of_key_22;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_44 = t19_45 ? t17_47 : __uint_as_float(0xff800000u);
                s_12 = changed_44;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_21 = column_3 + 24u;
                const u32 t1471 = key_21 < last_2 ? key_21 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1472 = key_21 < last_2 ? key_21 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_24 = (u64)t1472 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_26 = t4_2 + t7_24;
#line 17 "src/functions/sequences.rs"
                u32 of_key_23;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_23) : "l"(t8_26));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1476 = s_13 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_48 = t2_2 - t1471;
#line 26 "src/functions/bias.rs"
                const u32 t4_48 = (int)t3_48 < (int)argument1 ? t3_48 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_48 = (int)t4_48 > (int)t5_2 ? t4_48 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_48 = t6_48 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_48 = (u64)place_48 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_48 = t11_2 + t14_48;
#line 28 "src/functions/bias.rs"
                f32 t16_48;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_48) : "l"(t15_48));
#line 28 "src/functions/bias.rs"
                const f32 t17_48 = t1476 + t16_48;
#line 18 "src/functions/sequences.rs"
                const bool t19_46 = t18_2 == of_key_23;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_45 = t19_46 ? t17_48 : __uint_as_float(0xff800000u);
                s_13 = changed_45;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1487 = s_15 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_49 = t2_3 - t1471;
#line 26 "src/functions/bias.rs"
                const u32 t4_49 = (int)t3_49 < (int)argument1 ? t3_49 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_49 = (int)t4_49 > (int)t5_3 ? t4_49 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_49 = t6_49 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_49 = (u64)place_49 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_49 = t11_3 + t14_49;
#line 28 "src/functions/bias.rs"
                f32 t16_49;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_49) : "l"(t15_49));
#line 28 "src/functions/bias.rs"
                const f32 t17_49 = t1487 + t16_49;
#line 18 "src/functions/sequences.rs"
                const bool t19_47 = t18_3 == of_key_23;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_46 = t19_47 ? t17_49 : __uint_as_float(0xff800000u);
                s_15 = changed_46;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_22 = column_3 + 25u;
                const u32 t1499 = key_22 < last_2 ? key_22 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1500 = key_22 < last_2 ? key_22 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_25 = (u64)t1500 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_27 = t4_2 + t7_25;
#line 17 "src/functions/sequences.rs"
                u32 of_key_24;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_24) : "l"(t8_27));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1504 = s_14 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_50 = t2_2 - t1499;
#line 26 "src/functions/bias.rs"
                const u32 t4_50 = (int)t3_50 < (int)argument1 ? t3_50 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_50 = (int)t4_50 > (int)t5_2 ? t4_50 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_50 = t6_50 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_50 = (u64)place_50 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_50 = t11_2 + t14_50;
#line 28 "src/functions/bias.rs"
                f32 t16_50;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_50) : "l"(t15_50));
#line 28 "src/functions/bias.rs"
                const f32 t17_50 = t1504 + t16_50;
#line 18 "src/functions/sequences.rs"
                const bool t19_48 = t18_2 == of_key_24;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_47 = t19_48 ? t17_50 : __uint_as_float(0xff800000u);
                s_14 = changed_47;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1515 = s_16 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_51 = t2_3 - t1499;
#line 26 "src/functions/bias.rs"
                const u32 t4_51 = (int)t3_51 < (int)argument1 ? t3_51 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_51 = (int)t4_51 > (int)t5_3 ? t4_51 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_51 = t6_51 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_51 = (u64)place_51 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_51 = t11_3 + t14_51;
#line 28 "src/functions/bias.rs"
                f32 t16_51;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_51) : "l"(t15_51));
#line 28 "src/functions/bias.rs"
                const f32 t17_51 = t1515 + t16_51;
#line 18 "src/functions/sequences.rs"
                const bool t19_49 = t18_3 == of_key_24;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_48 = t19_49 ? t17_51 : __uint_as_float(0xff800000u);
                s_16 = changed_48;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_23 = column_3 + 32u;
                const u32 t1527 = key_23 < last_2 ? key_23 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1528 = key_23 < last_2 ? key_23 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_26 = (u64)t1528 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_28 = t4_2 + t7_26;
#line 17 "src/functions/sequences.rs"
                u32 of_key_25;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_25) : "l"(t8_28));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1532 = s_17 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_52 = t2_2 - t1527;
#line 26 "src/functions/bias.rs"
                const u32 t4_52 = (int)t3_52 < (int)argument1 ? t3_52 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_52 = (int)t4_52 > (int)t5_2 ? t4_52 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_52 = t6_52 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_52 = (u64)place_52 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_52 = t11_2 + t14_52;
#line 28 "src/functions/bias.rs"
                f32 t16_52;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_52) : "l"(t15_52));
#line 28 "src/functions/bias.rs"
                const f32 t17_52 = t1532 + t16_52;
#line 18 "src/functions/sequences.rs"
                const bool t19_50 = t18_2 == of_key_25;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_49 = t19_50 ? t17_52 : __uint_as_float(0xff800000u);
                s_17 = changed_49;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1543 = s_19 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_53 = t2_3 - t1527;
#line 26 "src/functions/bias.rs"
                const u32 t4_53 = (int)t3_53 < (int)argument1 ? t3_53 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_53 = (int)t4_53 > (int)t5_3 ? t4_53 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_53 = t6_53 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_53 = (u64)place_53 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_53 = t11_3 + t14_53;
#line 28 "src/functions/bias.rs"
                f32 t16_53;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_53) : "l"(t15_53));
#line 28 "src/functions/bias.rs"
                const f32 t17_53 = t1543 + t16_53;
#line 18 "src/functions/sequences.rs"
                const bool t19_51 = t18_3 == of_key_25;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_50 = t19_51 ? t17_53 : __uint_as_float(0xff800000u);
                s_19 = changed_50;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_24 = column_3 + 33u;
                const u32 t1555 = key_24 < last_2 ? key_24 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1556 = key_24 < last_2 ? key_24 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_27 = (u64)t1556 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_29 = t4_2 + t7_27;
#line 17 "src/functions/sequences.rs"
                u32 of_key_26;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_26) : "l"(t8_29));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1560 = s_18 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_54 = t2_2 - t1555;
#line 26 "src/functions/bias.rs"
                const u32 t4_54 = (int)t3_54 < (int)argument1 ? t3_54 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_54 = (int)t4_54 > (int)t5_2 ? t4_54 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_54 = t6_54 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_54 = (u64)place_54 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_54 = t11_2 + t14_54;
#line 28 "src/functions/bias.rs"
                f32 t16_54;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_54) : "l"(t15_54));
#line 28 "src/functions/bias.rs"
                const f32 t17_54 = t1560 + t16_54;
#line 18 "src/functions/sequences.rs"
                const bool t19_52 = t18_2 == of_key_26;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_51 = t19_52 ? t17_54 : __uint_as_float(0xff800000u);
                s_18 = changed_51;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1571 = s_20 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_55 = t2_3 - t1555;
#line 26 "src/functions/bias.rs"
                const u32 t4_55 = (int)t3_55 < (int)argument1 ? t3_55 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_55 = (int)t4_55 > (int)t5_3 ? t4_55 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_55 = t6_55 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_55 = (u64)place_55 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_55 = t11_3 + t14_55;
#line 28 "src/functions/bias.rs"
                f32 t16_55;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_55) : "l"(t15_55));
#line 28 "src/functions/bias.rs"
                const f32 t17_55 = t1571 + t16_55;
#line 18 "src/functions/sequences.rs"
                const bool t19_53 = t18_3 == of_key_26;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_52 = t19_53 ? t17_55 : __uint_as_float(0xff800000u);
                s_20 = changed_52;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_25 = column_3 + 40u;
                const u32 t1583 = key_25 < last_2 ? key_25 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1584 = key_25 < last_2 ? key_25 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_28 = (u64)t1584 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_30 = t4_2 + t7_28;
#line 17 "src/functions/sequences.rs"
                u32 of_key_27;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_27) : "l"(t8_30));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1588 = s_21 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_56 = t2_2 - t1583;
#line 26 "src/functions/bias.rs"
                const u32 t4_56 = (int)t3_56 < (int)argument1 ? t3_56 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_56 = (int)t4_56 > (int)t5_2 ? t4_56 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_56 = t6_56 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_56 = (u64)place_56 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_56 = t11_2 + t14_56;
#line 28 "src/functions/bias.rs"
                f32 t16_56;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_56) : "l"(t15_56));
#line 28 "src/functions/bias.rs"
                const f32 t17_56 = t1588 + t16_56;
#line 18 "src/functions/sequences.rs"
                const bool t19_54 = t18_2 == of_key_27;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_53 = t19_54 ? t17_56 : __uint_as_float(0xff800000u);
                s_21 = changed_53;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1599 = s_23 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_57 = t2_3 - t1583;
#line 26 "src/functions/bias.rs"
                const u32 t4_57 = (int)t3_57 < (int)argument1 ? t3_57 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_57 = (int)t4_57 > (int)t5_3 ? t4_57 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_57 = t6_57 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_57 = (u64)place_57 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_57 = t11_3 + t14_57;
#line 28 "src/functions/bias.rs"
                f32 t16_57;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_57) : "l"(t15_57));
#line 28 "src/functions/bias.rs"
                const f32 t17_57 = t1599 + t16_57;
#line 18 "src/functions/sequences.rs"
                const bool t19_55 = t18_3 == of_key_27;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_54 = t19_55 ? t17_57 : __uint_as_float(0xff800000u);
                s_23 = changed_54;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_26 = column_3 + 41u;
                const u32 t1611 = key_26 < last_2 ? key_26 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1612 = key_26 < last_2 ? key_26 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_29 = (u64)t1612 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_31 = t4_2 + t7_29;
#line 17 "src/functions/sequences.rs"
                u32 of_key_28;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_28) : "l"(t8_31));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1616 = s_22 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_58 = t2_2 - t1611;
#line 26 "src/functions/bias.rs"
                const u32 t4_58 = (int)t3_58 < (int)argument1 ? t3_58 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_58 = (int)t4_58 > (int)t5_2 ? t4_58 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_58 = t6_58 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_58 = (u64)place_58 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_58 = t11_2 + t14_58;
#line 28 "src/functions/bias.rs"
                f32 t16_58;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_58) : "l"(t15_58));
#line 28 "src/functions/bias.rs"
                const f32 t17_58 = t1616 + t16_58;
#line 18 "src/functions/sequences.rs"
                const bool t19_56 = t18_2 == of_key_28;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_55 = t19_56 ? t17_58 : __uint_as_float(0xff800000u);
                s_22 = changed_55;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1627 = s_24 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_59 = t2_3 - t1611;
#line 26 "src/functions/bias.rs"
                const u32 t4_59 = (int)t3_59 < (int)argument1 ? t3_59 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_59 = (int)t4_59 > (int)t5_3 ? t4_59 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_59 = t6_59 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_59 = (u64)place_59 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_59 = t11_3 + t14_59;
#line 28 "src/functions/bias.rs"
                f32 t16_59;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_59) : "l"(t15_59));
#line 28 "src/functions/bias.rs"
                const f32 t17_59 = t1627 + t16_59;
#line 18 "src/functions/sequences.rs"
                const bool t19_57 = t18_3 == of_key_28;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_56 = t19_57 ? t17_59 : __uint_as_float(0xff800000u);
                s_24 = changed_56;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_27 = column_3 + 48u;
                const u32 t1639 = key_27 < last_2 ? key_27 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1640 = key_27 < last_2 ? key_27 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_30 = (u64)t1640 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_32 = t4_2 + t7_30;
#line 17 "src/functions/sequences.rs"
                u32 of_key_29;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_29) : "l"(t8_32));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1644 = s_25 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_60 = t2_2 - t1639;
#line 26 "src/functions/bias.rs"
                const u32 t4_60 = (int)t3_60 < (int)argument1 ? t3_60 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_60 = (int)t4_60 > (int)t5_2 ? t4_60 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_60 = t6_60 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_60 = (u64)place_60 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_60 = t11_2 + t14_60;
#line 28 "src/functions/bias.rs"
                f32 t16_60;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_60) : "l"(t15_60));
#line 28 "src/functions/bias.rs"
                const f32 t17_60 = t1644 + t16_60;
#line 18 "src/functions/sequences.rs"
                const bool t19_58 = t18_2 == of_key_29;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_57 = t19_58 ? t17_60 : __uint_as_float(0xff800000u);
                s_25 = changed_57;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1655 = s_27 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_61 = t2_3 - t1639;
#line 26 "src/functions/bias.rs"
                const u32 t4_61 = (int)t3_61 < (int)argument1 ? t3_61 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_61 = (int)t4_61 > (int)t5_3 ? t4_61 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_61 = t6_61 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_61 = (u64)place_61 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_61 = t11_3 + t14_61;
#line 28 "src/functions/bias.rs"
                f32 t16_61;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_61) : "l"(t15_61));
#line 28 "src/functions/bias.rs"
                const f32 t17_61 = t1655 + t16_61;
#line 18 "src/functions/sequences.rs"
                const bool t19_59 = t18_3 == of_key_29;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_58 = t19_59 ? t17_61 : __uint_as_float(0xff800000u);
                s_27 = changed_58;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_28 = column_3 + 49u;
                const u32 t1667 = key_28 < last_2 ? key_28 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1668 = key_28 < last_2 ? key_28 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_31 = (u64)t1668 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_33 = t4_2 + t7_31;
#line 17 "src/functions/sequences.rs"
                u32 of_key_30;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_30) : "l"(t8_33));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1672 = s_26 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_62 = t2_2 - t1667;
#line 26 "src/functions/bias.rs"
                const u32 t4_62 = (int)t3_62 < (int)argument1 ? t3_62 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_62 = (int)t4_62 > (int)t5_2 ? t4_62 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_62 = t6_62 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_62 = (u64)place_62 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_62 = t11_2 + t14_62;
#line 28 "src/functions/bias.rs"
                f32 t16_62;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_62) : "l"(t15_62));
#line 28 "src/functions/bias.rs"
                const f32 t17_62 = t1672 + t16_62;
#line 18 "src/functions/sequences.rs"
                const bool t19_60 = t18_2 == of_key_30;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_59 = t19_60 ? t17_62 : __uint_as_float(0xff800000u);
                s_26 = changed_59;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1683 = s_28 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_63 = t2_3 - t1667;
#line 26 "src/functions/bias.rs"
                const u32 t4_63 = (int)t3_63 < (int)argument1 ? t3_63 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_63 = (int)t4_63 > (int)t5_3 ? t4_63 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_63 = t6_63 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_63 = (u64)place_63 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_63 = t11_3 + t14_63;
#line 28 "src/functions/bias.rs"
                f32 t16_63;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_63) : "l"(t15_63));
#line 28 "src/functions/bias.rs"
                const f32 t17_63 = t1683 + t16_63;
#line 18 "src/functions/sequences.rs"
                const bool t19_61 = t18_3 == of_key_30;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_60 = t19_61 ? t17_63 : __uint_as_float(0xff800000u);
                s_28 = changed_60;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_29 = column_3 + 56u;
                const u32 t1695 = key_29 < last_2 ? key_29 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1696 = key_29 < last_2 ? key_29 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_32 = (u64)t1696 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_34 = t4_2 + t7_32;
#line 17 "src/functions/sequences.rs"
                u32 of_key_31;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_31) : "l"(t8_34));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1700 = s_29 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_64 = t2_2 - t1695;
#line 26 "src/functions/bias.rs"
                const u32 t4_64 = (int)t3_64 < (int)argument1 ? t3_64 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_64 = (int)t4_64 > (int)t5_2 ? t4_64 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_64 = t6_64 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_64 = (u64)place_64 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_64 = t11_2 + t14_64;
#line 28 "src/functions/bias.rs"
                f32 t16_64;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_64) : "l"(t15_64));
#line 28 "src/functions/bias.rs"
                const f32 t17_64 = t1700 + t16_64;
#line 18 "src/functions/sequences.rs"
                const bool t19_62 = t18_2 == of_key_31;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_61 = t19_62 ? t17_64 : __uint_as_float(0xff800000u);
                s_29 = changed_61;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1711 = s_31 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_65 = t2_3 - t1695;
#line 26 "src/functions/bias.rs"
                const u32 t4_65 = (int)t3_65 < (int)argument1 ? t3_65 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_65 = (int)t4_65 > (int)t5_3 ? t4_65 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_65 = t6_65 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_65 = (u64)place_65 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_65 = t11_3 + t14_65;
#line 28 "src/functions/bias.rs"
                f32 t16_65;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_65) : "l"(t15_65));
#line 28 "src/functions/bias.rs"
                const f32 t17_65 = t1711 + t16_65;
#line 18 "src/functions/sequences.rs"
                const bool t19_63 = t18_3 == of_key_31;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_62 = t19_63 ? t17_65 : __uint_as_float(0xff800000u);
                s_31 = changed_62;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_30 = column_3 + 57u;
                const u32 t1723 = key_30 < last_2 ? key_30 : last_2;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t1724 = key_30 < last_2 ? key_30 : last_2;
#line 17 "src/functions/sequences.rs"
                const u64 t7_33 = (u64)t1724 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_35 = t4_2 + t7_33;
#line 17 "src/functions/sequences.rs"
                u32 of_key_32;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_32) : "l"(t8_35));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1728 = s_30 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_66 = t2_2 - t1723;
#line 26 "src/functions/bias.rs"
                const u32 t4_66 = (int)t3_66 < (int)argument1 ? t3_66 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_66 = (int)t4_66 > (int)t5_2 ? t4_66 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_66 = t6_66 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_66 = (u64)place_66 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_66 = t11_2 + t14_66;
#line 28 "src/functions/bias.rs"
                f32 t16_66;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_66) : "l"(t15_66));
#line 28 "src/functions/bias.rs"
                const f32 t17_66 = t1728 + t16_66;
#line 18 "src/functions/sequences.rs"
                const bool t19_64 = t18_2 == of_key_32;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_63 = t19_64 ? t17_66 : __uint_as_float(0xff800000u);
                s_30 = changed_63;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t1739 = s_32 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_67 = t2_3 - t1723;
#line 26 "src/functions/bias.rs"
                const u32 t4_67 = (int)t3_67 < (int)argument1 ? t3_67 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_67 = (int)t4_67 > (int)t5_3 ? t4_67 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_67 = t6_67 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_67 = (u64)place_67 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_67 = t11_3 + t14_67;
#line 28 "src/functions/bias.rs"
                f32 t16_67;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_67) : "l"(t15_67));
#line 28 "src/functions/bias.rs"
                const f32 t17_67 = t1739 + t16_67;
#line 18 "src/functions/sequences.rs"
                const bool t19_65 = t18_3 == of_key_32;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_64 = t19_65 ? t17_67 : __uint_as_float(0xff800000u);
                s_32 = changed_64;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1750 = end_15 - 1u;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1751 = t1750 - i_3;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_4 = t1751 << 6u;
                const u32 t1753 = t234 + t207;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_5 = t1753 + t206;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1755 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1756 = t1755 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_4 = first_key_4 + t1756;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1758 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1759 = first_query_5 + t1758;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1760 = t1759 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t1760 + 1u;
                const u32 t1762 = end_22 > seq_q ? end_22 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1763 = t1762 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t1763 < seq_k ? t1763 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1765 = end_23 > column_4 ? end_23 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1765 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1768 = visible_33 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1768;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1770 = visible_34 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1770;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1772 = visible_35 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1772;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1774 = visible_36 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1774;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1776 = visible_37 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1776;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1778 = visible_38 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1778;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1780 = visible_39 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1780;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1782 = visible_40 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1782;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1784 = visible_41 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1784;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1786 = visible_42 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1786;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1788 = visible_43 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1788;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1790 = visible_44 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1790;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1792 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1792;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1794 = visible_46 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1794;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1796 = visible_47 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1796;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1798 = visible_48 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1798;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1799 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1800 = first_query_5 + t1799;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1801 = t1800 + 8u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1802 = t1801 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t1802 + 1u;
                const u32 t1804 = end_25 > seq_q ? end_25 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1805 = t1804 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t1805 < seq_k ? t1805 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1807 = end_26 > column_4 ? end_26 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t1807 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1810 = visible_49 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t1810;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1812 = visible_50 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t1812;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1814 = visible_51 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1814;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1816 = visible_52 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1816;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1818 = visible_53 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1818;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1820 = visible_54 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1820;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1822 = visible_55 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1822;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1824 = visible_56 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1824;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1826 = visible_57 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1826;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1828 = visible_58 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1828;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1830 = visible_59 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1830;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1832 = visible_60 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1832;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1834 = visible_61 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1834;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1836 = visible_62 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1836;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1838 = visible_63 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1838;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1840 = visible_64 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1840;
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1841;
                asm("max.f32 %0, %1, %2;" : "=f"(t1841) : "f"(old_3), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1842;
                asm("max.f32 %0, %1, %2;" : "=f"(t1842) : "f"(t1841), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1843;
                asm("max.f32 %0, %1, %2;" : "=f"(t1843) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1844;
                asm("max.f32 %0, %1, %2;" : "=f"(t1844) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1845;
                asm("max.f32 %0, %1, %2;" : "=f"(t1845) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1846;
                asm("max.f32 %0, %1, %2;" : "=f"(t1846) : "f"(t1842), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1847;
                asm("max.f32 %0, %1, %2;" : "=f"(t1847) : "f"(t1843), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1848;
                asm("max.f32 %0, %1, %2;" : "=f"(t1848) : "f"(t1844), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1849;
                asm("max.f32 %0, %1, %2;" : "=f"(t1849) : "f"(t1845), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1850;
                asm("max.f32 %0, %1, %2;" : "=f"(t1850) : "f"(t1846), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1851;
                asm("max.f32 %0, %1, %2;" : "=f"(t1851) : "f"(t1847), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1852;
                asm("max.f32 %0, %1, %2;" : "=f"(t1852) : "f"(t1848), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1853;
                asm("max.f32 %0, %1, %2;" : "=f"(t1853) : "f"(t1849), "f"(s_30));
                f32 t1854;
                asm("max.f32 %0, %1, %2;" : "=f"(t1854) : "f"(t1850), "f"(t1851));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t1855;
                asm("max.f32 %0, %1, %2;" : "=f"(t1855) : "f"(t1852), "f"(t1853));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t1856;
                asm("max.f32 %0, %1, %2;" : "=f"(t1856) : "f"(t1854), "f"(t1855));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1857;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1857) : "f"(t1856));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1856), "f"(t1857));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1859;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1859) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1859));
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1861;
                asm("max.f32 %0, %1, %2;" : "=f"(t1861) : "f"(old_4), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1862;
                asm("max.f32 %0, %1, %2;" : "=f"(t1862) : "f"(t1861), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1863;
                asm("max.f32 %0, %1, %2;" : "=f"(t1863) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1864;
                asm("max.f32 %0, %1, %2;" : "=f"(t1864) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1865;
                asm("max.f32 %0, %1, %2;" : "=f"(t1865) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1866;
                asm("max.f32 %0, %1, %2;" : "=f"(t1866) : "f"(t1862), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1867;
                asm("max.f32 %0, %1, %2;" : "=f"(t1867) : "f"(t1863), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1868;
                asm("max.f32 %0, %1, %2;" : "=f"(t1868) : "f"(t1864), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1869;
                asm("max.f32 %0, %1, %2;" : "=f"(t1869) : "f"(t1865), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1870;
                asm("max.f32 %0, %1, %2;" : "=f"(t1870) : "f"(t1866), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1871;
                asm("max.f32 %0, %1, %2;" : "=f"(t1871) : "f"(t1867), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1872;
                asm("max.f32 %0, %1, %2;" : "=f"(t1872) : "f"(t1868), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1873;
                asm("max.f32 %0, %1, %2;" : "=f"(t1873) : "f"(t1869), "f"(s_32));
                f32 t1874;
                asm("max.f32 %0, %1, %2;" : "=f"(t1874) : "f"(t1870), "f"(t1871));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t1875;
                asm("max.f32 %0, %1, %2;" : "=f"(t1875) : "f"(t1872), "f"(t1873));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t1876;
                asm("max.f32 %0, %1, %2;" : "=f"(t1876) : "f"(t1874), "f"(t1875));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1877;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1877) : "f"(t1876));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1876), "f"(t1877));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1879;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1879) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1879));
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_5 = row_max;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1881 = news - old_5;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1882 = t1881 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1883 = 8.0f < t1882;
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1884 = news_2 - old_6;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1885 = t1884 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1886 = 8.0f < t1885;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1887 = t1883 | t1886;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t1887);
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t1892 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t1892;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1894 = -reference_3;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 t1895;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1895) : "f"(old_7), "f"(scale_log2), "f"(t1894));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1895));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_3;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t1898 = row_sum * kept;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1899 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t1899));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1901;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1901) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s = t1901;
                const f32 t1902 = t1898 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1903 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t1903));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1905;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1905) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1905;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1906 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(scale_log2), "f"(t1906));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1908;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1908) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1908;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1909 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(scale_log2), "f"(t1909));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1911;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1911) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1911;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1912 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(scale_log2), "f"(t1912));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1914;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1914) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1914;
                const f32 t1915 = t1902 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1916 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(scale_log2), "f"(t1916));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1918;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1918) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1918;
                const f32 t1919 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1920 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(scale_log2), "f"(t1920));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1922;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1922) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1922;
                const f32 t1923 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1924 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(scale_log2), "f"(t1924));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1926;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1926) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1926;
                const f32 t1927 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1928 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(scale_log2), "f"(t1928));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1930;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1930) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1930;
                const f32 t1931 = t1915 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1932 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(scale_log2), "f"(t1932));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1934;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1934) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1934;
                const f32 t1935 = t1919 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1936 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(scale_log2), "f"(t1936));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1938;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1938) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1938;
                const f32 t1939 = t1923 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1940 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(scale_log2), "f"(t1940));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1942;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1942) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1942;
                const f32 t1943 = t1927 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1944 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(scale_log2), "f"(t1944));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1946;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1946) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1946;
                const f32 t1947 = t1931 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1948 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(scale_log2), "f"(t1948));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1950;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1950) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1950;
                const f32 t1951 = t1935 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1952 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(scale_log2), "f"(t1952));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1954;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1954) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1954;
                const f32 t1955 = t1939 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1956 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(scale_log2), "f"(t1956));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1958;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1958) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1958;
                const f32 t1959 = t1943 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t1960 = t1947 + t1951;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t1961 = t1955 + t1959;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t1962 = t1960 + t1961;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1962;
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t1966 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t1966;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1968 = -reference_4;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 t1969;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1969) : "f"(old_8), "f"(scale_log2), "f"(t1968));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1969));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_4;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t1972 = row_sum_2 * kept_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1973 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(scale_log2), "f"(t1973));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1975;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1975) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1975;
                const f32 t1976 = t1972 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1977 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(scale_log2), "f"(t1977));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1979;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1979) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1979;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1980 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(scale_log2), "f"(t1980));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1982;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1982) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1982;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1983 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(scale_log2), "f"(t1983));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1985;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1985) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1985;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1986 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(scale_log2), "f"(t1986));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1988;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1988) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1988;
                const f32 t1989 = t1976 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1990 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(scale_log2), "f"(t1990));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1992;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1992) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1992;
                const f32 t1993 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1994 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(scale_log2), "f"(t1994));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1996;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1996) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1996;
                const f32 t1997 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1998 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(scale_log2), "f"(t1998));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2000;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2000) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_16 = t2000;
                const f32 t2001 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2002 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(scale_log2), "f"(t2002));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2004;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2004) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2004;
                const f32 t2005 = t1989 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2006 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(scale_log2), "f"(t2006));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2008;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2008) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2008;
                const f32 t2009 = t1993 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2010 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(scale_log2), "f"(t2010));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2012;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2012) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2012;
                const f32 t2013 = t1997 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2014 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(scale_log2), "f"(t2014));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2016;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2016) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2016;
                const f32 t2017 = t2001 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2018 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(scale_log2), "f"(t2018));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2020;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2020) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2020;
                const f32 t2021 = t2005 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2022 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(scale_log2), "f"(t2022));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2024;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2024) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2024;
                const f32 t2025 = t2009 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2026 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t2026));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2028;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2028) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2028;
                const f32 t2029 = t2013 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2030 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t2030));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2032;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2032) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2032;
                const f32 t2033 = t2017 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2034 = t2021 + t2025;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2035 = t2029 + t2033;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2036 = t2034 + t2035;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2036;
#line 273 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t2037 = i_3 - 1u;
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2038 = t349 + t2037;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2039 = t2038 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2040 = t2039 + 9u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2041 = t2040 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2042 = t10 + t2041;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2043 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2043) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2042) : "memory");
                }
#line 95 "fa-kernels/src/attention/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2044 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2044;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2045 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2045;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2046 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2046;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2047 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2047;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2048 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2048;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2049 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2049;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2050 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2050;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2051 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2051;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2052 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2052;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2053 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2053;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2054 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2054;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2055 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2055;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2056 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2056;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2057 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2057;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2058 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2058;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2059 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2059;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2060 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2060;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2061 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2061;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2062 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2062;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2063 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2063;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2064 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2064;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2065 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2065;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2066 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2066;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2067 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2067;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2068 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2068;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2069 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2069;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2070 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2070;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2071 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2071;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2072 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2072;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2073 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2073;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2074 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2074;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2075 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2075;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2076 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2076;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2077 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2077;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2078 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2078;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2079 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2080 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2081 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2082 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2083 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2084 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2085 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2086 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2087 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2088 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2089 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2090 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2091 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2092 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2093 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2093;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2094 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2094;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2095 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2095;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2096 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2096;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2097 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2097;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2098 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2098;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2099 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2099;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2100 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2101 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2102 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2103 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2104 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2105 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2106 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2107 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2107;
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2108;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2108) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2109;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2109) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2110;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2110) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2111;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2111) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2112;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2112) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2113;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2113) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2114;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2114) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2115;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2115) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2116;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2116) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2117;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2117) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2118;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2118) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2119;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2119) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2120;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2120) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2121;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2121) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2122;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2123;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2123) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p = t2108;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2109;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2110;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2111;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2112;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2113;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2114;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2115;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2116;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2117;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2118;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2119;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2120;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2121;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2122;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2123;
            }
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2124 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2124) : "memory");
#line 281 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2125 = t349 + i_4;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2126 = t2125 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2127 = t2126 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2128 = t10 + t2127;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2129 = t2125 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2130 = t2129 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2128), "r"(t2130) : "memory");
#line 283 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2131 = t351 & 3u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2132 = t2131 << 14u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2133 = smem_1 + t2132;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2134 = t2125 % 3u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2135 = t2134 << 14u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2136 = t8 + t2135;
                const u32 t2137 = t2133 >> 4u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2138 = t2136 >> 4u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2139 = t2137 + 65536u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2140 = (u64)t2139;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2141 = t2140 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2142 = t2138 + 65536u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2143 = (u64)t2142;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2144 = t2143 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32) : "l"(t2141), "l"(t2144) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2145 = t2137 + 65538u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2146 = (u64)t2145;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2147 = t2146 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2148 = t2138 + 65538u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2149 = (u64)t2148;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2150 = t2149 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2147), "l"(t2150) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2151 = t2137 + 65540u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2152 = (u64)t2151;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2153 = t2152 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2154 = t2138 + 65540u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2155 = (u64)t2154;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2156 = t2155 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2153), "l"(t2156) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2157 = t2137 + 65542u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2158 = (u64)t2157;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2159 = t2158 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2160 = t2138 + 65542u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2161 = (u64)t2160;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2162 = t2161 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2159), "l"(t2162) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2163 = t2137 + 66048u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2164 = (u64)t2163;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2165 = t2164 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2166 = t2138 + 66048u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2167 = (u64)t2166;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2168 = t2167 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2165), "l"(t2168) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2169 = t2137 + 66050u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2170 = (u64)t2169;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2171 = t2170 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2172 = t2138 + 66050u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2173 = (u64)t2172;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2174 = t2173 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2171), "l"(t2174) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2175 = t2137 + 66052u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2176 = (u64)t2175;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2177 = t2176 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2178 = t2138 + 66052u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2179 = (u64)t2178;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2180 = t2179 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2177), "l"(t2180) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2181 = t2137 + 66054u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2182 = (u64)t2181;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2183 = t2182 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2184 = t2138 + 66054u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2185 = (u64)t2184;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2186 = t2185 + 4611686293305294848ull;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "l"(t2183), "l"(t2186) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2187 = i_4 - 1u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2188 = t349 + t2187;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2189 = t2188 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2190 = t2189 + 6u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2191 = t2190 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2192 = t10 + t2191;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2193 = t2188 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2194 = t2193 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2192), "r"(t2194) : "memory");
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
                const u32 t2195 = t2188 % 3u;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2196 = t2195 << 14u;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2197 = t9 + t2196;
                const u32 t2198 = t2197 >> 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2199 = t2198 + 33554432u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2200 = (u64)t2199;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2201 = t2200 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t2201) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2202 = t2198 + 33554560u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2203 = (u64)t2202;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2204 = t2203 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t2204) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2205 = t2198 + 33554688u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2206 = (u64)t2205;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2207 = t2206 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t2207) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2208 = t2198 + 33554816u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2209 = (u64)t2208;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2210 = t2209 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t2210) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2211 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2212 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t2211 ? 0u : t2212;
                const u32 t2214 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2214) : "memory");
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2215 = t349 + i_4;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2216 = t2215 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2217 = t2216 + 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2218 = t2217 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2219 = t10 + t2218;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2220 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2220) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2219) : "memory");
                }
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2221 = end_15 - 1u;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2222 = t2221 - i_4;
#line 345 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_5 = t2222 << 6u;
                const u32 t2224 = t234 + t207;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_6 = t2224 + t206;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2226 = lane & 3u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2227 = t2226 << 1u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
                const u32 column_5 = first_key_5 + t2227;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_3 = seq_k - 1u;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2230 = column_5 < last_3 ? column_5 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2231 = column_5 < last_3 ? column_5 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_34 = (u64)t2231 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_36 = t4_2 + t7_34;
#line 17 "src/functions/sequences.rs"
                u32 of_key_33;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_33) : "l"(t8_36));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2235 = s * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_68 = t2_2 - t2230;
#line 26 "src/functions/bias.rs"
                const u32 t4_68 = (int)t3_68 < (int)argument1 ? t3_68 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_68 = (int)t4_68 > (int)t5_2 ? t4_68 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_68 = t6_68 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_68 = (u64)place_68 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_68 = t11_2 + t14_68;
#line 28 "src/functions/bias.rs"
                f32 t16_68;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_68) : "l"(t15_68));
#line 28 "src/functions/bias.rs"
                const f32 t17_68 = t2235 + t16_68;
#line 18 "src/functions/sequences.rs"
                const bool t19_66 = t18_2 == of_key_33;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_65 = t19_66 ? t17_68 : __uint_as_float(0xff800000u);
                s = changed_65;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2246 = s_3 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_69 = t2_3 - t2230;
#line 26 "src/functions/bias.rs"
                const u32 t4_69 = (int)t3_69 < (int)argument1 ? t3_69 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_69 = (int)t4_69 > (int)t5_3 ? t4_69 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_69 = t6_69 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_69 = (u64)place_69 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_69 = t11_3 + t14_69;
#line 28 "src/functions/bias.rs"
                f32 t16_69;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_69) : "l"(t15_69));
#line 28 "src/functions/bias.rs"
                const f32 t17_69 = t2246 + t16_69;
#line 18 "src/functions/sequences.rs"
                const bool t19_67 = t18_3 == of_key_33;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_66 = t19_67 ? t17_69 : __uint_as_float(0xff800000u);
                s_3 = changed_66;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_31 = column_5 + 1u;
                const u32 t2258 = key_31 < last_3 ? key_31 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2259 = key_31 < last_3 ? key_31 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_35 = (u64)t2259 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_37 = t4_2 + t7_35;
#line 17 "src/functions/sequences.rs"
                u32 of_key_34;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_34) : "l"(t8_37));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2263 = s_2 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_70 = t2_2 - t2258;
#line 26 "src/functions/bias.rs"
                const u32 t4_70 = (int)t3_70 < (int)argument1 ? t3_70 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_70 = (int)t4_70 > (int)t5_2 ? t4_70 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_70 = t6_70 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_70 = (u64)place_70 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_70 = t11_2 + t14_70;
#line 28 "src/functions/bias.rs"
                f32 t16_70;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_70) : "l"(t15_70));
#line 28 "src/functions/bias.rs"
                const f32 t17_70 = t2263 + t16_70;
#line 18 "src/functions/sequences.rs"
                const bool t19_68 = t18_2 == of_key_34;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_67 = t19_68 ? t17_70 : __uint_as_float(0xff800000u);
                s_2 = changed_67;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2274 = s_4 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_71 = t2_3 - t2258;
#line 26 "src/functions/bias.rs"
                const u32 t4_71 = (int)t3_71 < (int)argument1 ? t3_71 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_71 = (int)t4_71 > (int)t5_3 ? t4_71 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_71 = t6_71 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_71 = (u64)place_71 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_71 = t11_3 + t14_71;
#line 28 "src/functions/bias.rs"
                f32 t16_71;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_71) : "l"(t15_71));
#line 28 "src/functions/bias.rs"
                const f32 t17_71 = t2274 + t16_71;
#line 18 "src/functions/sequences.rs"
                const bool t19_69 = t18_3 == of_key_34;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_68 = t19_69 ? t17_71 : __uint_as_float(0xff800000u);
                s_4 = changed_68;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_32 = column_5 + 8u;
                const u32 t2286 = key_32 < last_3 ? key_32 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2287 = key_32 < last_3 ? key_32 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_36 = (u64)t2287 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_38 = t4_2 + t7_36;
#line 17 "src/functions/sequences.rs"
                u32 of_key_35;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_35) : "l"(t8_38));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2291 = s_5 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_72 = t2_2 - t2286;
#line 26 "src/functions/bias.rs"
                const u32 t4_72 = (int)t3_72 < (int)argument1 ? t3_72 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_72 = (int)t4_72 > (int)t5_2 ? t4_72 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_72 = t6_72 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_72 = (u64)place_72 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_72 = t11_2 + t14_72;
#line 28 "src/functions/bias.rs"
                f32 t16_72;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_72) : "l"(t15_72));
#line 28 "src/functions/bias.rs"
                const f32 t17_72 = t2291 + t16_72;
#line 18 "src/functions/sequences.rs"
                const bool t19_70 = t18_2 == of_key_35;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_69 = t19_70 ? t17_72 : __uint_as_float(0xff800000u);
                s_5 = changed_69;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2302 = s_7 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_73 = t2_3 - t2286;
#line 26 "src/functions/bias.rs"
                const u32 t4_73 = (int)t3_73 < (int)argument1 ? t3_73 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_73 = (int)t4_73 > (int)t5_3 ? t4_73 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_73 = t6_73 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_73 = (u64)place_73 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_73 = t11_3 + t14_73;
#line 28 "src/functions/bias.rs"
                f32 t16_73;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_73) : "l"(t15_73));
#line 28 "src/functions/bias.rs"
                const f32 t17_73 = t2302 + t16_73;
#line 18 "src/functions/sequences.rs"
                const bool t19_71 = t18_3 == of_key_35;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_70 = t19_71 ? t17_73 : __uint_as_float(0xff800000u);
                s_7 = changed_70;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_33 = column_5 + 9u;
                const u32 t2314 = key_33 < last_3 ? key_33 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2315 = key_33 < last_3 ? key_33 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_37 = (u64)t2315 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_39 = t4_2 + t7_37;
#line 17 "src/functions/sequences.rs"
                u32 of_key_36;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_36) : "l"(t8_39));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2319 = s_6 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_74 = t2_2 - t2314;
#line 26 "src/functions/bias.rs"
                const u32 t4_74 = (int)t3_74 < (int)argument1 ? t3_74 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_74 = (int)t4_74 > (int)t5_2 ? t4_74 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_74 = t6_74 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_74 = (u64)place_74 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_74 = t11_2 + t14_74;
#line 28 "src/functions/bias.rs"
                f32 t16_74;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_74) : "l"(t15_74));
#line 28 "src/functions/bias.rs"
                const f32 t17_74 = t2319 + t16_74;
#line 18 "src/functions/sequences.rs"
                const bool t19_72 = t18_2 == of_key_36;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_71 = t19_72 ? t17_74 : __uint_as_float(0xff800000u);
                s_6 = changed_71;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2330 = s_8 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_75 = t2_3 - t2314;
#line 26 "src/functions/bias.rs"
                const u32 t4_75 = (int)t3_75 < (int)argument1 ? t3_75 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_75 = (int)t4_75 > (int)t5_3 ? t4_75 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_75 = t6_75 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_75 = (u64)place_75 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_75 = t11_3 + t14_75;
#line 28 "src/functions/bias.rs"
                f32 t16_75;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_75) : "l"(t15_75));
#line 28 "src/functions/bias.rs"
                const f32 t17_75 = t2330 + t16_75;
#line 18 "src/functions/sequences.rs"
                const bool t19_73 = t18_3 == of_key_36;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_72 = t19_73 ? t17_75 : __uint_as_float(0xff800000u);
                s_8 = changed_72;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_34 = column_5 + 16u;
                const u32 t2342 = key_34 < last_3 ? key_34 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2343 = key_34 < last_3 ? key_34 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_38 = (u64)t2343 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_40 = t4_2 + t7_38;
#line 17 "src/functions/sequences.rs"
                u32 of_key_37;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_37) : "l"(t8_40));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2347 = s_9 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_76 = t2_2 - t2342;
#line 26 "src/functions/bias.rs"
                const u32 t4_76 = (int)t3_76 < (int)argument1 ? t3_76 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_76 = (int)t4_76 > (int)t5_2 ? t4_76 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_76 = t6_76 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_76 = (u64)place_76 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_76 = t11_2 + t14_76;
#line 28 "src/functions/bias.rs"
                f32 t16_76;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_76) : "l"(t15_76));
#line 28 "src/functions/bias.rs"
                const f32 t17_76 = t2347 + t16_76;
#line 18 "src/functions/sequences.rs"
                const bool t19_74 = t18_2 == of_key_37;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_73 = t19_74 ? t17_76 : __uint_as_float(0xff800000u);
                s_9 = changed_73;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2358 = s_11 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_77 = t2_3 - t2342;
#line 26 "src/functions/bias.rs"
                const u32 t4_77 = (int)t3_77 < (int)argument1 ? t3_77 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_77 = (int)t4_77 > (int)t5_3 ? t4_77 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_77 = t6_77 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_77 = (u64)place_77 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_77 = t11_3 + t14_77;
#line 28 "src/functions/bias.rs"
                f32 t16_77;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_77) : "l"(t15_77));
#line 28 "src/functions/bias.rs"
                const f32 t17_77 = t2358 + t16_77;
#line 18 "src/functions/sequences.rs"
                const bool t19_75 = t18_3 == of_key_37;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_74 = t19_75 ? t17_77 : __uint_as_float(0xff800000u);
                s_11 = changed_74;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_35 = column_5 + 17u;
                const u32 t2370 = key_35 < last_3 ? key_35 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2371 = key_35 < last_3 ? key_35 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_39 = (u64)t2371 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_41 = t4_2 + t7_39;
#line 17 "src/functions/sequences.rs"
                u32 of_key_38;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_38) : "l"(t8_41));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2375 = s_10 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_78 = t2_2 - t2370;
#line 26 "src/functions/bias.rs"
                const u32 t4_78 = (int)t3_78 < (int)argument1 ? t3_78 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_78 = (int)t4_78 > (int)t5_2 ? t4_78 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_78 = t6_78 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_78 = (u64)place_78 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_78 = t11_2 + t14_78;
#line 28 "src/functions/bias.rs"
                f32 t16_78;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_78) : "l"(t15_78));
#line 28 "src/functions/bias.rs"
                const f32 t17_78 = t2375 + t16_78;
#line 18 "src/functions/sequences.rs"
                const bool t19_76 = t18_2 == of_key_38;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_75 = t19_76 ? t17_78 : __uint_as_float(0xff800000u);
                s_10 = changed_75;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2386 = s_12 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_79 = t2_3 - t2370;
#line 26 "src/functions/bias.rs"
                const u32 t4_79 = (int)t3_79 < (int)argument1 ? t3_79 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_79 = (int)t4_79 > (int)t5_3 ? t4_79 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_79 = t6_79 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_79 = (u64)place_79 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_79 = t11_3 + t14_79;
#line 28 "src/functions/bias.rs"
                f32 t16_79;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_79) : "l"(t15_79));
#line 28 "src/functions/bias.rs"
                const f32 t17_79 = t2386 + t16_79;
#line 18 "src/functions/sequences.rs"
                const bool t19_77 = t18_3 == of_key_38;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_76 = t19_77 ? t17_79 : __uint_as_float(0xff800000u);
                s_12 = changed_76;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_36 = column_5 + 24u;
                const u32 t2398 = key_36 < last_3 ? key_36 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2399 = key_36 < last_3 ? key_36 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_40 = (u64)t2399 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_42 = t4_2 + t7_40;
#line 17 "src/functions/sequences.rs"
                u32 of_key_39;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_39) : "l"(t8_42));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2403 = s_13 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_80 = t2_2 - t2398;
#line 26 "src/functions/bias.rs"
                const u32 t4_80 = (int)t3_80 < (int)argument1 ? t3_80 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_80 = (int)t4_80 > (int)t5_2 ? t4_80 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_80 = t6_80 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_80 = (u64)place_80 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_80 = t11_2 + t14_80;
#line 28 "src/functions/bias.rs"
                f32 t16_80;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_80) : "l"(t15_80));
#line 28 "src/functions/bias.rs"
                const f32 t17_80 = t2403 + t16_80;
#line 18 "src/functions/sequences.rs"
                const bool t19_78 = t18_2 == of_key_39;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_77 = t19_78 ? t17_80 : __uint_as_float(0xff800000u);
                s_13 = changed_77;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2414 = s_15 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_81 = t2_3 - t2398;
#line 26 "src/functions/bias.rs"
                const u32 t4_81 = (int)t3_81 < (int)argument1 ? t3_81 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_81 = (int)t4_81 > (int)t5_3 ? t4_81 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_81 = t6_81 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_81 = (u64)place_81 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_81 = t11_3 + t14_81;
#line 28 "src/functions/bias.rs"
                f32 t16_81;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_81) : "l"(t15_81));
#line 28 "src/functions/bias.rs"
                const f32 t17_81 = t2414 + t16_81;
#line 18 "src/functions/sequences.rs"
                const bool t19_79 = t18_3 == of_key_39;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_78 = t19_79 ? t17_81 : __uint_as_float(0xff800000u);
                s_15 = changed_78;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_37 = column_5 + 25u;
                const u32 t2426 = key_37 < last_3 ? key_37 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2427 = key_37 < last_3 ? key_37 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_41 = (u64)t2427 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_43 = t4_2 + t7_41;
#line 17 "src/functions/sequences.rs"
                u32 of_key_40;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_40) : "l"(t8_43));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2431 = s_14 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_82 = t2_2 - t2426;
#line 26 "src/functions/bias.rs"
                const u32 t4_82 = (int)t3_82 < (int)argument1 ? t3_82 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_82 = (int)t4_82 > (int)t5_2 ? t4_82 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_82 = t6_82 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_82 = (u64)place_82 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_82 = t11_2 + t14_82;
#line 28 "src/functions/bias.rs"
                f32 t16_82;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_82) : "l"(t15_82));
#line 28 "src/functions/bias.rs"
                const f32 t17_82 = t2431 + t16_82;
#line 18 "src/functions/sequences.rs"
                const bool t19_80 = t18_2 == of_key_40;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_79 = t19_80 ? t17_82 : __uint_as_float(0xff800000u);
                s_14 = changed_79;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2442 = s_16 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_83 = t2_3 - t2426;
#line 26 "src/functions/bias.rs"
                const u32 t4_83 = (int)t3_83 < (int)argument1 ? t3_83 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_83 = (int)t4_83 > (int)t5_3 ? t4_83 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_83 = t6_83 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_83 = (u64)place_83 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_83 = t11_3 + t14_83;
#line 28 "src/functions/bias.rs"
                f32 t16_83;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_83) : "l"(t15_83));
#line 28 "src/functions/bias.rs"
                const f32 t17_83 = t2442 + t16_83;
#line 18 "src/functions/sequences.rs"
                const bool t19_81 = t18_3 == of_key_40;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_80 = t19_81 ? t17_83 : __uint_as_float(0xff800000u);
                s_16 = changed_80;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_38 = column_5 + 32u;
                const u32 t2454 = key_38 < last_3 ? key_38 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2455 = key_38 < last_3 ? key_38 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_42 = (u64)t2455 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_44 = t4_2 + t7_42;
#line 17 "src/functions/sequences.rs"
                u32 of_key_41;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_41) : "l"(t8_44));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2459 = s_17 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_84 = t2_2 - t2454;
#line 26 "src/functions/bias.rs"
                const u32 t4_84 = (int)t3_84 < (int)argument1 ? t3_84 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_84 = (int)t4_84 > (int)t5_2 ? t4_84 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_84 = t6_84 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_84 = (u64)place_84 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_84 = t11_2 + t14_84;
#line 28 "src/functions/bias.rs"
                f32 t16_84;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_84) : "l"(t15_84));
#line 28 "src/functions/bias.rs"
                const f32 t17_84 = t2459 + t16_84;
#line 18 "src/functions/sequences.rs"
                const bool t19_82 = t18_2 == of_key_41;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_81 = t19_82 ? t17_84 : __uint_as_float(0xff800000u);
                s_17 = changed_81;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2470 = s_19 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_85 = t2_3 - t2454;
#line 26 "src/functions/bias.rs"
                const u32 t4_85 = (int)t3_85 < (int)argument1 ? t3_85 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_85 = (int)t4_85 > (int)t5_3 ? t4_85 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_85 = t6_85 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_85 = (u64)place_85 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_85 = t11_3 + t14_85;
#line 28 "src/functions/bias.rs"
                f32 t16_85;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_85) : "l"(t15_85));
#line 28 "src/functions/bias.rs"
                const f32 t17_85 = t2470 + t16_85;
#line 18 "src/functions/sequences.rs"
                const bool t19_83 = t18_3 == of_key_41;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_82 = t19_83 ? t17_85 : __uint_as_float(0xff800000u);
                s_19 = changed_82;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_39 = column_5 + 33u;
                const u32 t2482 = key_39 < last_3 ? key_39 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2483 = key_39 < last_3 ? key_39 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_43 = (u64)t2483 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_45 = t4_2 + t7_43;
#line 17 "src/functions/sequences.rs"
                u32 of_key_42;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_42) : "l"(t8_45));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2487 = s_18 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_86 = t2_2 - t2482;
#line 26 "src/functions/bias.rs"
                const u32 t4_86 = (int)t3_86 < (int)argument1 ? t3_86 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_86 = (int)t4_86 > (int)t5_2 ? t4_86 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_86 = t6_86 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_86 = (u64)place_86 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_86 = t11_2 + t14_86;
#line 28 "src/functions/bias.rs"
                f32 t16_86;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_86) : "l"(t15_86));
#line 28 "src/functions/bias.rs"
                const f32 t17_86 = t2487 + t16_86;
#line 18 "src/functions/sequences.rs"
                const bool t19_84 = t18_2 == of_key_42;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_83 = t19_84 ? t17_86 : __uint_as_float(0xff800000u);
                s_18 = changed_83;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2498 = s_20 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_87 = t2_3 - t2482;
#line 26 "src/functions/bias.rs"
                const u32 t4_87 = (int)t3_87 < (int)argument1 ? t3_87 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_87 = (int)t4_87 > (int)t5_3 ? t4_87 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_87 = t6_87 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_87 = (u64)place_87 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_87 = t11_3 + t14_87;
#line 28 "src/functions/bias.rs"
                f32 t16_87;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_87) : "l"(t15_87));
#line 28 "src/functions/bias.rs"
                const f32 t17_87 = t2498 + t16_87;
#line 18 "src/functions/sequences.rs"
                const bool t19_85 = t18_3 == of_key_42;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_84 = t19_85 ? t17_87 : __uint_as_float(0xff800000u);
                s_20 = changed_84;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_40 = column_5 + 40u;
                const u32 t2510 = key_40 < last_3 ? key_40 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2511 = key_40 < last_3 ? key_40 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_44 = (u64)t2511 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_46 = t4_2 + t7_44;
#line 17 "src/functions/sequences.rs"
                u32 of_key_43;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_43) : "l"(t8_46));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2515 = s_21 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_88 = t2_2 - t2510;
#line 26 "src/functions/bias.rs"
                const u32 t4_88 = (int)t3_88 < (int)argument1 ? t3_88 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_88 = (int)t4_88 > (int)t5_2 ? t4_88 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_88 = t6_88 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_88 = (u64)place_88 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_88 = t11_2 + t14_88;
#line 28 "src/functions/bias.rs"
                f32 t16_88;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_88) : "l"(t15_88));
#line 28 "src/functions/bias.rs"
                const f32 t17_88 = t2515 + t16_88;
#line 18 "src/functions/sequences.rs"
                const bool t19_86 = t18_2 == of_key_43;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_85 = t19_86 ? t17_88 : __uint_as_float(0xff800000u);
                s_21 = changed_85;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2526 = s_23 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_89 = t2_3 - t2510;
#line 26 "src/functions/bias.rs"
                const u32 t4_89 = (int)t3_89 < (int)argument1 ? t3_89 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_89 = (int)t4_89 > (int)t5_3 ? t4_89 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_89 = t6_89 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_89 = (u64)place_89 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_89 = t11_3 + t14_89;
#line 28 "src/functions/bias.rs"
                f32 t16_89;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_89) : "l"(t15_89));
#line 28 "src/functions/bias.rs"
                const f32 t17_89 = t2526 + t16_89;
#line 18 "src/functions/sequences.rs"
                const bool t19_87 = t18_3 == of_key_43;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_86 = t19_87 ? t17_89 : __uint_as_float(0xff800000u);
                s_23 = changed_86;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_41 = column_5 + 41u;
                const u32 t2538 = key_41 < last_3 ? key_41 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2539 = key_41 < last_3 ? key_41 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_45 = (u64)t2539 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_47 = t4_2 + t7_45;
#line 17 "src/functions/sequences.rs"
                u32 of_key_44;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_44) : "l"(t8_47));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2543 = s_22 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_90 = t2_2 - t2538;
#line 26 "src/functions/bias.rs"
                const u32 t4_90 = (int)t3_90 < (int)argument1 ? t3_90 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_90 = (int)t4_90 > (int)t5_2 ? t4_90 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_90 = t6_90 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_90 = (u64)place_90 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_90 = t11_2 + t14_90;
#line 28 "src/functions/bias.rs"
                f32 t16_90;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_90) : "l"(t15_90));
#line 28 "src/functions/bias.rs"
                const f32 t17_90 = t2543 + t16_90;
#line 18 "src/functions/sequences.rs"
                const bool t19_88 = t18_2 == of_key_44;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_87 = t19_88 ? t17_90 : __uint_as_float(0xff800000u);
                s_22 = changed_87;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2554 = s_24 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_91 = t2_3 - t2538;
#line 26 "src/functions/bias.rs"
                const u32 t4_91 = (int)t3_91 < (int)argument1 ? t3_91 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_91 = (int)t4_91 > (int)t5_3 ? t4_91 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_91 = t6_91 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_91 = (u64)place_91 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_91 = t11_3 + t14_91;
#line 28 "src/functions/bias.rs"
                f32 t16_91;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_91) : "l"(t15_91));
#line 28 "src/functions/bias.rs"
                const f32 t17_91 = t2554 + t16_91;
#line 18 "src/functions/sequences.rs"
                const bool t19_89 = t18_3 == of_key_44;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_88 = t19_89 ? t17_91 : __uint_as_float(0xff800000u);
                s_24 = changed_88;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_42 = column_5 + 48u;
                const u32 t2566 = key_42 < last_3 ? key_42 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2567 = key_42 < last_3 ? key_42 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_46 = (u64)t2567 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_48 = t4_2 + t7_46;
#line 17 "src/functions/sequences.rs"
                u32 of_key_45;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_45) : "l"(t8_48));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2571 = s_25 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_92 = t2_2 - t2566;
#line 26 "src/functions/bias.rs"
                const u32 t4_92 = (int)t3_92 < (int)argument1 ? t3_92 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_92 = (int)t4_92 > (int)t5_2 ? t4_92 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_92 = t6_92 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_92 = (u64)place_92 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_92 = t11_2 + t14_92;
#line 28 "src/functions/bias.rs"
                f32 t16_92;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_92) : "l"(t15_92));
#line 28 "src/functions/bias.rs"
                const f32 t17_92 = t2571 + t16_92;
#line 18 "src/functions/sequences.rs"
                const bool t19_90 = t18_2 == of_key_45;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_89 = t19_90 ? t17_92 : __uint_as_float(0xff800000u);
                s_25 = changed_89;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2582 = s_27 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_93 = t2_3 - t2566;
#line 26 "src/functions/bias.rs"
                const u32 t4_93 = (int)t3_93 < (int)argument1 ? t3_93 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_93 = (int)t4_93 > (int)t5_3 ? t4_93 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_93 = t6_93 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_93 = (u64)place_93 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_93 = t11_3 + t14_93;
#line 28 "src/functions/bias.rs"
                f32 t16_93;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_93) : "l"(t15_93));
#line 28 "src/functions/bias.rs"
                const f32 t17_93 = t2582 + t16_93;
#line 18 "src/functions/sequences.rs"
                const bool t19_91 = t18_3 == of_key_45;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_90 = t19_91 ? t17_93 : __uint_as_float(0xff800000u);
                s_27 = changed_90;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_43 = column_5 + 49u;
                const u32 t2594 = key_43 < last_3 ? key_43 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2595 = key_43 < last_3 ? key_43 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_47 = (u64)t2595 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_49 = t4_2 + t7_47;
#line 17 "src/functions/sequences.rs"
                u32 of_key_46;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_46) : "l"(t8_49));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2599 = s_26 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_94 = t2_2 - t2594;
#line 26 "src/functions/bias.rs"
                const u32 t4_94 = (int)t3_94 < (int)argument1 ? t3_94 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_94 = (int)t4_94 > (int)t5_2 ? t4_94 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_94 = t6_94 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_94 = (u64)place_94 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_94 = t11_2 + t14_94;
#line 28 "src/functions/bias.rs"
                f32 t16_94;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_94) : "l"(t15_94));
#line 28 "src/functions/bias.rs"
                const f32 t17_94 = t2599 + t16_94;
#line 18 "src/functions/sequences.rs"
                const bool t19_92 = t18_2 == of_key_46;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_91 = t19_92 ? t17_94 : __uint_as_float(0xff800000u);
                s_26 = changed_91;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2610 = s_28 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_95 = t2_3 - t2594;
#line 26 "src/functions/bias.rs"
                const u32 t4_95 = (int)t3_95 < (int)argument1 ? t3_95 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_95 = (int)t4_95 > (int)t5_3 ? t4_95 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_95 = t6_95 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_95 = (u64)place_95 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_95 = t11_3 + t14_95;
#line 28 "src/functions/bias.rs"
                f32 t16_95;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_95) : "l"(t15_95));
#line 28 "src/functions/bias.rs"
                const f32 t17_95 = t2610 + t16_95;
#line 18 "src/functions/sequences.rs"
                const bool t19_93 = t18_3 == of_key_46;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_92 = t19_93 ? t17_95 : __uint_as_float(0xff800000u);
                s_28 = changed_92;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_44 = column_5 + 56u;
                const u32 t2622 = key_44 < last_3 ? key_44 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2623 = key_44 < last_3 ? key_44 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_48 = (u64)t2623 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_50 = t4_2 + t7_48;
#line 17 "src/functions/sequences.rs"
                u32 of_key_47;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_47) : "l"(t8_50));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2627 = s_29 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_96 = t2_2 - t2622;
#line 26 "src/functions/bias.rs"
                const u32 t4_96 = (int)t3_96 < (int)argument1 ? t3_96 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_96 = (int)t4_96 > (int)t5_2 ? t4_96 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_96 = t6_96 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_96 = (u64)place_96 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_96 = t11_2 + t14_96;
#line 28 "src/functions/bias.rs"
                f32 t16_96;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_96) : "l"(t15_96));
#line 28 "src/functions/bias.rs"
                const f32 t17_96 = t2627 + t16_96;
#line 18 "src/functions/sequences.rs"
                const bool t19_94 = t18_2 == of_key_47;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_93 = t19_94 ? t17_96 : __uint_as_float(0xff800000u);
                s_29 = changed_93;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2638 = s_31 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_97 = t2_3 - t2622;
#line 26 "src/functions/bias.rs"
                const u32 t4_97 = (int)t3_97 < (int)argument1 ? t3_97 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_97 = (int)t4_97 > (int)t5_3 ? t4_97 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_97 = t6_97 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_97 = (u64)place_97 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_97 = t11_3 + t14_97;
#line 28 "src/functions/bias.rs"
                f32 t16_97;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_97) : "l"(t15_97));
#line 28 "src/functions/bias.rs"
                const f32 t17_97 = t2638 + t16_97;
#line 18 "src/functions/sequences.rs"
                const bool t19_95 = t18_3 == of_key_47;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_94 = t19_95 ? t17_97 : __uint_as_float(0xff800000u);
                s_31 = changed_94;
#line 261 "fa-kernels/src/attention/options/functions.rs"
                const u32 key_45 = column_5 + 57u;
                const u32 t2650 = key_45 < last_3 ? key_45 : last_3;
#line 262 "fa-kernels/src/attention/options/functions.rs"
                const u32 t2651 = key_45 < last_3 ? key_45 : last_3;
#line 17 "src/functions/sequences.rs"
                const u64 t7_49 = (u64)t2651 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_51 = t4_2 + t7_49;
#line 17 "src/functions/sequences.rs"
                u32 of_key_48;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_48) : "l"(t8_51));
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2655 = s_30 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_98 = t2_2 - t2650;
#line 26 "src/functions/bias.rs"
                const u32 t4_98 = (int)t3_98 < (int)argument1 ? t3_98 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_98 = (int)t4_98 > (int)t5_2 ? t4_98 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_98 = t6_98 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_98 = (u64)place_98 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_98 = t11_2 + t14_98;
#line 28 "src/functions/bias.rs"
                f32 t16_98;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_98) : "l"(t15_98));
#line 28 "src/functions/bias.rs"
                const f32 t17_98 = t2655 + t16_98;
#line 18 "src/functions/sequences.rs"
                const bool t19_96 = t18_2 == of_key_48;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_95 = t19_96 ? t17_98 : __uint_as_float(0xff800000u);
                s_30 = changed_95;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 t2666 = s_32 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_99 = t2_3 - t2650;
#line 26 "src/functions/bias.rs"
                const u32 t4_99 = (int)t3_99 < (int)argument1 ? t3_99 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_99 = (int)t4_99 > (int)t5_3 ? t4_99 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_99 = t6_99 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_99 = (u64)place_99 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_99 = t11_3 + t14_99;
#line 28 "src/functions/bias.rs"
                f32 t16_99;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_99) : "l"(t15_99));
#line 28 "src/functions/bias.rs"
                const f32 t17_99 = t2666 + t16_99;
#line 18 "src/functions/sequences.rs"
                const bool t19_97 = t18_3 == of_key_48;
#line 269 "fa-kernels/src/attention/options/functions.rs"
                const f32 changed_96 = t19_97 ? t17_99 : __uint_as_float(0xff800000u);
                s_32 = changed_96;
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_9 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2677;
                asm("max.f32 %0, %1, %2;" : "=f"(t2677) : "f"(old_9), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2678;
                asm("max.f32 %0, %1, %2;" : "=f"(t2678) : "f"(t2677), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2679;
                asm("max.f32 %0, %1, %2;" : "=f"(t2679) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2680;
                asm("max.f32 %0, %1, %2;" : "=f"(t2680) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2681;
                asm("max.f32 %0, %1, %2;" : "=f"(t2681) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2682;
                asm("max.f32 %0, %1, %2;" : "=f"(t2682) : "f"(t2678), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2683;
                asm("max.f32 %0, %1, %2;" : "=f"(t2683) : "f"(t2679), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2684;
                asm("max.f32 %0, %1, %2;" : "=f"(t2684) : "f"(t2680), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2685;
                asm("max.f32 %0, %1, %2;" : "=f"(t2685) : "f"(t2681), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2686;
                asm("max.f32 %0, %1, %2;" : "=f"(t2686) : "f"(t2682), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2687;
                asm("max.f32 %0, %1, %2;" : "=f"(t2687) : "f"(t2683), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2688;
                asm("max.f32 %0, %1, %2;" : "=f"(t2688) : "f"(t2684), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2689;
                asm("max.f32 %0, %1, %2;" : "=f"(t2689) : "f"(t2685), "f"(s_30));
                f32 t2690;
                asm("max.f32 %0, %1, %2;" : "=f"(t2690) : "f"(t2686), "f"(t2687));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2691;
                asm("max.f32 %0, %1, %2;" : "=f"(t2691) : "f"(t2688), "f"(t2689));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2692;
                asm("max.f32 %0, %1, %2;" : "=f"(t2692) : "f"(t2690), "f"(t2691));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2693;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2693) : "f"(t2692));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2692), "f"(t2693));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2695;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2695) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_3;
                asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t2695));
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_10 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2697;
                asm("max.f32 %0, %1, %2;" : "=f"(t2697) : "f"(old_10), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2698;
                asm("max.f32 %0, %1, %2;" : "=f"(t2698) : "f"(t2697), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2699;
                asm("max.f32 %0, %1, %2;" : "=f"(t2699) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2700;
                asm("max.f32 %0, %1, %2;" : "=f"(t2700) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2701;
                asm("max.f32 %0, %1, %2;" : "=f"(t2701) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2702;
                asm("max.f32 %0, %1, %2;" : "=f"(t2702) : "f"(t2698), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2703;
                asm("max.f32 %0, %1, %2;" : "=f"(t2703) : "f"(t2699), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2704;
                asm("max.f32 %0, %1, %2;" : "=f"(t2704) : "f"(t2700), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2705;
                asm("max.f32 %0, %1, %2;" : "=f"(t2705) : "f"(t2701), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2706;
                asm("max.f32 %0, %1, %2;" : "=f"(t2706) : "f"(t2702), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2707;
                asm("max.f32 %0, %1, %2;" : "=f"(t2707) : "f"(t2703), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2708;
                asm("max.f32 %0, %1, %2;" : "=f"(t2708) : "f"(t2704), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2709;
                asm("max.f32 %0, %1, %2;" : "=f"(t2709) : "f"(t2705), "f"(s_32));
                f32 t2710;
                asm("max.f32 %0, %1, %2;" : "=f"(t2710) : "f"(t2706), "f"(t2707));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2711;
                asm("max.f32 %0, %1, %2;" : "=f"(t2711) : "f"(t2708), "f"(t2709));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2712;
                asm("max.f32 %0, %1, %2;" : "=f"(t2712) : "f"(t2710), "f"(t2711));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2713;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2713) : "f"(t2712));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2712), "f"(t2713));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2715;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2715) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_4;
                asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t2715));
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_11 = row_max;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2717 = news_3 - old_11;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2718 = t2717 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2719 = 8.0f < t2718;
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_12 = row_max_2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2720 = news_4 - old_12;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2721 = t2720 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2722 = 8.0f < t2721;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2723 = t2719 | t2722;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose_2 = __any_sync(0xffffffffu, t2723);
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_13 = row_max;
                const f32 new_5 = rose_2 ? news_3 : old_13;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t2728 = new_5 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t2728;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2730 = -reference_5;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 t2731;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2731) : "f"(old_13), "f"(scale_log2), "f"(t2730));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 factor_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2731));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_5;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t2734 = row_sum * kept_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2735 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t2735));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2737;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2737) : "f"(exponent_65));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s = t2737;
                const f32 t2738 = t2734 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2739 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t2739));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2741;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2741) : "f"(exponent_66));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_2 = t2741;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2742 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t2742));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2744;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2744) : "f"(exponent_67));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_5 = t2744;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2745 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t2745));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2747;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2747) : "f"(exponent_68));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_6 = t2747;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2748 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t2748));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2750;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2750) : "f"(exponent_69));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_9 = t2750;
                const f32 t2751 = t2738 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2752 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t2752));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2754;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2754) : "f"(exponent_70));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_10 = t2754;
                const f32 t2755 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2756 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t2756));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2758;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2758) : "f"(exponent_71));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_13 = t2758;
                const f32 t2759 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2760 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t2760));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2762;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2762) : "f"(exponent_72));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_14 = t2762;
                const f32 t2763 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2764 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t2764));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2766;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2766) : "f"(exponent_73));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_17 = t2766;
                const f32 t2767 = t2751 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2768 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t2768));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2770;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2770) : "f"(exponent_74));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_18 = t2770;
                const f32 t2771 = t2755 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2772 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t2772));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2774;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2774) : "f"(exponent_75));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2774;
                const f32 t2775 = t2759 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2776 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t2776));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2778;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2778) : "f"(exponent_76));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2778;
                const f32 t2779 = t2763 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2780 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t2780));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2782;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2782) : "f"(exponent_77));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2782;
                const f32 t2783 = t2767 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2784 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t2784));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2786;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2786) : "f"(exponent_78));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2786;
                const f32 t2787 = t2771 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2788 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t2788));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2790;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2790) : "f"(exponent_79));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2790;
                const f32 t2791 = t2775 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2792 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t2792));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2794;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2794) : "f"(exponent_80));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2794;
                const f32 t2795 = t2779 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2796 = t2783 + t2787;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2797 = t2791 + t2795;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2798 = t2796 + t2797;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2798;
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_14 = row_max_2;
                const f32 new_6 = rose_2 ? news_4 : old_14;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t2802 = new_6 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t2802;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2804 = -reference_6;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 t2805;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(old_14), "f"(scale_log2), "f"(t2804));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 factor_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2805));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_6;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t2808 = row_sum_2 * kept_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2809 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(scale_log2), "f"(t2809));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2811;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2811) : "f"(exponent_81));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_3 = t2811;
                const f32 t2812 = t2808 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2813 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(scale_log2), "f"(t2813));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2815;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2815) : "f"(exponent_82));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_4 = t2815;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2816 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(scale_log2), "f"(t2816));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2818;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2818) : "f"(exponent_83));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_7 = t2818;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2819 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(scale_log2), "f"(t2819));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2821;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2821) : "f"(exponent_84));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_8 = t2821;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2822 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(scale_log2), "f"(t2822));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2824;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2824) : "f"(exponent_85));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_11 = t2824;
                const f32 t2825 = t2812 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2826 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(scale_log2), "f"(t2826));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2828;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2828) : "f"(exponent_86));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_12 = t2828;
                const f32 t2829 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2830 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(scale_log2), "f"(t2830));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2832;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2832) : "f"(exponent_87));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_15 = t2832;
                const f32 t2833 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2834 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(scale_log2), "f"(t2834));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2836;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2836) : "f"(exponent_88));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_16 = t2836;
                const f32 t2837 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2838 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(scale_log2), "f"(t2838));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2840;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2840) : "f"(exponent_89));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2840;
                const f32 t2841 = t2825 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2842 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(scale_log2), "f"(t2842));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2844;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2844) : "f"(exponent_90));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2844;
                const f32 t2845 = t2829 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2846 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(scale_log2), "f"(t2846));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2848;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2848) : "f"(exponent_91));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2848;
                const f32 t2849 = t2833 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2850 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(scale_log2), "f"(t2850));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2852;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2852) : "f"(exponent_92));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2852;
                const f32 t2853 = t2837 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2854 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(scale_log2), "f"(t2854));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2856;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2856) : "f"(exponent_93));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2856;
                const f32 t2857 = t2841 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2858 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(scale_log2), "f"(t2858));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2860;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2860) : "f"(exponent_94));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2860;
                const f32 t2861 = t2845 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2862 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t2862));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2864;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2864) : "f"(exponent_95));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2864;
                const f32 t2865 = t2849 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2866 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t2866));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2868;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2868) : "f"(exponent_96));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2868;
                const f32 t2869 = t2853 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2870 = t2857 + t2861;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2871 = t2865 + t2869;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2872 = t2870 + t2871;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2872;
#line 273 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t2873 = i_4 - 1u;
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2874 = t349 + t2873;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2875 = t2874 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2876 = t2875 + 9u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2877 = t2876 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2878 = t10 + t2877;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2879 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2879) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2878) : "memory");
                }
#line 95 "fa-kernels/src/attention/softmax/step.rs"
                if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2880 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2880;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2881 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2881;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2882 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2882;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2883 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2883;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2884 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2884;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2885 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2885;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2886 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2886;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2887 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2887;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2888 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2888;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2889 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2889;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2890 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2890;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2891 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2891;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2892 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2892;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2893 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2893;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2894 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2894;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2895 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2895;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2896 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2896;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2897 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2897;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2898 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2898;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2899 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2899;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2900 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2900;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2901 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2901;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2902 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2902;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2903 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2903;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2904 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2904;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2905 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2905;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2906 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2906;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2907 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2907;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2908 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2908;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2909 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2909;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2910 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2910;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2911 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2911;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2912 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2912;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2913 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2913;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2914 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2914;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2915 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2915;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2916 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2916;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2917 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2917;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2918 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2918;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2919 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2919;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2920 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2920;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2921 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2921;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2922 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2922;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2923 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2923;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2924 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2924;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2925 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2925;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2926 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2926;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2927 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2927;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2928 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2928;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2929 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2929;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2930 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2930;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2931 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2931;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2932 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2932;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2933 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2933;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2934 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2934;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2935 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2935;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2936 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2936;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2937 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2937;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2938 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2938;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2939 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2939;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2940 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2940;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2941 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2941;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2942 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2942;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2943 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2943;
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2944;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2944) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2945;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2945) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2946;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2946) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2947;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2947) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2948;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2948) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2949;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2949) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2950;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2950) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2951;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2951) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2952;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2952) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2953;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2953) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2954;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2954) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2955;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2955) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2956;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2956) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2957;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2957) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2958;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2958) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2959;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2959) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p = t2944;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2945;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2946;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2947;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2948;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2949;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2950;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2951;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2952;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2953;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2954;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2955;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2956;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2957;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2958;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2959;
            }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2960 = t351 & 3u;
#line 242 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2961 = t2960 + 16u;
#line 242 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2962 = t2961 << 3u;
#line 242 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2963 = t10 + t2962;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2964 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2964) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2963) : "memory");
            }
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2965 = end_15 - 1u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2966 = t349 + t2965;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2967 = t2966 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2968 = t2967 + 6u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2969 = t2968 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2970 = t10 + t2969;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2971 = t2966 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2972 = t2971 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2970), "r"(t2972) : "memory");
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
            const u32 t2973 = t2966 % 3u;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2974 = t2973 << 14u;
#line 299 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2975 = t9 + t2974;
            const u32 t2976 = t2975 >> 4u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2977 = t2976 + 33554432u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2978 = (u64)t2977;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2979 = t2978 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2979) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2980 = t2976 + 33554560u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2981 = (u64)t2980;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2982 = t2981 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2982) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2983 = t2976 + 33554688u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2984 = (u64)t2983;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2985 = t2984 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2985) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2986 = t2976 + 33554816u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2987 = (u64)t2986;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2988 = t2987 + 4611686293305294848ull;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2988) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2989 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2990 = t349 + t2989;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2991 = t2990 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2992 = t2991 + 9u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2993 = t2992 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2994 = t10 + t2993;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2995 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2995) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2994) : "memory");
            }
#line 105 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 107 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2997 = t349 + end_15;
#line 174 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_5 = t2997; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2998 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2998) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2999 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3000 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t2999 ? 0u : t3000;
                const u32 t3002 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t3002) : "memory");
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3003 = i_5 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3004 = t3003 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3005 = t10 + t3004;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3006 = i_5 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3007 = t3006 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3005), "r"(t3007) : "memory");
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3008 = i_5 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3009 = t3008 + 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3010 = t3009 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3011 = t10 + t3010;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3012 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3012) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3011) : "memory");
                }
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3013 = i_5 % 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3014 = t3013 + 6u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3015 = t3014 << 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3016 = t10 + t3015;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3017 = i_5 / 3u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3018 = t3017 & 1u;
#line 307 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3016), "r"(t3018) : "memory");
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3019 = i_5 % 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3020 = t3019 + 9u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3021 = t3020 << 3u;
#line 315 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3022 = t10 + t3021;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3023 = lane == 0u;
#line 320 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3023) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3022) : "memory");
                }
            }
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t3024;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3024) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_7 = row_sum + t3024;
            f32 t3026;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3026) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t3027 = pair_7 + t3026;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum = t3027;
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t3028;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3028) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_8 = row_sum_2 + t3028;
            f32 t3030;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3030) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t3031 = pair_8 + t3030;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t3031;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t3032 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t3033;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3033) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t3032 ? 0.0f : t3033;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3035 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc = t3035;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3036 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t3036;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3037 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t3037;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3038 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t3038;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3039 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t3039;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3040 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t3040;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3041 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t3041;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3042 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t3042;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3043 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t3043;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3044 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t3044;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3045 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t3045;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3046 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t3046;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3047 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t3047;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3048 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t3048;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3049 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t3049;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3050 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t3050;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3051 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t3051;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3052 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t3052;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3053 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t3053;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3054 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t3054;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3055 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t3055;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3056 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t3056;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3057 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t3057;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3058 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t3058;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3059 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t3059;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3060 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t3060;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3061 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t3061;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3062 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t3062;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3063 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t3063;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3064 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t3064;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3065 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t3065;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3066 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t3066;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t3067 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t3068;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3068) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t3067 ? 0.0f : t3068;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3070 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t3070;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3071 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t3071;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3072 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t3072;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3073 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t3073;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3074 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t3074;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3075 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t3075;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3076 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t3076;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3077 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t3077;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3078 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t3078;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3079 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t3079;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3080 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t3080;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3081 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t3081;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3082 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t3082;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3083 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t3083;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3084 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t3084;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3085 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t3085;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3086 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t3086;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3087 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t3087;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3088 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t3088;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3089 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t3089;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3090 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t3090;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3091 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t3091;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3092 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t3092;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3093 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t3093;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3094 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t3094;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3095 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t3095;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3096 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t3096;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3097 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t3097;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3098 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t3098;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3099 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t3099;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3100 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t3100;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3101 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t3101;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t3102 = lane == 0u;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3102) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 74 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3103 = t351 & 3u;
            const u32 t3104 = t204 + 8192u;
            u32 t3105;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3105) : "f"(acc), "f"(acc_2));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3106;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3106) : "f"(acc_3), "f"(acc_4));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3107;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3107) : "f"(acc_5), "f"(acc_6));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3108;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3108) : "f"(acc_7), "f"(acc_8));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3109;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3109) : "f"(acc_9), "f"(acc_10));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3110;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3110) : "f"(acc_11), "f"(acc_12));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3111;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3111) : "f"(acc_13), "f"(acc_14));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3112;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3112) : "f"(acc_15), "f"(acc_16));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3113;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3113) : "f"(acc_17), "f"(acc_18));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3114;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3114) : "f"(acc_19), "f"(acc_20));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3115;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3115) : "f"(acc_21), "f"(acc_22));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3116;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3116) : "f"(acc_23), "f"(acc_24));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3117;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3117) : "f"(acc_25), "f"(acc_26));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3118;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3118) : "f"(acc_27), "f"(acc_28));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3119;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3119) : "f"(acc_29), "f"(acc_30));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3120;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3120) : "f"(acc_31), "f"(acc_32));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3121;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3121) : "f"(acc_33), "f"(acc_34));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3122;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3122) : "f"(acc_35), "f"(acc_36));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3123;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3123) : "f"(acc_37), "f"(acc_38));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3124;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3124) : "f"(acc_39), "f"(acc_40));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3125;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3125) : "f"(acc_41), "f"(acc_42));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3126;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3126) : "f"(acc_43), "f"(acc_44));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3127;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3127) : "f"(acc_45), "f"(acc_46));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3128;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3128) : "f"(acc_47), "f"(acc_48));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3129;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3129) : "f"(acc_49), "f"(acc_50));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3130;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3130) : "f"(acc_51), "f"(acc_52));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3131;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3131) : "f"(acc_53), "f"(acc_54));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3132;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3132) : "f"(acc_55), "f"(acc_56));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3133;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3133) : "f"(acc_57), "f"(acc_58));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3134;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3134) : "f"(acc_59), "f"(acc_60));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3135;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3135) : "f"(acc_61), "f"(acc_62));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3136;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3136) : "f"(acc_63), "f"(acc_64));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3137 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3138 = t206 + t3137;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3139 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3140 = t3138 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3141 = t3139 ^ t3140;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3142 = t3138 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3143 = t3141 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3144 = t3142 + t3143;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3145 = t204 + t3144;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3145), "r"(t3105), "r"(t3106), "r"(t3107), "r"(t3108) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3146 = t3144 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3147 = t204 + t3146;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3147), "r"(t3109), "r"(t3110), "r"(t3111), "r"(t3112) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3148 = t3144 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3149 = t204 + t3148;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3149), "r"(t3113), "r"(t3114), "r"(t3115), "r"(t3116) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3150 = t3144 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3151 = t204 + t3150;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3151), "r"(t3117), "r"(t3118), "r"(t3119), "r"(t3120) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3152 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3153 = t206 + t3152;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3154 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3155 = t3153 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3156 = t3154 ^ t3155;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3157 = t3153 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3158 = t3156 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3159 = t3157 + t3158;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3160 = t3104 + t3159;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3160), "r"(t3121), "r"(t3122), "r"(t3123), "r"(t3124) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3161 = t3159 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3162 = t3104 + t3161;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3162), "r"(t3125), "r"(t3126), "r"(t3127), "r"(t3128) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3163 = t3159 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3164 = t3104 + t3163;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3164), "r"(t3129), "r"(t3130), "r"(t3131), "r"(t3132) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3165 = t3159 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3166 = t3104 + t3165;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3166), "r"(t3133), "r"(t3134), "r"(t3135), "r"(t3136) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t3167 = t234 + t207;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t3167 + t206;
            const bool t3169 = lane == 0u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3169) {
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3170 = t206 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3171 = t204 + t3170;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3171), "l"(o), "r"(0u), "r"(t235), "r"(first_row), "r"(t236) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3172 = t204 + 8192u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3173 = t206 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3174 = t3172 + t3173;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3174), "l"(o), "r"(64u), "r"(t235), "r"(first_row), "r"(t236) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3175 = (u64)t236;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3176 = t3175 * lse_stride0;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3177 = t3176 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3178 = lse + t3177;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3179 = (u64)t235;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3180 = t3179 * lse_stride1;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3181 = t3180 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3182 = t3178 + t3181;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3183 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t3184 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t3185 = t3184 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t3185) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3186 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t3186;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t3189 = (u64)row * t3183;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3190 = t3189 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3191 = t3182 + t3190;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3192;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3192) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3193;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(row_max), "f"(scale_log2), "f"(t3192));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t3193 * 0.6931472f;
                    const bool t3195 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3196 = t3195 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3191), "f"(t3196) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3197 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3198 = first_row + t3197;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t3198 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t3201 = (u64)row_2 * t3183;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3202 = t3201 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3203 = t3182 + t3202;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3204;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3204) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(row_max_2), "f"(scale_log2), "f"(t3204));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t3205 * 0.6931472f;
                    const bool t3207 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3208 = t3207 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3203), "f"(t3208) : "memory");
                }
            }
#line 79 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3209 = count + 1u;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t3209;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3210 = count & 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t3211 = t3210 == 0u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3212 = blockIdx.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3213 = gridDim.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3214 = t3213 - 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3215 = blockIdx.x;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3216 = t3214 - t3215;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place_100 = t3211 ? t3212 : t3216;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3218 = gridDim.x;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3219 = count * t3218;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t3220 = t3219 + place_100;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_3 = t3220;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3222 = index_2 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3222) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 85 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3223 = lane == 0u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3223) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
