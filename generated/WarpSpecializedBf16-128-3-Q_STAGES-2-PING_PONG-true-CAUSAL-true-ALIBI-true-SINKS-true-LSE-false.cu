typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(512, 1)
warp_specialized_bf16(
    const __grid_constant__ tensor_map q_map /* bf16 */,
    const __grid_constant__ tensor_map k_map /* bf16 */,
    const __grid_constant__ tensor_map v_map /* bf16 */,
    const __grid_constant__ tensor_map o_map /* bf16, written */,
    const f32 scale_log2,
    const u32 seq_q,
    const u32 seq_k,
    const u32 heads,
    const u32 group,
    const u32 batch,
    const u64 alibi_slopes /* f32 */,
    const u64 alibi_slopes_stride0,
    const u64 alibi_slopes_stride1,
    const u64 alibi_slopes_stride2,
    const u64 alibi_slopes_stride3,
    const u64 sinks /* f32 */,
    const u64 sinks_stride0,
    const u64 sinks_stride1,
    const u64 sinks_stride2,
    const u64 sinks_stride3,
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
#line 214 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 24576u;
#line 220 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 32768u;
    const u32 t10 = t9 + 32768u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 112u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 120u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 96u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 104u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 152u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 254 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 73 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 t31 = seq_q + 191u;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 tiles = t31 / 192u;
    const u32 t33 = tiles * heads;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 total = t33 * batch;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t35 = warpgroup == 0u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t35) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
        const bool t36 = warp == 0u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t36) {
#line 26 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t37 = tile & 1u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t38 = t37 == 0u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t39 = blockIdx.x;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t40 = gridDim.x;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t41 = t40 - 1u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t42 = blockIdx.x;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t43 = t41 - t42;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place = t38 ? t39 : t43;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t45 = gridDim.x;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t46 = tile * t45;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t47 = t46 + place;
#line 28 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t47;
            while (true) {
#line 93 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t48 = index < total;
                if (!t48) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t49 = heads_per_section * tiles;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t50 = index / t49;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t50 * heads_per_section;
                const u32 t52 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t53 = t52 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t53 < heads_per_section ? t53 : heads_per_section;
                const u32 t55 = first * tiles;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index - t55;
                const u32 t57 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t58 = first + t57;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t59 = tiles - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t60 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t61 = t59 - t60;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t62 = t61 * 192u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t63 = t58 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t64 = t58 / heads;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t65 = t62 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t65 + 1u;
                const u32 t67 = end > seq_q ? end : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t68 = t67 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t68 < seq_k ? t68 : seq_k;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t70 = t62 + 191u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t71 = t70 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t71 + 1u;
                const u32 t73 = end_3 > seq_q ? end_3 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t74 = t73 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t74 < seq_k ? t74 : seq_k;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t76 = end_4 + 127u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t77 = t76 >> 7u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t77 > 1u ? t77 : 1u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t79 = end_2 >> 7u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t79 < end_5 ? t79 : end_5;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t81 = end_5 - whole;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t82 = t81 < end_5 ? t81 : end_5;
#line 31 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t83 = t63 / group;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t84 = tile * 3u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t84 % 6u;
                const u32 t86 = slot + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t87 = t86 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t10 + t87;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t84 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t89 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t90 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t88), "r"(t91) : "memory");
                const u32 t92 = slot + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t92 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t10 + t93;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t95 = slot << 13u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t96 = smem_1 + t95;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t97;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t97) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t98 = t97 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t98) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t94) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t96), "l"(q), "r"(t94), "r"(0u), "r"(t63), "r"(t62), "r"(t64) : "memory");
                }
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t99 = tile * 3u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t100 = t99 + 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t100 % 6u;
                const u32 t102 = slot_2 + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t103 = t102 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t104 = t10 + t103;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t100 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t105 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t106 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t104), "r"(t107) : "memory");
                const u32 t108 = slot_2 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = t108 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t10 + t109;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t62 + 64u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t112 = slot_2 << 13u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t113 = smem_1 + t112;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t114;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t114) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t115 = t114 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t115) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t110) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t113), "l"(q), "r"(t110), "r"(0u), "r"(t63), "r"(t111), "r"(t64) : "memory");
                }
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t116 = tile * 3u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t117 = t116 + 2u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t117 % 6u;
                const u32 t119 = slot_3 + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t119 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t121 = t10 + t120;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t117 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t122 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t123 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t121), "r"(t124) : "memory");
                const u32 t125 = slot_3 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t125 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t10 + t126;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t62 + 128u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t129 = slot_3 << 13u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t130 = smem_1 + t129;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t131;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t131) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t132 = t131 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t132) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t127) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t130), "l"(q), "r"(t127), "r"(0u), "r"(t63), "r"(t128), "r"(t64) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t134 = slot_4 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t10 + t134;
                const u32 t136 = slot_4 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t136 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = t10 + t137;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t139 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t140 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t138), "r"(t141) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t142 = end_5 - 1u;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t143 = t142 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = slot_4 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t8 + t144;
                u32 t146;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t146) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t147 = t146 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t147) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t135) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t145), "l"(k), "r"(t135), "r"(0u), "r"(t83), "r"(t143), "r"(t64) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t149 = slot_5 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = t149 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = t10 + t150;
                const u32 t152 = slot_5 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t152 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t10 + t153;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t155 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t156 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t154), "r"(t157) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t158 = end_5 - 1u;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t159 = t158 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t160 = slot_5 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t9 + t160;
                u32 t162;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t162) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t163 = t162 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t163) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t151) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t161), "l"(v), "r"(t151), "r"(0u), "r"(t83), "r"(t159), "r"(t64) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t164 & 1u;
                    const u32 t166 = slot_6 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t10 + t166;
                    const u32 t168 = slot_6 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t168 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t10 + t169;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t164 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = t171 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t172 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t170), "r"(t173) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t174 = end_5 - 1u;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t175 = t174 - i;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t176 = t175 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = slot_6 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t178 = t8 + t177;
                    u32 t179;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t179) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t180 = t179 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t180) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t167) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t178), "l"(k), "r"(t167), "r"(0u), "r"(t83), "r"(t176), "r"(t64) : "memory");
                    }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t181 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t181 & 1u;
                    const u32 t183 = slot_7 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t184 = t183 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t185 = t10 + t184;
                    const u32 t186 = slot_7 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t187 = t186 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t188 = t10 + t187;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t189 = t181 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t190 = t189 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t191 = t190 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t188), "r"(t191) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t192 = end_5 - 1u;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t193 = t192 - i;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t194 = t193 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t195 = slot_7 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t196 = t9 + t195;
                    u32 t197;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t197) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t198 = t197 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t198) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t185) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t196), "l"(v), "r"(t185), "r"(0u), "r"(t83), "r"(t194), "r"(t64) : "memory");
                    }
                }
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t199 = passed + end_5;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t199;
                const u32 t200 = tile + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t200;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t201 = tile & 1u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t202 = t201 == 0u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t203 = blockIdx.x;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t204 = gridDim.x;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t205 = t204 - 1u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t206 = blockIdx.x;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t207 = t205 - t206;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place_2 = t202 ? t203 : t207;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t209 = gridDim.x;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t210 = tile * t209;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t211 = t210 + place_2;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t211;
            }
        }
    } else {
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t214 = index_2 << 13u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t215 = t7 + t214;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t216 = warp & 3u;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t217 = t216 << 4u;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t218 = index_2 << 6u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_2 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_3 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_4 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_5 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_6 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_7 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_8 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_9 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_10 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_11 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_12 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_13 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_14 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_15 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_16 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_17 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_18 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_19 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_20 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_21 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_22 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_23 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_24 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_25 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_26 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_27 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_28 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_29 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_30 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_31 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_32 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_33 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_34 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_35 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_36 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_37 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_38 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_39 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_40 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_41 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_42 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_43 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_44 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_45 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_46 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_47 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_48 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_49 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_50 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_51 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_52 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_53 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_54 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_55 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_56 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_57 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_58 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_59 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_60 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_61 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_62 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_63 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_64 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_2 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_3 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_4 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_5 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_6 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_7 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_8 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_9 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_10 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_11 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_12 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_13 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_14 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_15 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_16 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_17 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_18 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_19 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_20 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_21 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_22 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_23 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_24 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_25 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_26 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_27 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_28 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_29 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_30 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_31 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_32 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_2 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_3 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_4 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_5 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_6 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_7 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_8 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_9 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_10 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_11 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_12 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_13 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_14 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_15 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_16 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_17 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_18 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_19 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_20 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_21 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_22 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_23 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_24 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_25 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_26 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_27 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_28 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_29 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_30 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_31 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_32 = 0u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t219 = count & 1u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const bool t220 = t219 == 0u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t221 = blockIdx.x;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t222 = gridDim.x;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t223 = t222 - 1u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t224 = blockIdx.x;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t225 = t223 - t224;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 place_3 = t220 ? t221 : t225;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t227 = gridDim.x;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t228 = count * t227;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t229 = t228 + place_3;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_3 = t229;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t230 = index_2 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t230) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 93 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t231 = index_3 < total;
            if (!t231) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t232 = heads_per_section * tiles;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t233 = index_3 / t232;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 first_2 = t233 * heads_per_section;
            const u32 t235 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t236 = t235 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 heads_3 = t236 < heads_per_section ? t236 : heads_per_section;
            const u32 t238 = first_2 * tiles;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 rest_2 = index_3 - t238;
            const u32 t240 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t241 = first_2 + t240;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t242 = tiles - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t243 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t244 = t242 - t243;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t245 = t244 * 192u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t246 = t241 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t247 = t241 / heads;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t248 = t245 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t248 + 1u;
            const u32 t250 = end_6 > seq_q ? end_6 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t251 = t250 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t251 < seq_k ? t251 : seq_k;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t253 = t245 + 191u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t254 = t253 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t254 + 1u;
            const u32 t256 = end_8 > seq_q ? end_8 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t257 = t256 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t257 < seq_k ? t257 : seq_k;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t259 = end_9 + 127u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t260 = t259 >> 7u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t260 > 1u ? t260 : 1u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t262 = end_7 >> 7u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t262 < end_10 ? t262 : end_10;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t264 = end_10 - whole_2;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t265 = t264 < end_10 ? t264 : end_10;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t245 + t218;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t267 = first_query + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t267 + 1u;
            const u32 t269 = end_11 > seq_q ? end_11 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t270 = t269 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t270 < seq_k ? t270 : seq_k;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t272 = first_query + 63u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t273 = t272 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t273 + 1u;
            const u32 t275 = end_13 > seq_q ? end_13 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t276 = t275 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t276 < seq_k ? t276 : seq_k;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t278 = end_14 + 127u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t279 = t278 >> 7u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t279 > 1u ? t279 : 1u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t281 = end_12 >> 7u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t281 < end_15 ? t281 : end_15;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t283 = end_15 - whole_3;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t284 = t283 < end_15 ? t283 : end_15;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t285 = (u64)t247;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t286 = t285 * alibi_slopes_stride0;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t287 = t286 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t288 = alibi_slopes + t287;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t289 = (u64)t246;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t290 = t289 * alibi_slopes_stride1;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t291 = t290 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t292 = t288 + t291;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
            f32 slope;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t292) : "memory");
#line 87 "fa-kernels/src/attention/options/alibi.rs"
            f32 t294;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t294) : "f"(scale_log2));
#line 87 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t295 = t294 * 1.442695f;
#line 87 "fa-kernels/src/attention/options/alibi.rs"
            const f32 slope_2 = slope * t295;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t297 = end_10 - end_15;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t298 = passed_2 + t297;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t299 = count * 3u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t300 = t299 + index_2;
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = passed_2; i_2 < t298; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t301 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t301) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t302 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t303 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t302 ? 0u : t303;
                const u32 t305 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t305) : "memory");
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t306 = i_2 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t307 = t306 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t308 = t10 + t307;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t309 = i_2 >> 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t310 = t309 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t308), "r"(t310) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t311 = i_2 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t312 = t311 + 2u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t313 = t312 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t314 = t10 + t313;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t315 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t315) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t314) : "memory");
                }
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t316 = i_2 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t317 = t316 + 4u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t318 = t317 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t319 = t10 + t318;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t320 = i_2 >> 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t321 = t320 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t319), "r"(t321) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t322 = i_2 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t323 = t322 + 6u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t324 = t323 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t325 = t10 + t324;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t326 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t326) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t325) : "memory");
                }
            }
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t327 = t300 % 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t328 = t327 + 8u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t329 = t328 << 3u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t330 = t10 + t329;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t331 = t300 / 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t332 = t331 & 1u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t330), "r"(t332) : "memory");
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t333 = t298 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t334 = t333 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t335 = t10 + t334;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t336 = t298 >> 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t337 = t336 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t335), "r"(t337) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t338 = t300 % 6u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t339 = t338 << 13u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t340 = smem_1 + t339;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t341 = t298 & 1u;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t342 = t341 << 14u;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t343 = t8 + t342;
            const u32 t344 = t340 >> 4u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t345 = t343 >> 4u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t346 = t344 + 65536u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t347 = (u64)t346;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t348 = t347 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t349 = t345 + 65536u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t350 = (u64)t349;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t351 = t350 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t352 = t344 + 65538u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t353 = (u64)t352;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t354 = t353 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t355 = t345 + 65538u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t356 = (u64)t355;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t357 = t356 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t358 = t344 + 65540u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t359 = (u64)t358;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t360 = t359 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t361 = t345 + 65540u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t362 = (u64)t361;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t363 = t362 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t364 = t344 + 65542u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t365 = (u64)t364;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t366 = t365 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t367 = t345 + 65542u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t368 = (u64)t367;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t369 = t368 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t348), "l"(t351), "l"(t354), "l"(t357), "l"(t360), "l"(t363), "l"(t366), "l"(t369) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t370 = t298 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t371 = t370 + 2u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t372 = t371 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t373 = t10 + t372;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t374 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t374) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t373) : "memory");
            }
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t375 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t375 << 7u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t377 = t245 + t218;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t377 + t217;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t379 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t380 = t379 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t381 = first_key + t380;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t382 = t381 + seq_q;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
            const f32 column = (f32)t382;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t384 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 query = first_query_2 + t384;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t386 = query + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t387 = (f32)t386;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance = t387 - column;
            const f32 t389 = slope_2 * distance;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_3 = -t389;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t391 = s + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t392;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t392) : "f"(slope_2), "f"(0.0f), "f"(t391));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s = t392;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t393 = s_2 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t394;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t394) : "f"(slope_2), "f"(1.0f), "f"(t393));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_2 = t394;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t395 = s_5 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t396;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t396) : "f"(slope_2), "f"(8.0f), "f"(t395));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_5 = t396;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t397 = s_6 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t398;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t398) : "f"(slope_2), "f"(9.0f), "f"(t397));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_6 = t398;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t399 = s_9 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t400;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t400) : "f"(slope_2), "f"(16.0f), "f"(t399));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_9 = t400;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t401 = s_10 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t402;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t402) : "f"(slope_2), "f"(17.0f), "f"(t401));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_10 = t402;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t403 = s_13 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t404;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t404) : "f"(slope_2), "f"(24.0f), "f"(t403));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_13 = t404;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t405 = s_14 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t406;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t406) : "f"(slope_2), "f"(25.0f), "f"(t405));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_14 = t406;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t407 = s_17 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t408;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t408) : "f"(slope_2), "f"(32.0f), "f"(t407));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_17 = t408;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t409 = s_18 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t410;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t410) : "f"(slope_2), "f"(33.0f), "f"(t409));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_18 = t410;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t411 = s_21 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t412;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t412) : "f"(slope_2), "f"(40.0f), "f"(t411));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_21 = t412;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t413 = s_22 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t414;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t414) : "f"(slope_2), "f"(41.0f), "f"(t413));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_22 = t414;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t415 = s_25 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t416;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t416) : "f"(slope_2), "f"(48.0f), "f"(t415));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_25 = t416;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t417 = s_26 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t418;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t418) : "f"(slope_2), "f"(49.0f), "f"(t417));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_26 = t418;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t419 = s_29 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t420;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t420) : "f"(slope_2), "f"(56.0f), "f"(t419));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_29 = t420;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t421 = s_30 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t422;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t422) : "f"(slope_2), "f"(57.0f), "f"(t421));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_30 = t422;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t423 = s_33 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t424;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t424) : "f"(slope_2), "f"(64.0f), "f"(t423));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_33 = t424;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t425 = s_34 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t426;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t426) : "f"(slope_2), "f"(65.0f), "f"(t425));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_34 = t426;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t427 = s_37 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t428;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t428) : "f"(slope_2), "f"(72.0f), "f"(t427));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_37 = t428;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t429 = s_38 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t430;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t430) : "f"(slope_2), "f"(73.0f), "f"(t429));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_38 = t430;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t431 = s_41 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t432;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t432) : "f"(slope_2), "f"(80.0f), "f"(t431));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_41 = t432;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t433 = s_42 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t434;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t434) : "f"(slope_2), "f"(81.0f), "f"(t433));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_42 = t434;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t435 = s_45 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t436;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t436) : "f"(slope_2), "f"(88.0f), "f"(t435));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_45 = t436;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t437 = s_46 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t438;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(slope_2), "f"(89.0f), "f"(t437));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_46 = t438;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t439 = s_49 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t440;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t440) : "f"(slope_2), "f"(96.0f), "f"(t439));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_49 = t440;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t441 = s_50 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t442;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t442) : "f"(slope_2), "f"(97.0f), "f"(t441));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_50 = t442;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t443 = s_53 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t444;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t444) : "f"(slope_2), "f"(104.0f), "f"(t443));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_53 = t444;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t445 = s_54 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t446;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t446) : "f"(slope_2), "f"(105.0f), "f"(t445));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_54 = t446;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t447 = s_57 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t448;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(slope_2), "f"(112.0f), "f"(t447));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_57 = t448;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t449 = s_58 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t450;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t450) : "f"(slope_2), "f"(113.0f), "f"(t449));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_58 = t450;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t451 = s_61 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t452;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t452) : "f"(slope_2), "f"(120.0f), "f"(t451));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_61 = t452;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t453 = s_62 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t454;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t454) : "f"(slope_2), "f"(121.0f), "f"(t453));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_62 = t454;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t455 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t456 = first_query_2 + t455;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 query_2 = t456 + 8u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t458 = query_2 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t459 = (f32)t458;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_2 = t459 - column;
            const f32 t461 = slope_2 * distance_2;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_4 = -t461;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t463 = s_3 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t464;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t464) : "f"(slope_2), "f"(0.0f), "f"(t463));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_3 = t464;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t465 = s_4 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t466;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t466) : "f"(slope_2), "f"(1.0f), "f"(t465));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_4 = t466;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t467 = s_7 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t468;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(slope_2), "f"(8.0f), "f"(t467));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_7 = t468;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t469 = s_8 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t470;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t470) : "f"(slope_2), "f"(9.0f), "f"(t469));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_8 = t470;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t471 = s_11 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t472;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t472) : "f"(slope_2), "f"(16.0f), "f"(t471));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_11 = t472;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t473 = s_12 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t474;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(slope_2), "f"(17.0f), "f"(t473));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_12 = t474;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t475 = s_15 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t476;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t476) : "f"(slope_2), "f"(24.0f), "f"(t475));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_15 = t476;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t477 = s_16 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t478;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t478) : "f"(slope_2), "f"(25.0f), "f"(t477));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_16 = t478;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t479 = s_19 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t480;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t480) : "f"(slope_2), "f"(32.0f), "f"(t479));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_19 = t480;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t481 = s_20 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t482;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t482) : "f"(slope_2), "f"(33.0f), "f"(t481));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_20 = t482;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t483 = s_23 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t484;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t484) : "f"(slope_2), "f"(40.0f), "f"(t483));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_23 = t484;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t485 = s_24 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t486;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t486) : "f"(slope_2), "f"(41.0f), "f"(t485));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_24 = t486;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t487 = s_27 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t488;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t488) : "f"(slope_2), "f"(48.0f), "f"(t487));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_27 = t488;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t489 = s_28 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t490;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(slope_2), "f"(49.0f), "f"(t489));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_28 = t490;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t491 = s_31 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t492;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t492) : "f"(slope_2), "f"(56.0f), "f"(t491));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_31 = t492;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t493 = s_32 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t494;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t494) : "f"(slope_2), "f"(57.0f), "f"(t493));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_32 = t494;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t495 = s_35 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t496;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t496) : "f"(slope_2), "f"(64.0f), "f"(t495));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_35 = t496;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t497 = s_36 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t498;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t498) : "f"(slope_2), "f"(65.0f), "f"(t497));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_36 = t498;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t499 = s_39 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t500;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(slope_2), "f"(72.0f), "f"(t499));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_39 = t500;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t501 = s_40 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t502;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t502) : "f"(slope_2), "f"(73.0f), "f"(t501));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_40 = t502;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t503 = s_43 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t504;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t504) : "f"(slope_2), "f"(80.0f), "f"(t503));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_43 = t504;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t505 = s_44 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t506;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(slope_2), "f"(81.0f), "f"(t505));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_44 = t506;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t507 = s_47 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t508;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t508) : "f"(slope_2), "f"(88.0f), "f"(t507));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_47 = t508;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t509 = s_48 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t510;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t510) : "f"(slope_2), "f"(89.0f), "f"(t509));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_48 = t510;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t511 = s_51 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t512;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t512) : "f"(slope_2), "f"(96.0f), "f"(t511));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_51 = t512;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t513 = s_52 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t514;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t514) : "f"(slope_2), "f"(97.0f), "f"(t513));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_52 = t514;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t515 = s_55 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t516;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(slope_2), "f"(104.0f), "f"(t515));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_55 = t516;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t517 = s_56 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t518;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t518) : "f"(slope_2), "f"(105.0f), "f"(t517));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_56 = t518;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t519 = s_59 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t520;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t520) : "f"(slope_2), "f"(112.0f), "f"(t519));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_59 = t520;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t521 = s_60 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t522;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(slope_2), "f"(113.0f), "f"(t521));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_60 = t522;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t523 = s_63 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t524;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t524) : "f"(slope_2), "f"(120.0f), "f"(t523));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_63 = t524;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t525 = s_64 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t526;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t526) : "f"(slope_2), "f"(121.0f), "f"(t525));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_64 = t526;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t527 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key_2 = t527 << 7u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t529 = t245 + t218;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t529 + t217;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t531 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t532 = t531 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_2 + t532;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t534 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t535 = first_query_3 + t534;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t536 = t535 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t536 + 1u;
            const u32 t538 = end_16 > seq_q ? end_16 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t539 = t538 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t539 < seq_k ? t539 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t541 = end_17 > column_2 ? end_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t541 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t544 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t544;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t546 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t546;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t548 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t548;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t550 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t550;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t552 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t552;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t554 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t554;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t556 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t556;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t558 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t558;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t560 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t560;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t562 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t562;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t564 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t564;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t566 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t566;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t568 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t568;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t570 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t570;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t572 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t572;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t574 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t574;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 64u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t576 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t576;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 65u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t578 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t578;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 72u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t580 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t580;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 73u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t582 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t582;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 80u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t584 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t584;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 81u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t586 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t586;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 88u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t588 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t588;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 89u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t590 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t590;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 96u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t592 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t592;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 97u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t594 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t594;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 104u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t596 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t596;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 105u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t598 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t598;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 112u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t600 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t600;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 113u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t602 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t602;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 120u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t604 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t604;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 121u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t606 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t606;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t607 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t608 = first_query_3 + t607;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t609 = t608 + 8u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t610 = t609 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t610 + 1u;
            const u32 t612 = end_19 > seq_q ? end_19 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t613 = t612 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t613 < seq_k ? t613 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t615 = end_20 > column_2 ? end_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_21 = t615 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t618 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t618;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t620 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t620;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t622 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t622;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t624 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t624;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t626 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t626;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t628 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t628;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t630 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t630;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t632 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t632;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t634 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t634;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t636 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t636;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t638 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t638;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t640 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t640;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t642 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t642;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t644 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t644;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t646 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t646;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t648 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t648;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 64u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t650 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t650;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 65u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t652 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t652;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 72u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t654 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t654;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 73u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t656 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t656;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 80u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t658 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t658;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 81u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t660 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t660;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 88u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t662 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t662;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 89u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t664 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t664;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 96u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t666 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t666;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 97u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t668 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t668;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 104u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t670 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t670;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 105u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t672 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t672;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 112u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t674 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t674;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 113u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t676 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t676;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 120u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t678 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t678;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 121u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t680 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t680;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t682;
            asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t683;
            asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(t682), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t684;
            asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t685;
            asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t686;
            asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t687;
            asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t683), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t688;
            asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t684), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t689;
            asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t685), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t690;
            asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(t686), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t691;
            asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(t687), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t692;
            asm("max.f32 %0, %1, %2;" : "=f"(t692) : "f"(t688), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t693;
            asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(t689), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t694;
            asm("max.f32 %0, %1, %2;" : "=f"(t694) : "f"(t690), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t695;
            asm("max.f32 %0, %1, %2;" : "=f"(t695) : "f"(t691), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t696;
            asm("max.f32 %0, %1, %2;" : "=f"(t696) : "f"(t692), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t697;
            asm("max.f32 %0, %1, %2;" : "=f"(t697) : "f"(t693), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t698;
            asm("max.f32 %0, %1, %2;" : "=f"(t698) : "f"(t694), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t699;
            asm("max.f32 %0, %1, %2;" : "=f"(t699) : "f"(t695), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t700;
            asm("max.f32 %0, %1, %2;" : "=f"(t700) : "f"(t696), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t701;
            asm("max.f32 %0, %1, %2;" : "=f"(t701) : "f"(t697), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t702;
            asm("max.f32 %0, %1, %2;" : "=f"(t702) : "f"(t698), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t703;
            asm("max.f32 %0, %1, %2;" : "=f"(t703) : "f"(t699), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t704;
            asm("max.f32 %0, %1, %2;" : "=f"(t704) : "f"(t700), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t705;
            asm("max.f32 %0, %1, %2;" : "=f"(t705) : "f"(t701), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t706;
            asm("max.f32 %0, %1, %2;" : "=f"(t706) : "f"(t702), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t707;
            asm("max.f32 %0, %1, %2;" : "=f"(t707) : "f"(t703), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t708;
            asm("max.f32 %0, %1, %2;" : "=f"(t708) : "f"(t704), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t709;
            asm("max.f32 %0, %1, %2;" : "=f"(t709) : "f"(t705), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t710;
            asm("max.f32 %0, %1, %2;" : "=f"(t710) : "f"(t706), "f"(s_62));
            f32 t711;
            asm("max.f32 %0, %1, %2;" : "=f"(t711) : "f"(t707), "f"(t708));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t712;
            asm("max.f32 %0, %1, %2;" : "=f"(t712) : "f"(t709), "f"(t710));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t713;
            asm("max.f32 %0, %1, %2;" : "=f"(t713) : "f"(t711), "f"(t712));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t714;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t714) : "f"(t713));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t713), "f"(t714));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t716;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t716) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t716));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t719 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t719;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t721 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t722;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(old), "f"(scale_log2), "f"(t721));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t722));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t724 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t725 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t725));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t727;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s = t727;
            const f32 t728 = t724 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t729 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t729));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t731;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_2 = t731;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t732 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t732));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t734;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t734) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_5 = t734;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t735 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t735));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t737;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t737) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_6 = t737;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t738 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t738));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t740;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t740) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_9 = t740;
            const f32 t741 = t728 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t742 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t742));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t744;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_10 = t744;
            const f32 t745 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t746 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t746));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t748;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_13 = t748;
            const f32 t749 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t750 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t750));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t752;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_14 = t752;
            const f32 t753 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t754 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t754));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t756;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_17 = t756;
            const f32 t757 = t741 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t758 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t758));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t760;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_18 = t760;
            const f32 t761 = t745 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t762 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t762));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t764;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_21 = t764;
            const f32 t765 = t749 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t766 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t766));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t768;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t768) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_22 = t768;
            const f32 t769 = t753 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t770 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t770));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t772;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t772) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_25 = t772;
            const f32 t773 = t757 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t774 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t774));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t776;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t776) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_26 = t776;
            const f32 t777 = t761 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t778 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t778));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t780;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t780) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_29 = t780;
            const f32 t781 = t765 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t782 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t782));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t784;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t784) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_30 = t784;
            const f32 t785 = t769 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t786 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t786));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t788;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t788) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_33 = t788;
            const f32 t789 = t773 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t790 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t790));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t792;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t792) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_34 = t792;
            const f32 t793 = t777 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t794 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t794));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t796;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t796) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_37 = t796;
            const f32 t797 = t781 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t798 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t798));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t800;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t800) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_38 = t800;
            const f32 t801 = t785 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t802 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t802));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t804;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t804) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_41 = t804;
            const f32 t805 = t789 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t806 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t806));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t808;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t808) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_42 = t808;
            const f32 t809 = t793 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t810 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t810));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t812;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t812) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_45 = t812;
            const f32 t813 = t797 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t814 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t814));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t816;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t816) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_46 = t816;
            const f32 t817 = t801 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t818 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t818));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t820;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t820) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_49 = t820;
            const f32 t821 = t805 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t822 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t822));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t824;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t824) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_50 = t824;
            const f32 t825 = t809 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t826 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t826));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t828;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t828) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_53 = t828;
            const f32 t829 = t813 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t830 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t830));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t832;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t832) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_54 = t832;
            const f32 t833 = t817 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t834 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t834));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t836;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t836) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_57 = t836;
            const f32 t837 = t821 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t838 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t838));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t840;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t840) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_58 = t840;
            const f32 t841 = t825 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t842 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t842));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t844;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t844) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_61 = t844;
            const f32 t845 = t829 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t846 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t846));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t848;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t848) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_62 = t848;
            const f32 t849 = t833 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t850 = t837 + t841;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t851 = t845 + t849;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t852 = t850 + t851;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t852;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t854;
            asm("max.f32 %0, %1, %2;" : "=f"(t854) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t855;
            asm("max.f32 %0, %1, %2;" : "=f"(t855) : "f"(t854), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t856;
            asm("max.f32 %0, %1, %2;" : "=f"(t856) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t857;
            asm("max.f32 %0, %1, %2;" : "=f"(t857) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t858;
            asm("max.f32 %0, %1, %2;" : "=f"(t858) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t859;
            asm("max.f32 %0, %1, %2;" : "=f"(t859) : "f"(t855), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t860;
            asm("max.f32 %0, %1, %2;" : "=f"(t860) : "f"(t856), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t861;
            asm("max.f32 %0, %1, %2;" : "=f"(t861) : "f"(t857), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t862;
            asm("max.f32 %0, %1, %2;" : "=f"(t862) : "f"(t858), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t863;
            asm("max.f32 %0, %1, %2;" : "=f"(t863) : "f"(t859), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t864;
            asm("max.f32 %0, %1, %2;" : "=f"(t864) : "f"(t860), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t865;
            asm("max.f32 %0, %1, %2;" : "=f"(t865) : "f"(t861), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t866;
            asm("max.f32 %0, %1, %2;" : "=f"(t866) : "f"(t862), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t867;
            asm("max.f32 %0, %1, %2;" : "=f"(t867) : "f"(t863), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t868;
            asm("max.f32 %0, %1, %2;" : "=f"(t868) : "f"(t864), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t869;
            asm("max.f32 %0, %1, %2;" : "=f"(t869) : "f"(t865), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t870;
            asm("max.f32 %0, %1, %2;" : "=f"(t870) : "f"(t866), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t871;
            asm("max.f32 %0, %1, %2;" : "=f"(t871) : "f"(t867), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t872;
            asm("max.f32 %0, %1, %2;" : "=f"(t872) : "f"(t868), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t873;
            asm("max.f32 %0, %1, %2;" : "=f"(t873) : "f"(t869), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t874;
            asm("max.f32 %0, %1, %2;" : "=f"(t874) : "f"(t870), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t875;
            asm("max.f32 %0, %1, %2;" : "=f"(t875) : "f"(t871), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t876;
            asm("max.f32 %0, %1, %2;" : "=f"(t876) : "f"(t872), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t877;
            asm("max.f32 %0, %1, %2;" : "=f"(t877) : "f"(t873), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t878;
            asm("max.f32 %0, %1, %2;" : "=f"(t878) : "f"(t874), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t879;
            asm("max.f32 %0, %1, %2;" : "=f"(t879) : "f"(t875), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t880;
            asm("max.f32 %0, %1, %2;" : "=f"(t880) : "f"(t876), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t881;
            asm("max.f32 %0, %1, %2;" : "=f"(t881) : "f"(t877), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t882;
            asm("max.f32 %0, %1, %2;" : "=f"(t882) : "f"(t878), "f"(s_64));
            f32 t883;
            asm("max.f32 %0, %1, %2;" : "=f"(t883) : "f"(t879), "f"(t880));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t884;
            asm("max.f32 %0, %1, %2;" : "=f"(t884) : "f"(t881), "f"(t882));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t885;
            asm("max.f32 %0, %1, %2;" : "=f"(t885) : "f"(t883), "f"(t884));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t886;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t886) : "f"(t885));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t885), "f"(t886));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t888;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t888) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t888));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t891 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t891;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t893 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t894;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t894) : "f"(old_2), "f"(scale_log2), "f"(t893));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t894));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t896 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t897 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t897));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t899;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_3 = t899;
            const f32 t900 = t896 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t901 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t901));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t903;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_4 = t903;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t904 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t904));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t906;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t906) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_7 = t906;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t907 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t907));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t909;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_8 = t909;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t910 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t910));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t912;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t912) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_11 = t912;
            const f32 t913 = t900 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t914 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t914));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t916;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t916) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_12 = t916;
            const f32 t917 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t918 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t918));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t920;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t920) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_15 = t920;
            const f32 t921 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t922 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t922));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t924;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t924) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_16 = t924;
            const f32 t925 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t926 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t926));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t928;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t928) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_19 = t928;
            const f32 t929 = t913 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t930 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t930));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t932;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t932) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_20 = t932;
            const f32 t933 = t917 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t934 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t934));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t936;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t936) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_23 = t936;
            const f32 t937 = t921 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t938 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t938));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t940;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t940) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_24 = t940;
            const f32 t941 = t925 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t942 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t942));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t944;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t944) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_27 = t944;
            const f32 t945 = t929 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t946 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t946));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t948;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t948) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_28 = t948;
            const f32 t949 = t933 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t950 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t950));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t952;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t952) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_31 = t952;
            const f32 t953 = t937 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t954 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t954));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t956;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t956) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_32 = t956;
            const f32 t957 = t941 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t958 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t958));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t960;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t960) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_35 = t960;
            const f32 t961 = t945 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t962 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t962));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t964;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t964) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_36 = t964;
            const f32 t965 = t949 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t966 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t966));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t968;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t968) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_39 = t968;
            const f32 t969 = t953 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t970 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t970));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t972;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t972) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_40 = t972;
            const f32 t973 = t957 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t974 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t974));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t976;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t976) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_43 = t976;
            const f32 t977 = t961 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t978 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t978));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t980;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t980) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_44 = t980;
            const f32 t981 = t965 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t982 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t982));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t984;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t984) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_47 = t984;
            const f32 t985 = t969 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t986 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t986));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t988;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t988) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_48 = t988;
            const f32 t989 = t973 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t990 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t990));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t992;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t992) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_51 = t992;
            const f32 t993 = t977 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t994 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t994));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t996;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t996) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_52 = t996;
            const f32 t997 = t981 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t998 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t998));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1000;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1000) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1000;
            const f32 t1001 = t985 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1002 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1002));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1004;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1004) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1004;
            const f32 t1005 = t989 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1006 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1006));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1008;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1008) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1008;
            const f32 t1009 = t993 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1010 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1010));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1012;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1012) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1012;
            const f32 t1013 = t997 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1014 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1014));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1016;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1016) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1016;
            const f32 t1017 = t1001 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1018 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1018));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1020;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1020) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1020;
            const f32 t1021 = t1005 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1022 = t1009 + t1013;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1023 = t1017 + t1021;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1024 = t1022 + t1023;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1024;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1025;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1025) : "f"(s), "f"(s_2));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1026;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1026) : "f"(s_3), "f"(s_4));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1027;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1027) : "f"(s_5), "f"(s_6));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1028;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(s_7), "f"(s_8));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1029;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1029) : "f"(s_9), "f"(s_10));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1030;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1030) : "f"(s_11), "f"(s_12));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1031;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(s_13), "f"(s_14));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1032;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1032) : "f"(s_15), "f"(s_16));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1033;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(s_17), "f"(s_18));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1034;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1034) : "f"(s_19), "f"(s_20));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1035;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(s_21), "f"(s_22));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1036;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(s_23), "f"(s_24));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1037;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(s_25), "f"(s_26));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1038;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1038) : "f"(s_27), "f"(s_28));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1039;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(s_29), "f"(s_30));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1040;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1040) : "f"(s_31), "f"(s_32));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1041;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1041) : "f"(s_33), "f"(s_34));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1042;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(s_35), "f"(s_36));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1043;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1043) : "f"(s_37), "f"(s_38));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1044;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1044) : "f"(s_39), "f"(s_40));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1045;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1045) : "f"(s_41), "f"(s_42));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1046;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1046) : "f"(s_43), "f"(s_44));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1047;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1047) : "f"(s_45), "f"(s_46));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1048;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1048) : "f"(s_47), "f"(s_48));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1049;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1049) : "f"(s_49), "f"(s_50));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1050;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1050) : "f"(s_51), "f"(s_52));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1051;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1051) : "f"(s_53), "f"(s_54));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1052;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1052) : "f"(s_55), "f"(s_56));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1053;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1053) : "f"(s_57), "f"(s_58));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1054;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(s_59), "f"(s_60));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1055;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(s_61), "f"(s_62));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1056;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p = t1025;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1026;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1027;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1028;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1029;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1030;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1031;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1032;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1033;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1034;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1035;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1036;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1037;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1038;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1039;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1040;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1041;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1042;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1043;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1044;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1045;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1046;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1047;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1048;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1049;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1050;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1051;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1052;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1053;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1054;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1055;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1056;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_2 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_3 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_4 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_5 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_6 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_7 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_8 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_9 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_10 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_11 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_12 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_13 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_14 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_15 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_16 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_17 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_18 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_19 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_20 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_21 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_22 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_23 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_24 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_25 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_26 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_27 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_28 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_29 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_30 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_31 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_32 = 0.0f;
#line 272 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right = t284 > 1u ? t284 : 1u;
            const u32 masked_left = end_15 > masked_right ? end_15 : masked_right;
#line 276 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < masked_right; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1059 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1059) : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1060 = t298 + i_3;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1061 = t1060 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1062 = t1061 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1063 = t10 + t1062;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1064 = t1060 >> 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1065 = t1064 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1063), "r"(t1065) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1066 = t300 % 6u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1067 = t1066 << 13u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1068 = smem_1 + t1067;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1069 = t1060 & 1u;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1070 = t1069 << 14u;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1071 = t8 + t1070;
                const u32 t1072 = t1068 >> 4u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1073 = t1071 >> 4u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1074 = t1072 + 65536u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1075 = (u64)t1074;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1076 = t1075 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1077 = t1073 + 65536u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1078 = (u64)t1077;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1079 = t1078 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1080 = t1072 + 65538u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1081 = (u64)t1080;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1082 = t1081 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1083 = t1073 + 65538u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1084 = (u64)t1083;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1085 = t1084 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1086 = t1072 + 65540u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1087 = (u64)t1086;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1088 = t1087 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1089 = t1073 + 65540u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1090 = (u64)t1089;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1091 = t1090 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1092 = t1072 + 65542u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1093 = (u64)t1092;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1094 = t1093 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1095 = t1073 + 65542u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1096 = (u64)t1095;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1097 = t1096 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1076), "l"(t1079), "l"(t1082), "l"(t1085), "l"(t1088), "l"(t1091), "l"(t1094), "l"(t1097) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 332 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1098 = i_3 - 1u;
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1099 = t298 + t1098;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1100 = t1099 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1101 = t1100 + 4u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1102 = t1101 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1103 = t10 + t1102;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1104 = t1099 >> 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1105 = t1104 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1103), "r"(t1105) : "memory");
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs = p;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_2 = p_2;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_3 = p_3;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_4 = p_4;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_5 = p_5;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_6 = p_6;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_7 = p_7;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_8 = p_8;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_9 = p_9;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_10 = p_10;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_11 = p_11;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_12 = p_12;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_13 = p_13;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_14 = p_14;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_15 = p_15;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_16 = p_16;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_17 = p_17;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_18 = p_18;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_19 = p_19;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_20 = p_20;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_21 = p_21;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_22 = p_22;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_23 = p_23;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_24 = p_24;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_25 = p_25;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_26 = p_26;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_27 = p_27;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_28 = p_28;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_29 = p_29;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_30 = p_30;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_31 = p_31;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_32 = p_32;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1106 = t1099 & 1u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1107 = t1106 << 14u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1108 = t9 + t1107;
                const u32 t1109 = t1108 >> 4u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1110 = t1109 + 67108864u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1111 = (u64)t1110;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1112 = t1111 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1113 = t1109 + 67108992u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1114 = (u64)t1113;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1115 = t1114 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1116 = t1109 + 67109120u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1117 = (u64)t1116;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1118 = t1117 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1119 = t1109 + 67109248u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1120 = (u64)t1119;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1121 = t1120 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1122 = t1109 + 67109376u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1123 = (u64)t1122;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1124 = t1123 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1125 = t1109 + 67109504u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1126 = (u64)t1125;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1127 = t1126 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1128 = t1109 + 67109632u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1129 = (u64)t1128;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1130 = t1129 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1131 = t1109 + 67109760u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1132 = (u64)t1131;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1133 = t1132 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1112), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1115), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1118), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1121), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1124), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1127), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1130), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1133) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1134 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1135 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_2 = t1134 ? 0u : t1135;
                const u32 t1137 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1137) : "memory");
#line 334 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1138 = t298 + i_3;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1139 = t1138 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1140 = t1139 + 2u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1141 = t1140 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1142 = t10 + t1141;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1143 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1143) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1142) : "memory");
                }
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1144 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1145 = t1144 - i_3;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_3 = t1145 << 7u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1147 = t245 + t218;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t1147 + t217;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1149 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1150 = t1149 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1151 = first_key_3 + t1150;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1152 = t1151 + seq_q;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
                const f32 column_3 = (f32)t1152;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1154 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 query_3 = first_query_4 + t1154;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1156 = query_3 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1157 = (f32)t1156;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_3 = t1157 - column_3;
                const f32 t1159 = slope_2 * distance_3;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_5 = -t1159;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1161 = s + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1162;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1162) : "f"(slope_2), "f"(0.0f), "f"(t1161));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s = t1162;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1163 = s_2 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1164) : "f"(slope_2), "f"(1.0f), "f"(t1163));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_2 = t1164;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1165 = s_5 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1166) : "f"(slope_2), "f"(8.0f), "f"(t1165));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_5 = t1166;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1167 = s_6 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1168) : "f"(slope_2), "f"(9.0f), "f"(t1167));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_6 = t1168;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1169 = s_9 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1170;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1170) : "f"(slope_2), "f"(16.0f), "f"(t1169));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_9 = t1170;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1171 = s_10 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1172) : "f"(slope_2), "f"(17.0f), "f"(t1171));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_10 = t1172;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1173 = s_13 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1174) : "f"(slope_2), "f"(24.0f), "f"(t1173));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_13 = t1174;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1175 = s_14 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1176) : "f"(slope_2), "f"(25.0f), "f"(t1175));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_14 = t1176;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1177 = s_17 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1178;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1178) : "f"(slope_2), "f"(32.0f), "f"(t1177));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_17 = t1178;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1179 = s_18 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1180) : "f"(slope_2), "f"(33.0f), "f"(t1179));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_18 = t1180;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1181 = s_21 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1182;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1182) : "f"(slope_2), "f"(40.0f), "f"(t1181));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_21 = t1182;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1183 = s_22 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1184) : "f"(slope_2), "f"(41.0f), "f"(t1183));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_22 = t1184;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1185 = s_25 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1186) : "f"(slope_2), "f"(48.0f), "f"(t1185));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_25 = t1186;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1187 = s_26 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1188) : "f"(slope_2), "f"(49.0f), "f"(t1187));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_26 = t1188;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1189 = s_29 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1190) : "f"(slope_2), "f"(56.0f), "f"(t1189));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_29 = t1190;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1191 = s_30 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1192) : "f"(slope_2), "f"(57.0f), "f"(t1191));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_30 = t1192;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1193 = s_33 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1194;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1194) : "f"(slope_2), "f"(64.0f), "f"(t1193));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_33 = t1194;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1195 = s_34 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1196;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1196) : "f"(slope_2), "f"(65.0f), "f"(t1195));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_34 = t1196;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1197 = s_37 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1198;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1198) : "f"(slope_2), "f"(72.0f), "f"(t1197));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_37 = t1198;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1199 = s_38 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1200;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(slope_2), "f"(73.0f), "f"(t1199));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_38 = t1200;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1201 = s_41 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1202;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1202) : "f"(slope_2), "f"(80.0f), "f"(t1201));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_41 = t1202;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1203 = s_42 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1204;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1204) : "f"(slope_2), "f"(81.0f), "f"(t1203));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_42 = t1204;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1205 = s_45 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1206;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(slope_2), "f"(88.0f), "f"(t1205));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_45 = t1206;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1207 = s_46 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1208;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1208) : "f"(slope_2), "f"(89.0f), "f"(t1207));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_46 = t1208;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1209 = s_49 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1210;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1210) : "f"(slope_2), "f"(96.0f), "f"(t1209));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_49 = t1210;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1211 = s_50 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1212;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1212) : "f"(slope_2), "f"(97.0f), "f"(t1211));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_50 = t1212;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1213 = s_53 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1214;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1214) : "f"(slope_2), "f"(104.0f), "f"(t1213));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_53 = t1214;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1215 = s_54 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1216;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1216) : "f"(slope_2), "f"(105.0f), "f"(t1215));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_54 = t1216;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1217 = s_57 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1218;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1218) : "f"(slope_2), "f"(112.0f), "f"(t1217));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_57 = t1218;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1219 = s_58 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1220;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1220) : "f"(slope_2), "f"(113.0f), "f"(t1219));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_58 = t1220;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1221 = s_61 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1222;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1222) : "f"(slope_2), "f"(120.0f), "f"(t1221));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_61 = t1222;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1223 = s_62 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1224;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1224) : "f"(slope_2), "f"(121.0f), "f"(t1223));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_62 = t1224;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1225 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1226 = first_query_4 + t1225;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 query_4 = t1226 + 8u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1228 = query_4 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1229 = (f32)t1228;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_4 = t1229 - column_3;
                const f32 t1231 = slope_2 * distance_4;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_6 = -t1231;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1233 = s_3 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1234;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1234) : "f"(slope_2), "f"(0.0f), "f"(t1233));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_3 = t1234;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1235 = s_4 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1236;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1236) : "f"(slope_2), "f"(1.0f), "f"(t1235));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_4 = t1236;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1237 = s_7 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1238;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1238) : "f"(slope_2), "f"(8.0f), "f"(t1237));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_7 = t1238;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1239 = s_8 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1240;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1240) : "f"(slope_2), "f"(9.0f), "f"(t1239));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_8 = t1240;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1241 = s_11 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1242;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1242) : "f"(slope_2), "f"(16.0f), "f"(t1241));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_11 = t1242;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1243 = s_12 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1244;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1244) : "f"(slope_2), "f"(17.0f), "f"(t1243));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_12 = t1244;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1245 = s_15 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1246;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1246) : "f"(slope_2), "f"(24.0f), "f"(t1245));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_15 = t1246;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1247 = s_16 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1248;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1248) : "f"(slope_2), "f"(25.0f), "f"(t1247));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_16 = t1248;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1249 = s_19 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1250;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1250) : "f"(slope_2), "f"(32.0f), "f"(t1249));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_19 = t1250;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1251 = s_20 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1252;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1252) : "f"(slope_2), "f"(33.0f), "f"(t1251));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_20 = t1252;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1253 = s_23 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1254;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1254) : "f"(slope_2), "f"(40.0f), "f"(t1253));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_23 = t1254;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1255 = s_24 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1256;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1256) : "f"(slope_2), "f"(41.0f), "f"(t1255));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_24 = t1256;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1257 = s_27 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1258;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1258) : "f"(slope_2), "f"(48.0f), "f"(t1257));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_27 = t1258;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1259 = s_28 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1260;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1260) : "f"(slope_2), "f"(49.0f), "f"(t1259));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_28 = t1260;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1261 = s_31 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1262;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1262) : "f"(slope_2), "f"(56.0f), "f"(t1261));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_31 = t1262;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1263 = s_32 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1264;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1264) : "f"(slope_2), "f"(57.0f), "f"(t1263));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_32 = t1264;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1265 = s_35 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1266;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1266) : "f"(slope_2), "f"(64.0f), "f"(t1265));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_35 = t1266;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1267 = s_36 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1268;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(slope_2), "f"(65.0f), "f"(t1267));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_36 = t1268;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1269 = s_39 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1270;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1270) : "f"(slope_2), "f"(72.0f), "f"(t1269));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_39 = t1270;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1271 = s_40 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1272;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1272) : "f"(slope_2), "f"(73.0f), "f"(t1271));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_40 = t1272;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1273 = s_43 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1274;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1274) : "f"(slope_2), "f"(80.0f), "f"(t1273));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_43 = t1274;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1275 = s_44 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1276;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1276) : "f"(slope_2), "f"(81.0f), "f"(t1275));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_44 = t1276;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1277 = s_47 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1278;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1278) : "f"(slope_2), "f"(88.0f), "f"(t1277));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_47 = t1278;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1279 = s_48 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1280;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1280) : "f"(slope_2), "f"(89.0f), "f"(t1279));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_48 = t1280;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1281 = s_51 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1282;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1282) : "f"(slope_2), "f"(96.0f), "f"(t1281));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_51 = t1282;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1283 = s_52 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1284;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1284) : "f"(slope_2), "f"(97.0f), "f"(t1283));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_52 = t1284;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1285 = s_55 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1286;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1286) : "f"(slope_2), "f"(104.0f), "f"(t1285));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_55 = t1286;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1287 = s_56 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1288;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1288) : "f"(slope_2), "f"(105.0f), "f"(t1287));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_56 = t1288;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1289 = s_59 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1290;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1290) : "f"(slope_2), "f"(112.0f), "f"(t1289));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_59 = t1290;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1291 = s_60 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1292;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1292) : "f"(slope_2), "f"(113.0f), "f"(t1291));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_60 = t1292;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1293 = s_63 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1294;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1294) : "f"(slope_2), "f"(120.0f), "f"(t1293));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_63 = t1294;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1295 = s_64 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1296;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1296) : "f"(slope_2), "f"(121.0f), "f"(t1295));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_64 = t1296;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1297 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1298 = t1297 - i_3;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_4 = t1298 << 7u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1300 = t245 + t218;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_5 = t1300 + t217;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1302 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1303 = t1302 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_4 = first_key_4 + t1303;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1305 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1306 = first_query_5 + t1305;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1307 = t1306 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t1307 + 1u;
                const u32 t1309 = end_22 > seq_q ? end_22 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1310 = t1309 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t1310 < seq_k ? t1310 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1312 = end_23 > column_4 ? end_23 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1312 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_65 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1315 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1315;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_66 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1317 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1317;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_67 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1319 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1319;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_68 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1321 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1321;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_69 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1323 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1323;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_70 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1325 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1325;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_71 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1327 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1327;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_72 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1329 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1329;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_73 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1331 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1331;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_74 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1333 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1333;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_75 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1335 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1335;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_76 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1337 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1337;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_77 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1339 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1339;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_78 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1341 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1341;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_79 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1343 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1343;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_80 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1345 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1345;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_81 = 64u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1347 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1347;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_82 = 65u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1349 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1349;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_83 = 72u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1351 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1351;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_84 = 73u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1353 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1353;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_85 = 80u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1355 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1355;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_86 = 81u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1357 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1357;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_87 = 88u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1359 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1359;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_88 = 89u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1361 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1361;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_89 = 96u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1363 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1363;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_90 = 97u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1365 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1365;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_91 = 104u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1367 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1367;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_92 = 105u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1369 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1369;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_93 = 112u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1371 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1371;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_94 = 113u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1373 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1373;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_95 = 120u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1375 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1375;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_96 = 121u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1377 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1377;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1378 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1379 = first_query_5 + t1378;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1380 = t1379 + 8u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1381 = t1380 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t1381 + 1u;
                const u32 t1383 = end_25 > seq_q ? end_25 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1384 = t1383 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t1384 < seq_k ? t1384 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1386 = end_26 > column_4 ? end_26 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t1386 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_97 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1389 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t1389;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_98 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1391 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t1391;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_99 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1393 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1393;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_100 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1395 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1395;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_101 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1397 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1397;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_102 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1399 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1399;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_103 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1401 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1401;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_104 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1403 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1403;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_105 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1405 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1405;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_106 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1407 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1407;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_107 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1409 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1409;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_108 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1411 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1411;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_109 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1413 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1413;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_110 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1415 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1415;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_111 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1417 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1417;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_112 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1419 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1419;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_113 = 64u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1421 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1421;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_114 = 65u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1423 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1423;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_115 = 72u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1425 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1425;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_116 = 73u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1427 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1427;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_117 = 80u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1429 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1429;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_118 = 81u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1431 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1431;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_119 = 88u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1433 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1433;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_120 = 89u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1435 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1435;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_121 = 96u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1437 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1437;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_122 = 97u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1439 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1439;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_123 = 104u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1441 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1441;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_124 = 105u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1443 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1443;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_125 = 112u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1445 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1445;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_126 = 113u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1447 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1447;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_127 = 120u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1449 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1449;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_128 = 121u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1451 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1451;
#line 141 "fa-kernels/src/attention/softmax.rs"
                const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1453;
                asm("max.f32 %0, %1, %2;" : "=f"(t1453) : "f"(old_3), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1454;
                asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1453), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1455;
                asm("max.f32 %0, %1, %2;" : "=f"(t1455) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1456;
                asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1457;
                asm("max.f32 %0, %1, %2;" : "=f"(t1457) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1458;
                asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1454), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1459;
                asm("max.f32 %0, %1, %2;" : "=f"(t1459) : "f"(t1455), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1460;
                asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1456), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1461;
                asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(t1457), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1462;
                asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1458), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1463;
                asm("max.f32 %0, %1, %2;" : "=f"(t1463) : "f"(t1459), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1464;
                asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1460), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1465;
                asm("max.f32 %0, %1, %2;" : "=f"(t1465) : "f"(t1461), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1466;
                asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1462), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1467;
                asm("max.f32 %0, %1, %2;" : "=f"(t1467) : "f"(t1463), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1468;
                asm("max.f32 %0, %1, %2;" : "=f"(t1468) : "f"(t1464), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1469;
                asm("max.f32 %0, %1, %2;" : "=f"(t1469) : "f"(t1465), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1470;
                asm("max.f32 %0, %1, %2;" : "=f"(t1470) : "f"(t1466), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1471;
                asm("max.f32 %0, %1, %2;" : "=f"(t1471) : "f"(t1467), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1472;
                asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(t1468), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1473;
                asm("max.f32 %0, %1, %2;" : "=f"(t1473) : "f"(t1469), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1474;
                asm("max.f32 %0, %1, %2;" : "=f"(t1474) : "f"(t1470), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1475;
                asm("max.f32 %0, %1, %2;" : "=f"(t1475) : "f"(t1471), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1476;
                asm("max.f32 %0, %1, %2;" : "=f"(t1476) : "f"(t1472), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1477;
                asm("max.f32 %0, %1, %2;" : "=f"(t1477) : "f"(t1473), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1478;
                asm("max.f32 %0, %1, %2;" : "=f"(t1478) : "f"(t1474), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1479;
                asm("max.f32 %0, %1, %2;" : "=f"(t1479) : "f"(t1475), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1480;
                asm("max.f32 %0, %1, %2;" : "=f"(t1480) : "f"(t1476), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1481;
                asm("max.f32 %0, %1, %2;" : "=f"(t1481) : "f"(t1477), "f"(s_62));
                f32 t1482;
                asm("max.f32 %0, %1, %2;" : "=f"(t1482) : "f"(t1478), "f"(t1479));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t1483;
                asm("max.f32 %0, %1, %2;" : "=f"(t1483) : "f"(t1480), "f"(t1481));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t1484;
                asm("max.f32 %0, %1, %2;" : "=f"(t1484) : "f"(t1482), "f"(t1483));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1485;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1485) : "f"(t1484));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1484), "f"(t1485));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1487;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1487) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1487));
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t1490 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t1490;
#line 144 "fa-kernels/src/attention/softmax.rs"
                const f32 t1492 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 t1493;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1493) : "f"(old_3), "f"(scale_log2), "f"(t1492));
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1493));
#line 145 "fa-kernels/src/attention/softmax.rs"
                row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t1495 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1496 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1496));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1498;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1498) : "f"(exponent_65));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s = t1498;
                const f32 t1499 = t1495 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1500 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1500));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1502;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1502) : "f"(exponent_66));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1502;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1503 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1503));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1505;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1505) : "f"(exponent_67));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1505;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1506 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1506));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1508;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1508) : "f"(exponent_68));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1508;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1509 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1509));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1511;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1511) : "f"(exponent_69));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1511;
                const f32 t1512 = t1499 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1513 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1513));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1515;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1515) : "f"(exponent_70));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1515;
                const f32 t1516 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1517 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1517));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1519;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1519) : "f"(exponent_71));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1519;
                const f32 t1520 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1521 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1521));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1523;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1523) : "f"(exponent_72));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1523;
                const f32 t1524 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1525 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1525));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1527;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1527) : "f"(exponent_73));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1527;
                const f32 t1528 = t1512 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1529 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1529));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1531;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1531) : "f"(exponent_74));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1531;
                const f32 t1532 = t1516 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1533 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1533));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1535;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(exponent_75));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1535;
                const f32 t1536 = t1520 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1537 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1537));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1539;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1539) : "f"(exponent_76));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1539;
                const f32 t1540 = t1524 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1541 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1541));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1543;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1543) : "f"(exponent_77));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1543;
                const f32 t1544 = t1528 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1545 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1545));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1547;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1547) : "f"(exponent_78));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1547;
                const f32 t1548 = t1532 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1549 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1549));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1551;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1551) : "f"(exponent_79));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1551;
                const f32 t1552 = t1536 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1553 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1553));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1555;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1555) : "f"(exponent_80));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1555;
                const f32 t1556 = t1540 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1557 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1557));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1559;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1559) : "f"(exponent_81));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1559;
                const f32 t1560 = t1544 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1561 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1561));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1563;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1563) : "f"(exponent_82));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1563;
                const f32 t1564 = t1548 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1565 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1565));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1567;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1567) : "f"(exponent_83));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1567;
                const f32 t1568 = t1552 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1569 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1569));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1571;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1571) : "f"(exponent_84));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1571;
                const f32 t1572 = t1556 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1573 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1573));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1575;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1575) : "f"(exponent_85));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1575;
                const f32 t1576 = t1560 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1577 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1577));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1579;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1579) : "f"(exponent_86));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1579;
                const f32 t1580 = t1564 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1581 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1581));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1583;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1583) : "f"(exponent_87));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1583;
                const f32 t1584 = t1568 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1585 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1585));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1587;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1587) : "f"(exponent_88));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1587;
                const f32 t1588 = t1572 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1589 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1589));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1591;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1591) : "f"(exponent_89));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1591;
                const f32 t1592 = t1576 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1593 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1593));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1595;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1595) : "f"(exponent_90));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1595;
                const f32 t1596 = t1580 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1597 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1597));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1599;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1599) : "f"(exponent_91));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1599;
                const f32 t1600 = t1584 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1601 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1601));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1603;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1603) : "f"(exponent_92));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1603;
                const f32 t1604 = t1588 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1605 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1605));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1607;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1607) : "f"(exponent_93));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1607;
                const f32 t1608 = t1592 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1609 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1609));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1611;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1611) : "f"(exponent_94));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1611;
                const f32 t1612 = t1596 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1613 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1613));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1615;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1615) : "f"(exponent_95));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1615;
                const f32 t1616 = t1600 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1617 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1617));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1619;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1619) : "f"(exponent_96));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1619;
                const f32 t1620 = t1604 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t1621 = t1608 + t1612;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t1622 = t1616 + t1620;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t1623 = t1621 + t1622;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1623;
#line 141 "fa-kernels/src/attention/softmax.rs"
                const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1625;
                asm("max.f32 %0, %1, %2;" : "=f"(t1625) : "f"(old_4), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1626;
                asm("max.f32 %0, %1, %2;" : "=f"(t1626) : "f"(t1625), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1627;
                asm("max.f32 %0, %1, %2;" : "=f"(t1627) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1628;
                asm("max.f32 %0, %1, %2;" : "=f"(t1628) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1629;
                asm("max.f32 %0, %1, %2;" : "=f"(t1629) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1630;
                asm("max.f32 %0, %1, %2;" : "=f"(t1630) : "f"(t1626), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1631;
                asm("max.f32 %0, %1, %2;" : "=f"(t1631) : "f"(t1627), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1632;
                asm("max.f32 %0, %1, %2;" : "=f"(t1632) : "f"(t1628), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1633;
                asm("max.f32 %0, %1, %2;" : "=f"(t1633) : "f"(t1629), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1634;
                asm("max.f32 %0, %1, %2;" : "=f"(t1634) : "f"(t1630), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1635;
                asm("max.f32 %0, %1, %2;" : "=f"(t1635) : "f"(t1631), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1636;
                asm("max.f32 %0, %1, %2;" : "=f"(t1636) : "f"(t1632), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1637;
                asm("max.f32 %0, %1, %2;" : "=f"(t1637) : "f"(t1633), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1638;
                asm("max.f32 %0, %1, %2;" : "=f"(t1638) : "f"(t1634), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1639;
                asm("max.f32 %0, %1, %2;" : "=f"(t1639) : "f"(t1635), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1640;
                asm("max.f32 %0, %1, %2;" : "=f"(t1640) : "f"(t1636), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1641;
                asm("max.f32 %0, %1, %2;" : "=f"(t1641) : "f"(t1637), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1642;
                asm("max.f32 %0, %1, %2;" : "=f"(t1642) : "f"(t1638), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1643;
                asm("max.f32 %0, %1, %2;" : "=f"(t1643) : "f"(t1639), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1644;
                asm("max.f32 %0, %1, %2;" : "=f"(t1644) : "f"(t1640), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1645;
                asm("max.f32 %0, %1, %2;" : "=f"(t1645) : "f"(t1641), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1646;
                asm("max.f32 %0, %1, %2;" : "=f"(t1646) : "f"(t1642), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1647;
                asm("max.f32 %0, %1, %2;" : "=f"(t1647) : "f"(t1643), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1648;
                asm("max.f32 %0, %1, %2;" : "=f"(t1648) : "f"(t1644), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1649;
                asm("max.f32 %0, %1, %2;" : "=f"(t1649) : "f"(t1645), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1650;
                asm("max.f32 %0, %1, %2;" : "=f"(t1650) : "f"(t1646), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1651;
                asm("max.f32 %0, %1, %2;" : "=f"(t1651) : "f"(t1647), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1652;
                asm("max.f32 %0, %1, %2;" : "=f"(t1652) : "f"(t1648), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1653;
                asm("max.f32 %0, %1, %2;" : "=f"(t1653) : "f"(t1649), "f"(s_64));
                f32 t1654;
                asm("max.f32 %0, %1, %2;" : "=f"(t1654) : "f"(t1650), "f"(t1651));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t1655;
                asm("max.f32 %0, %1, %2;" : "=f"(t1655) : "f"(t1652), "f"(t1653));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t1656;
                asm("max.f32 %0, %1, %2;" : "=f"(t1656) : "f"(t1654), "f"(t1655));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1657;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1657) : "f"(t1656));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1656), "f"(t1657));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1659;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1659) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1659));
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t1662 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t1662;
#line 144 "fa-kernels/src/attention/softmax.rs"
                const f32 t1664 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 t1665;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1665) : "f"(old_4), "f"(scale_log2), "f"(t1664));
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1665));
#line 145 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t1667 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1668 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1668));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1670;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1670) : "f"(exponent_97));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1670;
                const f32 t1671 = t1667 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1672 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1672));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1674;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1674) : "f"(exponent_98));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1674;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1675 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1675));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1677;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1677) : "f"(exponent_99));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1677;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1678 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1678));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1680;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1680) : "f"(exponent_100));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1680;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1681 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1681));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1683;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1683) : "f"(exponent_101));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1683;
                const f32 t1684 = t1671 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1685 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1685));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1687;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(exponent_102));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1687;
                const f32 t1688 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1689 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1689));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1691;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1691) : "f"(exponent_103));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1691;
                const f32 t1692 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1693 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1693));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1695;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1695) : "f"(exponent_104));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1695;
                const f32 t1696 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1697 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1697));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1699;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1699) : "f"(exponent_105));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1699;
                const f32 t1700 = t1684 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1701 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1701));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1703;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1703) : "f"(exponent_106));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1703;
                const f32 t1704 = t1688 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1705 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1705));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1707;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1707) : "f"(exponent_107));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1707;
                const f32 t1708 = t1692 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1709 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1709));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1711;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1711) : "f"(exponent_108));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1711;
                const f32 t1712 = t1696 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1713 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1713));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1715;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1715) : "f"(exponent_109));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1715;
                const f32 t1716 = t1700 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1717 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1717));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1719;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(exponent_110));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1719;
                const f32 t1720 = t1704 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1721 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1721));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1723;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1723) : "f"(exponent_111));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1723;
                const f32 t1724 = t1708 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1725 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1725));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1727;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1727) : "f"(exponent_112));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1727;
                const f32 t1728 = t1712 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1729 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1729));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1731;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1731) : "f"(exponent_113));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1731;
                const f32 t1732 = t1716 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1733 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1733));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1735;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1735) : "f"(exponent_114));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1735;
                const f32 t1736 = t1720 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1737 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1737));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1739;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1739) : "f"(exponent_115));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1739;
                const f32 t1740 = t1724 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1741 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1741));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1743;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1743) : "f"(exponent_116));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1743;
                const f32 t1744 = t1728 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1745 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1745));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1747;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1747) : "f"(exponent_117));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1747;
                const f32 t1748 = t1732 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1749 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1749));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1751;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1751) : "f"(exponent_118));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1751;
                const f32 t1752 = t1736 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1753 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1753));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1755;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1755) : "f"(exponent_119));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1755;
                const f32 t1756 = t1740 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1757 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1757));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1759;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1759) : "f"(exponent_120));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1759;
                const f32 t1760 = t1744 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1761 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1761));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1763;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1763) : "f"(exponent_121));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1763;
                const f32 t1764 = t1748 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1765 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1765));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1767;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1767) : "f"(exponent_122));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1767;
                const f32 t1768 = t1752 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1769 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1769));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1771;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1771) : "f"(exponent_123));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1771;
                const f32 t1772 = t1756 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1773 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1773));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1775;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1775) : "f"(exponent_124));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1775;
                const f32 t1776 = t1760 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1777 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1777));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1779;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1779) : "f"(exponent_125));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1779;
                const f32 t1780 = t1764 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1781 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1781));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1783;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1783) : "f"(exponent_126));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1783;
                const f32 t1784 = t1768 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1785 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1785));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1787;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1787) : "f"(exponent_127));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1787;
                const f32 t1788 = t1772 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1789 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1789));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1791;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1791) : "f"(exponent_128));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1791;
                const f32 t1792 = t1776 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t1793 = t1780 + t1784;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t1794 = t1788 + t1792;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t1795 = t1793 + t1794;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1795;
#line 339 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t1796 = i_3 - 1u;
#line 340 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1797 = t298 + t1796;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1798 = t1797 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1799 = t1798 + 6u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1800 = t1799 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1801 = t10 + t1800;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1802 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1802) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1801) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1803 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1804 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1805 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1806 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1807 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t1807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1808 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t1808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1809 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t1809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1810 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t1810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1811 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t1811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1812 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t1812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1813 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t1813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1814 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t1814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1815 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t1815;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1816 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t1816;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1817 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t1817;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1818 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t1818;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1819 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t1819;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1820 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t1820;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1821 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t1821;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1822 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t1822;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1823 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t1823;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1824 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t1824;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1825 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t1825;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1826 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t1826;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1827 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t1827;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1828 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t1828;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1829 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t1829;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1830 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t1830;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1831 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t1831;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1832 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t1832;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1833 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t1833;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1834 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t1834;
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1835;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1835) : "f"(s), "f"(s_2));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1836;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1836) : "f"(s_3), "f"(s_4));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1837;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1837) : "f"(s_5), "f"(s_6));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1838;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1838) : "f"(s_7), "f"(s_8));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1839;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1839) : "f"(s_9), "f"(s_10));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1840;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1840) : "f"(s_11), "f"(s_12));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1841;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1841) : "f"(s_13), "f"(s_14));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1842;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1842) : "f"(s_15), "f"(s_16));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1843;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1843) : "f"(s_17), "f"(s_18));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1844;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1844) : "f"(s_19), "f"(s_20));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1845;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1845) : "f"(s_21), "f"(s_22));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1846;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1846) : "f"(s_23), "f"(s_24));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1847;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1847) : "f"(s_25), "f"(s_26));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1848;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1848) : "f"(s_27), "f"(s_28));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1849;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1849) : "f"(s_29), "f"(s_30));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1850;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1850) : "f"(s_31), "f"(s_32));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1851;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1851) : "f"(s_33), "f"(s_34));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1852;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1852) : "f"(s_35), "f"(s_36));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1853;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1853) : "f"(s_37), "f"(s_38));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1854;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1854) : "f"(s_39), "f"(s_40));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1855;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1855) : "f"(s_41), "f"(s_42));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1856;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1856) : "f"(s_43), "f"(s_44));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1857;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1857) : "f"(s_45), "f"(s_46));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1858;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1858) : "f"(s_47), "f"(s_48));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1859;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1859) : "f"(s_49), "f"(s_50));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1860;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1860) : "f"(s_51), "f"(s_52));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1861;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1861) : "f"(s_53), "f"(s_54));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1862;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1862) : "f"(s_55), "f"(s_56));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1863;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1863) : "f"(s_57), "f"(s_58));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1864;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(s_59), "f"(s_60));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1865;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1865) : "f"(s_61), "f"(s_62));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1866;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1866) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p = t1835;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1836;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1837;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1838;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1839;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1840;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1841;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1842;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1843;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1844;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1845;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1846;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1847;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1848;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1849;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1850;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1851;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1852;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1853;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1854;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1855;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1856;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1857;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1858;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1859;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1860;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1861;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1862;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1863;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1864;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1865;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1866;
            }
#line 290 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1867 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1867) : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1868 = t298 + i_4;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1869 = t1868 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1870 = t1869 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1871 = t10 + t1870;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1872 = t1868 >> 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1873 = t1872 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1871), "r"(t1873) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1874 = t300 % 6u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1875 = t1874 << 13u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1876 = smem_1 + t1875;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1877 = t1868 & 1u;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1878 = t1877 << 14u;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1879 = t8 + t1878;
                const u32 t1880 = t1876 >> 4u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1881 = t1879 >> 4u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1882 = t1880 + 65536u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1883 = (u64)t1882;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1884 = t1883 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1885 = t1881 + 65536u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1886 = (u64)t1885;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1887 = t1886 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1888 = t1880 + 65538u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1889 = (u64)t1888;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1890 = t1889 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1891 = t1881 + 65538u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1892 = (u64)t1891;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1893 = t1892 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1894 = t1880 + 65540u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1895 = (u64)t1894;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1896 = t1895 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1897 = t1881 + 65540u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1898 = (u64)t1897;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1899 = t1898 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1900 = t1880 + 65542u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1901 = (u64)t1900;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1902 = t1901 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1903 = t1881 + 65542u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1904 = (u64)t1903;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1905 = t1904 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1884), "l"(t1887), "l"(t1890), "l"(t1893), "l"(t1896), "l"(t1899), "l"(t1902), "l"(t1905) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 332 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1906 = i_4 - 1u;
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1907 = t298 + t1906;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1908 = t1907 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1909 = t1908 + 4u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1910 = t1909 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1911 = t10 + t1910;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1912 = t1907 >> 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1913 = t1912 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1911), "r"(t1913) : "memory");
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_33 = p;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_34 = p_2;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_35 = p_3;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_36 = p_4;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_37 = p_5;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_38 = p_6;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_39 = p_7;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_40 = p_8;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_41 = p_9;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_42 = p_10;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_43 = p_11;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_44 = p_12;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_45 = p_13;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_46 = p_14;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_47 = p_15;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_48 = p_16;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_49 = p_17;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_50 = p_18;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_51 = p_19;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_52 = p_20;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_53 = p_21;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_54 = p_22;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_55 = p_23;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_56 = p_24;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_57 = p_25;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_58 = p_26;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_59 = p_27;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_60 = p_28;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_61 = p_29;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_62 = p_30;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_63 = p_31;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_64 = p_32;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1914 = t1907 & 1u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1915 = t1914 << 14u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1916 = t9 + t1915;
                const u32 t1917 = t1916 >> 4u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1918 = t1917 + 67108864u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1919 = (u64)t1918;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1920 = t1919 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1921 = t1917 + 67108992u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1922 = (u64)t1921;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1923 = t1922 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1924 = t1917 + 67109120u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1925 = (u64)t1924;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1926 = t1925 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1927 = t1917 + 67109248u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1928 = (u64)t1927;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1929 = t1928 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1930 = t1917 + 67109376u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1931 = (u64)t1930;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1932 = t1931 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1933 = t1917 + 67109504u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1934 = (u64)t1933;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1935 = t1934 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1936 = t1917 + 67109632u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1937 = (u64)t1936;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1938 = t1937 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1939 = t1917 + 67109760u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1940 = (u64)t1939;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1941 = t1940 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1920), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1923), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1926), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1929), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1932), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1935), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1938), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1941) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1942 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1943 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t1942 ? 0u : t1943;
                const u32 t1945 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1945) : "memory");
#line 334 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1946 = t298 + i_4;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1947 = t1946 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1948 = t1947 + 2u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1949 = t1948 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1950 = t10 + t1949;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1951 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1951) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1950) : "memory");
                }
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1952 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1953 = t1952 - i_4;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_5 = t1953 << 7u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1955 = t245 + t218;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_6 = t1955 + t217;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1957 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1958 = t1957 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1959 = first_key_5 + t1958;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1960 = t1959 + seq_q;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
                const f32 column_5 = (f32)t1960;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1962 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 query_5 = first_query_6 + t1962;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1964 = query_5 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1965 = (f32)t1964;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_5 = t1965 - column_5;
                const f32 t1967 = slope_2 * distance_5;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_7 = -t1967;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1969 = s + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1970;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1970) : "f"(slope_2), "f"(0.0f), "f"(t1969));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s = t1970;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1971 = s_2 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1972;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(slope_2), "f"(1.0f), "f"(t1971));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_2 = t1972;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1973 = s_5 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1974;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1974) : "f"(slope_2), "f"(8.0f), "f"(t1973));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_5 = t1974;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1975 = s_6 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1976;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(slope_2), "f"(9.0f), "f"(t1975));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_6 = t1976;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1977 = s_9 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1978;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1978) : "f"(slope_2), "f"(16.0f), "f"(t1977));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_9 = t1978;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1979 = s_10 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1980;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1980) : "f"(slope_2), "f"(17.0f), "f"(t1979));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_10 = t1980;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1981 = s_13 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1982;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1982) : "f"(slope_2), "f"(24.0f), "f"(t1981));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_13 = t1982;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1983 = s_14 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1984;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1984) : "f"(slope_2), "f"(25.0f), "f"(t1983));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_14 = t1984;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1985 = s_17 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1986;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1986) : "f"(slope_2), "f"(32.0f), "f"(t1985));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_17 = t1986;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1987 = s_18 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1988;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1988) : "f"(slope_2), "f"(33.0f), "f"(t1987));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_18 = t1988;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1989 = s_21 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1990;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1990) : "f"(slope_2), "f"(40.0f), "f"(t1989));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_21 = t1990;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1991 = s_22 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1992;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1992) : "f"(slope_2), "f"(41.0f), "f"(t1991));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_22 = t1992;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1993 = s_25 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1994;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1994) : "f"(slope_2), "f"(48.0f), "f"(t1993));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_25 = t1994;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1995 = s_26 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1996;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1996) : "f"(slope_2), "f"(49.0f), "f"(t1995));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_26 = t1996;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1997 = s_29 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1998;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1998) : "f"(slope_2), "f"(56.0f), "f"(t1997));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_29 = t1998;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1999 = s_30 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2000;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2000) : "f"(slope_2), "f"(57.0f), "f"(t1999));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_30 = t2000;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2001 = s_33 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2002;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2002) : "f"(slope_2), "f"(64.0f), "f"(t2001));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_33 = t2002;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2003 = s_34 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2004;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2004) : "f"(slope_2), "f"(65.0f), "f"(t2003));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_34 = t2004;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2005 = s_37 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2006;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(slope_2), "f"(72.0f), "f"(t2005));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_37 = t2006;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2007 = s_38 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2008;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(slope_2), "f"(73.0f), "f"(t2007));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_38 = t2008;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2009 = s_41 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2010;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2010) : "f"(slope_2), "f"(80.0f), "f"(t2009));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_41 = t2010;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2011 = s_42 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2012;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(slope_2), "f"(81.0f), "f"(t2011));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_42 = t2012;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2013 = s_45 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2014;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2014) : "f"(slope_2), "f"(88.0f), "f"(t2013));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_45 = t2014;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2015 = s_46 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2016;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2016) : "f"(slope_2), "f"(89.0f), "f"(t2015));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_46 = t2016;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2017 = s_49 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2018;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2018) : "f"(slope_2), "f"(96.0f), "f"(t2017));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_49 = t2018;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2019 = s_50 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2020;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2020) : "f"(slope_2), "f"(97.0f), "f"(t2019));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_50 = t2020;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2021 = s_53 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2022;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2022) : "f"(slope_2), "f"(104.0f), "f"(t2021));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_53 = t2022;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2023 = s_54 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2024;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(slope_2), "f"(105.0f), "f"(t2023));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_54 = t2024;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2025 = s_57 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2026;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2026) : "f"(slope_2), "f"(112.0f), "f"(t2025));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_57 = t2026;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2027 = s_58 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2028;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2028) : "f"(slope_2), "f"(113.0f), "f"(t2027));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_58 = t2028;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2029 = s_61 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2030;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2030) : "f"(slope_2), "f"(120.0f), "f"(t2029));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_61 = t2030;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2031 = s_62 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2032;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(slope_2), "f"(121.0f), "f"(t2031));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_62 = t2032;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2033 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2034 = first_query_6 + t2033;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 query_6 = t2034 + 8u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t2036 = query_6 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2037 = (f32)t2036;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_6 = t2037 - column_5;
                const f32 t2039 = slope_2 * distance_6;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_8 = -t2039;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2041 = s_3 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2042;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2042) : "f"(slope_2), "f"(0.0f), "f"(t2041));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_3 = t2042;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2043 = s_4 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2044;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2044) : "f"(slope_2), "f"(1.0f), "f"(t2043));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_4 = t2044;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2045 = s_7 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2046;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2046) : "f"(slope_2), "f"(8.0f), "f"(t2045));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_7 = t2046;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2047 = s_8 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2048;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(slope_2), "f"(9.0f), "f"(t2047));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_8 = t2048;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2049 = s_11 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2050;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2050) : "f"(slope_2), "f"(16.0f), "f"(t2049));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_11 = t2050;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2051 = s_12 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2052;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2052) : "f"(slope_2), "f"(17.0f), "f"(t2051));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_12 = t2052;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2053 = s_15 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2054;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(slope_2), "f"(24.0f), "f"(t2053));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_15 = t2054;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2055 = s_16 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2056;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2056) : "f"(slope_2), "f"(25.0f), "f"(t2055));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_16 = t2056;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2057 = s_19 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2058;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2058) : "f"(slope_2), "f"(32.0f), "f"(t2057));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_19 = t2058;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2059 = s_20 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2060;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(slope_2), "f"(33.0f), "f"(t2059));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_20 = t2060;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2061 = s_23 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2062;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2062) : "f"(slope_2), "f"(40.0f), "f"(t2061));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_23 = t2062;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2063 = s_24 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2064;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2064) : "f"(slope_2), "f"(41.0f), "f"(t2063));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_24 = t2064;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2065 = s_27 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2066;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2066) : "f"(slope_2), "f"(48.0f), "f"(t2065));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_27 = t2066;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2067 = s_28 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2068;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(slope_2), "f"(49.0f), "f"(t2067));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_28 = t2068;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2069 = s_31 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2070;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(slope_2), "f"(56.0f), "f"(t2069));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_31 = t2070;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2071 = s_32 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2072;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2072) : "f"(slope_2), "f"(57.0f), "f"(t2071));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_32 = t2072;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2073 = s_35 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2074;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2074) : "f"(slope_2), "f"(64.0f), "f"(t2073));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_35 = t2074;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2075 = s_36 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2076;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2076) : "f"(slope_2), "f"(65.0f), "f"(t2075));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_36 = t2076;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2077 = s_39 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2078;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2078) : "f"(slope_2), "f"(72.0f), "f"(t2077));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_39 = t2078;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2079 = s_40 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2080;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2080) : "f"(slope_2), "f"(73.0f), "f"(t2079));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_40 = t2080;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2081 = s_43 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2082;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2082) : "f"(slope_2), "f"(80.0f), "f"(t2081));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_43 = t2082;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2083 = s_44 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2084;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2084) : "f"(slope_2), "f"(81.0f), "f"(t2083));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_44 = t2084;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2085 = s_47 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2086;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2086) : "f"(slope_2), "f"(88.0f), "f"(t2085));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_47 = t2086;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2087 = s_48 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2088;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2088) : "f"(slope_2), "f"(89.0f), "f"(t2087));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_48 = t2088;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2089 = s_51 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2090;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2090) : "f"(slope_2), "f"(96.0f), "f"(t2089));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_51 = t2090;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2091 = s_52 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2092;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2092) : "f"(slope_2), "f"(97.0f), "f"(t2091));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_52 = t2092;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2093 = s_55 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2094;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2094) : "f"(slope_2), "f"(104.0f), "f"(t2093));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_55 = t2094;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2095 = s_56 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2096;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2096) : "f"(slope_2), "f"(105.0f), "f"(t2095));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_56 = t2096;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2097 = s_59 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2098;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2098) : "f"(slope_2), "f"(112.0f), "f"(t2097));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_59 = t2098;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2099 = s_60 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2100) : "f"(slope_2), "f"(113.0f), "f"(t2099));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_60 = t2100;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2101 = s_63 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2102) : "f"(slope_2), "f"(120.0f), "f"(t2101));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_63 = t2102;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2103 = s_64 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2104) : "f"(slope_2), "f"(121.0f), "f"(t2103));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
                s_64 = t2104;
#line 141 "fa-kernels/src/attention/softmax.rs"
                const f32 old_5 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2106;
                asm("max.f32 %0, %1, %2;" : "=f"(t2106) : "f"(old_5), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2107;
                asm("max.f32 %0, %1, %2;" : "=f"(t2107) : "f"(t2106), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2108;
                asm("max.f32 %0, %1, %2;" : "=f"(t2108) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2109;
                asm("max.f32 %0, %1, %2;" : "=f"(t2109) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2110;
                asm("max.f32 %0, %1, %2;" : "=f"(t2110) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2111;
                asm("max.f32 %0, %1, %2;" : "=f"(t2111) : "f"(t2107), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2112;
                asm("max.f32 %0, %1, %2;" : "=f"(t2112) : "f"(t2108), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2113;
                asm("max.f32 %0, %1, %2;" : "=f"(t2113) : "f"(t2109), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2114;
                asm("max.f32 %0, %1, %2;" : "=f"(t2114) : "f"(t2110), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2115;
                asm("max.f32 %0, %1, %2;" : "=f"(t2115) : "f"(t2111), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2116;
                asm("max.f32 %0, %1, %2;" : "=f"(t2116) : "f"(t2112), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2117;
                asm("max.f32 %0, %1, %2;" : "=f"(t2117) : "f"(t2113), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2118;
                asm("max.f32 %0, %1, %2;" : "=f"(t2118) : "f"(t2114), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2119;
                asm("max.f32 %0, %1, %2;" : "=f"(t2119) : "f"(t2115), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2120;
                asm("max.f32 %0, %1, %2;" : "=f"(t2120) : "f"(t2116), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2121;
                asm("max.f32 %0, %1, %2;" : "=f"(t2121) : "f"(t2117), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2122;
                asm("max.f32 %0, %1, %2;" : "=f"(t2122) : "f"(t2118), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2123;
                asm("max.f32 %0, %1, %2;" : "=f"(t2123) : "f"(t2119), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2124;
                asm("max.f32 %0, %1, %2;" : "=f"(t2124) : "f"(t2120), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2125;
                asm("max.f32 %0, %1, %2;" : "=f"(t2125) : "f"(t2121), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2126;
                asm("max.f32 %0, %1, %2;" : "=f"(t2126) : "f"(t2122), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2127;
                asm("max.f32 %0, %1, %2;" : "=f"(t2127) : "f"(t2123), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2128;
                asm("max.f32 %0, %1, %2;" : "=f"(t2128) : "f"(t2124), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2129;
                asm("max.f32 %0, %1, %2;" : "=f"(t2129) : "f"(t2125), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2130;
                asm("max.f32 %0, %1, %2;" : "=f"(t2130) : "f"(t2126), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2131;
                asm("max.f32 %0, %1, %2;" : "=f"(t2131) : "f"(t2127), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2132;
                asm("max.f32 %0, %1, %2;" : "=f"(t2132) : "f"(t2128), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2133;
                asm("max.f32 %0, %1, %2;" : "=f"(t2133) : "f"(t2129), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2134;
                asm("max.f32 %0, %1, %2;" : "=f"(t2134) : "f"(t2130), "f"(s_62));
                f32 t2135;
                asm("max.f32 %0, %1, %2;" : "=f"(t2135) : "f"(t2131), "f"(t2132));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2136;
                asm("max.f32 %0, %1, %2;" : "=f"(t2136) : "f"(t2133), "f"(t2134));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2137;
                asm("max.f32 %0, %1, %2;" : "=f"(t2137) : "f"(t2135), "f"(t2136));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2138;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2138) : "f"(t2137));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2137), "f"(t2138));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2140;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2140) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_5;
                asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t2140));
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t2143 = new_5 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t2143;
#line 144 "fa-kernels/src/attention/softmax.rs"
                const f32 t2145 = -reference_5;
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 t2146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2146) : "f"(old_5), "f"(scale_log2), "f"(t2145));
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_5;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t2146));
#line 145 "fa-kernels/src/attention/softmax.rs"
                row_max = new_5;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t2148 = row_sum * rescale_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2149 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2149));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2151;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2151) : "f"(exponent_129));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s = t2151;
                const f32 t2152 = t2148 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2153 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_130;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2153));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2155;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2155) : "f"(exponent_130));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_2 = t2155;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2156 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2156));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2158;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2158) : "f"(exponent_131));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_5 = t2158;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2159 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2159));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2161;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2161) : "f"(exponent_132));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_6 = t2161;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2162 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_133;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2162));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2164;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2164) : "f"(exponent_133));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_9 = t2164;
                const f32 t2165 = t2152 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2166 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2166));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2168;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2168) : "f"(exponent_134));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_10 = t2168;
                const f32 t2169 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2170 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2170));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2172;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2172) : "f"(exponent_135));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_13 = t2172;
                const f32 t2173 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2174 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2174));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2176;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2176) : "f"(exponent_136));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_14 = t2176;
                const f32 t2177 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2178 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2178));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2180;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2180) : "f"(exponent_137));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_17 = t2180;
                const f32 t2181 = t2165 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2182 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_138;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2182));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2184;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2184) : "f"(exponent_138));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_18 = t2184;
                const f32 t2185 = t2169 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2186 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2186));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2188;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2188) : "f"(exponent_139));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2188;
                const f32 t2189 = t2173 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2190 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2190));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2192;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2192) : "f"(exponent_140));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2192;
                const f32 t2193 = t2177 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2194 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2194));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2196;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2196) : "f"(exponent_141));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2196;
                const f32 t2197 = t2181 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2198 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_142;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2198));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2200;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2200) : "f"(exponent_142));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2200;
                const f32 t2201 = t2185 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2202 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2202));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2204;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2204) : "f"(exponent_143));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2204;
                const f32 t2205 = t2189 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2206 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_144;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2206));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2208;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2208) : "f"(exponent_144));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2208;
                const f32 t2209 = t2193 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2210 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2210));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2212;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2212) : "f"(exponent_145));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_33 = t2212;
                const f32 t2213 = t2197 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2214 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2214));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2216;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2216) : "f"(exponent_146));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_34 = t2216;
                const f32 t2217 = t2201 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2218 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_147;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2218));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2220;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2220) : "f"(exponent_147));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_37 = t2220;
                const f32 t2221 = t2205 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2222 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2222));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2224;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2224) : "f"(exponent_148));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_38 = t2224;
                const f32 t2225 = t2209 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2226 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2226));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2228;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2228) : "f"(exponent_149));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_41 = t2228;
                const f32 t2229 = t2213 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2230 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2230));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2232;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2232) : "f"(exponent_150));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_42 = t2232;
                const f32 t2233 = t2217 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2234 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2234));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2236;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2236) : "f"(exponent_151));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_45 = t2236;
                const f32 t2237 = t2221 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2238 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2238));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2240;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2240) : "f"(exponent_152));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_46 = t2240;
                const f32 t2241 = t2225 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2242 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2242));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2244;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2244) : "f"(exponent_153));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_49 = t2244;
                const f32 t2245 = t2229 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2246 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_154;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2246));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2248;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2248) : "f"(exponent_154));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_50 = t2248;
                const f32 t2249 = t2233 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2250 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2250));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2252;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2252) : "f"(exponent_155));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_53 = t2252;
                const f32 t2253 = t2237 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2254 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2254));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2256;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2256) : "f"(exponent_156));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_54 = t2256;
                const f32 t2257 = t2241 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2258 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2258));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2260;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2260) : "f"(exponent_157));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_57 = t2260;
                const f32 t2261 = t2245 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2262 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2262));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2264;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2264) : "f"(exponent_158));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_58 = t2264;
                const f32 t2265 = t2249 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2266 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2266));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2268;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2268) : "f"(exponent_159));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_61 = t2268;
                const f32 t2269 = t2253 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2270 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_160;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2270));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2272;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2272) : "f"(exponent_160));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_62 = t2272;
                const f32 t2273 = t2257 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2274 = t2261 + t2265;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2275 = t2269 + t2273;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2276 = t2274 + t2275;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2276;
#line 141 "fa-kernels/src/attention/softmax.rs"
                const f32 old_6 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2278;
                asm("max.f32 %0, %1, %2;" : "=f"(t2278) : "f"(old_6), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2279;
                asm("max.f32 %0, %1, %2;" : "=f"(t2279) : "f"(t2278), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2280;
                asm("max.f32 %0, %1, %2;" : "=f"(t2280) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2281;
                asm("max.f32 %0, %1, %2;" : "=f"(t2281) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2282;
                asm("max.f32 %0, %1, %2;" : "=f"(t2282) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2283;
                asm("max.f32 %0, %1, %2;" : "=f"(t2283) : "f"(t2279), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2284;
                asm("max.f32 %0, %1, %2;" : "=f"(t2284) : "f"(t2280), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2285;
                asm("max.f32 %0, %1, %2;" : "=f"(t2285) : "f"(t2281), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2286;
                asm("max.f32 %0, %1, %2;" : "=f"(t2286) : "f"(t2282), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2287;
                asm("max.f32 %0, %1, %2;" : "=f"(t2287) : "f"(t2283), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2288;
                asm("max.f32 %0, %1, %2;" : "=f"(t2288) : "f"(t2284), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2289;
                asm("max.f32 %0, %1, %2;" : "=f"(t2289) : "f"(t2285), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2290;
                asm("max.f32 %0, %1, %2;" : "=f"(t2290) : "f"(t2286), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2291;
                asm("max.f32 %0, %1, %2;" : "=f"(t2291) : "f"(t2287), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2292;
                asm("max.f32 %0, %1, %2;" : "=f"(t2292) : "f"(t2288), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2293;
                asm("max.f32 %0, %1, %2;" : "=f"(t2293) : "f"(t2289), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2294;
                asm("max.f32 %0, %1, %2;" : "=f"(t2294) : "f"(t2290), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2295;
                asm("max.f32 %0, %1, %2;" : "=f"(t2295) : "f"(t2291), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2296;
                asm("max.f32 %0, %1, %2;" : "=f"(t2296) : "f"(t2292), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2297;
                asm("max.f32 %0, %1, %2;" : "=f"(t2297) : "f"(t2293), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2298;
                asm("max.f32 %0, %1, %2;" : "=f"(t2298) : "f"(t2294), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2299;
                asm("max.f32 %0, %1, %2;" : "=f"(t2299) : "f"(t2295), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2300;
                asm("max.f32 %0, %1, %2;" : "=f"(t2300) : "f"(t2296), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2301;
                asm("max.f32 %0, %1, %2;" : "=f"(t2301) : "f"(t2297), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2302;
                asm("max.f32 %0, %1, %2;" : "=f"(t2302) : "f"(t2298), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2303;
                asm("max.f32 %0, %1, %2;" : "=f"(t2303) : "f"(t2299), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2304;
                asm("max.f32 %0, %1, %2;" : "=f"(t2304) : "f"(t2300), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2305;
                asm("max.f32 %0, %1, %2;" : "=f"(t2305) : "f"(t2301), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2306;
                asm("max.f32 %0, %1, %2;" : "=f"(t2306) : "f"(t2302), "f"(s_64));
                f32 t2307;
                asm("max.f32 %0, %1, %2;" : "=f"(t2307) : "f"(t2303), "f"(t2304));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2308;
                asm("max.f32 %0, %1, %2;" : "=f"(t2308) : "f"(t2305), "f"(t2306));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2309;
                asm("max.f32 %0, %1, %2;" : "=f"(t2309) : "f"(t2307), "f"(t2308));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2310;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2310) : "f"(t2309));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2309), "f"(t2310));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2312;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2312) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_6;
                asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t2312));
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t2315 = new_6 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t2315;
#line 144 "fa-kernels/src/attention/softmax.rs"
                const f32 t2317 = -reference_6;
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 t2318;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(old_6), "f"(scale_log2), "f"(t2317));
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_6;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t2318));
#line 145 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_6;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t2320 = row_sum_2 * rescale_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2321 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t2321));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2323;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2323) : "f"(exponent_161));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_3 = t2323;
                const f32 t2324 = t2320 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2325 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_162;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t2325));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2327;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2327) : "f"(exponent_162));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_4 = t2327;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2328 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_163;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t2328));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2330;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2330) : "f"(exponent_163));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_7 = t2330;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2331 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t2331));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2333) : "f"(exponent_164));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_8 = t2333;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2334 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t2334));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2336;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2336) : "f"(exponent_165));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_11 = t2336;
                const f32 t2337 = t2324 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2338 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t2338));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2340;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2340) : "f"(exponent_166));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_12 = t2340;
                const f32 t2341 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2342 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t2342));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2344;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2344) : "f"(exponent_167));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_15 = t2344;
                const f32 t2345 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2346 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t2346));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2348;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2348) : "f"(exponent_168));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_16 = t2348;
                const f32 t2349 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2350 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t2350));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2352;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2352) : "f"(exponent_169));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2352;
                const f32 t2353 = t2337 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2354 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_170;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2354));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2356;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2356) : "f"(exponent_170));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2356;
                const f32 t2357 = t2341 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2358 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2358));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2360;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2360) : "f"(exponent_171));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2360;
                const f32 t2361 = t2345 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2362 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2362));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2364;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2364) : "f"(exponent_172));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2364;
                const f32 t2365 = t2349 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2366 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2366));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2368;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2368) : "f"(exponent_173));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2368;
                const f32 t2369 = t2353 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2370 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2370));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2372;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2372) : "f"(exponent_174));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2372;
                const f32 t2373 = t2357 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2374 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2374));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2376;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2376) : "f"(exponent_175));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2376;
                const f32 t2377 = t2361 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2378 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2378));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2380;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2380) : "f"(exponent_176));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2380;
                const f32 t2381 = t2365 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2382 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2382));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2384;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2384) : "f"(exponent_177));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_35 = t2384;
                const f32 t2385 = t2369 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2386 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_178;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2386));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2388;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2388) : "f"(exponent_178));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_36 = t2388;
                const f32 t2389 = t2373 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2390 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_179;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2390));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2392;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2392) : "f"(exponent_179));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_39 = t2392;
                const f32 t2393 = t2377 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2394 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2394));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2396;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2396) : "f"(exponent_180));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_40 = t2396;
                const f32 t2397 = t2381 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2398 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2398));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2400;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2400) : "f"(exponent_181));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_43 = t2400;
                const f32 t2401 = t2385 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2402 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_182;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2402));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2404;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2404) : "f"(exponent_182));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_44 = t2404;
                const f32 t2405 = t2389 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2406 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2406));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2408;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2408) : "f"(exponent_183));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_47 = t2408;
                const f32 t2409 = t2393 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2410 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2410));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2412;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2412) : "f"(exponent_184));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_48 = t2412;
                const f32 t2413 = t2397 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2414 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2414));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2416;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2416) : "f"(exponent_185));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_51 = t2416;
                const f32 t2417 = t2401 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2418 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2418));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2420;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2420) : "f"(exponent_186));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_52 = t2420;
                const f32 t2421 = t2405 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2422 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_187;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2422));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2424;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2424) : "f"(exponent_187));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_55 = t2424;
                const f32 t2425 = t2409 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2426 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2426));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2428;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2428) : "f"(exponent_188));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_56 = t2428;
                const f32 t2429 = t2413 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2430 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2430));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2432;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2432) : "f"(exponent_189));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_59 = t2432;
                const f32 t2433 = t2417 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2434 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2434));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2436;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2436) : "f"(exponent_190));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_60 = t2436;
                const f32 t2437 = t2421 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2438 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2438));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2440;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2440) : "f"(exponent_191));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_63 = t2440;
                const f32 t2441 = t2425 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2442 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2442));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2444;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2444) : "f"(exponent_192));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_64 = t2444;
                const f32 t2445 = t2429 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2446 = t2433 + t2437;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2447 = t2441 + t2445;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2448 = t2446 + t2447;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2448;
#line 339 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t2449 = i_4 - 1u;
#line 340 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2450 = t298 + t2449;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2451 = t2450 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2452 = t2451 + 6u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2453 = t2452 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2454 = t10 + t2453;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2455 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2455) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2454) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2456 = acc * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t2456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2457 = acc_2 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t2457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2458 = acc_5 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t2458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2459 = acc_6 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t2459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2460 = acc_9 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t2460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2461 = acc_10 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t2461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2462 = acc_13 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t2462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2463 = acc_14 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t2463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2464 = acc_17 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t2464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2465 = acc_18 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t2465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2466 = acc_21 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t2466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2467 = acc_22 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t2467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2468 = acc_25 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t2468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2469 = acc_26 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t2469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2470 = acc_29 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t2470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2471 = acc_30 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t2471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2472 = acc_3 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t2472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2473 = acc_4 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t2473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2474 = acc_7 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t2474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2475 = acc_8 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t2475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2476 = acc_11 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t2476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2477 = acc_12 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t2477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2478 = acc_15 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t2478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2479 = acc_16 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t2479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2480 = acc_19 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t2480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2481 = acc_20 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t2481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2482 = acc_23 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t2482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2483 = acc_24 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t2483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2484 = acc_27 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t2484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2485 = acc_28 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t2485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2486 = acc_31 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t2486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2487 = acc_32 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t2487;
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2488;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2488) : "f"(s), "f"(s_2));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2489;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2489) : "f"(s_3), "f"(s_4));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2490;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2490) : "f"(s_5), "f"(s_6));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2491;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2491) : "f"(s_7), "f"(s_8));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2492;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2492) : "f"(s_9), "f"(s_10));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2493;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2493) : "f"(s_11), "f"(s_12));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2494;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2494) : "f"(s_13), "f"(s_14));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2495;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2495) : "f"(s_15), "f"(s_16));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2496;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2496) : "f"(s_17), "f"(s_18));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2497;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2497) : "f"(s_19), "f"(s_20));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2498;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2498) : "f"(s_21), "f"(s_22));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2499;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2499) : "f"(s_23), "f"(s_24));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2500;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2500) : "f"(s_25), "f"(s_26));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2501;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2501) : "f"(s_27), "f"(s_28));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2502;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2502) : "f"(s_29), "f"(s_30));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2503;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2503) : "f"(s_31), "f"(s_32));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2504;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2504) : "f"(s_33), "f"(s_34));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2505;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2505) : "f"(s_35), "f"(s_36));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2506;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2506) : "f"(s_37), "f"(s_38));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2507;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2507) : "f"(s_39), "f"(s_40));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2508;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2508) : "f"(s_41), "f"(s_42));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2509;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2509) : "f"(s_43), "f"(s_44));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2510;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2510) : "f"(s_45), "f"(s_46));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2511;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2511) : "f"(s_47), "f"(s_48));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2512;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2512) : "f"(s_49), "f"(s_50));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2513;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2513) : "f"(s_51), "f"(s_52));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2514;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2514) : "f"(s_53), "f"(s_54));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2515;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2515) : "f"(s_55), "f"(s_56));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2516;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2516) : "f"(s_57), "f"(s_58));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2517;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2517) : "f"(s_59), "f"(s_60));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2518;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2518) : "f"(s_61), "f"(s_62));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2519;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2519) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p = t2488;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2489;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2490;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2491;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2492;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2493;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2494;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2495;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2496;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2497;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2498;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2499;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2500;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2501;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2502;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2503;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t2504;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t2505;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t2506;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t2507;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t2508;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t2509;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t2510;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t2511;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t2512;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t2513;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t2514;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t2515;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t2516;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t2517;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t2518;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t2519;
            }
#line 260 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2520 = t300 % 6u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2521 = t2520 + 14u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2522 = t2521 << 3u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2523 = t10 + t2522;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2524 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2524) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2523) : "memory");
            }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2525 = end_15 - 1u;
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2526 = t298 + t2525;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2527 = t2526 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2528 = t2527 + 4u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2529 = t2528 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2530 = t10 + t2529;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2531 = t2526 >> 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2532 = t2531 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2530), "r"(t2532) : "memory");
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_65 = p;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_66 = p_2;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_67 = p_3;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_68 = p_4;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_69 = p_5;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_70 = p_6;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_71 = p_7;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_72 = p_8;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_73 = p_9;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_74 = p_10;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_75 = p_11;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_76 = p_12;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_77 = p_13;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_78 = p_14;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_79 = p_15;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_80 = p_16;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_81 = p_17;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_82 = p_18;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_83 = p_19;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_84 = p_20;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_85 = p_21;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_86 = p_22;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_87 = p_23;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_88 = p_24;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_89 = p_25;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_90 = p_26;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_91 = p_27;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_92 = p_28;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_93 = p_29;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_94 = p_30;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_95 = p_31;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_96 = p_32;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2533 = t2526 & 1u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2534 = t2533 << 14u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2535 = t9 + t2534;
            const u32 t2536 = t2535 >> 4u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2537 = t2536 + 67108864u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2538 = (u64)t2537;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2539 = t2538 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2540 = t2536 + 67108992u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2541 = (u64)t2540;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2542 = t2541 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2543 = t2536 + 67109120u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2544 = (u64)t2543;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2545 = t2544 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2546 = t2536 + 67109248u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2547 = (u64)t2546;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2548 = t2547 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2549 = t2536 + 67109376u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2550 = (u64)t2549;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2551 = t2550 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2552 = t2536 + 67109504u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2553 = (u64)t2552;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2554 = t2553 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2555 = t2536 + 67109632u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2556 = (u64)t2555;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2557 = t2556 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2558 = t2536 + 67109760u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2559 = (u64)t2558;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2560 = t2559 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2539), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2542), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2545), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2548), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2551), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2554), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2557), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2560) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2561 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2562 = t298 + t2561;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2563 = t2562 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2564 = t2563 + 6u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2565 = t2564 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2566 = t10 + t2565;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2567 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2567) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2566) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2569 = t298 + end_15;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_5 = t2569; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2570 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2570) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2571 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2572 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t2571 ? 0u : t2572;
                const u32 t2574 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2574) : "memory");
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2575 = i_5 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2576 = t2575 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2577 = t10 + t2576;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2578 = i_5 >> 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2579 = t2578 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2577), "r"(t2579) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2580 = i_5 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2581 = t2580 + 2u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2582 = t2581 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2583 = t10 + t2582;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2584 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2584) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2583) : "memory");
                }
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2585 = i_5 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2586 = t2585 + 4u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2587 = t2586 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2588 = t10 + t2587;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2589 = i_5 >> 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2590 = t2589 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2588), "r"(t2590) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2591 = i_5 & 1u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2592 = t2591 + 6u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2593 = t2592 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2594 = t10 + t2593;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2595 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2595) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2594) : "memory");
                }
            }
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t2596;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2596) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_7 = row_sum + t2596;
            f32 t2598;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2598) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2599 = pair_7 + t2598;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2599;
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t2600;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2600) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_8 = row_sum_2 + t2600;
            f32 t2602;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2602) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2603 = pair_8 + t2602;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2603;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t2604 = (u64)t246;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t2605 = t2604 * sinks_stride0;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t2606 = t2605 * 4ull;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t2607 = sinks + t2606;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            f32 logit;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t2607) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_2 = logit * 1.442695f;
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_7 = row_max == __uint_as_float(0xff800000u);
            const f32 t2611 = row_max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 t2612 = none_7 ? 0.0f : t2611;
#line 224 "fa-kernels/src/attention/softmax.rs"
            const f32 t2613 = logit_2 - t2612;
#line 224 "fa-kernels/src/attention/softmax.rs"
            f32 power;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t2613));
#line 225 "fa-kernels/src/attention/softmax.rs"
            const f32 t2615 = row_sum + power;
#line 225 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2615;
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_8 = row_max_2 == __uint_as_float(0xff800000u);
            const f32 t2617 = row_max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 t2618 = none_8 ? 0.0f : t2617;
#line 224 "fa-kernels/src/attention/softmax.rs"
            const f32 t2619 = logit_2 - t2618;
#line 224 "fa-kernels/src/attention/softmax.rs"
            f32 power_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t2619));
#line 225 "fa-kernels/src/attention/softmax.rs"
            const f32 t2621 = row_sum_2 + power_2;
#line 225 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2621;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2622 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t2623;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2623) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2622 ? 0.0f : t2623;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2625 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc = t2625;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2626 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2626;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2627 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2627;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2628 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2628;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2629 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2629;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2630 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2630;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2631 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2631;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2632 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2632;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2633 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2633;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2634 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2634;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2635 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2635;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2636 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2636;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2637 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2637;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2638 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2638;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2639 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2639;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2640 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2640;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2641 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t2642;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2642) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2641 ? 0.0f : t2642;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2644 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2644;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2645 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2645;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2646 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2646;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2647 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2647;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2648 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2648;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2649 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2649;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2650 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2650;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2651 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2651;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2652 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2652;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2653 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2653;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2654 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2654;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2655 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2655;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2656 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2656;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2657 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2657;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2658 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2658;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2659 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2659;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t2660 = lane == 0u;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2660) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 74 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2661 = t300 % 6u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2662;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2662) : "f"(acc), "f"(acc_2));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2663;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2663) : "f"(acc_3), "f"(acc_4));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2664;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2664) : "f"(acc_5), "f"(acc_6));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2665;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2665) : "f"(acc_7), "f"(acc_8));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2666;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2666) : "f"(acc_9), "f"(acc_10));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2667;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2667) : "f"(acc_11), "f"(acc_12));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2668;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2668) : "f"(acc_13), "f"(acc_14));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2669;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2669) : "f"(acc_15), "f"(acc_16));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2670;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2670) : "f"(acc_17), "f"(acc_18));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2671;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2671) : "f"(acc_19), "f"(acc_20));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2672;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2672) : "f"(acc_21), "f"(acc_22));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2673;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2673) : "f"(acc_23), "f"(acc_24));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2674;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2674) : "f"(acc_25), "f"(acc_26));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2675;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2675) : "f"(acc_27), "f"(acc_28));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2676;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2676) : "f"(acc_29), "f"(acc_30));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2677;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2677) : "f"(acc_31), "f"(acc_32));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2678 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2679 = t217 + t2678;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2680 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2681 = t2679 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2682 = t2680 ^ t2681;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2683 = t2679 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2684 = t2682 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2685 = t2683 + t2684;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2686 = t215 + t2685;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2686), "r"(t2662), "r"(t2663), "r"(t2664), "r"(t2665) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2687 = t2685 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2688 = t215 + t2687;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2688), "r"(t2666), "r"(t2667), "r"(t2668), "r"(t2669) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2689 = t2685 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2690 = t215 + t2689;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2690), "r"(t2670), "r"(t2671), "r"(t2672), "r"(t2673) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2691 = t2685 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2692 = t215 + t2691;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2692), "r"(t2674), "r"(t2675), "r"(t2676), "r"(t2677) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t2693 = t245 + t218;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t2693 + t217;
            const bool t2695 = lane == 0u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2695) {
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2696 = t217 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2697 = t215 + t2696;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2697), "l"(o), "r"(0u), "r"(t246), "r"(first_row), "r"(t247) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 86 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2698 = count + 1u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2698;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2699 = count & 1u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t2700 = t2699 == 0u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2701 = blockIdx.x;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2702 = gridDim.x;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2703 = t2702 - 1u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2704 = blockIdx.x;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2705 = t2703 - t2704;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place_4 = t2700 ? t2701 : t2705;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2707 = gridDim.x;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2708 = count * t2707;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2709 = t2708 + place_4;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_3 = t2709;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2711 = index_2 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2711) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 92 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2712 = lane == 0u;
#line 92 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2712) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
