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
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 24576u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 32768u;
    const u32 t10 = t9 + 32768u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 112u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 120u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 96u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 104u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 152u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 t31 = seq_q + 191u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 tiles = t31 / 192u;
    const u32 t33 = tiles * heads;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 total = t33 * batch;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t35 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t35) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
        const bool t36 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t36) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t37 = tile & 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t38 = t37 == 0u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t39 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t40 = gridDim.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t41 = t40 - 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t42 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t43 = t41 - t42;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place = t38 ? t39 : t43;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t45 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t46 = tile * t45;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t47 = t46 + place;
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t47;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t48 = index < total;
                if (!t48) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t49 = heads_per_section * tiles;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t50 = index / t49;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t50 * heads_per_section;
                const u32 t52 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t53 = t52 - first;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t53 < heads_per_section ? t53 : heads_per_section;
                const u32 t55 = first * tiles;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index - t55;
                const u32 t57 = rest % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t58 = first + t57;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t59 = tiles - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t60 = rest / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t61 = t59 - t60;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t62 = t61 * 192u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t63 = t58 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
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
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t76 = end_4 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t77 = t76 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t77 > 1u ? t77 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t79 = end_2 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t80 = t79 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 seen = t80 < end_5 ? t80 : end_5;
                const u32 t82 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t83 = t82 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t83 < end_5 ? t83 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t85 = t63 / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t86 = tile * 3u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t86 % 6u;
                const u32 t88 = slot + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t88 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t10 + t89;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t86 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t92 = t91 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t92 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t90), "r"(t93) : "memory");
                const u32 t94 = slot + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t95 = t94 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t96 = t10 + t95;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t97 = slot << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t98 = smem_1 + t97;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t99;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t99) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t100 = t99 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t100) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t96) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t98), "l"(q), "r"(t96), "r"(0u), "r"(t63), "r"(t62), "r"(t64) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t101 = tile * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t102 = t101 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t102 % 6u;
                const u32 t104 = slot_2 + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t104 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t10 + t105;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t102 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t108 = t107 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = t108 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t106), "r"(t109) : "memory");
                const u32 t110 = slot_2 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t110 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t10 + t111;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t62 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t114 = slot_2 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t115 = smem_1 + t114;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t116;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t116) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t117 = t116 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t117) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t112) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t115), "l"(q), "r"(t112), "r"(0u), "r"(t63), "r"(t113), "r"(t64) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t118 = tile * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t119 = t118 + 2u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t119 % 6u;
                const u32 t121 = slot_3 + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t121 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t10 + t122;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t119 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = t124 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t125 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t123), "r"(t126) : "memory");
                const u32 t127 = slot_3 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t127 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = t10 + t128;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t62 + 128u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t131 = slot_3 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t132 = smem_1 + t131;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t133;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t133) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t134 = t133 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t134) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t129) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t132), "l"(q), "r"(t129), "r"(0u), "r"(t63), "r"(t130), "r"(t64) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t136 = slot_4 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t10 + t136;
                const u32 t138 = slot_4 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t138 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t10 + t139;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t141 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t142 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t140), "r"(t143) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t144 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t145 = t144 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = slot_4 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t8 + t146;
                u32 t148;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t148) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t149 = t148 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t149) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t137) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t147), "l"(k), "r"(t137), "r"(0u), "r"(t85), "r"(t145), "r"(t64) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t151 = slot_5 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = t151 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t10 + t152;
                const u32 t154 = slot_5 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t154 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t156 = t10 + t155;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t158 = t157 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t159 = t158 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t156), "r"(t159) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t160 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t161 = t160 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = slot_5 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = t9 + t162;
                u32 t164;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t164) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t165 = t164 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t165) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t153) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t163), "l"(v), "r"(t153), "r"(0u), "r"(t85), "r"(t161), "r"(t64) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t166 & 1u;
                    const u32 t168 = slot_6 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t10 + t168;
                    const u32 t170 = slot_6 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t170 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = t10 + t171;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t166 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t174 = t173 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = t174 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t172), "r"(t175) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t176 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t177 = t176 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t178 = t177 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t179 = slot_6 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t180 = t8 + t179;
                    u32 t181;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t181) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t182 = t181 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t182) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t169) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t180), "l"(k), "r"(t169), "r"(0u), "r"(t85), "r"(t178), "r"(t64) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t183 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t183 & 1u;
                    const u32 t185 = slot_7 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t186 = t185 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t187 = t10 + t186;
                    const u32 t188 = slot_7 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t189 = t188 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t190 = t10 + t189;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t191 = t183 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t192 = t191 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t193 = t192 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t190), "r"(t193) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t194 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t195 = t194 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t196 = t195 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t197 = slot_7 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t198 = t9 + t197;
                    u32 t199;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t199) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t200 = t199 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t200) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t187) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t198), "l"(v), "r"(t187), "r"(0u), "r"(t85), "r"(t196), "r"(t64) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t201 = passed + end_5;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t201;
                const u32 t202 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t202;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t203 = tile & 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t204 = t203 == 0u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t205 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t206 = gridDim.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t207 = t206 - 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t208 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t209 = t207 - t208;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place_2 = t204 ? t205 : t209;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t211 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t212 = tile * t211;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t213 = t212 + place_2;
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t213;
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t216 = index_2 << 13u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t217 = t7 + t216;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t218 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t219 = t218 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t220 = index_2 << 6u;
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
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t221 = count & 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const bool t222 = t221 == 0u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t223 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t224 = gridDim.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t225 = t224 - 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t226 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t227 = t225 - t226;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 place_3 = t222 ? t223 : t227;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t229 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t230 = count * t229;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t231 = t230 + place_3;
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_3 = t231;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t232 = index_2 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t232) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t233 = index_3 < total;
            if (!t233) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t234 = heads_per_section * tiles;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t235 = index_3 / t234;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 first_2 = t235 * heads_per_section;
            const u32 t237 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t238 = t237 - first_2;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 heads_3 = t238 < heads_per_section ? t238 : heads_per_section;
            const u32 t240 = first_2 * tiles;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 rest_2 = index_3 - t240;
            const u32 t242 = rest_2 % heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t243 = first_2 + t242;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t244 = tiles - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t245 = rest_2 / heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t246 = t244 - t245;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t247 = t246 * 192u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t248 = t243 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t249 = t243 / heads;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t250 = t247 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t250 + 1u;
            const u32 t252 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t253 = t252 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t253 < seq_k ? t253 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t255 = t247 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t256 = t255 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t256 + 1u;
            const u32 t258 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t259 = t258 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t259 < seq_k ? t259 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t261 = end_9 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t262 = t261 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_10 = t262 > 1u ? t262 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t264 = end_7 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t265 = t264 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t265 < end_10 ? t265 : end_10;
            const u32 t267 = end_10 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t268 = t267 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t268 < end_10 ? t268 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t247 + t220;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t271 = first_query + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t271 + 1u;
            const u32 t273 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t274 = t273 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t274 < seq_k ? t274 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t276 = first_query + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t277 = t276 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t277 + 1u;
            const u32 t279 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t280 = t279 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t280 < seq_k ? t280 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t282 = end_14 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t283 = t282 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_15 = t283 > 1u ? t283 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t285 = end_12 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t286 = t285 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_3 = t286 < end_15 ? t286 : end_15;
            const u32 t288 = end_15 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t289 = t288 - seen_3;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t289 < end_15 ? t289 : end_15;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t291 = (u64)t249;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t292 = t291 * alibi_slopes_stride0;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t293 = t292 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t294 = alibi_slopes + t293;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t295 = (u64)t248;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t296 = t295 * alibi_slopes_stride1;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t297 = t296 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            const u64 t298 = t294 + t297;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
            f32 slope;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t298) : "memory");
#line 91 "fa-kernels/src/attention/options/alibi.rs"
            f32 t300;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t300) : "f"(scale_log2));
#line 91 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t301 = t300 * 1.442695f;
#line 91 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t302 = slope * t301;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t303 = end_10 - end_15;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t304 = passed_2 + t303;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t305 = count * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t306 = t305 + index_2;
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
            for (u32 i_2 = passed_2; i_2 < t304; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t307 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t307) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t308 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t309 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t308 ? 0u : t309;
                const u32 t311 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t311) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t312 = i_2 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t313 = t312 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t314 = t10 + t313;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t315 = i_2 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t316 = t315 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t314), "r"(t316) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t317 = i_2 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t318 = t317 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t319 = t318 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t320 = t10 + t319;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t321 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t321) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t320) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t322 = i_2 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t323 = t322 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t324 = t323 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t325 = t10 + t324;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t326 = i_2 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t327 = t326 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t325), "r"(t327) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t328 = i_2 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t329 = t328 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t330 = t329 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t331 = t10 + t330;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t332 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t332) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t331) : "memory");
                }
            }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t333 = t306 % 6u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t334 = t333 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t335 = t334 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t336 = t10 + t335;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t337 = t306 / 6u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t338 = t337 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t336), "r"(t338) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t339 = t304 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t340 = t339 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t341 = t10 + t340;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t342 = t304 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t343 = t342 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t341), "r"(t343) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t344 = t306 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t345 = t344 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t346 = smem_1 + t345;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t347 = t304 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t348 = t347 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t349 = t8 + t348;
            const u32 t350 = t346 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t351 = t349 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t352 = t350 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t353 = (u64)t352;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t354 = t353 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t355 = t351 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t356 = (u64)t355;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t357 = t356 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t358 = t350 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t359 = (u64)t358;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t360 = t359 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t361 = t351 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t362 = (u64)t361;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t363 = t362 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t364 = t350 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t365 = (u64)t364;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t366 = t365 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t367 = t351 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t368 = (u64)t367;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t369 = t368 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t370 = t350 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t371 = (u64)t370;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t372 = t371 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t373 = t351 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t374 = (u64)t373;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t375 = t374 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t354), "l"(t357), "l"(t360), "l"(t363), "l"(t366), "l"(t369), "l"(t372), "l"(t375) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t376 = t304 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t377 = t376 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t378 = t377 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t379 = t10 + t378;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t380 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t380) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t379) : "memory");
            }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t381 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t381 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t383 = t247 + t220;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t383 + t219;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t385 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t386 = t385 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t387 = first_key + t386;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t388 = t387 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 column = (f32)t388;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t390 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t391 = first_query_2 + t390;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t392 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t393 = first_query_2 + t392;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t394 = t393 + 8u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t395 = t391 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t396 = (f32)t395;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_3 = t396 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance = first_3 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t399 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t400;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t400) : "f"(distance), "f"(t399), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s = t400;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_2 = first_3 + 8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t402 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t403;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t403) : "f"(distance_2), "f"(t402), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_3 = t403;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_3 = first_3 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t405 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t406;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t406) : "f"(distance_3), "f"(t405), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_2 = t406;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_4 = first_3 + 7.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t408 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t409;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t409) : "f"(distance_4), "f"(t408), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_4 = t409;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_5 = first_3 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t411 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t412;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t412) : "f"(distance_5), "f"(t411), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_5 = t412;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t413 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t414;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t414) : "f"(distance), "f"(t413), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_7 = t414;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_6 = first_3 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t416 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t417;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t417) : "f"(distance_6), "f"(t416), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_6 = t417;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t418 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t419;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t419) : "f"(distance_3), "f"(t418), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_8 = t419;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_7 = first_3 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t421 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t422;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t422) : "f"(distance_7), "f"(t421), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_9 = t422;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t423 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t424;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t424) : "f"(distance_5), "f"(t423), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_11 = t424;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_8 = first_3 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t426 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t427;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t427) : "f"(distance_8), "f"(t426), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_10 = t427;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t428 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t429;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t429) : "f"(distance_6), "f"(t428), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_12 = t429;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_9 = first_3 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t431 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t432;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t432) : "f"(distance_9), "f"(t431), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_13 = t432;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t433 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t434;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t434) : "f"(distance_7), "f"(t433), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_15 = t434;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_10 = first_3 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t436 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t437;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t437) : "f"(distance_10), "f"(t436), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_14 = t437;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t438 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t439;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t439) : "f"(distance_8), "f"(t438), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_16 = t439;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_11 = first_3 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t441 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t442;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t442) : "f"(distance_11), "f"(t441), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_17 = t442;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t443 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t444;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t444) : "f"(distance_9), "f"(t443), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_19 = t444;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_12 = first_3 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t446 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t447;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t447) : "f"(distance_12), "f"(t446), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_18 = t447;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t448 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t449;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t449) : "f"(distance_10), "f"(t448), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_20 = t449;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_13 = first_3 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t451 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t452;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t452) : "f"(distance_13), "f"(t451), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_21 = t452;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t453 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t454;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t454) : "f"(distance_11), "f"(t453), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_23 = t454;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_14 = first_3 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t456 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t457;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(distance_14), "f"(t456), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_22 = t457;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t458 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t459;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t459) : "f"(distance_12), "f"(t458), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_24 = t459;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_15 = first_3 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t461 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t462;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t462) : "f"(distance_15), "f"(t461), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_25 = t462;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t463 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t464;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t464) : "f"(distance_13), "f"(t463), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_27 = t464;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_16 = first_3 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t466 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t467;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t467) : "f"(distance_16), "f"(t466), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_26 = t467;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t468 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t469;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t469) : "f"(distance_14), "f"(t468), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_28 = t469;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_17 = first_3 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t471 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t472;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t472) : "f"(distance_17), "f"(t471), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_29 = t472;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t473 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t474;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(distance_15), "f"(t473), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_31 = t474;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_18 = first_3 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t476 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t477;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t477) : "f"(distance_18), "f"(t476), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_30 = t477;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t478 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t479;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t479) : "f"(distance_16), "f"(t478), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_32 = t479;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_19 = first_3 + -64.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t481 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t482;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t482) : "f"(distance_19), "f"(t481), "f"(s_33));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_33 = t482;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t483 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t484;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t484) : "f"(distance_17), "f"(t483), "f"(s_35));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_35 = t484;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_20 = first_3 + -65.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t486 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t487;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(distance_20), "f"(t486), "f"(s_34));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_34 = t487;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t488 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t489;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t489) : "f"(distance_18), "f"(t488), "f"(s_36));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_36 = t489;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_21 = first_3 + -72.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t491 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t492;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t492) : "f"(distance_21), "f"(t491), "f"(s_37));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_37 = t492;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t493 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t494;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t494) : "f"(distance_19), "f"(t493), "f"(s_39));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_39 = t494;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_22 = first_3 + -73.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t496 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t497;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(distance_22), "f"(t496), "f"(s_38));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_38 = t497;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t498 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t499;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t499) : "f"(distance_20), "f"(t498), "f"(s_40));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_40 = t499;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_23 = first_3 + -80.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t501 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t502;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t502) : "f"(distance_23), "f"(t501), "f"(s_41));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_41 = t502;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t503 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t504;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t504) : "f"(distance_21), "f"(t503), "f"(s_43));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_43 = t504;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_24 = first_3 + -81.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t506 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t507;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t507) : "f"(distance_24), "f"(t506), "f"(s_42));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_42 = t507;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t508 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t509;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t509) : "f"(distance_22), "f"(t508), "f"(s_44));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_44 = t509;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_25 = first_3 + -88.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t511 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t512;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t512) : "f"(distance_25), "f"(t511), "f"(s_45));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_45 = t512;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t513 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t514;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t514) : "f"(distance_23), "f"(t513), "f"(s_47));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_47 = t514;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_26 = first_3 + -89.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t516 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t517;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t517) : "f"(distance_26), "f"(t516), "f"(s_46));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_46 = t517;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t518 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t519;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(distance_24), "f"(t518), "f"(s_48));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_48 = t519;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_27 = first_3 + -96.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t521 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t522;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(distance_27), "f"(t521), "f"(s_49));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_49 = t522;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t523 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t524;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t524) : "f"(distance_25), "f"(t523), "f"(s_51));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_51 = t524;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_28 = first_3 + -97.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t526 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t527;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t527) : "f"(distance_28), "f"(t526), "f"(s_50));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_50 = t527;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t528 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t529;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t529) : "f"(distance_26), "f"(t528), "f"(s_52));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_52 = t529;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_29 = first_3 + -104.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t531 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t532;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(distance_29), "f"(t531), "f"(s_53));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_53 = t532;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t533 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t534;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t534) : "f"(distance_27), "f"(t533), "f"(s_55));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_55 = t534;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_30 = first_3 + -105.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t536 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t537;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t537) : "f"(distance_30), "f"(t536), "f"(s_54));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_54 = t537;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t538 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t539;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t539) : "f"(distance_28), "f"(t538), "f"(s_56));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_56 = t539;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_31 = first_3 + -112.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t541 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t542;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t542) : "f"(distance_31), "f"(t541), "f"(s_57));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_57 = t542;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t543 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t544;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t544) : "f"(distance_29), "f"(t543), "f"(s_59));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_59 = t544;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_32 = first_3 + -113.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t546 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t547;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(distance_32), "f"(t546), "f"(s_58));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_58 = t547;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t548 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t549;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t549) : "f"(distance_30), "f"(t548), "f"(s_60));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_60 = t549;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_33 = first_3 + -120.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t551 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t552;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t552) : "f"(distance_33), "f"(t551), "f"(s_61));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_61 = t552;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t553 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t554;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(distance_31), "f"(t553), "f"(s_63));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_63 = t554;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_34 = first_3 + -121.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t556 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t557;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t557) : "f"(distance_34), "f"(t556), "f"(s_62));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_62 = t557;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t558 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            f32 t559;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t559) : "f"(distance_32), "f"(t558), "f"(s_64));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
            s_64 = t559;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t560 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key_2 = t560 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t562 = t247 + t220;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t562 + t219;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t564 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t565 = t564 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_2 + t565;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t567 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t568 = first_query_3 + t567;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t569 = t568 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t569 + 1u;
            const u32 t571 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t572 = t571 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t572 < seq_k ? t572 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t574 = end_17 > column_2 ? end_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t574 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t577 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t577;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t579 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t579;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t581 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t581;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t583 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t583;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t585 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t585;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t587 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t587;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t589 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t589;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t591 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t591;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t593 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t593;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t595 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t595;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t597 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t597;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t599 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t599;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t601 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t601;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t603 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t603;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t605 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t605;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t607 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t607;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 64u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t609 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t609;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 65u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t611 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t611;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 72u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t613 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t613;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 73u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t615 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t615;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 80u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t617 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t617;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 81u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t619 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t619;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 88u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t621 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t621;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 89u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t623 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t623;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 96u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t625 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t625;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 97u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t627 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t627;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 104u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t629 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t629;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 105u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t631 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t631;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 112u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t633 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t633;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 113u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t635 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t635;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 120u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t637 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t637;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 121u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t639 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t639;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t640 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t641 = first_query_3 + t640;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t642 = t641 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t643 = t642 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t643 + 1u;
            const u32 t645 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t646 = t645 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t646 < seq_k ? t646 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t648 = end_20 > column_2 ? end_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_21 = t648 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t651 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t651;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t653 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t653;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t655 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t655;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t657 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t657;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t659 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t659;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t661 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t661;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t663 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t663;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t665 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t665;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t667 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t667;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t669 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t669;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t671 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t671;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t673 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t673;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t675 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t675;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t677 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t677;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t679 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t679;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t681 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t681;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 64u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t683 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t683;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 65u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t685 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 72u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t687 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t687;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 73u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t689 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t689;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 80u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t691 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t691;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 81u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t693 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t693;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 88u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t695 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t695;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 89u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t697 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t697;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 96u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t699 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t699;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 97u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t701 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t701;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 104u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t703 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t703;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 105u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t705 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t705;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 112u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t707 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t707;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 113u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t709 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t709;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 120u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t711 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t711;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 121u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t713 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t713;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t715;
            asm("max.f32 %0, %1, %2;" : "=f"(t715) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t716;
            asm("max.f32 %0, %1, %2;" : "=f"(t716) : "f"(t715), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t717;
            asm("max.f32 %0, %1, %2;" : "=f"(t717) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t718;
            asm("max.f32 %0, %1, %2;" : "=f"(t718) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t719;
            asm("max.f32 %0, %1, %2;" : "=f"(t719) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t720;
            asm("max.f32 %0, %1, %2;" : "=f"(t720) : "f"(t716), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t721;
            asm("max.f32 %0, %1, %2;" : "=f"(t721) : "f"(t717), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t722;
            asm("max.f32 %0, %1, %2;" : "=f"(t722) : "f"(t718), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t723;
            asm("max.f32 %0, %1, %2;" : "=f"(t723) : "f"(t719), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t724;
            asm("max.f32 %0, %1, %2;" : "=f"(t724) : "f"(t720), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t725;
            asm("max.f32 %0, %1, %2;" : "=f"(t725) : "f"(t721), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t726;
            asm("max.f32 %0, %1, %2;" : "=f"(t726) : "f"(t722), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t727;
            asm("max.f32 %0, %1, %2;" : "=f"(t727) : "f"(t723), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t728;
            asm("max.f32 %0, %1, %2;" : "=f"(t728) : "f"(t724), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t729;
            asm("max.f32 %0, %1, %2;" : "=f"(t729) : "f"(t725), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t730;
            asm("max.f32 %0, %1, %2;" : "=f"(t730) : "f"(t726), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t731;
            asm("max.f32 %0, %1, %2;" : "=f"(t731) : "f"(t727), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t732;
            asm("max.f32 %0, %1, %2;" : "=f"(t732) : "f"(t728), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t733;
            asm("max.f32 %0, %1, %2;" : "=f"(t733) : "f"(t729), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t734;
            asm("max.f32 %0, %1, %2;" : "=f"(t734) : "f"(t730), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t735;
            asm("max.f32 %0, %1, %2;" : "=f"(t735) : "f"(t731), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t736;
            asm("max.f32 %0, %1, %2;" : "=f"(t736) : "f"(t732), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t737;
            asm("max.f32 %0, %1, %2;" : "=f"(t737) : "f"(t733), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t738;
            asm("max.f32 %0, %1, %2;" : "=f"(t738) : "f"(t734), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t739;
            asm("max.f32 %0, %1, %2;" : "=f"(t739) : "f"(t735), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t740;
            asm("max.f32 %0, %1, %2;" : "=f"(t740) : "f"(t736), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t741;
            asm("max.f32 %0, %1, %2;" : "=f"(t741) : "f"(t737), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t742;
            asm("max.f32 %0, %1, %2;" : "=f"(t742) : "f"(t738), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t743;
            asm("max.f32 %0, %1, %2;" : "=f"(t743) : "f"(t739), "f"(s_62));
            f32 t744;
            asm("max.f32 %0, %1, %2;" : "=f"(t744) : "f"(t740), "f"(t741));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t745;
            asm("max.f32 %0, %1, %2;" : "=f"(t745) : "f"(t742), "f"(t743));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t746;
            asm("max.f32 %0, %1, %2;" : "=f"(t746) : "f"(t744), "f"(t745));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t747;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t747) : "f"(t746));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t746), "f"(t747));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t749;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t749) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t749));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t752 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t752;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t754 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t755;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t755) : "f"(old), "f"(scale_log2), "f"(t754));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t755));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t757 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t758 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t758));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t760;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t760;
            const f32 t761 = t757 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t762 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t762));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t764;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t764;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t765 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t765));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t767;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t767;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t768 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t768));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t770;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t770) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t770;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t771 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t771));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t773;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t773) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t773;
            const f32 t774 = t761 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t775 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t775));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t777;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t777) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t777;
            const f32 t778 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t779 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t779));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t781;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t781) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t781;
            const f32 t782 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t783 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t783));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t785;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t785) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t785;
            const f32 t786 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t787 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t787));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t789;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t789) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t789;
            const f32 t790 = t774 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t791 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t791));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t793;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t793) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t793;
            const f32 t794 = t778 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t795 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t795));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t797;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t797) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t797;
            const f32 t798 = t782 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t799 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t799));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t801;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t801) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t801;
            const f32 t802 = t786 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t803 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t803));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t805;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t805) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t805;
            const f32 t806 = t790 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t807 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t807));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t809;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t809) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t809;
            const f32 t810 = t794 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t811 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t811));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t813;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t813) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t813;
            const f32 t814 = t798 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t815 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t815));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t817;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t817;
            const f32 t818 = t802 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t819 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t819));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t821;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t821) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t821;
            const f32 t822 = t806 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t823 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t823));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t825;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t825) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t825;
            const f32 t826 = t810 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t827 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t827));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t829;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t829) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t829;
            const f32 t830 = t814 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t831 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t831));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t833;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t833;
            const f32 t834 = t818 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t835 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t835));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t837;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t837;
            const f32 t838 = t822 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t839 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t839));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t841;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t841) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t841;
            const f32 t842 = t826 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t843 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t843));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t845;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t845) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t845;
            const f32 t846 = t830 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t847 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t847));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t849;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t849) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t849;
            const f32 t850 = t834 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t851 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t851));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t853;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t853;
            const f32 t854 = t838 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t855 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t855));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t857;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t857;
            const f32 t858 = t842 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t859 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t859));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t861;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t861) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t861;
            const f32 t862 = t846 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t863 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t863));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t865;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t865;
            const f32 t866 = t850 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t867 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t867));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t869;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t869;
            const f32 t870 = t854 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t871 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t871));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t873;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t873) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t873;
            const f32 t874 = t858 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t875 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t875));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t877;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t877) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t877;
            const f32 t878 = t862 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t879 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t879));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t881;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t881;
            const f32 t882 = t866 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t883 = t870 + t874;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t884 = t878 + t882;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t885 = t883 + t884;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t885;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t887;
            asm("max.f32 %0, %1, %2;" : "=f"(t887) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t888;
            asm("max.f32 %0, %1, %2;" : "=f"(t888) : "f"(t887), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t889;
            asm("max.f32 %0, %1, %2;" : "=f"(t889) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t890;
            asm("max.f32 %0, %1, %2;" : "=f"(t890) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t891;
            asm("max.f32 %0, %1, %2;" : "=f"(t891) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t892;
            asm("max.f32 %0, %1, %2;" : "=f"(t892) : "f"(t888), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t893;
            asm("max.f32 %0, %1, %2;" : "=f"(t893) : "f"(t889), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t894;
            asm("max.f32 %0, %1, %2;" : "=f"(t894) : "f"(t890), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t895;
            asm("max.f32 %0, %1, %2;" : "=f"(t895) : "f"(t891), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t896;
            asm("max.f32 %0, %1, %2;" : "=f"(t896) : "f"(t892), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t897;
            asm("max.f32 %0, %1, %2;" : "=f"(t897) : "f"(t893), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t898;
            asm("max.f32 %0, %1, %2;" : "=f"(t898) : "f"(t894), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t899;
            asm("max.f32 %0, %1, %2;" : "=f"(t899) : "f"(t895), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t900;
            asm("max.f32 %0, %1, %2;" : "=f"(t900) : "f"(t896), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t901;
            asm("max.f32 %0, %1, %2;" : "=f"(t901) : "f"(t897), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t902;
            asm("max.f32 %0, %1, %2;" : "=f"(t902) : "f"(t898), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t903;
            asm("max.f32 %0, %1, %2;" : "=f"(t903) : "f"(t899), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t904;
            asm("max.f32 %0, %1, %2;" : "=f"(t904) : "f"(t900), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t905;
            asm("max.f32 %0, %1, %2;" : "=f"(t905) : "f"(t901), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t906;
            asm("max.f32 %0, %1, %2;" : "=f"(t906) : "f"(t902), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t907;
            asm("max.f32 %0, %1, %2;" : "=f"(t907) : "f"(t903), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t908;
            asm("max.f32 %0, %1, %2;" : "=f"(t908) : "f"(t904), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t909;
            asm("max.f32 %0, %1, %2;" : "=f"(t909) : "f"(t905), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t910;
            asm("max.f32 %0, %1, %2;" : "=f"(t910) : "f"(t906), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t911;
            asm("max.f32 %0, %1, %2;" : "=f"(t911) : "f"(t907), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t912;
            asm("max.f32 %0, %1, %2;" : "=f"(t912) : "f"(t908), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t913;
            asm("max.f32 %0, %1, %2;" : "=f"(t913) : "f"(t909), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t914;
            asm("max.f32 %0, %1, %2;" : "=f"(t914) : "f"(t910), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t915;
            asm("max.f32 %0, %1, %2;" : "=f"(t915) : "f"(t911), "f"(s_64));
            f32 t916;
            asm("max.f32 %0, %1, %2;" : "=f"(t916) : "f"(t912), "f"(t913));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t917;
            asm("max.f32 %0, %1, %2;" : "=f"(t917) : "f"(t914), "f"(t915));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t918;
            asm("max.f32 %0, %1, %2;" : "=f"(t918) : "f"(t916), "f"(t917));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t919;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t919) : "f"(t918));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t918), "f"(t919));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t921;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t921) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t921));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t924 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t924;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t926 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t927;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t927) : "f"(old_2), "f"(scale_log2), "f"(t926));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t927));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t929 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t930 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t930));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t932;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t932) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t932;
            const f32 t933 = t929 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t934 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t934));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t936;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t936) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t936;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t937 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t937));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t939;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t939) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t939;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t940 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t940));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t942;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t942) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t942;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t943 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t943));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t945;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t945) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t945;
            const f32 t946 = t933 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t947 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t947));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t949;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t949) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t949;
            const f32 t950 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t951 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t951));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t953;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t953) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t953;
            const f32 t954 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t955 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t955));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t957;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t957) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t957;
            const f32 t958 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t959 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t959));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t961;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t961) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t961;
            const f32 t962 = t946 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t963 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t963));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t965;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t965) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t965;
            const f32 t966 = t950 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t967 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t967));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t969;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t969) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t969;
            const f32 t970 = t954 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t971 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t971));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t973;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t973) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t973;
            const f32 t974 = t958 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t975 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t975));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t977;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t977) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t977;
            const f32 t978 = t962 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t979 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t979));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t981;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t981) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t981;
            const f32 t982 = t966 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t983 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t983));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t985;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t985) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t985;
            const f32 t986 = t970 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t987 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t987));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t989;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t989) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t989;
            const f32 t990 = t974 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t991 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t991));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t993;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t993) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t993;
            const f32 t994 = t978 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t995 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t995));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t997;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t997) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t997;
            const f32 t998 = t982 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t999 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t999));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1001;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1001) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1001;
            const f32 t1002 = t986 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1003 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1003));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1005;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1005) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1005;
            const f32 t1006 = t990 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1007 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1007));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1009;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1009) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1009;
            const f32 t1010 = t994 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1011 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1011));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1013;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1013) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1013;
            const f32 t1014 = t998 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1015 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1015));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1017;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1017) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1017;
            const f32 t1018 = t1002 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1019 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1019));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1021;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1021) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1021;
            const f32 t1022 = t1006 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1023 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1023));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1025;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1025) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1025;
            const f32 t1026 = t1010 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1027 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1027));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1029;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1029;
            const f32 t1030 = t1014 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1031 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1031));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1033;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1033) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1033;
            const f32 t1034 = t1018 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1035 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1035));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1037;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1037) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1037;
            const f32 t1038 = t1022 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1039 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1039));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1041;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1041) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1041;
            const f32 t1042 = t1026 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1043 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1043));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1045;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1045) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1045;
            const f32 t1046 = t1030 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1047 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1047));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1049;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1049;
            const f32 t1050 = t1034 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1051 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1051));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1053;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1053;
            const f32 t1054 = t1038 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1055 = t1042 + t1046;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1056 = t1050 + t1054;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1057 = t1055 + t1056;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1057;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1058;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1059;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1060;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1060) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1061;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1062;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1063;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1063) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1064;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1064) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1065;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1066;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1067;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1068;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1069;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1069) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1070;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1071;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1072;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1073;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1074;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1074) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1075;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1076;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1077;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1077) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1078;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1078) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1079;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1079) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1080;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1080) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1081;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1081) : "f"(s_47), "f"(s_48));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1082;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(s_49), "f"(s_50));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1083;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1083) : "f"(s_51), "f"(s_52));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1084;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1084) : "f"(s_53), "f"(s_54));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1085;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1085) : "f"(s_55), "f"(s_56));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1086;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1086) : "f"(s_57), "f"(s_58));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1087;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1087) : "f"(s_59), "f"(s_60));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1088;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1088) : "f"(s_61), "f"(s_62));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1089;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1089) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1058;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1059;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1060;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1061;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1062;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1063;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1064;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1065;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1066;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1067;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1068;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1069;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1070;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1071;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1072;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1073;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1074;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1075;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1076;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1077;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1078;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1079;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1080;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1081;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1082;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1083;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1084;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1085;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1086;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1087;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1088;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1089;
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
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right_4 = masked_right_3 > 1u ? masked_right_3 : 1u;
            const u32 masked_left = end_15 > masked_right_4 ? end_15 : masked_right_4;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < masked_right_4; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1092 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1092) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1093 = t304 + i_3;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1094 = t1093 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1095 = t1094 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1096 = t10 + t1095;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1097 = t1093 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1098 = t1097 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1096), "r"(t1098) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1099 = t306 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1100 = t1099 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1101 = smem_1 + t1100;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1102 = t1093 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1103 = t1102 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1104 = t8 + t1103;
                const u32 t1105 = t1101 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1106 = t1104 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1107 = t1105 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1108 = (u64)t1107;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1109 = t1108 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1110 = t1106 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1111 = (u64)t1110;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1112 = t1111 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1113 = t1105 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1114 = (u64)t1113;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1115 = t1114 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1116 = t1106 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1117 = (u64)t1116;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1118 = t1117 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1119 = t1105 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1120 = (u64)t1119;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1121 = t1120 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1122 = t1106 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1123 = (u64)t1122;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1124 = t1123 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1125 = t1105 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1126 = (u64)t1125;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1127 = t1126 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1128 = t1106 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1129 = (u64)t1128;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1130 = t1129 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1109), "l"(t1112), "l"(t1115), "l"(t1118), "l"(t1121), "l"(t1124), "l"(t1127), "l"(t1130) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1131 = i_3 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1132 = t304 + t1131;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1133 = t1132 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1134 = t1133 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1135 = t1134 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1136 = t10 + t1135;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1137 = t1132 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1138 = t1137 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1136), "r"(t1138) : "memory");
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
                const u32 t1139 = t1132 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1140 = t1139 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1141 = t9 + t1140;
                const u32 t1142 = t1141 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1143 = t1142 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1144 = (u64)t1143;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1145 = t1144 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1146 = t1142 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1147 = (u64)t1146;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1148 = t1147 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1149 = t1142 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1150 = (u64)t1149;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1151 = t1150 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1152 = t1142 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1153 = (u64)t1152;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1154 = t1153 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1155 = t1142 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1156 = (u64)t1155;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1157 = t1156 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1158 = t1142 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1159 = (u64)t1158;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1160 = t1159 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1161 = t1142 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1162 = (u64)t1161;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1163 = t1162 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1164 = t1142 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1165 = (u64)t1164;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1166 = t1165 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1145), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1148), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1151), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1154), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1157), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1160), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1163), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1166) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1167 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1168 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_2 = t1167 ? 0u : t1168;
                const u32 t1170 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1170) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1171 = t304 + i_3;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1172 = t1171 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1173 = t1172 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1174 = t1173 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1175 = t10 + t1174;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1176 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1176) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1175) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1177 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1178 = t1177 - i_3;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_3 = t1178 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1180 = t247 + t220;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t1180 + t219;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1182 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1183 = t1182 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1184 = first_key_3 + t1183;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1185 = t1184 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 column_3 = (f32)t1185;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1187 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1188 = first_query_4 + t1187;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1189 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1190 = first_query_4 + t1189;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1191 = t1190 + 8u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t1192 = t1188 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1193 = (f32)t1192;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_4 = t1193 - column_3;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_35 = first_4 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1196 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1197;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1197) : "f"(distance_35), "f"(t1196), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s = t1197;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_36 = first_4 + 8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1199 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1200;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(distance_36), "f"(t1199), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_3 = t1200;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_37 = first_4 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1202 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1203;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(distance_37), "f"(t1202), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_2 = t1203;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_38 = first_4 + 7.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1205 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1206;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(distance_38), "f"(t1205), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_4 = t1206;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_39 = first_4 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1208 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1209;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1209) : "f"(distance_39), "f"(t1208), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_5 = t1209;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1210 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1211;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1211) : "f"(distance_35), "f"(t1210), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_7 = t1211;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_40 = first_4 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1213 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1214;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1214) : "f"(distance_40), "f"(t1213), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_6 = t1214;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1215 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1216;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1216) : "f"(distance_37), "f"(t1215), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_8 = t1216;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_41 = first_4 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1218 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1219;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1219) : "f"(distance_41), "f"(t1218), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_9 = t1219;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1220 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1221;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1221) : "f"(distance_39), "f"(t1220), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_11 = t1221;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_42 = first_4 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1223 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1224;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1224) : "f"(distance_42), "f"(t1223), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_10 = t1224;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1225 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1226;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1226) : "f"(distance_40), "f"(t1225), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_12 = t1226;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_43 = first_4 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1228 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1229;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1229) : "f"(distance_43), "f"(t1228), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_13 = t1229;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1230 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1231;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1231) : "f"(distance_41), "f"(t1230), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_15 = t1231;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_44 = first_4 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1233 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1234;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1234) : "f"(distance_44), "f"(t1233), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_14 = t1234;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1235 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1236;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1236) : "f"(distance_42), "f"(t1235), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_16 = t1236;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_45 = first_4 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1238 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1239;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1239) : "f"(distance_45), "f"(t1238), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_17 = t1239;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1240 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1241;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(distance_43), "f"(t1240), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_19 = t1241;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_46 = first_4 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1243 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1244;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1244) : "f"(distance_46), "f"(t1243), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_18 = t1244;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1245 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1246;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1246) : "f"(distance_44), "f"(t1245), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_20 = t1246;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_47 = first_4 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1248 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1249;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1249) : "f"(distance_47), "f"(t1248), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_21 = t1249;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1250 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1251;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1251) : "f"(distance_45), "f"(t1250), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_23 = t1251;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_48 = first_4 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1253 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1254;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1254) : "f"(distance_48), "f"(t1253), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_22 = t1254;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1255 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1256;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1256) : "f"(distance_46), "f"(t1255), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_24 = t1256;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_49 = first_4 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1258 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1259;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1259) : "f"(distance_49), "f"(t1258), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_25 = t1259;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1260 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1261;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1261) : "f"(distance_47), "f"(t1260), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_27 = t1261;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_50 = first_4 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1263 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1264;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1264) : "f"(distance_50), "f"(t1263), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_26 = t1264;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1265 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1266;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1266) : "f"(distance_48), "f"(t1265), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_28 = t1266;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_51 = first_4 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1268 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1269;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1269) : "f"(distance_51), "f"(t1268), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_29 = t1269;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1270 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1271;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1271) : "f"(distance_49), "f"(t1270), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_31 = t1271;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_52 = first_4 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1273 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1274;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1274) : "f"(distance_52), "f"(t1273), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_30 = t1274;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1275 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1276;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1276) : "f"(distance_50), "f"(t1275), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_32 = t1276;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_53 = first_4 + -64.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1278 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1279;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1279) : "f"(distance_53), "f"(t1278), "f"(s_33));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_33 = t1279;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1280 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1281;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1281) : "f"(distance_51), "f"(t1280), "f"(s_35));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_35 = t1281;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_54 = first_4 + -65.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1283 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1284;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1284) : "f"(distance_54), "f"(t1283), "f"(s_34));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_34 = t1284;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1285 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1286;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1286) : "f"(distance_52), "f"(t1285), "f"(s_36));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_36 = t1286;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_55 = first_4 + -72.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1288 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1289;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1289) : "f"(distance_55), "f"(t1288), "f"(s_37));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_37 = t1289;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1290 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1291;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1291) : "f"(distance_53), "f"(t1290), "f"(s_39));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_39 = t1291;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_56 = first_4 + -73.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1293 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1294;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1294) : "f"(distance_56), "f"(t1293), "f"(s_38));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_38 = t1294;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1295 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1296;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1296) : "f"(distance_54), "f"(t1295), "f"(s_40));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_40 = t1296;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_57 = first_4 + -80.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1298 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1299;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1299) : "f"(distance_57), "f"(t1298), "f"(s_41));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_41 = t1299;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1300 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1301;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1301) : "f"(distance_55), "f"(t1300), "f"(s_43));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_43 = t1301;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_58 = first_4 + -81.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1303 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1304;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1304) : "f"(distance_58), "f"(t1303), "f"(s_42));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_42 = t1304;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1305 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1306;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1306) : "f"(distance_56), "f"(t1305), "f"(s_44));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_44 = t1306;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_59 = first_4 + -88.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1308 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1309;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1309) : "f"(distance_59), "f"(t1308), "f"(s_45));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_45 = t1309;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1310 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1311;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1311) : "f"(distance_57), "f"(t1310), "f"(s_47));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_47 = t1311;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_60 = first_4 + -89.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1313 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1314;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1314) : "f"(distance_60), "f"(t1313), "f"(s_46));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_46 = t1314;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1315 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1316;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1316) : "f"(distance_58), "f"(t1315), "f"(s_48));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_48 = t1316;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_61 = first_4 + -96.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1318 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1319;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1319) : "f"(distance_61), "f"(t1318), "f"(s_49));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_49 = t1319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1320 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1321;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1321) : "f"(distance_59), "f"(t1320), "f"(s_51));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_51 = t1321;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_62 = first_4 + -97.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1323 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1324;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1324) : "f"(distance_62), "f"(t1323), "f"(s_50));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_50 = t1324;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1325 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1326;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1326) : "f"(distance_60), "f"(t1325), "f"(s_52));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_52 = t1326;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_63 = first_4 + -104.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1328 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1329;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1329) : "f"(distance_63), "f"(t1328), "f"(s_53));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_53 = t1329;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1330 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1331;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1331) : "f"(distance_61), "f"(t1330), "f"(s_55));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_55 = t1331;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_64 = first_4 + -105.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1333 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1334;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1334) : "f"(distance_64), "f"(t1333), "f"(s_54));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_54 = t1334;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1335 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1336;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1336) : "f"(distance_62), "f"(t1335), "f"(s_56));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_56 = t1336;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_65 = first_4 + -112.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1338 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1339;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1339) : "f"(distance_65), "f"(t1338), "f"(s_57));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_57 = t1339;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1340 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1341;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1341) : "f"(distance_63), "f"(t1340), "f"(s_59));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_59 = t1341;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_66 = first_4 + -113.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1343 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1344;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1344) : "f"(distance_66), "f"(t1343), "f"(s_58));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_58 = t1344;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1345 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1346;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1346) : "f"(distance_64), "f"(t1345), "f"(s_60));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_60 = t1346;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_67 = first_4 + -120.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1348 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1349;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1349) : "f"(distance_67), "f"(t1348), "f"(s_61));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_61 = t1349;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1350 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1351;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1351) : "f"(distance_65), "f"(t1350), "f"(s_63));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_63 = t1351;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_68 = first_4 + -121.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1353 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1354;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1354) : "f"(distance_68), "f"(t1353), "f"(s_62));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_62 = t1354;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t1355 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t1356;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1356) : "f"(distance_66), "f"(t1355), "f"(s_64));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_64 = t1356;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1357 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1358 = t1357 - i_3;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_4 = t1358 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1360 = t247 + t220;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_5 = t1360 + t219;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1362 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1363 = t1362 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_4 = first_key_4 + t1363;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1365 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1366 = first_query_5 + t1365;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1367 = t1366 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t1367 + 1u;
                const u32 t1369 = end_22 > seq_q ? end_22 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1370 = t1369 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t1370 < seq_k ? t1370 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1372 = end_23 > column_4 ? end_23 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1372 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_65 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1375 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1375;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_66 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1377 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1377;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_67 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1379 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1379;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_68 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1381 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1381;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_69 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1383 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1383;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_70 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1385 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1385;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_71 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1387 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1387;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_72 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1389 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1389;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_73 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1391 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1391;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_74 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1393 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1393;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_75 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1395 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1395;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_76 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1397 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1397;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_77 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1399 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1399;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_78 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1401 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1401;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_79 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1403 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1403;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_80 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1405 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1405;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_81 = 64u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1407 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1407;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_82 = 65u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1409 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1409;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_83 = 72u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1411 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1411;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_84 = 73u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1413 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1413;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_85 = 80u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1415 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1415;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_86 = 81u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1417 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1417;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_87 = 88u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1419 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1419;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_88 = 89u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1421 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1421;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_89 = 96u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1423 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1423;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_90 = 97u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1425 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1425;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_91 = 104u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1427 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1427;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_92 = 105u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1429 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1429;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_93 = 112u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1431 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1431;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_94 = 113u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1433 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1433;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_95 = 120u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1435 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1435;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_96 = 121u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1437 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1437;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1438 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1439 = first_query_5 + t1438;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1440 = t1439 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1441 = t1440 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t1441 + 1u;
                const u32 t1443 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1444 = t1443 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t1444 < seq_k ? t1444 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1446 = end_26 > column_4 ? end_26 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t1446 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_97 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1449 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t1449;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_98 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1451 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t1451;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_99 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1453 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1453;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_100 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1455 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1455;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_101 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1457 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1457;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_102 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1459 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1459;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_103 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1461 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1461;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_104 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1463 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1463;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_105 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1465 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1465;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_106 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1467 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1467;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_107 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1469 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1469;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_108 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1471 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1471;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_109 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1473 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1473;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_110 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1475 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1475;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_111 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1477 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1477;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_112 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1479 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1479;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_113 = 64u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1481 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1481;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_114 = 65u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1483 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1483;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_115 = 72u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1485 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1485;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_116 = 73u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1487 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1487;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_117 = 80u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1489 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1489;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_118 = 81u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1491 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1491;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_119 = 88u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1493 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1493;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_120 = 89u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1495 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1495;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_121 = 96u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1497 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1497;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_122 = 97u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1499 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1499;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_123 = 104u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1501 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1501;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_124 = 105u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1503 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1503;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_125 = 112u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1505 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1505;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_126 = 113u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1507 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1507;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_127 = 120u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1509 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1509;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_128 = 121u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1511 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1511;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1513;
                asm("max.f32 %0, %1, %2;" : "=f"(t1513) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1514;
                asm("max.f32 %0, %1, %2;" : "=f"(t1514) : "f"(t1513), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1515;
                asm("max.f32 %0, %1, %2;" : "=f"(t1515) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1516;
                asm("max.f32 %0, %1, %2;" : "=f"(t1516) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1517;
                asm("max.f32 %0, %1, %2;" : "=f"(t1517) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1518;
                asm("max.f32 %0, %1, %2;" : "=f"(t1518) : "f"(t1514), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1519;
                asm("max.f32 %0, %1, %2;" : "=f"(t1519) : "f"(t1515), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1520;
                asm("max.f32 %0, %1, %2;" : "=f"(t1520) : "f"(t1516), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1521;
                asm("max.f32 %0, %1, %2;" : "=f"(t1521) : "f"(t1517), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1522;
                asm("max.f32 %0, %1, %2;" : "=f"(t1522) : "f"(t1518), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1523;
                asm("max.f32 %0, %1, %2;" : "=f"(t1523) : "f"(t1519), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1524;
                asm("max.f32 %0, %1, %2;" : "=f"(t1524) : "f"(t1520), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1525;
                asm("max.f32 %0, %1, %2;" : "=f"(t1525) : "f"(t1521), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1526;
                asm("max.f32 %0, %1, %2;" : "=f"(t1526) : "f"(t1522), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1527;
                asm("max.f32 %0, %1, %2;" : "=f"(t1527) : "f"(t1523), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1528;
                asm("max.f32 %0, %1, %2;" : "=f"(t1528) : "f"(t1524), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1529;
                asm("max.f32 %0, %1, %2;" : "=f"(t1529) : "f"(t1525), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1530;
                asm("max.f32 %0, %1, %2;" : "=f"(t1530) : "f"(t1526), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1531;
                asm("max.f32 %0, %1, %2;" : "=f"(t1531) : "f"(t1527), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1532;
                asm("max.f32 %0, %1, %2;" : "=f"(t1532) : "f"(t1528), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1533;
                asm("max.f32 %0, %1, %2;" : "=f"(t1533) : "f"(t1529), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1534;
                asm("max.f32 %0, %1, %2;" : "=f"(t1534) : "f"(t1530), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1535;
                asm("max.f32 %0, %1, %2;" : "=f"(t1535) : "f"(t1531), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1536;
                asm("max.f32 %0, %1, %2;" : "=f"(t1536) : "f"(t1532), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1537;
                asm("max.f32 %0, %1, %2;" : "=f"(t1537) : "f"(t1533), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1538;
                asm("max.f32 %0, %1, %2;" : "=f"(t1538) : "f"(t1534), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1539;
                asm("max.f32 %0, %1, %2;" : "=f"(t1539) : "f"(t1535), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1540;
                asm("max.f32 %0, %1, %2;" : "=f"(t1540) : "f"(t1536), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1541;
                asm("max.f32 %0, %1, %2;" : "=f"(t1541) : "f"(t1537), "f"(s_62));
                f32 t1542;
                asm("max.f32 %0, %1, %2;" : "=f"(t1542) : "f"(t1538), "f"(t1539));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1543;
                asm("max.f32 %0, %1, %2;" : "=f"(t1543) : "f"(t1540), "f"(t1541));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1544;
                asm("max.f32 %0, %1, %2;" : "=f"(t1544) : "f"(t1542), "f"(t1543));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1545;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1545) : "f"(t1544));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1544), "f"(t1545));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1547;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1547) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1547));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t1550 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t1550;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1552 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1553;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1553) : "f"(old_3), "f"(scale_log2), "f"(t1552));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1553));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1555 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1556 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1556));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1558;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1558) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1558;
                const f32 t1559 = t1555 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1560 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1560));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1562;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1562) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1562;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1563 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1563));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1565;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1565) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1565;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1566 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1566));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1568;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1568) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1568;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1569 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1569));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1571;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1571) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1571;
                const f32 t1572 = t1559 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1573 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1573));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1575;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1575) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1575;
                const f32 t1576 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1577 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1577));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1579;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1579) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1579;
                const f32 t1580 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1581 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1581));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1583;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1583) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1583;
                const f32 t1584 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1585 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1585));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1587;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1587) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1587;
                const f32 t1588 = t1572 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1589 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1589));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1591;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1591) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1591;
                const f32 t1592 = t1576 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1593 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1593));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1595;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1595) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1595;
                const f32 t1596 = t1580 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1597 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1597));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1599;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1599) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1599;
                const f32 t1600 = t1584 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1601 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1601));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1603;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1603) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1603;
                const f32 t1604 = t1588 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1605 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1605));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1607;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1607) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1607;
                const f32 t1608 = t1592 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1609 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1609));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1611;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1611) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1611;
                const f32 t1612 = t1596 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1613 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1613));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1615;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1615) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1615;
                const f32 t1616 = t1600 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1617 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1617));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1619;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1619) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1619;
                const f32 t1620 = t1604 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1621 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1621));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1623;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1623) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1623;
                const f32 t1624 = t1608 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1625 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1625));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1627;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1627) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1627;
                const f32 t1628 = t1612 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1629 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1629));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1631;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1631) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1631;
                const f32 t1632 = t1616 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1633 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1633));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1635;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1635) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1635;
                const f32 t1636 = t1620 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1637 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1637));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1639;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1639) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1639;
                const f32 t1640 = t1624 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1641 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1641));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1643;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1643) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1643;
                const f32 t1644 = t1628 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1645 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1645));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1647;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1647) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1647;
                const f32 t1648 = t1632 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1649 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1649));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1651;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1651) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1651;
                const f32 t1652 = t1636 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1653 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1653));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1655;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1655) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1655;
                const f32 t1656 = t1640 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1657 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1657));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1659;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1659) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1659;
                const f32 t1660 = t1644 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1661 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1661));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1663;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1663) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1663;
                const f32 t1664 = t1648 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1665 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1665));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1667;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1667) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1667;
                const f32 t1668 = t1652 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1669 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1669));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1671;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1671) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1671;
                const f32 t1672 = t1656 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1673 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1673));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1675;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1675) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1675;
                const f32 t1676 = t1660 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1677 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1677));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1679;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1679) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1679;
                const f32 t1680 = t1664 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1681 = t1668 + t1672;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1682 = t1676 + t1680;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1683 = t1681 + t1682;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1683;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1685;
                asm("max.f32 %0, %1, %2;" : "=f"(t1685) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1686;
                asm("max.f32 %0, %1, %2;" : "=f"(t1686) : "f"(t1685), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1687;
                asm("max.f32 %0, %1, %2;" : "=f"(t1687) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1688;
                asm("max.f32 %0, %1, %2;" : "=f"(t1688) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1689;
                asm("max.f32 %0, %1, %2;" : "=f"(t1689) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1690;
                asm("max.f32 %0, %1, %2;" : "=f"(t1690) : "f"(t1686), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1691;
                asm("max.f32 %0, %1, %2;" : "=f"(t1691) : "f"(t1687), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1692;
                asm("max.f32 %0, %1, %2;" : "=f"(t1692) : "f"(t1688), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1693;
                asm("max.f32 %0, %1, %2;" : "=f"(t1693) : "f"(t1689), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1694;
                asm("max.f32 %0, %1, %2;" : "=f"(t1694) : "f"(t1690), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1695;
                asm("max.f32 %0, %1, %2;" : "=f"(t1695) : "f"(t1691), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1696;
                asm("max.f32 %0, %1, %2;" : "=f"(t1696) : "f"(t1692), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1697;
                asm("max.f32 %0, %1, %2;" : "=f"(t1697) : "f"(t1693), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1698;
                asm("max.f32 %0, %1, %2;" : "=f"(t1698) : "f"(t1694), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1699;
                asm("max.f32 %0, %1, %2;" : "=f"(t1699) : "f"(t1695), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1700;
                asm("max.f32 %0, %1, %2;" : "=f"(t1700) : "f"(t1696), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1701;
                asm("max.f32 %0, %1, %2;" : "=f"(t1701) : "f"(t1697), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1702;
                asm("max.f32 %0, %1, %2;" : "=f"(t1702) : "f"(t1698), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1703;
                asm("max.f32 %0, %1, %2;" : "=f"(t1703) : "f"(t1699), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1704;
                asm("max.f32 %0, %1, %2;" : "=f"(t1704) : "f"(t1700), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1705;
                asm("max.f32 %0, %1, %2;" : "=f"(t1705) : "f"(t1701), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1706;
                asm("max.f32 %0, %1, %2;" : "=f"(t1706) : "f"(t1702), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1707;
                asm("max.f32 %0, %1, %2;" : "=f"(t1707) : "f"(t1703), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1708;
                asm("max.f32 %0, %1, %2;" : "=f"(t1708) : "f"(t1704), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1709;
                asm("max.f32 %0, %1, %2;" : "=f"(t1709) : "f"(t1705), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1710;
                asm("max.f32 %0, %1, %2;" : "=f"(t1710) : "f"(t1706), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1711;
                asm("max.f32 %0, %1, %2;" : "=f"(t1711) : "f"(t1707), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1712;
                asm("max.f32 %0, %1, %2;" : "=f"(t1712) : "f"(t1708), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1713;
                asm("max.f32 %0, %1, %2;" : "=f"(t1713) : "f"(t1709), "f"(s_64));
                f32 t1714;
                asm("max.f32 %0, %1, %2;" : "=f"(t1714) : "f"(t1710), "f"(t1711));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1715;
                asm("max.f32 %0, %1, %2;" : "=f"(t1715) : "f"(t1712), "f"(t1713));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1716;
                asm("max.f32 %0, %1, %2;" : "=f"(t1716) : "f"(t1714), "f"(t1715));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1717;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1717) : "f"(t1716));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1716), "f"(t1717));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1719;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1719) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1719));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t1722 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t1722;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1724 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1725;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1725) : "f"(old_4), "f"(scale_log2), "f"(t1724));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1725));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1727 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1728 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1728));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1730;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1730) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1730;
                const f32 t1731 = t1727 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1732 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1732));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1734;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1734) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1734;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1735 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1735));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1737;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1737) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1737;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1738 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1738));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1740;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1740) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1740;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1741 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1741));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1743;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1743) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1743;
                const f32 t1744 = t1731 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1745 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1745));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1747;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1747) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1747;
                const f32 t1748 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1749 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1749));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1751;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1751) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1751;
                const f32 t1752 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1753 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1753));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1755;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1755) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1755;
                const f32 t1756 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1757 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1757));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1759;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1759) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1759;
                const f32 t1760 = t1744 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1761 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1761));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1763;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1763) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1763;
                const f32 t1764 = t1748 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1765 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1765));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1767;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1767) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1767;
                const f32 t1768 = t1752 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1769 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1769));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1771;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1771) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1771;
                const f32 t1772 = t1756 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1773 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1773));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1775;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1775) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1775;
                const f32 t1776 = t1760 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1777 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1777));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1779;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1779) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1779;
                const f32 t1780 = t1764 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1781 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1781));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1783;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1783) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1783;
                const f32 t1784 = t1768 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1785 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1785));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1787;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1787) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1787;
                const f32 t1788 = t1772 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1789 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1789));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1791;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1791) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1791;
                const f32 t1792 = t1776 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1793 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1793));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1795;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1795) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1795;
                const f32 t1796 = t1780 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1797 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1797));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1799;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1799) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1799;
                const f32 t1800 = t1784 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1801 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1801));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1803;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1803) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1803;
                const f32 t1804 = t1788 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1805 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1805));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1807;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1807) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1807;
                const f32 t1808 = t1792 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1809 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1809));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1811;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1811) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1811;
                const f32 t1812 = t1796 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1813 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1813));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1815;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1815) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1815;
                const f32 t1816 = t1800 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1817 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1817));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1819;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1819) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1819;
                const f32 t1820 = t1804 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1821 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1821));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1823;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1823) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1823;
                const f32 t1824 = t1808 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1825 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1825));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1827;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1827) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1827;
                const f32 t1828 = t1812 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1829 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1829));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1831;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1831) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1831;
                const f32 t1832 = t1816 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1833 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1833));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1835;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1835) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1835;
                const f32 t1836 = t1820 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1837 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1837));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1839;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1839) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1839;
                const f32 t1840 = t1824 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1841 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1841));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1843;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1843) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1843;
                const f32 t1844 = t1828 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1845 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1845));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1847;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1847) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1847;
                const f32 t1848 = t1832 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1849 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1849));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1851;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1851) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1851;
                const f32 t1852 = t1836 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1853 = t1840 + t1844;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1854 = t1848 + t1852;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1855 = t1853 + t1854;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1855;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t1856 = i_3 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1857 = t304 + t1856;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1858 = t1857 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1859 = t1858 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1860 = t1859 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1861 = t10 + t1860;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1862 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1862) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1861) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1863 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t1863;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1864 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t1864;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1865 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t1865;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1866 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t1866;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1867 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t1867;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1868 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t1868;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1869 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t1869;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1870 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t1870;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1871 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t1871;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1872 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t1872;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1873 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t1873;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1874 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t1874;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1875 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t1875;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1876 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t1876;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1877 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t1877;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1878 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t1878;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1879 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t1879;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1880 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t1880;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1881 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t1881;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1882 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t1882;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1883 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t1883;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1884 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t1884;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1885 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t1885;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1886 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t1886;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1887 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t1887;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1888 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t1888;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1889 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t1889;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1890 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t1890;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1891 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t1891;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1892 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t1892;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1893 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t1893;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1894 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t1894;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1895;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1895) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1896;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1896) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1897;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1897) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1898;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1898) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1899;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1899) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1900;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1900) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1901;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1901) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1902;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1902) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1903;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1903) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1904;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1904) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1905;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1905) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1906;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1906) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1907;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1907) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1908;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1908) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1909;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1909) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1910;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1910) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1911;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1911) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1912;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1912) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1913;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1913) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1914;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1915;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1916;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1917;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1917) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1918;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1919;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1919) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1920;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1921;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1922;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1922) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1923;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1923) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1924;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1925;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1925) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1926;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1926) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1895;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1896;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1897;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1898;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1899;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1900;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1901;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1902;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1903;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1904;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1905;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1906;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1907;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1908;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1909;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1910;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1911;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1912;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1913;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1914;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1915;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1916;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1917;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1918;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1919;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1920;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1921;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1922;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1923;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1924;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1925;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1926;
            }
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right_4; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1927 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1927) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1928 = t304 + i_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1929 = t1928 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1930 = t1929 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1931 = t10 + t1930;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1932 = t1928 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1933 = t1932 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1931), "r"(t1933) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1934 = t306 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1935 = t1934 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1936 = smem_1 + t1935;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1937 = t1928 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1938 = t1937 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1939 = t8 + t1938;
                const u32 t1940 = t1936 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1941 = t1939 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1942 = t1940 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1943 = (u64)t1942;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1944 = t1943 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1945 = t1941 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1946 = (u64)t1945;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1947 = t1946 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1948 = t1940 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1949 = (u64)t1948;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1950 = t1949 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1951 = t1941 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1952 = (u64)t1951;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1953 = t1952 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1954 = t1940 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1955 = (u64)t1954;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1956 = t1955 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1957 = t1941 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1958 = (u64)t1957;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1959 = t1958 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1960 = t1940 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1961 = (u64)t1960;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1962 = t1961 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1963 = t1941 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1964 = (u64)t1963;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1965 = t1964 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1944), "l"(t1947), "l"(t1950), "l"(t1953), "l"(t1956), "l"(t1959), "l"(t1962), "l"(t1965) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1966 = i_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1967 = t304 + t1966;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1968 = t1967 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1969 = t1968 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1970 = t1969 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1971 = t10 + t1970;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1972 = t1967 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1973 = t1972 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1971), "r"(t1973) : "memory");
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
                const u32 t1974 = t1967 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1975 = t1974 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1976 = t9 + t1975;
                const u32 t1977 = t1976 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1978 = t1977 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1979 = (u64)t1978;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1980 = t1979 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1981 = t1977 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1982 = (u64)t1981;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1983 = t1982 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1984 = t1977 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1985 = (u64)t1984;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1986 = t1985 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1987 = t1977 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1988 = (u64)t1987;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1989 = t1988 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1990 = t1977 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1991 = (u64)t1990;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1992 = t1991 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1993 = t1977 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1994 = (u64)t1993;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1995 = t1994 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1996 = t1977 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1997 = (u64)t1996;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1998 = t1997 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1999 = t1977 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2000 = (u64)t1999;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2001 = t2000 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1980), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1983), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1986), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1989), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1992), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1995), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1998), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2001) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2002 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2003 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t2002 ? 0u : t2003;
                const u32 t2005 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2005) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2006 = t304 + i_4;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2007 = t2006 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2008 = t2007 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2009 = t2008 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2010 = t10 + t2009;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2011 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2011) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2010) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2012 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2013 = t2012 - i_4;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_5 = t2013 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2015 = t247 + t220;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_6 = t2015 + t219;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2017 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2018 = t2017 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2019 = first_key_5 + t2018;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t2020 = t2019 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
                const f32 column_5 = (f32)t2020;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2022 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2023 = first_query_6 + t2022;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2024 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2025 = first_query_6 + t2024;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2026 = t2025 + 8u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const u32 t2027 = t2023 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2028 = (f32)t2027;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
                const f32 first_5 = t2028 - column_5;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_69 = first_5 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2031 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2032;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(distance_69), "f"(t2031), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s = t2032;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_70 = first_5 + 8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2034 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2035;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(distance_70), "f"(t2034), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_3 = t2035;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_71 = first_5 + -1.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2037 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2038;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(distance_71), "f"(t2037), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_2 = t2038;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_72 = first_5 + 7.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2040 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2041;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2041) : "f"(distance_72), "f"(t2040), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_4 = t2041;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_73 = first_5 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2043 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2044;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2044) : "f"(distance_73), "f"(t2043), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_5 = t2044;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2045 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2046;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2046) : "f"(distance_69), "f"(t2045), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_7 = t2046;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_74 = first_5 + -9.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2048 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2049;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2049) : "f"(distance_74), "f"(t2048), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_6 = t2049;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2050 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2051;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(distance_71), "f"(t2050), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_8 = t2051;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_75 = first_5 + -16.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2053 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2054;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(distance_75), "f"(t2053), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_9 = t2054;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2055 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2056;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2056) : "f"(distance_73), "f"(t2055), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_11 = t2056;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_76 = first_5 + -17.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2058 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2059;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2059) : "f"(distance_76), "f"(t2058), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_10 = t2059;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2060 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2061;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2061) : "f"(distance_74), "f"(t2060), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_12 = t2061;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_77 = first_5 + -24.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2063 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2064;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2064) : "f"(distance_77), "f"(t2063), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_13 = t2064;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2065 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2066;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2066) : "f"(distance_75), "f"(t2065), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_15 = t2066;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_78 = first_5 + -25.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2068 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2069;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2069) : "f"(distance_78), "f"(t2068), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_14 = t2069;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2070 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2071;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2071) : "f"(distance_76), "f"(t2070), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_16 = t2071;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_79 = first_5 + -32.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2073 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2074;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2074) : "f"(distance_79), "f"(t2073), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_17 = t2074;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2075 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2076;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2076) : "f"(distance_77), "f"(t2075), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_19 = t2076;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_80 = first_5 + -33.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2078 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2079;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2079) : "f"(distance_80), "f"(t2078), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_18 = t2079;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2080 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2081;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2081) : "f"(distance_78), "f"(t2080), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_20 = t2081;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_81 = first_5 + -40.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2083 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2084;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2084) : "f"(distance_81), "f"(t2083), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_21 = t2084;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2085 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2086;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2086) : "f"(distance_79), "f"(t2085), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_23 = t2086;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_82 = first_5 + -41.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2088 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2089;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2089) : "f"(distance_82), "f"(t2088), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_22 = t2089;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2090 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2091;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2091) : "f"(distance_80), "f"(t2090), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_24 = t2091;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_83 = first_5 + -48.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2093 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2094;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2094) : "f"(distance_83), "f"(t2093), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_25 = t2094;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2095 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2096;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2096) : "f"(distance_81), "f"(t2095), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_27 = t2096;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_84 = first_5 + -49.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2098 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2099;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2099) : "f"(distance_84), "f"(t2098), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_26 = t2099;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2100 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2101) : "f"(distance_82), "f"(t2100), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_28 = t2101;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_85 = first_5 + -56.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2103 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2104) : "f"(distance_85), "f"(t2103), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_29 = t2104;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2105 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2106) : "f"(distance_83), "f"(t2105), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_31 = t2106;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_86 = first_5 + -57.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2108 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2109) : "f"(distance_86), "f"(t2108), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_30 = t2109;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2110 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2111) : "f"(distance_84), "f"(t2110), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_32 = t2111;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_87 = first_5 + -64.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2113 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2114) : "f"(distance_87), "f"(t2113), "f"(s_33));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_33 = t2114;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2115 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2116) : "f"(distance_85), "f"(t2115), "f"(s_35));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_35 = t2116;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_88 = first_5 + -65.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2118 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2119) : "f"(distance_88), "f"(t2118), "f"(s_34));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_34 = t2119;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2120 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2121) : "f"(distance_86), "f"(t2120), "f"(s_36));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_36 = t2121;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_89 = first_5 + -72.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2123 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2124) : "f"(distance_89), "f"(t2123), "f"(s_37));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_37 = t2124;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2125 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2126) : "f"(distance_87), "f"(t2125), "f"(s_39));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_39 = t2126;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_90 = first_5 + -73.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2128 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2129) : "f"(distance_90), "f"(t2128), "f"(s_38));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_38 = t2129;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2130 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2131) : "f"(distance_88), "f"(t2130), "f"(s_40));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_40 = t2131;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_91 = first_5 + -80.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2133 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2134) : "f"(distance_91), "f"(t2133), "f"(s_41));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_41 = t2134;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2135 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2136) : "f"(distance_89), "f"(t2135), "f"(s_43));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_43 = t2136;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_92 = first_5 + -81.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2138 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2139) : "f"(distance_92), "f"(t2138), "f"(s_42));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_42 = t2139;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2140 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2141) : "f"(distance_90), "f"(t2140), "f"(s_44));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_44 = t2141;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_93 = first_5 + -88.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2143 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2144;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2144) : "f"(distance_93), "f"(t2143), "f"(s_45));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_45 = t2144;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2145 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2146) : "f"(distance_91), "f"(t2145), "f"(s_47));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_47 = t2146;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_94 = first_5 + -89.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2148 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2149) : "f"(distance_94), "f"(t2148), "f"(s_46));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_46 = t2149;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2150 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2151) : "f"(distance_92), "f"(t2150), "f"(s_48));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_48 = t2151;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_95 = first_5 + -96.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2153 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2154;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2154) : "f"(distance_95), "f"(t2153), "f"(s_49));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_49 = t2154;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2155 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2156) : "f"(distance_93), "f"(t2155), "f"(s_51));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_51 = t2156;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_96 = first_5 + -97.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2158 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2159) : "f"(distance_96), "f"(t2158), "f"(s_50));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_50 = t2159;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2160 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2161) : "f"(distance_94), "f"(t2160), "f"(s_52));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_52 = t2161;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_97 = first_5 + -104.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2163 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2164) : "f"(distance_97), "f"(t2163), "f"(s_53));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_53 = t2164;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2165 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2166) : "f"(distance_95), "f"(t2165), "f"(s_55));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_55 = t2166;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_98 = first_5 + -105.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2168 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2169) : "f"(distance_98), "f"(t2168), "f"(s_54));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_54 = t2169;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2170 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2171) : "f"(distance_96), "f"(t2170), "f"(s_56));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_56 = t2171;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_99 = first_5 + -112.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2173 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2174) : "f"(distance_99), "f"(t2173), "f"(s_57));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_57 = t2174;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2175 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2176) : "f"(distance_97), "f"(t2175), "f"(s_59));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_59 = t2176;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_100 = first_5 + -113.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2178 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2179;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2179) : "f"(distance_100), "f"(t2178), "f"(s_58));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_58 = t2179;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2180 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2181) : "f"(distance_98), "f"(t2180), "f"(s_60));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_60 = t2181;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_101 = first_5 + -120.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2183 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2184) : "f"(distance_101), "f"(t2183), "f"(s_61));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_61 = t2184;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2185 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2186) : "f"(distance_99), "f"(t2185), "f"(s_63));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_63 = t2186;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
                const f32 distance_102 = first_5 + -121.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2188 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(distance_102), "f"(t2188), "f"(s_62));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_62 = t2189;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                const f32 t2190 = -t302;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                f32 t2191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(distance_100), "f"(t2190), "f"(s_64));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
                s_64 = t2191;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_5 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2193;
                asm("max.f32 %0, %1, %2;" : "=f"(t2193) : "f"(old_5), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2194;
                asm("max.f32 %0, %1, %2;" : "=f"(t2194) : "f"(t2193), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2195;
                asm("max.f32 %0, %1, %2;" : "=f"(t2195) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2196;
                asm("max.f32 %0, %1, %2;" : "=f"(t2196) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2197;
                asm("max.f32 %0, %1, %2;" : "=f"(t2197) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2198;
                asm("max.f32 %0, %1, %2;" : "=f"(t2198) : "f"(t2194), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2199;
                asm("max.f32 %0, %1, %2;" : "=f"(t2199) : "f"(t2195), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2200;
                asm("max.f32 %0, %1, %2;" : "=f"(t2200) : "f"(t2196), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2201;
                asm("max.f32 %0, %1, %2;" : "=f"(t2201) : "f"(t2197), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2202;
                asm("max.f32 %0, %1, %2;" : "=f"(t2202) : "f"(t2198), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2203;
                asm("max.f32 %0, %1, %2;" : "=f"(t2203) : "f"(t2199), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2204;
                asm("max.f32 %0, %1, %2;" : "=f"(t2204) : "f"(t2200), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2205;
                asm("max.f32 %0, %1, %2;" : "=f"(t2205) : "f"(t2201), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2206;
                asm("max.f32 %0, %1, %2;" : "=f"(t2206) : "f"(t2202), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2207;
                asm("max.f32 %0, %1, %2;" : "=f"(t2207) : "f"(t2203), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2208;
                asm("max.f32 %0, %1, %2;" : "=f"(t2208) : "f"(t2204), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2209;
                asm("max.f32 %0, %1, %2;" : "=f"(t2209) : "f"(t2205), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2210;
                asm("max.f32 %0, %1, %2;" : "=f"(t2210) : "f"(t2206), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2211;
                asm("max.f32 %0, %1, %2;" : "=f"(t2211) : "f"(t2207), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2212;
                asm("max.f32 %0, %1, %2;" : "=f"(t2212) : "f"(t2208), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2213;
                asm("max.f32 %0, %1, %2;" : "=f"(t2213) : "f"(t2209), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2214;
                asm("max.f32 %0, %1, %2;" : "=f"(t2214) : "f"(t2210), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2215;
                asm("max.f32 %0, %1, %2;" : "=f"(t2215) : "f"(t2211), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2216;
                asm("max.f32 %0, %1, %2;" : "=f"(t2216) : "f"(t2212), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2217;
                asm("max.f32 %0, %1, %2;" : "=f"(t2217) : "f"(t2213), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2218;
                asm("max.f32 %0, %1, %2;" : "=f"(t2218) : "f"(t2214), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2219;
                asm("max.f32 %0, %1, %2;" : "=f"(t2219) : "f"(t2215), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2220;
                asm("max.f32 %0, %1, %2;" : "=f"(t2220) : "f"(t2216), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2221;
                asm("max.f32 %0, %1, %2;" : "=f"(t2221) : "f"(t2217), "f"(s_62));
                f32 t2222;
                asm("max.f32 %0, %1, %2;" : "=f"(t2222) : "f"(t2218), "f"(t2219));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2223;
                asm("max.f32 %0, %1, %2;" : "=f"(t2223) : "f"(t2220), "f"(t2221));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2224;
                asm("max.f32 %0, %1, %2;" : "=f"(t2224) : "f"(t2222), "f"(t2223));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2225;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2225) : "f"(t2224));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2224), "f"(t2225));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2227;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2227) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_5;
                asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t2227));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t2230 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t2230;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2232 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t2233;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(old_5), "f"(scale_log2), "f"(t2232));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_5;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t2233));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_5;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t2235 = row_sum * rescale_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2236 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2236));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2238;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2238) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t2238;
                const f32 t2239 = t2235 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2240 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_130;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2240));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2242) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t2242;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2243 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2243));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2245;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2245) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t2245;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2246 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2246));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2248;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2248) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t2248;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2249 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_133;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2249));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2251;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2251) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t2251;
                const f32 t2252 = t2239 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2253 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2253));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2255;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2255) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t2255;
                const f32 t2256 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2257 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2257));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2259;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2259) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t2259;
                const f32 t2260 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2261 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2261));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2263;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2263) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t2263;
                const f32 t2264 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2265 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2265));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2267;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2267) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t2267;
                const f32 t2268 = t2252 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2269 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_138;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2269));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2271;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2271) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t2271;
                const f32 t2272 = t2256 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2273 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2273));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2275;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2275) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2275;
                const f32 t2276 = t2260 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2277 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2277));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2279;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2279) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2279;
                const f32 t2280 = t2264 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2281 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2281));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2283;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2283) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2283;
                const f32 t2284 = t2268 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2285 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_142;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2285));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2287;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2287) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2287;
                const f32 t2288 = t2272 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2289 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2289));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2291;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2291) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2291;
                const f32 t2292 = t2276 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2293 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_144;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2293));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2295;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2295) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2295;
                const f32 t2296 = t2280 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2297 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2297));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2299;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2299) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t2299;
                const f32 t2300 = t2284 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2301 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2301));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2303;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2303) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t2303;
                const f32 t2304 = t2288 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2305 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_147;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2305));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2307;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2307) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t2307;
                const f32 t2308 = t2292 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2309 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2309));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2311;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2311) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t2311;
                const f32 t2312 = t2296 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2313 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2313));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2315;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2315) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t2315;
                const f32 t2316 = t2300 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2317 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2317));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2319;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2319) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t2319;
                const f32 t2320 = t2304 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2321 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2321));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2323;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2323) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t2323;
                const f32 t2324 = t2308 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2325 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2325));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2327;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2327) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t2327;
                const f32 t2328 = t2312 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2329 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2329));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2331;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2331) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t2331;
                const f32 t2332 = t2316 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2333 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_154;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2333));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2335;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2335) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t2335;
                const f32 t2336 = t2320 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2337 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2337));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2339;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2339) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t2339;
                const f32 t2340 = t2324 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2341 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2341));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2343;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2343) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t2343;
                const f32 t2344 = t2328 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2345 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2345));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2347;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2347) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t2347;
                const f32 t2348 = t2332 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2349 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2349));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2351;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2351) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t2351;
                const f32 t2352 = t2336 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2353 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2353));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2355;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2355) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t2355;
                const f32 t2356 = t2340 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2357 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_160;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2357));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2359;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2359) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t2359;
                const f32 t2360 = t2344 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2361 = t2348 + t2352;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2362 = t2356 + t2360;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2363 = t2361 + t2362;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2363;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_6 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2365;
                asm("max.f32 %0, %1, %2;" : "=f"(t2365) : "f"(old_6), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2366;
                asm("max.f32 %0, %1, %2;" : "=f"(t2366) : "f"(t2365), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2367;
                asm("max.f32 %0, %1, %2;" : "=f"(t2367) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2368;
                asm("max.f32 %0, %1, %2;" : "=f"(t2368) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2369;
                asm("max.f32 %0, %1, %2;" : "=f"(t2369) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2370;
                asm("max.f32 %0, %1, %2;" : "=f"(t2370) : "f"(t2366), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2371;
                asm("max.f32 %0, %1, %2;" : "=f"(t2371) : "f"(t2367), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2372;
                asm("max.f32 %0, %1, %2;" : "=f"(t2372) : "f"(t2368), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2373;
                asm("max.f32 %0, %1, %2;" : "=f"(t2373) : "f"(t2369), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2374;
                asm("max.f32 %0, %1, %2;" : "=f"(t2374) : "f"(t2370), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2375;
                asm("max.f32 %0, %1, %2;" : "=f"(t2375) : "f"(t2371), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2376;
                asm("max.f32 %0, %1, %2;" : "=f"(t2376) : "f"(t2372), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2377;
                asm("max.f32 %0, %1, %2;" : "=f"(t2377) : "f"(t2373), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2378;
                asm("max.f32 %0, %1, %2;" : "=f"(t2378) : "f"(t2374), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2379;
                asm("max.f32 %0, %1, %2;" : "=f"(t2379) : "f"(t2375), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2380;
                asm("max.f32 %0, %1, %2;" : "=f"(t2380) : "f"(t2376), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2381;
                asm("max.f32 %0, %1, %2;" : "=f"(t2381) : "f"(t2377), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2382;
                asm("max.f32 %0, %1, %2;" : "=f"(t2382) : "f"(t2378), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2383;
                asm("max.f32 %0, %1, %2;" : "=f"(t2383) : "f"(t2379), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2384;
                asm("max.f32 %0, %1, %2;" : "=f"(t2384) : "f"(t2380), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2385;
                asm("max.f32 %0, %1, %2;" : "=f"(t2385) : "f"(t2381), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2386;
                asm("max.f32 %0, %1, %2;" : "=f"(t2386) : "f"(t2382), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2387;
                asm("max.f32 %0, %1, %2;" : "=f"(t2387) : "f"(t2383), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2388;
                asm("max.f32 %0, %1, %2;" : "=f"(t2388) : "f"(t2384), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2389;
                asm("max.f32 %0, %1, %2;" : "=f"(t2389) : "f"(t2385), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2390;
                asm("max.f32 %0, %1, %2;" : "=f"(t2390) : "f"(t2386), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2391;
                asm("max.f32 %0, %1, %2;" : "=f"(t2391) : "f"(t2387), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2392;
                asm("max.f32 %0, %1, %2;" : "=f"(t2392) : "f"(t2388), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2393;
                asm("max.f32 %0, %1, %2;" : "=f"(t2393) : "f"(t2389), "f"(s_64));
                f32 t2394;
                asm("max.f32 %0, %1, %2;" : "=f"(t2394) : "f"(t2390), "f"(t2391));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2395;
                asm("max.f32 %0, %1, %2;" : "=f"(t2395) : "f"(t2392), "f"(t2393));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2396;
                asm("max.f32 %0, %1, %2;" : "=f"(t2396) : "f"(t2394), "f"(t2395));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2397;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2397) : "f"(t2396));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2396), "f"(t2397));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2399;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2399) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_6;
                asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t2399));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t2402 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t2402;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2404 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t2405;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2405) : "f"(old_6), "f"(scale_log2), "f"(t2404));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_6;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t2405));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_6;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t2407 = row_sum_2 * rescale_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2408 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t2408));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2410;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2410) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t2410;
                const f32 t2411 = t2407 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2412 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_162;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t2412));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2414;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2414) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t2414;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2415 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_163;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t2415));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2417;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2417) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t2417;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2418 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t2418));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2420;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2420) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t2420;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2421 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t2421));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2423;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2423) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t2423;
                const f32 t2424 = t2411 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2425 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t2425));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2427;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2427) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t2427;
                const f32 t2428 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2429 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t2429));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2431;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2431) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t2431;
                const f32 t2432 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2433 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t2433));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2435;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2435) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t2435;
                const f32 t2436 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2437 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t2437));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2439;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2439) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2439;
                const f32 t2440 = t2424 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2441 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_170;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t2441));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2443;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2443) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2443;
                const f32 t2444 = t2428 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2445 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2445));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2447;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2447) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2447;
                const f32 t2448 = t2432 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2449 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2449));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2451;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2451) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2451;
                const f32 t2452 = t2436 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2453 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2453));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2455;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2455) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2455;
                const f32 t2456 = t2440 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2457 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2457));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2459;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2459) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2459;
                const f32 t2460 = t2444 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2461 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2461));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2463;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2463) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2463;
                const f32 t2464 = t2448 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2465 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2465));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2467;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2467) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2467;
                const f32 t2468 = t2452 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2469 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2469));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2471;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2471) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t2471;
                const f32 t2472 = t2456 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2473 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_178;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2473));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2475;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2475) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t2475;
                const f32 t2476 = t2460 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2477 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_179;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2477));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2479;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2479) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t2479;
                const f32 t2480 = t2464 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2481 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2481));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2483;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2483) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t2483;
                const f32 t2484 = t2468 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2485 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2485));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2487;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2487) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t2487;
                const f32 t2488 = t2472 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2489 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_182;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2489));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2491;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2491) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t2491;
                const f32 t2492 = t2476 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2493 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2493));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2495;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2495) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t2495;
                const f32 t2496 = t2480 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2497 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2497));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2499;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2499) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t2499;
                const f32 t2500 = t2484 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2501 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2501));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2503;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2503) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t2503;
                const f32 t2504 = t2488 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2505 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2505));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2507;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2507) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t2507;
                const f32 t2508 = t2492 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2509 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_187;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2509));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2511;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2511) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t2511;
                const f32 t2512 = t2496 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2513 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2513));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2515;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2515) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t2515;
                const f32 t2516 = t2500 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2517 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2517));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2519;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2519) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t2519;
                const f32 t2520 = t2504 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2521 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2521));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2523;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2523) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t2523;
                const f32 t2524 = t2508 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2525 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2525));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2527;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2527) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t2527;
                const f32 t2528 = t2512 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2529 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2529));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2531;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2531) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t2531;
                const f32 t2532 = t2516 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2533 = t2520 + t2524;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2534 = t2528 + t2532;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2535 = t2533 + t2534;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2535;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t2536 = i_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2537 = t304 + t2536;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2538 = t2537 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2539 = t2538 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2540 = t2539 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2541 = t10 + t2540;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2542 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2542) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2541) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2543 = acc * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t2543;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2544 = acc_2 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t2544;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2545 = acc_5 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t2545;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2546 = acc_6 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t2546;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2547 = acc_9 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t2547;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2548 = acc_10 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t2548;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2549 = acc_13 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t2549;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2550 = acc_14 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t2550;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2551 = acc_17 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t2551;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2552 = acc_18 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t2552;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2553 = acc_21 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t2553;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2554 = acc_22 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t2554;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2555 = acc_25 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t2555;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2556 = acc_26 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t2556;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2557 = acc_29 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t2557;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2558 = acc_30 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t2558;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2559 = acc_3 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t2559;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2560 = acc_4 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t2560;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2561 = acc_7 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t2561;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2562 = acc_8 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t2562;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2563 = acc_11 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t2563;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2564 = acc_12 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t2564;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2565 = acc_15 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t2565;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2566 = acc_16 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t2566;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2567 = acc_19 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t2567;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2568 = acc_20 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t2568;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2569 = acc_23 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t2569;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2570 = acc_24 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t2570;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2571 = acc_27 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t2571;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2572 = acc_28 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t2572;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2573 = acc_31 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t2573;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2574 = acc_32 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t2574;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2575;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2575) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2576;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2576) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2577;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2577) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2578;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2578) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2579;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2579) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2580;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2580) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2581;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2581) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2582;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2582) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2583;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2583) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2584;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2584) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2585;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2585) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2586;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2586) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2587;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2587) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2588;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2588) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2589;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2589) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2590;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2590) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2591;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2591) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2592;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2592) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2593;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2593) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2594;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2594) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2595;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2595) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2596;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2596) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2597;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2597) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2598;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2598) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2599;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2599) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2600) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2601) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2602;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2602) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2603) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2604) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2605) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2606;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2606) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t2575;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2576;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2577;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2578;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2579;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2580;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2581;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2582;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2583;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2584;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2585;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2586;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2587;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2588;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2589;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2590;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t2591;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t2592;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t2593;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t2594;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t2595;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t2596;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t2597;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t2598;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t2599;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t2600;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t2601;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t2602;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t2603;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t2604;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t2605;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t2606;
            }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2607 = t306 % 6u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2608 = t2607 + 14u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2609 = t2608 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2610 = t10 + t2609;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2611 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2611) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2610) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2612 = end_15 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2613 = t304 + t2612;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2614 = t2613 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2615 = t2614 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2616 = t2615 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2617 = t10 + t2616;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2618 = t2613 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2619 = t2618 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2617), "r"(t2619) : "memory");
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
            const u32 t2620 = t2613 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2621 = t2620 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2622 = t9 + t2621;
            const u32 t2623 = t2622 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2624 = t2623 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2625 = (u64)t2624;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2626 = t2625 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2627 = t2623 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2628 = (u64)t2627;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2629 = t2628 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2630 = t2623 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2631 = (u64)t2630;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2632 = t2631 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2633 = t2623 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2634 = (u64)t2633;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2635 = t2634 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2636 = t2623 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2637 = (u64)t2636;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2638 = t2637 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2639 = t2623 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2640 = (u64)t2639;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2641 = t2640 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2642 = t2623 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2643 = (u64)t2642;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2644 = t2643 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2645 = t2623 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2646 = (u64)t2645;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2647 = t2646 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2626), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2629), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2632), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2635), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2638), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2641), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2644), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2647) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2648 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2649 = t304 + t2648;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2650 = t2649 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2651 = t2650 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2652 = t2651 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2653 = t10 + t2652;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2654 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2654) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2653) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2656 = t304 + end_15;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_5 = t2656; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2657 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2657) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2658 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2659 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t2658 ? 0u : t2659;
                const u32 t2661 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2661) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2662 = i_5 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2663 = t2662 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2664 = t10 + t2663;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2665 = i_5 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2666 = t2665 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2664), "r"(t2666) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2667 = i_5 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2668 = t2667 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2669 = t2668 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2670 = t10 + t2669;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2671 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2671) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2670) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2672 = i_5 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2673 = t2672 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2674 = t2673 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2675 = t10 + t2674;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2676 = i_5 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2677 = t2676 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2675), "r"(t2677) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2678 = i_5 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2679 = t2678 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2680 = t2679 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2681 = t10 + t2680;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2682 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2682) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2681) : "memory");
                }
            }
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2683;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2683) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_7 = row_sum + t2683;
            f32 t2685;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2685) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2686 = pair_7 + t2685;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2686;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2687;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2687) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_8 = row_sum_2 + t2687;
            f32 t2689;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2689) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2690 = pair_8 + t2689;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2690;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t2691 = (u64)t248;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t2692 = t2691 * sinks_stride0;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t2693 = t2692 * 4ull;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            const u64 t2694 = sinks + t2693;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
            f32 logit;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t2694) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_2 = logit * 1.442695f;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_7 = row_max == __uint_as_float(0xff800000u);
            const f32 t2698 = row_max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t2699 = none_7 ? 0.0f : t2698;
#line 270 "fa-kernels/src/attention/softmax.rs"
            const f32 t2700 = logit_2 - t2699;
#line 270 "fa-kernels/src/attention/softmax.rs"
            f32 power;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t2700));
#line 271 "fa-kernels/src/attention/softmax.rs"
            const f32 t2702 = row_sum + power;
#line 271 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2702;
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_8 = row_max_2 == __uint_as_float(0xff800000u);
            const f32 t2704 = row_max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t2705 = none_8 ? 0.0f : t2704;
#line 270 "fa-kernels/src/attention/softmax.rs"
            const f32 t2706 = logit_2 - t2705;
#line 270 "fa-kernels/src/attention/softmax.rs"
            f32 power_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t2706));
#line 271 "fa-kernels/src/attention/softmax.rs"
            const f32 t2708 = row_sum_2 + power_2;
#line 271 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2708;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2709 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2710;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2710) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2709 ? 0.0f : t2710;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2712 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t2712;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2713 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2713;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2714 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2714;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2715 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2715;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2716 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2716;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2717 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2717;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2718 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2718;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2719 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2719;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2720 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2720;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2721 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2721;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2722 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2722;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2723 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2723;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2724 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2724;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2725 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2725;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2726 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2726;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2727 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2727;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2728 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2729;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2729) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2728 ? 0.0f : t2729;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2731 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2731;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2732 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2732;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2733 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2733;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2734 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2734;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2735 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2735;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2736 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2736;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2737 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2737;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2738 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2738;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2739 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2739;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2740 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2740;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2741 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2741;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2742 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2742;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2743 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2743;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2744 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2744;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2745 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2745;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2746 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2746;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t2747 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2747) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2748 = t306 % 6u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2749;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2749) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2750;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2750) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2751;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2751) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2752;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2752) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2753;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2753) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2754;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2754) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2755;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2755) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2756;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2756) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2757;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2757) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2758;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2758) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2759;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2759) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2760;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2760) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2761;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2761) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2762;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2762) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2763;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2763) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2764;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2764) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2765 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2766 = t219 + t2765;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2767 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2768 = t2766 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2769 = t2767 ^ t2768;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2770 = t2766 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2771 = t2769 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2772 = t2770 + t2771;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2773 = t217 + t2772;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2773), "r"(t2749), "r"(t2750), "r"(t2751), "r"(t2752) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2774 = t2772 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2775 = t217 + t2774;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2775), "r"(t2753), "r"(t2754), "r"(t2755), "r"(t2756) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2776 = t2772 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2777 = t217 + t2776;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2777), "r"(t2757), "r"(t2758), "r"(t2759), "r"(t2760) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2778 = t2772 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2779 = t217 + t2778;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2779), "r"(t2761), "r"(t2762), "r"(t2763), "r"(t2764) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t2780 = t247 + t220;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t2780 + t219;
            const bool t2782 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2782) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2783 = t219 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2784 = t217 + t2783;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2784), "l"(o), "r"(0u), "r"(t248), "r"(first_row), "r"(t249) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2785 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2785;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2786 = count & 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t2787 = t2786 == 0u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2788 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2789 = gridDim.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2790 = t2789 - 1u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2791 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2792 = t2790 - t2791;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place_4 = t2787 ? t2788 : t2792;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2794 = gridDim.x;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2795 = count * t2794;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2796 = t2795 + place_4;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_3 = t2796;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2798 = index_2 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2798) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2799 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2799) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
