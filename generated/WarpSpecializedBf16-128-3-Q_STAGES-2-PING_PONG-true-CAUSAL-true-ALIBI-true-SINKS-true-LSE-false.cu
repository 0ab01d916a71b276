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
#line 233 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 24576u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 32768u;
    const u32 t10 = t9 + 32768u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 112u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 120u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 96u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 104u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 152u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 77 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 t31 = seq_q + 191u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 tiles = t31 / 192u;
    const u32 t33 = tiles * heads;
#line 78 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 total = t33 * batch;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t35 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t35) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
        const bool t36 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t36) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t37 = tile & 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t38 = t37 == 0u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t39 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t40 = gridDim.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t41 = t40 - 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t42 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t43 = t41 - t42;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place = t38 ? t39 : t43;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t45 = gridDim.x;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t46 = tile * t45;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t47 = t46 + place;
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t47;
            while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
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
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t65 = t62 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t65 + 1u;
                const u32 t67 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t68 = t67 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t68 < seq_k ? t68 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t70 = t62 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t71 = t70 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t71 + 1u;
                const u32 t73 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t74 = t73 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t74 < seq_k ? t74 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t76 = end_4 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t77 = t76 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t77 > 1u ? t77 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t79 = end_2 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t79 < end_5 ? t79 : end_5;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t81 = end_5 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t82 = t81 < end_5 ? t81 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t83 = t63 / group;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t84 = tile * 3u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t84 % 6u;
                const u32 t86 = slot + 14u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t87 = t86 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t10 + t87;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t84 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t89 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t90 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t88), "r"(t91) : "memory");
                const u32 t92 = slot + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t92 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t10 + t93;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t95 = slot << 13u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t96 = smem_1 + t95;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t97;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t97) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t98 = t97 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t98) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t94) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t96), "l"(q), "r"(t94), "r"(0u), "r"(t63), "r"(t62), "r"(t64) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t99 = tile * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t100 = t99 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t100 % 6u;
                const u32 t102 = slot_2 + 14u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t103 = t102 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t104 = t10 + t103;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t100 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t105 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t106 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t104), "r"(t107) : "memory");
                const u32 t108 = slot_2 + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = t108 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t10 + t109;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t62 + 64u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t112 = slot_2 << 13u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t113 = smem_1 + t112;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t114;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t114) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t115 = t114 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t115) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t110) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t113), "l"(q), "r"(t110), "r"(0u), "r"(t63), "r"(t111), "r"(t64) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t116 = tile * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t117 = t116 + 2u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t117 % 6u;
                const u32 t119 = slot_3 + 14u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t119 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t121 = t10 + t120;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t117 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t122 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t123 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t121), "r"(t124) : "memory");
                const u32 t125 = slot_3 + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t125 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t10 + t126;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t62 + 128u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t129 = slot_3 << 13u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t130 = smem_1 + t129;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t131;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t131) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t132 = t131 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t132) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t127) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t130), "l"(q), "r"(t127), "r"(0u), "r"(t63), "r"(t128), "r"(t64) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t134 = slot_4 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t10 + t134;
                const u32 t136 = slot_4 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t136 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = t10 + t137;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t139 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t140 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t138), "r"(t141) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t142 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t143 = t142 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = slot_4 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t8 + t144;
                u32 t146;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t146) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t147 = t146 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t147) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t135) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t145), "l"(k), "r"(t135), "r"(0u), "r"(t83), "r"(t143), "r"(t64) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t149 = slot_5 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = t149 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = t10 + t150;
                const u32 t152 = slot_5 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t152 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = t10 + t153;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t155 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = t156 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t154), "r"(t157) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t158 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t159 = t158 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t160 = slot_5 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t9 + t160;
                u32 t162;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t162) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t163 = t162 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t163) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t151) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t161), "l"(v), "r"(t151), "r"(0u), "r"(t83), "r"(t159), "r"(t64) : "memory");
                }
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t164 & 1u;
                    const u32 t166 = slot_6 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t10 + t166;
                    const u32 t168 = slot_6 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t168 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t10 + t169;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t164 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = t171 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t172 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t170), "r"(t173) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t174 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t175 = t174 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t176 = t175 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = slot_6 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t178 = t8 + t177;
                    u32 t179;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t179) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t180 = t179 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t180) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t167) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t178), "l"(k), "r"(t167), "r"(0u), "r"(t83), "r"(t176), "r"(t64) : "memory");
                    }
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t181 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t181 & 1u;
                    const u32 t183 = slot_7 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t184 = t183 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t185 = t10 + t184;
                    const u32 t186 = slot_7 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t187 = t186 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t188 = t10 + t187;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t189 = t181 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t190 = t189 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t191 = t190 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t188), "r"(t191) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t192 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t193 = t192 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t194 = t193 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t195 = slot_7 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t196 = t9 + t195;
                    u32 t197;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t197) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t198 = t197 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t198) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t185) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t196), "l"(v), "r"(t185), "r"(0u), "r"(t83), "r"(t194), "r"(t64) : "memory");
                    }
                }
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t199 = passed + end_5;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t199;
                const u32 t200 = tile + 1u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t200;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t201 = tile & 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t202 = t201 == 0u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t203 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t204 = gridDim.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t205 = t204 - 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t206 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t207 = t205 - t206;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place_2 = t202 ? t203 : t207;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t209 = gridDim.x;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t210 = tile * t209;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t211 = t210 + place_2;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t211;
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t214 = index_2 << 13u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t215 = t7 + t214;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t216 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t217 = t216 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t218 = index_2 << 6u;
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
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t219 = count & 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const bool t220 = t219 == 0u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t221 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t222 = gridDim.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t223 = t222 - 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t224 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t225 = t223 - t224;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 place_3 = t220 ? t221 : t225;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t227 = gridDim.x;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t228 = count * t227;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t229 = t228 + place_3;
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_3 = t229;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t230 = index_2 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t230) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
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
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t248 = t245 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t248 + 1u;
            const u32 t250 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t251 = t250 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t251 < seq_k ? t251 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t253 = t245 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t254 = t253 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t254 + 1u;
            const u32 t256 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t257 = t256 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t257 < seq_k ? t257 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t259 = end_9 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t260 = t259 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_10 = t260 > 1u ? t260 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t262 = end_7 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t262 < end_10 ? t262 : end_10;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t264 = end_10 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t265 = t264 < end_10 ? t264 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t245 + t218;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t267 = first_query + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t267 + 1u;
            const u32 t269 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t270 = t269 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t270 < seq_k ? t270 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t272 = first_query + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t273 = t272 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t273 + 1u;
            const u32 t275 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t276 = t275 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t276 < seq_k ? t276 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t278 = end_14 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t279 = t278 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_15 = t279 > 1u ? t279 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t281 = end_12 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_3 = t281 < end_15 ? t281 : end_15;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t283 = end_15 - whole_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right = t283 < end_15 ? t283 : end_15;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t285 = (u64)t247;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t286 = t285 * alibi_slopes_stride0;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t287 = t286 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t288 = alibi_slopes + t287;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t289 = (u64)t246;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t290 = t289 * alibi_slopes_stride1;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t291 = t290 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t292 = t288 + t291;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            f32 slope;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t292) : "memory");
#line 91 "fa-kernels/src/attention/options/alibi.rs"
            f32 t294;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t294) : "f"(scale_log2));
#line 91 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t295 = t294 * 1.442695f;
#line 91 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t296 = slope * t295;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t297 = end_10 - end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t298 = passed_2 + t297;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t299 = count * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t300 = t299 + index_2;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
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
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t306 = i_2 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t307 = t306 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t308 = t10 + t307;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t309 = i_2 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t310 = t309 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t308), "r"(t310) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t311 = i_2 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t312 = t311 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t313 = t312 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t314 = t10 + t313;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t315 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t315) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t314) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t316 = i_2 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t317 = t316 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t318 = t317 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t319 = t10 + t318;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t320 = i_2 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t321 = t320 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t319), "r"(t321) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t322 = i_2 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t323 = t322 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t324 = t323 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t325 = t10 + t324;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t326 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t326) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t325) : "memory");
                }
            }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t327 = t300 % 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t328 = t327 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t329 = t328 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t330 = t10 + t329;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t331 = t300 / 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t332 = t331 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t330), "r"(t332) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t333 = t298 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t334 = t333 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t335 = t10 + t334;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t336 = t298 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t337 = t336 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t335), "r"(t337) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t338 = t300 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t339 = t338 << 13u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t340 = smem_1 + t339;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t341 = t298 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t342 = t341 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t343 = t8 + t342;
            const u32 t344 = t340 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t345 = t343 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t346 = t344 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t347 = (u64)t346;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t348 = t347 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t349 = t345 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t350 = (u64)t349;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t351 = t350 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t352 = t344 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t353 = (u64)t352;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t354 = t353 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t355 = t345 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t356 = (u64)t355;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t357 = t356 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t358 = t344 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t359 = (u64)t358;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t360 = t359 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t361 = t345 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t362 = (u64)t361;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t363 = t362 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t364 = t344 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t365 = (u64)t364;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t366 = t365 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t367 = t345 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t368 = (u64)t367;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t369 = t368 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t348), "l"(t351), "l"(t354), "l"(t357), "l"(t360), "l"(t363), "l"(t366), "l"(t369) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t370 = t298 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t371 = t370 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t372 = t371 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t373 = t10 + t372;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t374 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t374) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t373) : "memory");
            }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t375 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t375 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t377 = t245 + t218;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t377 + t217;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t379 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t380 = t379 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t381 = first_key + t380;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t382 = t381 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 column = (f32)t382;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t384 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t385 = first_query_2 + t384;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t386 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t387 = first_query_2 + t386;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t388 = t387 + 8u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t389 = t385 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t390 = (f32)t389;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_3 = t390 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance = first_3 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t393 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t394;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t394) : "f"(distance), "f"(t393), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s = t394;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_2 = first_3 + 8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t396 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t397;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t397) : "f"(distance_2), "f"(t396), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_3 = t397;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_3 = first_3 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t399 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t400;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t400) : "f"(distance_3), "f"(t399), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_2 = t400;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_4 = first_3 + 7.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t402 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t403;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t403) : "f"(distance_4), "f"(t402), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_4 = t403;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_5 = first_3 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t405 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t406;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t406) : "f"(distance_5), "f"(t405), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_5 = t406;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t407 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t408;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t408) : "f"(distance), "f"(t407), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_7 = t408;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_6 = first_3 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t410 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t411;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t411) : "f"(distance_6), "f"(t410), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_6 = t411;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t412 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t413;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(distance_3), "f"(t412), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_8 = t413;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_7 = first_3 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t415 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t416;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t416) : "f"(distance_7), "f"(t415), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_9 = t416;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t417 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t418;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t418) : "f"(distance_5), "f"(t417), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_11 = t418;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_8 = first_3 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t420 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t421;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t421) : "f"(distance_8), "f"(t420), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_10 = t421;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t422 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t423;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t423) : "f"(distance_6), "f"(t422), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_12 = t423;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_9 = first_3 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t425 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t426;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t426) : "f"(distance_9), "f"(t425), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_13 = t426;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t427 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t428;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t428) : "f"(distance_7), "f"(t427), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_15 = t428;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_10 = first_3 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t430 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t431;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t431) : "f"(distance_10), "f"(t430), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_14 = t431;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t432 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t433;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(distance_8), "f"(t432), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_16 = t433;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_11 = first_3 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t435 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t436;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t436) : "f"(distance_11), "f"(t435), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_17 = t436;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t437 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t438;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(distance_9), "f"(t437), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_19 = t438;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_12 = first_3 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t440 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t441;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t441) : "f"(distance_12), "f"(t440), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_18 = t441;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t442 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t443;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(distance_10), "f"(t442), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_20 = t443;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_13 = first_3 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t445 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t446;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t446) : "f"(distance_13), "f"(t445), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_21 = t446;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t447 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t448;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(distance_11), "f"(t447), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_23 = t448;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_14 = first_3 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t450 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t451;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t451) : "f"(distance_14), "f"(t450), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_22 = t451;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t452 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t453;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(distance_12), "f"(t452), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_24 = t453;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_15 = first_3 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t455 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t456;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t456) : "f"(distance_15), "f"(t455), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_25 = t456;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t457 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t458;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t458) : "f"(distance_13), "f"(t457), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_27 = t458;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_16 = first_3 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t460 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t461;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t461) : "f"(distance_16), "f"(t460), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_26 = t461;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t462 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t463;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t463) : "f"(distance_14), "f"(t462), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_28 = t463;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_17 = first_3 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t465 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t466;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t466) : "f"(distance_17), "f"(t465), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_29 = t466;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t467 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t468;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(distance_15), "f"(t467), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_31 = t468;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_18 = first_3 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t470 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t471;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t471) : "f"(distance_18), "f"(t470), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_30 = t471;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t472 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t473;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(distance_16), "f"(t472), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_32 = t473;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_19 = first_3 + -64.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t475 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t476;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t476) : "f"(distance_19), "f"(t475), "f"(s_33));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_33 = t476;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t477 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t478;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t478) : "f"(distance_17), "f"(t477), "f"(s_35));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_35 = t478;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_20 = first_3 + -65.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t480 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t481;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t481) : "f"(distance_20), "f"(t480), "f"(s_34));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_34 = t481;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t482 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t483;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(distance_18), "f"(t482), "f"(s_36));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_36 = t483;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_21 = first_3 + -72.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t485 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t486;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t486) : "f"(distance_21), "f"(t485), "f"(s_37));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_37 = t486;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t487 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t488;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t488) : "f"(distance_19), "f"(t487), "f"(s_39));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_39 = t488;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_22 = first_3 + -73.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t490 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t491;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t491) : "f"(distance_22), "f"(t490), "f"(s_38));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_38 = t491;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t492 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t493;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(distance_20), "f"(t492), "f"(s_40));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_40 = t493;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_23 = first_3 + -80.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t495 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t496;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t496) : "f"(distance_23), "f"(t495), "f"(s_41));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_41 = t496;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t497 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t498;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t498) : "f"(distance_21), "f"(t497), "f"(s_43));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_43 = t498;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_24 = first_3 + -81.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t500 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t501;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t501) : "f"(distance_24), "f"(t500), "f"(s_42));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_42 = t501;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t502 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t503;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(distance_22), "f"(t502), "f"(s_44));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_44 = t503;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_25 = first_3 + -88.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t505 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t506;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(distance_25), "f"(t505), "f"(s_45));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_45 = t506;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t507 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t508;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t508) : "f"(distance_23), "f"(t507), "f"(s_47));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_47 = t508;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_26 = first_3 + -89.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t510 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t511;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t511) : "f"(distance_26), "f"(t510), "f"(s_46));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_46 = t511;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t512 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t513;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(distance_24), "f"(t512), "f"(s_48));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_48 = t513;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_27 = first_3 + -96.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t515 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t516;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(distance_27), "f"(t515), "f"(s_49));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_49 = t516;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t517 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t518;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t518) : "f"(distance_25), "f"(t517), "f"(s_51));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_51 = t518;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_28 = first_3 + -97.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t520 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t521;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t521) : "f"(distance_28), "f"(t520), "f"(s_50));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_50 = t521;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t522 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t523;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t523) : "f"(distance_26), "f"(t522), "f"(s_52));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_52 = t523;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_29 = first_3 + -104.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t525 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t526;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t526) : "f"(distance_29), "f"(t525), "f"(s_53));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_53 = t526;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t527 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t528;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t528) : "f"(distance_27), "f"(t527), "f"(s_55));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_55 = t528;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_30 = first_3 + -105.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t530 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t531;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t531) : "f"(distance_30), "f"(t530), "f"(s_54));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_54 = t531;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t532 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t533;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t533) : "f"(distance_28), "f"(t532), "f"(s_56));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_56 = t533;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_31 = first_3 + -112.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t535 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t536;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t536) : "f"(distance_31), "f"(t535), "f"(s_57));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_57 = t536;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t537 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t538;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(distance_29), "f"(t537), "f"(s_59));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_59 = t538;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_32 = first_3 + -113.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t540 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t541;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t541) : "f"(distance_32), "f"(t540), "f"(s_58));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_58 = t541;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t542 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t543;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(distance_30), "f"(t542), "f"(s_60));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_60 = t543;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_33 = first_3 + -120.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t545 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t546;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t546) : "f"(distance_33), "f"(t545), "f"(s_61));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_61 = t546;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t547 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t548;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(distance_31), "f"(t547), "f"(s_63));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_63 = t548;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_34 = first_3 + -121.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t550 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t551;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(distance_34), "f"(t550), "f"(s_62));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_62 = t551;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t552 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t553;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t553) : "f"(distance_32), "f"(t552), "f"(s_64));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_64 = t553;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t554 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key_2 = t554 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t556 = t245 + t218;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t556 + t217;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t558 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t559 = t558 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_2 + t559;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t561 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t562 = first_query_3 + t561;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t563 = t562 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t563 + 1u;
            const u32 t565 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t566 = t565 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t566 < seq_k ? t566 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t568 = end_17 > column_2 ? end_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t568 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t571 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t571;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t573 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t573;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t575 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t575;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t577 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t577;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t579 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t579;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t581 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t581;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t583 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t583;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t585 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t585;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t587 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t587;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t589 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t589;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t591 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t591;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t593 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t593;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t595 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t595;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t597 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t597;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t599 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t599;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t601 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t601;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 64u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t603 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t603;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 65u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t605 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t605;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 72u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t607 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t607;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 73u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t609 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t609;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 80u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t611 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t611;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 81u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t613 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t613;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 88u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t615 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t615;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 89u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t617 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t617;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 96u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t619 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t619;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 97u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t621 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t621;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 104u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t623 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t623;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 105u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t625 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t625;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 112u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t627 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t627;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 113u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t629 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t629;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 120u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t631 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t631;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 121u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t633 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t633;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t634 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t635 = first_query_3 + t634;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t636 = t635 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t637 = t636 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t637 + 1u;
            const u32 t639 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t640 = t639 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t640 < seq_k ? t640 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t642 = end_20 > column_2 ? end_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_21 = t642 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t645 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t645;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t647 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t647;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t649 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t649;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t651 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t651;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t653 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t653;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t655 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t655;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t657 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t657;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t659 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t659;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t661 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t661;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t663 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t663;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t665 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t665;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t667 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t667;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t669 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t669;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t671 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t671;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t673 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t673;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t675 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t675;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 64u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t677 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t677;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 65u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t679 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t679;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 72u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t681 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t681;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 73u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t683 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t683;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 80u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t685 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 81u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t687 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t687;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 88u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t689 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t689;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 89u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t691 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t691;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 96u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t693 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t693;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 97u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t695 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t695;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 104u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t697 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t697;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 105u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t699 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t699;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 112u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t701 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t701;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 113u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t703 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t703;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 120u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t705 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t705;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 121u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t707 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t707;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t709;
            asm("max.f32 %0, %1, %2;" : "=f"(t709) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t710;
            asm("max.f32 %0, %1, %2;" : "=f"(t710) : "f"(t709), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t711;
            asm("max.f32 %0, %1, %2;" : "=f"(t711) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t712;
            asm("max.f32 %0, %1, %2;" : "=f"(t712) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t713;
            asm("max.f32 %0, %1, %2;" : "=f"(t713) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t714;
            asm("max.f32 %0, %1, %2;" : "=f"(t714) : "f"(t710), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t715;
            asm("max.f32 %0, %1, %2;" : "=f"(t715) : "f"(t711), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t716;
            asm("max.f32 %0, %1, %2;" : "=f"(t716) : "f"(t712), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t717;
            asm("max.f32 %0, %1, %2;" : "=f"(t717) : "f"(t713), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t718;
            asm("max.f32 %0, %1, %2;" : "=f"(t718) : "f"(t714), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t719;
            asm("max.f32 %0, %1, %2;" : "=f"(t719) : "f"(t715), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t720;
            asm("max.f32 %0, %1, %2;" : "=f"(t720) : "f"(t716), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t721;
            asm("max.f32 %0, %1, %2;" : "=f"(t721) : "f"(t717), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t722;
            asm("max.f32 %0, %1, %2;" : "=f"(t722) : "f"(t718), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t723;
            asm("max.f32 %0, %1, %2;" : "=f"(t723) : "f"(t719), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t724;
            asm("max.f32 %0, %1, %2;" : "=f"(t724) : "f"(t720), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t725;
            asm("max.f32 %0, %1, %2;" : "=f"(t725) : "f"(t721), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t726;
            asm("max.f32 %0, %1, %2;" : "=f"(t726) : "f"(t722), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t727;
            asm("max.f32 %0, %1, %2;" : "=f"(t727) : "f"(t723), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t728;
            asm("max.f32 %0, %1, %2;" : "=f"(t728) : "f"(t724), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t729;
            asm("max.f32 %0, %1, %2;" : "=f"(t729) : "f"(t725), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t730;
            asm("max.f32 %0, %1, %2;" : "=f"(t730) : "f"(t726), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t731;
            asm("max.f32 %0, %1, %2;" : "=f"(t731) : "f"(t727), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t732;
            asm("max.f32 %0, %1, %2;" : "=f"(t732) : "f"(t728), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t733;
            asm("max.f32 %0, %1, %2;" : "=f"(t733) : "f"(t729), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t734;
            asm("max.f32 %0, %1, %2;" : "=f"(t734) : "f"(t730), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t735;
            asm("max.f32 %0, %1, %2;" : "=f"(t735) : "f"(t731), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t736;
            asm("max.f32 %0, %1, %2;" : "=f"(t736) : "f"(t732), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t737;
            asm("max.f32 %0, %1, %2;" : "=f"(t737) : "f"(t733), "f"(s_62));
            f32 t738;
            asm("max.f32 %0, %1, %2;" : "=f"(t738) : "f"(t734), "f"(t735));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t739;
            asm("max.f32 %0, %1, %2;" : "=f"(t739) : "f"(t736), "f"(t737));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t740;
            asm("max.f32 %0, %1, %2;" : "=f"(t740) : "f"(t738), "f"(t739));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t741;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t741) : "f"(t740));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t740), "f"(t741));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t743;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t743) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t743));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t746 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t746;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t748 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t749;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t749) : "f"(old), "f"(scale_log2), "f"(t748));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t749));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t751 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t752 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t752));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t754;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t754) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t754;
            const f32 t755 = t751 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t756 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t756));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t758;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t758) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t758;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t759 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t759));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t761;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t761) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t761;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t762 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t762));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t764;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t764;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t765 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t765));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t767;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t767;
            const f32 t768 = t755 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t769 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t769));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t771;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t771;
            const f32 t772 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t773 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t773));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t775;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t775) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t775;
            const f32 t776 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t777 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t777));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t779;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t779;
            const f32 t780 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t781 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t781));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t783;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t783) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t783;
            const f32 t784 = t768 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t785 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t785));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t787;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t787;
            const f32 t788 = t772 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t789 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t789));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t791;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t791;
            const f32 t792 = t776 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t793 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t793));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t795;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t795) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t795;
            const f32 t796 = t780 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t797 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t797));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t799;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t799;
            const f32 t800 = t784 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t801 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t801));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t803;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t803;
            const f32 t804 = t788 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t805 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t805));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t807;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t807;
            const f32 t808 = t792 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t809 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t809));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t811;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t811;
            const f32 t812 = t796 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t813 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t813));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t815;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t815) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t815;
            const f32 t816 = t800 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t817 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t817));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t819;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t819) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t819;
            const f32 t820 = t804 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t821 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t821));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t823;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t823) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t823;
            const f32 t824 = t808 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t825 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t825));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t827;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t827;
            const f32 t828 = t812 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t829 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t829));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t831;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t831) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t831;
            const f32 t832 = t816 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t833 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t833));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t835;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t835) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t835;
            const f32 t836 = t820 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t837 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t837));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t839;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t839) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t839;
            const f32 t840 = t824 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t841 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t841));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t843;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t843) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t843;
            const f32 t844 = t828 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t845 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t845));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t847;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t847;
            const f32 t848 = t832 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t849 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t849));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t851;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t851) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t851;
            const f32 t852 = t836 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t853 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t853));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t855;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t855) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t855;
            const f32 t856 = t840 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t857 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t857));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t859;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t859) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t859;
            const f32 t860 = t844 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t861 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t861));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t863;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t863) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t863;
            const f32 t864 = t848 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t865 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t865));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t867;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t867) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t867;
            const f32 t868 = t852 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t869 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t869));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t871;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t871) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t871;
            const f32 t872 = t856 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t873 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t873));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t875;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t875;
            const f32 t876 = t860 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t877 = t864 + t868;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t878 = t872 + t876;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t879 = t877 + t878;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t879;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t881;
            asm("max.f32 %0, %1, %2;" : "=f"(t881) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t882;
            asm("max.f32 %0, %1, %2;" : "=f"(t882) : "f"(t881), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t883;
            asm("max.f32 %0, %1, %2;" : "=f"(t883) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t884;
            asm("max.f32 %0, %1, %2;" : "=f"(t884) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t885;
            asm("max.f32 %0, %1, %2;" : "=f"(t885) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t886;
            asm("max.f32 %0, %1, %2;" : "=f"(t886) : "f"(t882), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t887;
            asm("max.f32 %0, %1, %2;" : "=f"(t887) : "f"(t883), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t888;
            asm("max.f32 %0, %1, %2;" : "=f"(t888) : "f"(t884), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t889;
            asm("max.f32 %0, %1, %2;" : "=f"(t889) : "f"(t885), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t890;
            asm("max.f32 %0, %1, %2;" : "=f"(t890) : "f"(t886), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t891;
            asm("max.f32 %0, %1, %2;" : "=f"(t891) : "f"(t887), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t892;
            asm("max.f32 %0, %1, %2;" : "=f"(t892) : "f"(t888), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t893;
            asm("max.f32 %0, %1, %2;" : "=f"(t893) : "f"(t889), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t894;
            asm("max.f32 %0, %1, %2;" : "=f"(t894) : "f"(t890), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t895;
            asm("max.f32 %0, %1, %2;" : "=f"(t895) : "f"(t891), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t896;
            asm("max.f32 %0, %1, %2;" : "=f"(t896) : "f"(t892), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t897;
            asm("max.f32 %0, %1, %2;" : "=f"(t897) : "f"(t893), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t898;
            asm("max.f32 %0, %1, %2;" : "=f"(t898) : "f"(t894), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t899;
            asm("max.f32 %0, %1, %2;" : "=f"(t899) : "f"(t895), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t900;
            asm("max.f32 %0, %1, %2;" : "=f"(t900) : "f"(t896), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t901;
            asm("max.f32 %0, %1, %2;" : "=f"(t901) : "f"(t897), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t902;
            asm("max.f32 %0, %1, %2;" : "=f"(t902) : "f"(t898), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t903;
            asm("max.f32 %0, %1, %2;" : "=f"(t903) : "f"(t899), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t904;
            asm("max.f32 %0, %1, %2;" : "=f"(t904) : "f"(t900), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t905;
            asm("max.f32 %0, %1, %2;" : "=f"(t905) : "f"(t901), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t906;
            asm("max.f32 %0, %1, %2;" : "=f"(t906) : "f"(t902), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t907;
            asm("max.f32 %0, %1, %2;" : "=f"(t907) : "f"(t903), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t908;
            asm("max.f32 %0, %1, %2;" : "=f"(t908) : "f"(t904), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t909;
            asm("max.f32 %0, %1, %2;" : "=f"(t909) : "f"(t905), "f"(s_64));
            f32 t910;
            asm("max.f32 %0, %1, %2;" : "=f"(t910) : "f"(t906), "f"(t907));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t911;
            asm("max.f32 %0, %1, %2;" : "=f"(t911) : "f"(t908), "f"(t909));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t912;
            asm("max.f32 %0, %1, %2;" : "=f"(t912) : "f"(t910), "f"(t911));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t913;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t913) : "f"(t912));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t912), "f"(t913));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t915;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t915) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t915));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t918 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t918;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t920 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t921;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t921) : "f"(old_2), "f"(scale_log2), "f"(t920));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t921));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t923 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t924 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t924));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t926;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t926;
            const f32 t927 = t923 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t928 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t928));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t930;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t930) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t930;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t931 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t931));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t933;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t933) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t933;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t934 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t934));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t936;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t936) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t936;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t937 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t937));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t939;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t939) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t939;
            const f32 t940 = t927 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t941 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t941));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t943;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t943) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t943;
            const f32 t944 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t945 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t945));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t947;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t947) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t947;
            const f32 t948 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t949 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t949));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t951;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t951) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t951;
            const f32 t952 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t953 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t953));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t955;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t955;
            const f32 t956 = t940 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t957 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t957));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t959;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t959) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t959;
            const f32 t960 = t944 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t961 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t961));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t963;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t963;
            const f32 t964 = t948 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t965 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t965));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t967;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t967;
            const f32 t968 = t952 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t969 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t969));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t971;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t971;
            const f32 t972 = t956 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t973 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t973));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t975;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t975;
            const f32 t976 = t960 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t977 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t977));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t979;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t979;
            const f32 t980 = t964 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t981 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t981));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t983;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t983;
            const f32 t984 = t968 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t985 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t985));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t987;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t987) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t987;
            const f32 t988 = t972 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t989 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t989));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t991;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t991) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t991;
            const f32 t992 = t976 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t993 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t993));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t995;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t995;
            const f32 t996 = t980 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t997 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t997));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t999;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t999) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t999;
            const f32 t1000 = t984 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1001 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1001));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1003;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1003) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1003;
            const f32 t1004 = t988 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1005 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1005));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1007;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1007) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1007;
            const f32 t1008 = t992 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1009 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1009));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1011;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1011) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1011;
            const f32 t1012 = t996 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1013 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1013));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1015;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1015) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1015;
            const f32 t1016 = t1000 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1017 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1017));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1019;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1019) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1019;
            const f32 t1020 = t1004 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1021 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1021));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1023;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1023;
            const f32 t1024 = t1008 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1025 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1025));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1027;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1027;
            const f32 t1028 = t1012 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1029 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1029));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1031;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1031;
            const f32 t1032 = t1016 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1033 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1033));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1035;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1035;
            const f32 t1036 = t1020 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1037 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1037));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1039;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1039;
            const f32 t1040 = t1024 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1041 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1041));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1043;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1043;
            const f32 t1044 = t1028 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1045 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1045));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1047;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1047;
            const f32 t1048 = t1032 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1049 = t1036 + t1040;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1050 = t1044 + t1048;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1051 = t1049 + t1050;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1051;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1052;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1052) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1053;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1053) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1054;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1055;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1056;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1057;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1057) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1058;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1059;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1060;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1060) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1061;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1062;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1063;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1063) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1064;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1064) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1065;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1066;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1067;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1068;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1069;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1069) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1070;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1071;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(s_39), "f"(s_40));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1072;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(s_41), "f"(s_42));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1073;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(s_43), "f"(s_44));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1074;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1074) : "f"(s_45), "f"(s_46));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1075;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(s_47), "f"(s_48));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1076;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(s_49), "f"(s_50));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1077;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1077) : "f"(s_51), "f"(s_52));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1078;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1078) : "f"(s_53), "f"(s_54));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1079;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1079) : "f"(s_55), "f"(s_56));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1080;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1080) : "f"(s_57), "f"(s_58));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1081;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1081) : "f"(s_59), "f"(s_60));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1082;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(s_61), "f"(s_62));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1083;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1083) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1052;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1053;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1054;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1055;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1056;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1057;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1058;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1059;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1060;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1061;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1062;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1063;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1064;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1065;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1066;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1067;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1068;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1069;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1070;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1071;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1072;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1073;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1074;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1075;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1076;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1077;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1078;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1079;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1080;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1081;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1082;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1083;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_2 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_3 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_4 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_5 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_6 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_7 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_8 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_9 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_10 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_11 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_12 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_13 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_14 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_15 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_16 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_17 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_18 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_19 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_20 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_21 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_22 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_23 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_24 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_25 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_26 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_27 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_28 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_29 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_30 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_31 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_32 = 0.0f;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right_2 = masked_right > 1u ? masked_right : 1u;
            const u32 masked_left = end_15 > masked_right_2 ? end_15 : masked_right_2;
#line 272 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < masked_right_2; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1086 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1086) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1087 = t298 + i_3;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1088 = t1087 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1089 = t1088 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1090 = t10 + t1089;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1091 = t1087 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1092 = t1091 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1090), "r"(t1092) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1093 = t300 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1094 = t1093 << 13u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1095 = smem_1 + t1094;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1096 = t1087 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1097 = t1096 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1098 = t8 + t1097;
                const u32 t1099 = t1095 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1100 = t1098 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1101 = t1099 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1102 = (u64)t1101;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1103 = t1102 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1104 = t1100 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1105 = (u64)t1104;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1106 = t1105 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1107 = t1099 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1108 = (u64)t1107;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1109 = t1108 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1110 = t1100 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1111 = (u64)t1110;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1112 = t1111 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1113 = t1099 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1114 = (u64)t1113;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1115 = t1114 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1116 = t1100 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1117 = (u64)t1116;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1118 = t1117 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1119 = t1099 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1120 = (u64)t1119;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1121 = t1120 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1122 = t1100 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1123 = (u64)t1122;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1124 = t1123 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1103), "l"(t1106), "l"(t1109), "l"(t1112), "l"(t1115), "l"(t1118), "l"(t1121), "l"(t1124) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1125 = i_3 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1126 = t298 + t1125;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1127 = t1126 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1128 = t1127 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1129 = t1128 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1130 = t10 + t1129;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1131 = t1126 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1132 = t1131 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1130), "r"(t1132) : "memory");
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs = p;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_2 = p_2;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_3 = p_3;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_4 = p_4;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_5 = p_5;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_6 = p_6;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_7 = p_7;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_8 = p_8;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_9 = p_9;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_10 = p_10;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_11 = p_11;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_12 = p_12;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_13 = p_13;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_14 = p_14;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_15 = p_15;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_16 = p_16;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_17 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_18 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_19 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_20 = p_20;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_21 = p_21;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_22 = p_22;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_23 = p_23;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_24 = p_24;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_25 = p_25;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_26 = p_26;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_27 = p_27;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_28 = p_28;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_29 = p_29;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_30 = p_30;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_31 = p_31;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_32 = p_32;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1133 = t1126 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1134 = t1133 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1135 = t9 + t1134;
                const u32 t1136 = t1135 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1137 = t1136 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1138 = (u64)t1137;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1139 = t1138 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1140 = t1136 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1141 = (u64)t1140;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1142 = t1141 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1143 = t1136 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1144 = (u64)t1143;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1145 = t1144 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1146 = t1136 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1147 = (u64)t1146;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1148 = t1147 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1149 = t1136 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1150 = (u64)t1149;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1151 = t1150 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1152 = t1136 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1153 = (u64)t1152;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1154 = t1153 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1155 = t1136 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1156 = (u64)t1155;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1157 = t1156 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1158 = t1136 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1159 = (u64)t1158;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1160 = t1159 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1139), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1142), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1145), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1148), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1151), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1154), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1157), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1160) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1161 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1162 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_2 = t1161 ? 0u : t1162;
                const u32 t1164 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1164) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1165 = t298 + i_3;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1166 = t1165 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1167 = t1166 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1168 = t1167 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1169 = t10 + t1168;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1170 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1170) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1169) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1171 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1172 = t1171 - i_3;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_3 = t1172 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1174 = t245 + t218;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t1174 + t217;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1176 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1177 = t1176 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1178 = first_key_3 + t1177;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1179 = t1178 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 column_3 = (f32)t1179;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1181 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1182 = first_query_4 + t1181;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1183 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1184 = first_query_4 + t1183;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1185 = t1184 + 8u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1186 = t1182 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1187 = (f32)t1186;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_4 = t1187 - column_3;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_35 = first_4 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1190 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1191) : "f"(distance_35), "f"(t1190), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s = t1191;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_36 = first_4 + 8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1193 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1194;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1194) : "f"(distance_36), "f"(t1193), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_3 = t1194;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_37 = first_4 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1196 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1197;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1197) : "f"(distance_37), "f"(t1196), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_2 = t1197;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_38 = first_4 + 7.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1199 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1200;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(distance_38), "f"(t1199), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_4 = t1200;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_39 = first_4 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1202 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1203;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(distance_39), "f"(t1202), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_5 = t1203;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1204 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1205;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1205) : "f"(distance_35), "f"(t1204), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_7 = t1205;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_40 = first_4 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1207 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1208;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1208) : "f"(distance_40), "f"(t1207), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_6 = t1208;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1209 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1210;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1210) : "f"(distance_37), "f"(t1209), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_8 = t1210;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_41 = first_4 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1212 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1213;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1213) : "f"(distance_41), "f"(t1212), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_9 = t1213;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1214 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1215;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1215) : "f"(distance_39), "f"(t1214), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_11 = t1215;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_42 = first_4 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1217 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1218;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1218) : "f"(distance_42), "f"(t1217), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_10 = t1218;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1219 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1220;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1220) : "f"(distance_40), "f"(t1219), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_12 = t1220;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_43 = first_4 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1222 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1223;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1223) : "f"(distance_43), "f"(t1222), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_13 = t1223;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1224 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1225;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1225) : "f"(distance_41), "f"(t1224), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_15 = t1225;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_44 = first_4 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1227 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1228;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1228) : "f"(distance_44), "f"(t1227), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_14 = t1228;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1229 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1230;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1230) : "f"(distance_42), "f"(t1229), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_16 = t1230;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_45 = first_4 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1232 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1233;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1233) : "f"(distance_45), "f"(t1232), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_17 = t1233;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1234 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1235;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1235) : "f"(distance_43), "f"(t1234), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_19 = t1235;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_46 = first_4 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1237 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1238;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1238) : "f"(distance_46), "f"(t1237), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_18 = t1238;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1239 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1240;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1240) : "f"(distance_44), "f"(t1239), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_20 = t1240;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_47 = first_4 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1242 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1243;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1243) : "f"(distance_47), "f"(t1242), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_21 = t1243;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1244 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1245;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1245) : "f"(distance_45), "f"(t1244), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_23 = t1245;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_48 = first_4 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1247 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1248;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1248) : "f"(distance_48), "f"(t1247), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_22 = t1248;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1249 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1250;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1250) : "f"(distance_46), "f"(t1249), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_24 = t1250;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_49 = first_4 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1252 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1253;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1253) : "f"(distance_49), "f"(t1252), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_25 = t1253;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1254 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1255;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1255) : "f"(distance_47), "f"(t1254), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_27 = t1255;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_50 = first_4 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1257 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1258;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1258) : "f"(distance_50), "f"(t1257), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_26 = t1258;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1259 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1260;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1260) : "f"(distance_48), "f"(t1259), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_28 = t1260;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_51 = first_4 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1262 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1263;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1263) : "f"(distance_51), "f"(t1262), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_29 = t1263;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1264 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1265;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(distance_49), "f"(t1264), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_31 = t1265;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_52 = first_4 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1267 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1268;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(distance_52), "f"(t1267), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_30 = t1268;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1269 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1270;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1270) : "f"(distance_50), "f"(t1269), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_32 = t1270;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_53 = first_4 + -64.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1272 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1273;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1273) : "f"(distance_53), "f"(t1272), "f"(s_33));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_33 = t1273;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1274 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1275;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1275) : "f"(distance_51), "f"(t1274), "f"(s_35));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_35 = t1275;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_54 = first_4 + -65.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1277 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1278;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1278) : "f"(distance_54), "f"(t1277), "f"(s_34));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_34 = t1278;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1279 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1280;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1280) : "f"(distance_52), "f"(t1279), "f"(s_36));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_36 = t1280;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_55 = first_4 + -72.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1282 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1283;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1283) : "f"(distance_55), "f"(t1282), "f"(s_37));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_37 = t1283;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1284 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1285;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1285) : "f"(distance_53), "f"(t1284), "f"(s_39));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_39 = t1285;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_56 = first_4 + -73.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1287 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1288;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1288) : "f"(distance_56), "f"(t1287), "f"(s_38));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_38 = t1288;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1289 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1290;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1290) : "f"(distance_54), "f"(t1289), "f"(s_40));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_40 = t1290;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_57 = first_4 + -80.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1292 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1293;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1293) : "f"(distance_57), "f"(t1292), "f"(s_41));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_41 = t1293;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1294 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1295;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1295) : "f"(distance_55), "f"(t1294), "f"(s_43));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_43 = t1295;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_58 = first_4 + -81.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1297 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1298;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1298) : "f"(distance_58), "f"(t1297), "f"(s_42));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_42 = t1298;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1299 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1300;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(distance_56), "f"(t1299), "f"(s_44));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_44 = t1300;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_59 = first_4 + -88.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1302 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1303;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1303) : "f"(distance_59), "f"(t1302), "f"(s_45));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_45 = t1303;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1304 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1305;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1305) : "f"(distance_57), "f"(t1304), "f"(s_47));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_47 = t1305;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_60 = first_4 + -89.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1307 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1308;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1308) : "f"(distance_60), "f"(t1307), "f"(s_46));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_46 = t1308;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1309 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1310;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1310) : "f"(distance_58), "f"(t1309), "f"(s_48));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_48 = t1310;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_61 = first_4 + -96.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1312 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1313;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1313) : "f"(distance_61), "f"(t1312), "f"(s_49));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_49 = t1313;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1314 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1315;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1315) : "f"(distance_59), "f"(t1314), "f"(s_51));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_51 = t1315;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_62 = first_4 + -97.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1317 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1318;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1318) : "f"(distance_62), "f"(t1317), "f"(s_50));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_50 = t1318;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1319 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1320;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1320) : "f"(distance_60), "f"(t1319), "f"(s_52));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_52 = t1320;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_63 = first_4 + -104.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1322 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1323;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1323) : "f"(distance_63), "f"(t1322), "f"(s_53));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_53 = t1323;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1324 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1325;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1325) : "f"(distance_61), "f"(t1324), "f"(s_55));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_55 = t1325;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_64 = first_4 + -105.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1327 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1328;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1328) : "f"(distance_64), "f"(t1327), "f"(s_54));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_54 = t1328;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1329 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1330;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1330) : "f"(distance_62), "f"(t1329), "f"(s_56));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_56 = t1330;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_65 = first_4 + -112.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1332 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1333;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1333) : "f"(distance_65), "f"(t1332), "f"(s_57));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_57 = t1333;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1334 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1335;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1335) : "f"(distance_63), "f"(t1334), "f"(s_59));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_59 = t1335;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_66 = first_4 + -113.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1337 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1338;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1338) : "f"(distance_66), "f"(t1337), "f"(s_58));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_58 = t1338;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1339 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1340;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1340) : "f"(distance_64), "f"(t1339), "f"(s_60));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_60 = t1340;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_67 = first_4 + -120.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1342 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1343;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1343) : "f"(distance_67), "f"(t1342), "f"(s_61));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_61 = t1343;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1344 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1345;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1345) : "f"(distance_65), "f"(t1344), "f"(s_63));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_63 = t1345;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_68 = first_4 + -121.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1347 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1348;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1348) : "f"(distance_68), "f"(t1347), "f"(s_62));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_62 = t1348;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1349 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1350;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1350) : "f"(distance_66), "f"(t1349), "f"(s_64));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_64 = t1350;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1351 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1352 = t1351 - i_3;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_4 = t1352 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1354 = t245 + t218;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_5 = t1354 + t217;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1356 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1357 = t1356 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_4 = first_key_4 + t1357;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1359 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1360 = first_query_5 + t1359;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1361 = t1360 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t1361 + 1u;
                const u32 t1363 = end_22 > seq_q ? end_22 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1364 = t1363 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t1364 < seq_k ? t1364 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1366 = end_23 > column_4 ? end_23 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1366 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_65 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1369 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1369;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_66 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1371 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1371;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_67 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1373 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1373;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_68 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1375 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1375;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_69 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1377 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1377;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_70 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1379 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1379;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_71 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1381 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1381;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_72 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1383 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1383;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_73 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1385 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1385;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_74 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1387 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1387;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_75 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1389 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1389;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_76 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1391 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1391;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_77 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1393 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1393;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_78 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1395 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1395;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_79 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1397 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1397;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_80 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1399 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1399;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_81 = 64u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1401 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1401;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_82 = 65u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1403 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1403;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_83 = 72u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1405 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1405;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_84 = 73u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1407 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1407;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_85 = 80u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1409 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1409;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_86 = 81u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1411 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1411;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_87 = 88u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1413 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1413;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_88 = 89u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1415 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1415;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_89 = 96u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1417 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1417;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_90 = 97u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1419 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1419;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_91 = 104u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1421 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1421;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_92 = 105u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1423 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1423;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_93 = 112u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1425 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1425;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_94 = 113u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1427 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1427;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_95 = 120u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1429 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1429;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_96 = 121u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1431 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1431;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1432 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1433 = first_query_5 + t1432;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1434 = t1433 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1435 = t1434 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t1435 + 1u;
                const u32 t1437 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1438 = t1437 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t1438 < seq_k ? t1438 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1440 = end_26 > column_4 ? end_26 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t1440 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_97 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1443 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t1443;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_98 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1445 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t1445;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_99 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1447 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1447;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_100 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1449 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1449;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_101 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1451 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1451;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_102 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1453 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1453;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_103 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1455 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1455;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_104 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1457 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1457;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_105 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1459 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1459;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_106 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1461 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1461;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_107 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1463 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1463;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_108 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1465 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1465;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_109 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1467 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1467;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_110 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1469 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1469;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_111 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1471 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1471;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_112 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1473 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1473;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_113 = 64u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1475 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1475;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_114 = 65u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1477 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1477;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_115 = 72u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1479 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1479;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_116 = 73u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1481 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1481;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_117 = 80u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1483 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1483;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_118 = 81u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1485 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1485;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_119 = 88u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1487 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1487;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_120 = 89u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1489 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1489;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_121 = 96u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1491 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1491;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_122 = 97u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1493 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1493;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_123 = 104u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1495 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1495;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_124 = 105u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1497 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1497;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_125 = 112u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1499 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1499;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_126 = 113u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1501 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1501;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_127 = 120u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1503 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1503;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_128 = 121u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1505 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1505;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1507;
                asm("max.f32 %0, %1, %2;" : "=f"(t1507) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1508;
                asm("max.f32 %0, %1, %2;" : "=f"(t1508) : "f"(t1507), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1509;
                asm("max.f32 %0, %1, %2;" : "=f"(t1509) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1510;
                asm("max.f32 %0, %1, %2;" : "=f"(t1510) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1511;
                asm("max.f32 %0, %1, %2;" : "=f"(t1511) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1512;
                asm("max.f32 %0, %1, %2;" : "=f"(t1512) : "f"(t1508), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1513;
                asm("max.f32 %0, %1, %2;" : "=f"(t1513) : "f"(t1509), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1514;
                asm("max.f32 %0, %1, %2;" : "=f"(t1514) : "f"(t1510), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1515;
                asm("max.f32 %0, %1, %2;" : "=f"(t1515) : "f"(t1511), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1516;
                asm("max.f32 %0, %1, %2;" : "=f"(t1516) : "f"(t1512), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1517;
                asm("max.f32 %0, %1, %2;" : "=f"(t1517) : "f"(t1513), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1518;
                asm("max.f32 %0, %1, %2;" : "=f"(t1518) : "f"(t1514), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1519;
                asm("max.f32 %0, %1, %2;" : "=f"(t1519) : "f"(t1515), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1520;
                asm("max.f32 %0, %1, %2;" : "=f"(t1520) : "f"(t1516), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1521;
                asm("max.f32 %0, %1, %2;" : "=f"(t1521) : "f"(t1517), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1522;
                asm("max.f32 %0, %1, %2;" : "=f"(t1522) : "f"(t1518), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1523;
                asm("max.f32 %0, %1, %2;" : "=f"(t1523) : "f"(t1519), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1524;
                asm("max.f32 %0, %1, %2;" : "=f"(t1524) : "f"(t1520), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1525;
                asm("max.f32 %0, %1, %2;" : "=f"(t1525) : "f"(t1521), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1526;
                asm("max.f32 %0, %1, %2;" : "=f"(t1526) : "f"(t1522), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1527;
                asm("max.f32 %0, %1, %2;" : "=f"(t1527) : "f"(t1523), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1528;
                asm("max.f32 %0, %1, %2;" : "=f"(t1528) : "f"(t1524), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1529;
                asm("max.f32 %0, %1, %2;" : "=f"(t1529) : "f"(t1525), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1530;
                asm("max.f32 %0, %1, %2;" : "=f"(t1530) : "f"(t1526), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1531;
                asm("max.f32 %0, %1, %2;" : "=f"(t1531) : "f"(t1527), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1532;
                asm("max.f32 %0, %1, %2;" : "=f"(t1532) : "f"(t1528), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1533;
                asm("max.f32 %0, %1, %2;" : "=f"(t1533) : "f"(t1529), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1534;
                asm("max.f32 %0, %1, %2;" : "=f"(t1534) : "f"(t1530), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1535;
                asm("max.f32 %0, %1, %2;" : "=f"(t1535) : "f"(t1531), "f"(s_62));
                f32 t1536;
                asm("max.f32 %0, %1, %2;" : "=f"(t1536) : "f"(t1532), "f"(t1533));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1537;
                asm("max.f32 %0, %1, %2;" : "=f"(t1537) : "f"(t1534), "f"(t1535));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1538;
                asm("max.f32 %0, %1, %2;" : "=f"(t1538) : "f"(t1536), "f"(t1537));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1539;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1539) : "f"(t1538));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1538), "f"(t1539));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1541;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1541) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1541));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t1544 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t1544;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1546 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1547;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1547) : "f"(old_3), "f"(scale_log2), "f"(t1546));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1547));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1549 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1550 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1550));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1552;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1552) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1552;
                const f32 t1553 = t1549 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1554 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1554));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1556;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1556) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1556;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1557 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1557));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1559;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1559) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1559;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1560 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1560));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1562;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1562) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1562;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1563 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1563));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1565;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1565) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1565;
                const f32 t1566 = t1553 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1567 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1567));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1569;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1569) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1569;
                const f32 t1570 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1571 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1571));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1573;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1573) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1573;
                const f32 t1574 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1575 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1575));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1577;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1577) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1577;
                const f32 t1578 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1579 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1579));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1581;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1581) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1581;
                const f32 t1582 = t1566 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1583 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1583));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1585;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1585) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1585;
                const f32 t1586 = t1570 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1587 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1587));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1589;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1589) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1589;
                const f32 t1590 = t1574 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1591 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1591));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1593;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1593) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1593;
                const f32 t1594 = t1578 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1595 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1595));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1597;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1597) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1597;
                const f32 t1598 = t1582 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1599 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1601;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1601) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1601;
                const f32 t1602 = t1586 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1603 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1605;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1605) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1605;
                const f32 t1606 = t1590 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1607 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1607));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1609;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1609) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1609;
                const f32 t1610 = t1594 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1611 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1613;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1613) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1613;
                const f32 t1614 = t1598 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1615 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1617;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1617) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1617;
                const f32 t1618 = t1602 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1619 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1619));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1621;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1621) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1621;
                const f32 t1622 = t1606 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1623 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1625;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1625) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1625;
                const f32 t1626 = t1610 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1627 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1627));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1629;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1629) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1629;
                const f32 t1630 = t1614 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1631 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1631));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1633;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1633) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1633;
                const f32 t1634 = t1618 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1635 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1635));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1637;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1637;
                const f32 t1638 = t1622 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1639 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1639));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1641;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1641) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1641;
                const f32 t1642 = t1626 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1643 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1643));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1645;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1645) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1645;
                const f32 t1646 = t1630 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1647 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1647));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1649;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1649) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1649;
                const f32 t1650 = t1634 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1651 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1651));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1653;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1653) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1653;
                const f32 t1654 = t1638 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1655 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1655));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1657;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1657) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1657;
                const f32 t1658 = t1642 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1659 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1661) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1661;
                const f32 t1662 = t1646 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1663 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1663));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1665;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1665) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1665;
                const f32 t1666 = t1650 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1667 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1667));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1669;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1669) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1669;
                const f32 t1670 = t1654 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1671 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1671));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1673;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1673) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1673;
                const f32 t1674 = t1658 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1675 = t1662 + t1666;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1676 = t1670 + t1674;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1677 = t1675 + t1676;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1677;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1679;
                asm("max.f32 %0, %1, %2;" : "=f"(t1679) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1680;
                asm("max.f32 %0, %1, %2;" : "=f"(t1680) : "f"(t1679), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1681;
                asm("max.f32 %0, %1, %2;" : "=f"(t1681) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1682;
                asm("max.f32 %0, %1, %2;" : "=f"(t1682) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1683;
                asm("max.f32 %0, %1, %2;" : "=f"(t1683) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1684;
                asm("max.f32 %0, %1, %2;" : "=f"(t1684) : "f"(t1680), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1685;
                asm("max.f32 %0, %1, %2;" : "=f"(t1685) : "f"(t1681), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1686;
                asm("max.f32 %0, %1, %2;" : "=f"(t1686) : "f"(t1682), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1687;
                asm("max.f32 %0, %1, %2;" : "=f"(t1687) : "f"(t1683), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1688;
                asm("max.f32 %0, %1, %2;" : "=f"(t1688) : "f"(t1684), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1689;
                asm("max.f32 %0, %1, %2;" : "=f"(t1689) : "f"(t1685), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1690;
                asm("max.f32 %0, %1, %2;" : "=f"(t1690) : "f"(t1686), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1691;
                asm("max.f32 %0, %1, %2;" : "=f"(t1691) : "f"(t1687), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1692;
                asm("max.f32 %0, %1, %2;" : "=f"(t1692) : "f"(t1688), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1693;
                asm("max.f32 %0, %1, %2;" : "=f"(t1693) : "f"(t1689), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1694;
                asm("max.f32 %0, %1, %2;" : "=f"(t1694) : "f"(t1690), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1695;
                asm("max.f32 %0, %1, %2;" : "=f"(t1695) : "f"(t1691), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1696;
                asm("max.f32 %0, %1, %2;" : "=f"(t1696) : "f"(t1692), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1697;
                asm("max.f32 %0, %1, %2;" : "=f"(t1697) : "f"(t1693), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1698;
                asm("max.f32 %0, %1, %2;" : "=f"(t1698) : "f"(t1694), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1699;
                asm("max.f32 %0, %1, %2;" : "=f"(t1699) : "f"(t1695), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1700;
                asm("max.f32 %0, %1, %2;" : "=f"(t1700) : "f"(t1696), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1701;
                asm("max.f32 %0, %1, %2;" : "=f"(t1701) : "f"(t1697), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1702;
                asm("max.f32 %0, %1, %2;" : "=f"(t1702) : "f"(t1698), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1703;
                asm("max.f32 %0, %1, %2;" : "=f"(t1703) : "f"(t1699), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1704;
                asm("max.f32 %0, %1, %2;" : "=f"(t1704) : "f"(t1700), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1705;
                asm("max.f32 %0, %1, %2;" : "=f"(t1705) : "f"(t1701), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1706;
                asm("max.f32 %0, %1, %2;" : "=f"(t1706) : "f"(t1702), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1707;
                asm("max.f32 %0, %1, %2;" : "=f"(t1707) : "f"(t1703), "f"(s_64));
                f32 t1708;
                asm("max.f32 %0, %1, %2;" : "=f"(t1708) : "f"(t1704), "f"(t1705));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1709;
                asm("max.f32 %0, %1, %2;" : "=f"(t1709) : "f"(t1706), "f"(t1707));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1710;
                asm("max.f32 %0, %1, %2;" : "=f"(t1710) : "f"(t1708), "f"(t1709));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1711;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1711) : "f"(t1710));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1710), "f"(t1711));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1713;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1713) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1713));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t1716 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t1716;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1718 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1719;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1719) : "f"(old_4), "f"(scale_log2), "f"(t1718));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1719));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1721 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1722 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1722));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1724;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1724) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1724;
                const f32 t1725 = t1721 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1726 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1726));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1728;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1728) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1728;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1729 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1729));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1731;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1731) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1731;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1732 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1732));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1734;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1734) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1734;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1735 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1735));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1737;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1737) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1737;
                const f32 t1738 = t1725 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1739 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1739));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1741;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1741) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1741;
                const f32 t1742 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1743 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1743));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1745;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1745) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1745;
                const f32 t1746 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1747 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1747));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1749;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1749) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1749;
                const f32 t1750 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1751 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1751));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1753;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1753) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1753;
                const f32 t1754 = t1738 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1755 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1755));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1757;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1757) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1757;
                const f32 t1758 = t1742 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1759 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1759));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1761;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1761) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1761;
                const f32 t1762 = t1746 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1763 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1763));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1765;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1765) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1765;
                const f32 t1766 = t1750 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1767 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1767));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1769;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1769) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1769;
                const f32 t1770 = t1754 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1771 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1771));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1773;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1773) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1773;
                const f32 t1774 = t1758 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1775 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1775));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1777;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1777) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1777;
                const f32 t1778 = t1762 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1779 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1779));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1781;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1781) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1781;
                const f32 t1782 = t1766 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1783 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1783));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1785;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1785) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1785;
                const f32 t1786 = t1770 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1787 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1787));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1789;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1789) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1789;
                const f32 t1790 = t1774 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1791 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1791));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1793;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1793) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1793;
                const f32 t1794 = t1778 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1795 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1795));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1797;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1797) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1797;
                const f32 t1798 = t1782 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1799 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1799));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1801;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1801) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1801;
                const f32 t1802 = t1786 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1803 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1803));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1805;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1805) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1805;
                const f32 t1806 = t1790 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1807 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1807));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1809;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1809) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1809;
                const f32 t1810 = t1794 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1811 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1811));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1813;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1813) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1813;
                const f32 t1814 = t1798 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1815 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1815));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1817;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1817) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1817;
                const f32 t1818 = t1802 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1819 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1819));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1821;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1821) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1821;
                const f32 t1822 = t1806 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1823 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1823));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1825;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1825) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1825;
                const f32 t1826 = t1810 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1827 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1827));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1829;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1829) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1829;
                const f32 t1830 = t1814 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1831 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1831));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1833;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1833) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1833;
                const f32 t1834 = t1818 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1835 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1835));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1837;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1837) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1837;
                const f32 t1838 = t1822 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1839 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1839));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1841;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1841) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1841;
                const f32 t1842 = t1826 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1843 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1843));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1845;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1845) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1845;
                const f32 t1846 = t1830 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1847 = t1834 + t1838;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1848 = t1842 + t1846;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1849 = t1847 + t1848;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1849;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t1850 = i_3 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1851 = t298 + t1850;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1852 = t1851 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1853 = t1852 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1854 = t1853 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1855 = t10 + t1854;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1856 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1856) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1855) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1857 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t1857;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1858 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t1858;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1859 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t1859;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1860 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t1860;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1861 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t1861;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1862 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t1862;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1863 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t1863;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1864 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t1864;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1865 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t1865;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1866 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t1866;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1867 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t1867;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1868 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t1868;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1869 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t1869;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1870 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t1870;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1871 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t1871;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1872 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t1872;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1873 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t1873;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1874 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t1874;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1875 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t1875;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1876 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t1876;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1877 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t1877;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1878 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t1878;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1879 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t1879;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1880 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t1880;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1881 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t1881;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1882 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t1882;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1883 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t1883;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1884 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t1884;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1885 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t1885;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1886 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t1886;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1887 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t1887;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1888 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t1888;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1889;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1889) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1890;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1890) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1891;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1891) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1892;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1892) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1893;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1893) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1894;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1894) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1895;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1895) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1896;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1896) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1897;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1897) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1898;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1898) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1899;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1899) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1900;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1900) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1901;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1901) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1902;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1902) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1903;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1903) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1904;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1904) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1905;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1905) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1906;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1906) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1907;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1907) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1908;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1908) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1909;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1909) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1910;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1910) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1911;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1911) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1912;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1912) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1913;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1913) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1914;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1915;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1916;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1917;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1917) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1918;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1919;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1919) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1920;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1889;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1890;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1891;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1892;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1893;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1894;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1895;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1896;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1897;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1898;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1899;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1900;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1901;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1902;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1903;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1904;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1905;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1906;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1907;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1908;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1909;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1910;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1911;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1912;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1913;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1914;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1915;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1916;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1917;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1918;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1919;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1920;
            }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right_2; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1921 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1921) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1922 = t298 + i_4;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1923 = t1922 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1924 = t1923 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1925 = t10 + t1924;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1926 = t1922 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1927 = t1926 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1925), "r"(t1927) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1928 = t300 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1929 = t1928 << 13u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1930 = smem_1 + t1929;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1931 = t1922 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1932 = t1931 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1933 = t8 + t1932;
                const u32 t1934 = t1930 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1935 = t1933 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1936 = t1934 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1937 = (u64)t1936;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1938 = t1937 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1939 = t1935 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1940 = (u64)t1939;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1941 = t1940 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1942 = t1934 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1943 = (u64)t1942;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1944 = t1943 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1945 = t1935 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1946 = (u64)t1945;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1947 = t1946 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1948 = t1934 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1949 = (u64)t1948;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1950 = t1949 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1951 = t1935 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1952 = (u64)t1951;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1953 = t1952 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1954 = t1934 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1955 = (u64)t1954;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1956 = t1955 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1957 = t1935 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1958 = (u64)t1957;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1959 = t1958 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1938), "l"(t1941), "l"(t1944), "l"(t1947), "l"(t1950), "l"(t1953), "l"(t1956), "l"(t1959) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1960 = i_4 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1961 = t298 + t1960;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1962 = t1961 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1963 = t1962 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1964 = t1963 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1965 = t10 + t1964;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1966 = t1961 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1967 = t1966 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1965), "r"(t1967) : "memory");
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_33 = p;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_34 = p_2;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_35 = p_3;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_36 = p_4;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_37 = p_5;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_38 = p_6;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_39 = p_7;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_40 = p_8;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_41 = p_9;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_42 = p_10;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_43 = p_11;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_44 = p_12;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_45 = p_13;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_46 = p_14;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_47 = p_15;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_48 = p_16;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_49 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_50 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_51 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_52 = p_20;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_53 = p_21;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_54 = p_22;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_55 = p_23;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_56 = p_24;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_57 = p_25;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_58 = p_26;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_59 = p_27;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_60 = p_28;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_61 = p_29;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_62 = p_30;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_63 = p_31;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_64 = p_32;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1968 = t1961 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1969 = t1968 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1970 = t9 + t1969;
                const u32 t1971 = t1970 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1972 = t1971 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1973 = (u64)t1972;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1974 = t1973 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1975 = t1971 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1976 = (u64)t1975;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1977 = t1976 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1978 = t1971 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1979 = (u64)t1978;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1980 = t1979 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1981 = t1971 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1982 = (u64)t1981;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1983 = t1982 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1984 = t1971 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1985 = (u64)t1984;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1986 = t1985 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1987 = t1971 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1988 = (u64)t1987;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1989 = t1988 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1990 = t1971 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1991 = (u64)t1990;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1992 = t1991 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1993 = t1971 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1994 = (u64)t1993;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1995 = t1994 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1974), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1977), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1980), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1983), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1986), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1989), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1992), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1995) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1996 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1997 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t1996 ? 0u : t1997;
                const u32 t1999 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1999) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2000 = t298 + i_4;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2001 = t2000 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2002 = t2001 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2003 = t2002 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2004 = t10 + t2003;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2005 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2005) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2004) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2006 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2007 = t2006 - i_4;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_5 = t2007 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2009 = t245 + t218;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_6 = t2009 + t217;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2011 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2012 = t2011 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2013 = first_key_5 + t2012;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t2014 = t2013 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 column_5 = (f32)t2014;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2016 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2017 = first_query_6 + t2016;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2018 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2019 = first_query_6 + t2018;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2020 = t2019 + 8u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t2021 = t2017 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2022 = (f32)t2021;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_5 = t2022 - column_5;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_69 = first_5 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2025 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2026;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2026) : "f"(distance_69), "f"(t2025), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s = t2026;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_70 = first_5 + 8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2028 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2029;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2029) : "f"(distance_70), "f"(t2028), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_3 = t2029;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_71 = first_5 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2031 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2032;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(distance_71), "f"(t2031), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_2 = t2032;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_72 = first_5 + 7.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2034 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2035;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(distance_72), "f"(t2034), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_4 = t2035;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_73 = first_5 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2037 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2038;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(distance_73), "f"(t2037), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_5 = t2038;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2039 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2040;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2040) : "f"(distance_69), "f"(t2039), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_7 = t2040;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_74 = first_5 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2042 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2043;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2043) : "f"(distance_74), "f"(t2042), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_6 = t2043;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2044 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2045;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2045) : "f"(distance_71), "f"(t2044), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_8 = t2045;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_75 = first_5 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2047 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2048;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(distance_75), "f"(t2047), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_9 = t2048;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2049 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2050;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2050) : "f"(distance_73), "f"(t2049), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_11 = t2050;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_76 = first_5 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2052 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2053;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2053) : "f"(distance_76), "f"(t2052), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_10 = t2053;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2054 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2055;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(distance_74), "f"(t2054), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_12 = t2055;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_77 = first_5 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2057 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2058;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2058) : "f"(distance_77), "f"(t2057), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_13 = t2058;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2059 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2060;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(distance_75), "f"(t2059), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_15 = t2060;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_78 = first_5 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2062 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2063;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(distance_78), "f"(t2062), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_14 = t2063;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2064 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2065;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2065) : "f"(distance_76), "f"(t2064), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_16 = t2065;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_79 = first_5 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2067 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2068;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(distance_79), "f"(t2067), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_17 = t2068;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2069 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2070;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(distance_77), "f"(t2069), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_19 = t2070;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_80 = first_5 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2072 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2073;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2073) : "f"(distance_80), "f"(t2072), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_18 = t2073;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2074 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2075;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2075) : "f"(distance_78), "f"(t2074), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_20 = t2075;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_81 = first_5 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2077 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2078;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2078) : "f"(distance_81), "f"(t2077), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_21 = t2078;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2079 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2080;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2080) : "f"(distance_79), "f"(t2079), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_23 = t2080;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_82 = first_5 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2082 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2083;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2083) : "f"(distance_82), "f"(t2082), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_22 = t2083;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2084 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2085;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2085) : "f"(distance_80), "f"(t2084), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_24 = t2085;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_83 = first_5 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2087 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2088;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2088) : "f"(distance_83), "f"(t2087), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_25 = t2088;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2089 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2090;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2090) : "f"(distance_81), "f"(t2089), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_27 = t2090;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_84 = first_5 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2092 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2093;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2093) : "f"(distance_84), "f"(t2092), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_26 = t2093;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2094 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2095;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2095) : "f"(distance_82), "f"(t2094), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_28 = t2095;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_85 = first_5 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2097 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2098;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2098) : "f"(distance_85), "f"(t2097), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_29 = t2098;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2099 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2100) : "f"(distance_83), "f"(t2099), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_31 = t2100;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_86 = first_5 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2102 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2103) : "f"(distance_86), "f"(t2102), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_30 = t2103;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2104 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2105) : "f"(distance_84), "f"(t2104), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_32 = t2105;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_87 = first_5 + -64.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2107 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2108) : "f"(distance_87), "f"(t2107), "f"(s_33));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_33 = t2108;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2109 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2110) : "f"(distance_85), "f"(t2109), "f"(s_35));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_35 = t2110;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_88 = first_5 + -65.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2112 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2113) : "f"(distance_88), "f"(t2112), "f"(s_34));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_34 = t2113;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2114 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2115) : "f"(distance_86), "f"(t2114), "f"(s_36));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_36 = t2115;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_89 = first_5 + -72.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2117 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2118) : "f"(distance_89), "f"(t2117), "f"(s_37));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_37 = t2118;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2119 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2120) : "f"(distance_87), "f"(t2119), "f"(s_39));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_39 = t2120;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_90 = first_5 + -73.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2122 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2123) : "f"(distance_90), "f"(t2122), "f"(s_38));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_38 = t2123;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2124 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2125) : "f"(distance_88), "f"(t2124), "f"(s_40));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_40 = t2125;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_91 = first_5 + -80.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2127 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2128) : "f"(distance_91), "f"(t2127), "f"(s_41));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_41 = t2128;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2129 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2130;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2130) : "f"(distance_89), "f"(t2129), "f"(s_43));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_43 = t2130;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_92 = first_5 + -81.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2132 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2133;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2133) : "f"(distance_92), "f"(t2132), "f"(s_42));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_42 = t2133;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2134 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2135) : "f"(distance_90), "f"(t2134), "f"(s_44));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_44 = t2135;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_93 = first_5 + -88.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2137 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2138;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2138) : "f"(distance_93), "f"(t2137), "f"(s_45));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_45 = t2138;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2139 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2140) : "f"(distance_91), "f"(t2139), "f"(s_47));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_47 = t2140;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_94 = first_5 + -89.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2142 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2143) : "f"(distance_94), "f"(t2142), "f"(s_46));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_46 = t2143;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2144 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2145) : "f"(distance_92), "f"(t2144), "f"(s_48));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_48 = t2145;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_95 = first_5 + -96.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2147 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2148) : "f"(distance_95), "f"(t2147), "f"(s_49));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_49 = t2148;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2149 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2150) : "f"(distance_93), "f"(t2149), "f"(s_51));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_51 = t2150;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_96 = first_5 + -97.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2152 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2153) : "f"(distance_96), "f"(t2152), "f"(s_50));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_50 = t2153;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2154 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2155) : "f"(distance_94), "f"(t2154), "f"(s_52));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_52 = t2155;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_97 = first_5 + -104.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2157 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2158) : "f"(distance_97), "f"(t2157), "f"(s_53));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_53 = t2158;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2159 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2160;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2160) : "f"(distance_95), "f"(t2159), "f"(s_55));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_55 = t2160;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_98 = first_5 + -105.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2162 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2163;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2163) : "f"(distance_98), "f"(t2162), "f"(s_54));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_54 = t2163;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2164 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2165) : "f"(distance_96), "f"(t2164), "f"(s_56));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_56 = t2165;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_99 = first_5 + -112.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2167 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2168) : "f"(distance_99), "f"(t2167), "f"(s_57));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_57 = t2168;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2169 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2170;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2170) : "f"(distance_97), "f"(t2169), "f"(s_59));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_59 = t2170;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_100 = first_5 + -113.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2172 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2173) : "f"(distance_100), "f"(t2172), "f"(s_58));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_58 = t2173;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2174 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(distance_98), "f"(t2174), "f"(s_60));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_60 = t2175;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_101 = first_5 + -120.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2177 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2178;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2178) : "f"(distance_101), "f"(t2177), "f"(s_61));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_61 = t2178;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2179 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(distance_99), "f"(t2179), "f"(s_63));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_63 = t2180;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_102 = first_5 + -121.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2182 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2183) : "f"(distance_102), "f"(t2182), "f"(s_62));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_62 = t2183;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2184 = -t296;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2185) : "f"(distance_100), "f"(t2184), "f"(s_64));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_64 = t2185;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_5 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2187;
                asm("max.f32 %0, %1, %2;" : "=f"(t2187) : "f"(old_5), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2188;
                asm("max.f32 %0, %1, %2;" : "=f"(t2188) : "f"(t2187), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2189;
                asm("max.f32 %0, %1, %2;" : "=f"(t2189) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2190;
                asm("max.f32 %0, %1, %2;" : "=f"(t2190) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2191;
                asm("max.f32 %0, %1, %2;" : "=f"(t2191) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2192;
                asm("max.f32 %0, %1, %2;" : "=f"(t2192) : "f"(t2188), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2193;
                asm("max.f32 %0, %1, %2;" : "=f"(t2193) : "f"(t2189), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2194;
                asm("max.f32 %0, %1, %2;" : "=f"(t2194) : "f"(t2190), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2195;
                asm("max.f32 %0, %1, %2;" : "=f"(t2195) : "f"(t2191), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2196;
                asm("max.f32 %0, %1, %2;" : "=f"(t2196) : "f"(t2192), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2197;
                asm("max.f32 %0, %1, %2;" : "=f"(t2197) : "f"(t2193), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2198;
                asm("max.f32 %0, %1, %2;" : "=f"(t2198) : "f"(t2194), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2199;
                asm("max.f32 %0, %1, %2;" : "=f"(t2199) : "f"(t2195), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2200;
                asm("max.f32 %0, %1, %2;" : "=f"(t2200) : "f"(t2196), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2201;
                asm("max.f32 %0, %1, %2;" : "=f"(t2201) : "f"(t2197), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2202;
                asm("max.f32 %0, %1, %2;" : "=f"(t2202) : "f"(t2198), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2203;
                asm("max.f32 %0, %1, %2;" : "=f"(t2203) : "f"(t2199), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2204;
                asm("max.f32 %0, %1, %2;" : "=f"(t2204) : "f"(t2200), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2205;
                asm("max.f32 %0, %1, %2;" : "=f"(t2205) : "f"(t2201), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2206;
                asm("max.f32 %0, %1, %2;" : "=f"(t2206) : "f"(t2202), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2207;
                asm("max.f32 %0, %1, %2;" : "=f"(t2207) : "f"(t2203), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2208;
                asm("max.f32 %0, %1, %2;" : "=f"(t2208) : "f"(t2204), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2209;
                asm("max.f32 %0, %1, %2;" : "=f"(t2209) : "f"(t2205), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2210;
                asm("max.f32 %0, %1, %2;" : "=f"(t2210) : "f"(t2206), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2211;
                asm("max.f32 %0, %1, %2;" : "=f"(t2211) : "f"(t2207), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2212;
                asm("max.f32 %0, %1, %2;" : "=f"(t2212) : "f"(t2208), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2213;
                asm("max.f32 %0, %1, %2;" : "=f"(t2213) : "f"(t2209), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2214;
                asm("max.f32 %0, %1, %2;" : "=f"(t2214) : "f"(t2210), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2215;
                asm("max.f32 %0, %1, %2;" : "=f"(t2215) : "f"(t2211), "f"(s_62));
                f32 t2216;
                asm("max.f32 %0, %1, %2;" : "=f"(t2216) : "f"(t2212), "f"(t2213));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2217;
                asm("max.f32 %0, %1, %2;" : "=f"(t2217) : "f"(t2214), "f"(t2215));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2218;
                asm("max.f32 %0, %1, %2;" : "=f"(t2218) : "f"(t2216), "f"(t2217));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2219;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2219) : "f"(t2218));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2218), "f"(t2219));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2221;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2221) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_5;
                asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t2221));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t2224 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t2224;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2226 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t2227;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(old_5), "f"(scale_log2), "f"(t2226));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_5;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t2227));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_5;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t2229 = row_sum * rescale_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2230 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2230));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2232;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2232) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t2232;
                const f32 t2233 = t2229 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2234 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_130;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2234));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2236;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2236) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t2236;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2237 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2237));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2239;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2239) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t2239;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2240 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2240));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2242) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t2242;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2243 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_133;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2243));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2245;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2245) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t2245;
                const f32 t2246 = t2233 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2247 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2247));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2249;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2249) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t2249;
                const f32 t2250 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2251 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2251));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2253;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2253) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t2253;
                const f32 t2254 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2255 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2255));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2257;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2257) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t2257;
                const f32 t2258 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2259 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2259));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2261;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2261) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t2261;
                const f32 t2262 = t2246 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2263 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_138;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2263));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2265;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2265) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t2265;
                const f32 t2266 = t2250 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2267 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2267));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2269;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2269) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2269;
                const f32 t2270 = t2254 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2271 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2271));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2273;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2273) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2273;
                const f32 t2274 = t2258 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2275 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2275));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2277;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2277) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2277;
                const f32 t2278 = t2262 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2279 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_142;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2279));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2281;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2281) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2281;
                const f32 t2282 = t2266 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2283 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2283));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2285;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2285) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2285;
                const f32 t2286 = t2270 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2287 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_144;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2287));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2289;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2289) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2289;
                const f32 t2290 = t2274 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2291 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2291));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2293;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2293) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t2293;
                const f32 t2294 = t2278 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2295 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2295));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2297;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2297) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t2297;
                const f32 t2298 = t2282 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2299 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_147;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2299));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2301;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2301) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t2301;
                const f32 t2302 = t2286 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2303 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2303));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2305;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2305) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t2305;
                const f32 t2306 = t2290 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2307 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2307));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2309;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2309) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t2309;
                const f32 t2310 = t2294 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2311 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2311));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2313;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2313) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t2313;
                const f32 t2314 = t2298 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2315 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2315));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2317) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t2317;
                const f32 t2318 = t2302 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2319 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2319));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2321) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t2321;
                const f32 t2322 = t2306 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2323 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2323));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2325;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2325) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t2325;
                const f32 t2326 = t2310 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2327 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_154;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2327));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2329;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2329) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t2329;
                const f32 t2330 = t2314 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2331 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2331));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2333) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t2333;
                const f32 t2334 = t2318 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2335 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2335));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2337;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2337) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t2337;
                const f32 t2338 = t2322 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2339 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2339));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2341;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2341) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t2341;
                const f32 t2342 = t2326 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2343 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2343));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2345) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t2345;
                const f32 t2346 = t2330 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2347 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2347));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2349) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t2349;
                const f32 t2350 = t2334 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2351 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_160;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2351));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2353) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t2353;
                const f32 t2354 = t2338 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2355 = t2342 + t2346;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2356 = t2350 + t2354;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2357 = t2355 + t2356;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2357;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_6 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2359;
                asm("max.f32 %0, %1, %2;" : "=f"(t2359) : "f"(old_6), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2360;
                asm("max.f32 %0, %1, %2;" : "=f"(t2360) : "f"(t2359), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2361;
                asm("max.f32 %0, %1, %2;" : "=f"(t2361) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2362;
                asm("max.f32 %0, %1, %2;" : "=f"(t2362) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2363;
                asm("max.f32 %0, %1, %2;" : "=f"(t2363) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2364;
                asm("max.f32 %0, %1, %2;" : "=f"(t2364) : "f"(t2360), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2365;
                asm("max.f32 %0, %1, %2;" : "=f"(t2365) : "f"(t2361), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2366;
                asm("max.f32 %0, %1, %2;" : "=f"(t2366) : "f"(t2362), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2367;
                asm("max.f32 %0, %1, %2;" : "=f"(t2367) : "f"(t2363), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2368;
                asm("max.f32 %0, %1, %2;" : "=f"(t2368) : "f"(t2364), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2369;
                asm("max.f32 %0, %1, %2;" : "=f"(t2369) : "f"(t2365), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2370;
                asm("max.f32 %0, %1, %2;" : "=f"(t2370) : "f"(t2366), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2371;
                asm("max.f32 %0, %1, %2;" : "=f"(t2371) : "f"(t2367), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2372;
                asm("max.f32 %0, %1, %2;" : "=f"(t2372) : "f"(t2368), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2373;
                asm("max.f32 %0, %1, %2;" : "=f"(t2373) : "f"(t2369), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2374;
                asm("max.f32 %0, %1, %2;" : "=f"(t2374) : "f"(t2370), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2375;
                asm("max.f32 %0, %1, %2;" : "=f"(t2375) : "f"(t2371), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2376;
                asm("max.f32 %0, %1, %2;" : "=f"(t2376) : "f"(t2372), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2377;
                asm("max.f32 %0, %1, %2;" : "=f"(t2377) : "f"(t2373), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2378;
                asm("max.f32 %0, %1, %2;" : "=f"(t2378) : "f"(t2374), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2379;
                asm("max.f32 %0, %1, %2;" : "=f"(t2379) : "f"(t2375), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2380;
                asm("max.f32 %0, %1, %2;" : "=f"(t2380) : "f"(t2376), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2381;
                asm("max.f32 %0, %1, %2;" : "=f"(t2381) : "f"(t2377), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2382;
                asm("max.f32 %0, %1, %2;" : "=f"(t2382) : "f"(t2378), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2383;
                asm("max.f32 %0, %1, %2;" : "=f"(t2383) : "f"(t2379), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2384;
                asm("max.f32 %0, %1, %2;" : "=f"(t2384) : "f"(t2380), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2385;
                asm("max.f32 %0, %1, %2;" : "=f"(t2385) : "f"(t2381), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2386;
                asm("max.f32 %0, %1, %2;" : "=f"(t2386) : "f"(t2382), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2387;
                asm("max.f32 %0, %1, %2;" : "=f"(t2387) : "f"(t2383), "f"(s_64));
                f32 t2388;
                asm("max.f32 %0, %1, %2;" : "=f"(t2388) : "f"(t2384), "f"(t2385));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2389;
                asm("max.f32 %0, %1, %2;" : "=f"(t2389) : "f"(t2386), "f"(t2387));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2390;
                asm("max.f32 %0, %1, %2;" : "=f"(t2390) : "f"(t2388), "f"(t2389));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2391;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2391) : "f"(t2390));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2390), "f"(t2391));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2393;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2393) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_6;
                asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t2393));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t2396 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t2396;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2398 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t2399;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2399) : "f"(old_6), "f"(scale_log2), "f"(t2398));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_6;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t2399));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_6;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t2401 = row_sum_2 * rescale_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2402 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t2402));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2404;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2404) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t2404;
                const f32 t2405 = t2401 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2406 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_162;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t2406));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2408;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2408) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t2408;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2409 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_163;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t2409));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2411;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2411) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t2411;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2412 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t2412));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2414;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2414) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t2414;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2415 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t2415));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2417;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2417) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t2417;
                const f32 t2418 = t2405 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2419 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t2419));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2421;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2421) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t2421;
                const f32 t2422 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2423 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t2423));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2425;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2425) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t2425;
                const f32 t2426 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2427 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t2427));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2429;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2429) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t2429;
                const f32 t2430 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2431 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t2431));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2433;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2433) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2433;
                const f32 t2434 = t2418 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2435 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_170;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2435));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2437;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2437) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2437;
                const f32 t2438 = t2422 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2439 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2439));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2441;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2441) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2441;
                const f32 t2442 = t2426 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2443 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2443));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2445;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2445) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2445;
                const f32 t2446 = t2430 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2447 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2447));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2449;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2449) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2449;
                const f32 t2450 = t2434 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2451 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2451));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2453;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2453) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2453;
                const f32 t2454 = t2438 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2455 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2455));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2457;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2457) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2457;
                const f32 t2458 = t2442 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2459 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2459));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2461;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2461) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2461;
                const f32 t2462 = t2446 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2463 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2463));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2465;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2465) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t2465;
                const f32 t2466 = t2450 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2467 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_178;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2467));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2469;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2469) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t2469;
                const f32 t2470 = t2454 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2471 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_179;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2471));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2473;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2473) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t2473;
                const f32 t2474 = t2458 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2475 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2475));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2477;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2477) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t2477;
                const f32 t2478 = t2462 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2479 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2479));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2481;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2481) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t2481;
                const f32 t2482 = t2466 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2483 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_182;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2483));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2485;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2485) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t2485;
                const f32 t2486 = t2470 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2487 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2487));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2489;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2489) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t2489;
                const f32 t2490 = t2474 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2491 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2491));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2493;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2493) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t2493;
                const f32 t2494 = t2478 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2495 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2495));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2497;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2497) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t2497;
                const f32 t2498 = t2482 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2499 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2499));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2501;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2501) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t2501;
                const f32 t2502 = t2486 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2503 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_187;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2503));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2505;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2505) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t2505;
                const f32 t2506 = t2490 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2507 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2509;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2509) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t2509;
                const f32 t2510 = t2494 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2511 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2511));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2513;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2513) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t2513;
                const f32 t2514 = t2498 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2515 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2515));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2517) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t2517;
                const f32 t2518 = t2502 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2519 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2519));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2521;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2521) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t2521;
                const f32 t2522 = t2506 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2523 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2523));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2525;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2525) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t2525;
                const f32 t2526 = t2510 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2527 = t2514 + t2518;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2528 = t2522 + t2526;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2529 = t2527 + t2528;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2529;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t2530 = i_4 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2531 = t298 + t2530;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2532 = t2531 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2533 = t2532 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2534 = t2533 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2535 = t10 + t2534;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2536 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2536) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2535) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2537 = acc * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t2537;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2538 = acc_2 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t2538;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2539 = acc_5 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t2539;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2540 = acc_6 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t2540;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2541 = acc_9 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t2541;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2542 = acc_10 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t2542;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2543 = acc_13 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t2543;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2544 = acc_14 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t2544;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2545 = acc_17 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t2545;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2546 = acc_18 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t2546;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2547 = acc_21 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t2547;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2548 = acc_22 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t2548;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2549 = acc_25 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t2549;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2550 = acc_26 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t2550;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2551 = acc_29 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t2551;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2552 = acc_30 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t2552;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2553 = acc_3 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t2553;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2554 = acc_4 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t2554;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2555 = acc_7 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t2555;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2556 = acc_8 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t2556;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2557 = acc_11 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t2557;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2558 = acc_12 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t2558;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2559 = acc_15 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t2559;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2560 = acc_16 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t2560;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2561 = acc_19 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t2561;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2562 = acc_20 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t2562;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2563 = acc_23 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t2563;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2564 = acc_24 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t2564;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2565 = acc_27 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t2565;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2566 = acc_28 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t2566;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2567 = acc_31 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t2567;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2568 = acc_32 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t2568;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2569;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2569) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2570;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2570) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2571;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2571) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2572;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2572) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2573;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2573) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2574;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2574) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2575;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2575) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2576;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2576) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2577;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2577) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2578;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2578) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2579;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2579) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2580;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2580) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2581;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2581) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2582;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2582) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2583;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2583) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2584;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2584) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2585;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2585) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2586;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2586) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2587;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2587) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2588;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2588) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2589;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2589) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2590;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2590) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2591;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2591) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2592;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2592) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2593;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2593) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2594;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2594) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2595;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2595) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2596;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2596) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2597;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2597) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2598;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2598) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2599;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2599) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2600) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t2569;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2570;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2571;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2572;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2573;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2574;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2575;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2576;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2577;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2578;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2579;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2580;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2581;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2582;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2583;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2584;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t2585;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t2586;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t2587;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t2588;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t2589;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t2590;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t2591;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t2592;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t2593;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t2594;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t2595;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t2596;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t2597;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t2598;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t2599;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t2600;
            }
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2601 = t300 % 6u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2602 = t2601 + 14u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2603 = t2602 << 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2604 = t10 + t2603;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2605 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2605) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2604) : "memory");
            }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2606 = end_15 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2607 = t298 + t2606;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2608 = t2607 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2609 = t2608 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2610 = t2609 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2611 = t10 + t2610;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2612 = t2607 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2613 = t2612 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2611), "r"(t2613) : "memory");
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_65 = p;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_66 = p_2;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_67 = p_3;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_68 = p_4;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_69 = p_5;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_70 = p_6;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_71 = p_7;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_72 = p_8;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_73 = p_9;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_74 = p_10;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_75 = p_11;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_76 = p_12;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_77 = p_13;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_78 = p_14;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_79 = p_15;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_80 = p_16;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_81 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_82 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_83 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_84 = p_20;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_85 = p_21;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_86 = p_22;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_87 = p_23;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_88 = p_24;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_89 = p_25;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_90 = p_26;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_91 = p_27;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_92 = p_28;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_93 = p_29;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_94 = p_30;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_95 = p_31;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_96 = p_32;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2614 = t2607 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2615 = t2614 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2616 = t9 + t2615;
            const u32 t2617 = t2616 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2618 = t2617 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2619 = (u64)t2618;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2620 = t2619 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2621 = t2617 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2622 = (u64)t2621;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2623 = t2622 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2624 = t2617 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2625 = (u64)t2624;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2626 = t2625 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2627 = t2617 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2628 = (u64)t2627;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2629 = t2628 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2630 = t2617 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2631 = (u64)t2630;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2632 = t2631 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2633 = t2617 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2634 = (u64)t2633;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2635 = t2634 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2636 = t2617 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2637 = (u64)t2636;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2638 = t2637 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2639 = t2617 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2640 = (u64)t2639;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2641 = t2640 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2620), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2623), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2626), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2629), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2632), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2635), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2638), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2641) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2642 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2643 = t298 + t2642;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2644 = t2643 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2645 = t2644 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2646 = t2645 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2647 = t10 + t2646;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2648 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2648) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2647) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2650 = t298 + end_15;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_5 = t2650; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2651 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2651) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2652 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2653 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t2652 ? 0u : t2653;
                const u32 t2655 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2655) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2656 = i_5 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2657 = t2656 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2658 = t10 + t2657;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2659 = i_5 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2660 = t2659 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2658), "r"(t2660) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2661 = i_5 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2662 = t2661 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2663 = t2662 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2664 = t10 + t2663;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2665 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2665) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2664) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2666 = i_5 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2667 = t2666 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2668 = t2667 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2669 = t10 + t2668;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2670 = i_5 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2671 = t2670 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2669), "r"(t2671) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2672 = i_5 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2673 = t2672 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2674 = t2673 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2675 = t10 + t2674;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2676 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2676) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2675) : "memory");
                }
            }
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2677;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2677) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_7 = row_sum + t2677;
            f32 t2679;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2679) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2680 = pair_7 + t2679;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2680;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2681;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2681) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_8 = row_sum_2 + t2681;
            f32 t2683;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2683) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2684 = pair_8 + t2683;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2684;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t2685 = (u64)t246;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t2686 = t2685 * sinks_stride0;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t2687 = t2686 * 4ull;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t2688 = sinks + t2687;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            f32 logit;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t2688) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_2 = logit * 1.442695f;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_7 = row_max == __uint_as_float(0xff800000u);
            const f32 t2692 = row_max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t2693 = none_7 ? 0.0f : t2692;
#line 270 "fa-kernels/src/attention/softmax.rs"
            const f32 t2694 = logit_2 - t2693;
#line 270 "fa-kernels/src/attention/softmax.rs"
            f32 power;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t2694));
#line 271 "fa-kernels/src/attention/softmax.rs"
            const f32 t2696 = row_sum + power;
#line 271 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2696;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_8 = row_max_2 == __uint_as_float(0xff800000u);
            const f32 t2698 = row_max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t2699 = none_8 ? 0.0f : t2698;
#line 270 "fa-kernels/src/attention/softmax.rs"
            const f32 t2700 = logit_2 - t2699;
#line 270 "fa-kernels/src/attention/softmax.rs"
            f32 power_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t2700));
#line 271 "fa-kernels/src/attention/softmax.rs"
            const f32 t2702 = row_sum_2 + power_2;
#line 271 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2702;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2703 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2704;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2704) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2703 ? 0.0f : t2704;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2706 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t2706;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2707 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2707;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2708 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2708;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2709 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2709;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2710 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2710;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2711 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2711;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2712 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2712;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2713 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2713;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2714 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2714;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2715 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2715;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2716 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2716;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2717 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2717;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2718 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2718;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2719 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2719;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2720 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2720;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2721 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2721;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2722 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2723;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2723) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2722 ? 0.0f : t2723;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2725 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2725;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2726 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2726;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2727 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2727;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2728 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2728;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2729 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2729;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2730 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2730;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2731 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2731;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2732 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2732;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2733 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2733;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2734 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2734;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2735 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2735;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2736 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2736;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2737 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2737;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2738 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2738;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2739 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2739;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2740 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2740;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t2741 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2741) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2742 = t300 % 6u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2743;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2743) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2744;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2744) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2745;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2745) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2746;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2746) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2747;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2747) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2748;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2748) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2749;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2749) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2750;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2750) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2751;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2751) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2752;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2752) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2753;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2753) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2754;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2754) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2755;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2755) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2756;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2756) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2757;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2757) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2758;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2758) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2759 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2760 = t217 + t2759;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2761 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2762 = t2760 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2763 = t2761 ^ t2762;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2764 = t2760 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2765 = t2763 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2766 = t2764 + t2765;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2767 = t215 + t2766;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2767), "r"(t2743), "r"(t2744), "r"(t2745), "r"(t2746) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2768 = t2766 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2769 = t215 + t2768;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2769), "r"(t2747), "r"(t2748), "r"(t2749), "r"(t2750) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2770 = t2766 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2771 = t215 + t2770;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2771), "r"(t2751), "r"(t2752), "r"(t2753), "r"(t2754) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2772 = t2766 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2773 = t215 + t2772;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2773), "r"(t2755), "r"(t2756), "r"(t2757), "r"(t2758) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t2774 = t245 + t218;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t2774 + t217;
            const bool t2776 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2776) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2777 = t217 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2778 = t215 + t2777;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2778), "l"(o), "r"(0u), "r"(t246), "r"(first_row), "r"(t247) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2779 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2779;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2780 = count & 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t2781 = t2780 == 0u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2782 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2783 = gridDim.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2784 = t2783 - 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2785 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2786 = t2784 - t2785;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place_4 = t2781 ? t2782 : t2786;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2788 = gridDim.x;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2789 = count * t2788;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2790 = t2789 + place_4;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_3 = t2790;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2792 = index_2 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2792) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2793 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2793) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
