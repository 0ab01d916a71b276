typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(512, 1)
warp_specialized_f16(
    const __grid_constant__ tensor_map q_map /* f16 */,
    const __grid_constant__ tensor_map k_map /* f16 */,
    const __grid_constant__ tensor_map v_map /* f16 */,
    const __grid_constant__ tensor_map o_map /* f16, written */,
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
    const u32 window_left,
    const u32 window_right,
    const f32 softcap,
    const f32 softcap_scale,
    const f32 softcap_small,
    const f32 softcap_5,
    const f32 softcap_3,
    const f32 softcap_1,
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
#line 224 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 24576u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 32768u;
    const u32 t10 = t9 + 32768u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 112u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 120u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 96u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 104u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 152u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 26 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t37 = tile & 1u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t38 = t37 == 0u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t39 = blockIdx.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t40 = gridDim.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t41 = t40 - 1u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t42 = blockIdx.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t43 = t41 - t42;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place = t38 ? t39 : t43;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t45 = gridDim.x;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t46 = tile * t45;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t47 = t46 + place;
#line 28 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
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
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t65 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t66 = t62 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t66 + t65;
                const u32 t68 = end > seq_q ? end : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t69 = t68 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_2 = t69 < seq_k ? t69 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t62 + seq_k;
                const u32 t72 = end_3 > seq_q ? end_3 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position = t72 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t74 = position > window_left ? position : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t75 = t74 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t76 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin = t75 < t76 ? t75 : t76;
#line 318 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t78 = t62 + 191u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t79 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t80 = t78 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_4 = t80 + t79;
                const u32 t82 = end_4 > seq_q ? end_4 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t83 = t82 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_5 = t83 < seq_k ? t83 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_6 = t78 + seq_k;
                const u32 t86 = end_6 > seq_q ? end_6 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_2 = t86 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t88 = position_2 > window_left ? position_2 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t89 = t88 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t90 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_2 = t89 < t90 ? t89 : t90;
#line 322 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 begin_3 = begin >> 7u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t93 = end_5 + 127u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t94 = t93 >> 7u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t95 = begin_3 + 1u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_7 = t94 > t95 ? t94 : t95;
                const u32 count = end_7 - begin_3;
                const u32 t98 = end_2 >> 7u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t98 < end_7 ? t98 : end_7;
                const u32 t100 = begin_2 + 127u;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t101 = t100 >> 7u;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t102 = t101 > begin_3 ? t101 : begin_3;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t103 = t102 < end_7 ? t102 : end_7;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_left = end_7 - t103;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t105 = end_7 - whole;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t106 = t105 < count ? t105 : count;
#line 31 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t63 / group;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t108 = tile * 3u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t108 % 6u;
                const u32 t110 = slot + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t110 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t10 + t111;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t108 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t113 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t114 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t112), "r"(t115) : "memory");
                const u32 t116 = slot + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t116 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = t10 + t117;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t119 = slot << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t120 = smem_1 + t119;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t121;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t121) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t122 = t121 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t122) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t118) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t120), "l"(q), "r"(t118), "r"(0u), "r"(t63), "r"(t62), "r"(t64) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t123 = tile * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t124 = t123 + 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t124 % 6u;
                const u32 t126 = slot_2 + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t126 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t10 + t127;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = t124 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t130 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t128), "r"(t131) : "memory");
                const u32 t132 = slot_2 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t132 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t10 + t133;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t62 + 64u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t136 = slot_2 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t137 = smem_1 + t136;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t138;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t138) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t139 = t138 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t139) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t134) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t137), "l"(q), "r"(t134), "r"(0u), "r"(t63), "r"(t135), "r"(t64) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t140 = tile * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t141 = t140 + 2u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t141 % 6u;
                const u32 t143 = slot_3 + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = t143 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t10 + t144;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t141 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t146 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t148 = t147 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t145), "r"(t148) : "memory");
                const u32 t149 = slot_3 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = t149 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = t10 + t150;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = t62 + 128u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t153 = slot_3 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t154 = smem_1 + t153;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t155;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t155) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t156 = t155 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t156) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t151) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t154), "l"(q), "r"(t151), "r"(0u), "r"(t63), "r"(t152), "r"(t64) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t158 = slot_4 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t159 = t10 + t158;
                const u32 t160 = slot_4 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t161 = t160 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t162 = t10 + t161;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t163 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t164 = t163 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t165 = t164 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t162), "r"(t165) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t166 = end_7 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t167 = t166 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t168 = slot_4 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t169 = t8 + t168;
                u32 t170;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t170) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t171 = t170 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t171) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t159) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t169), "l"(k), "r"(t159), "r"(0u), "r"(t107), "r"(t167), "r"(t64) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t173 = slot_5 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t174 = t173 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = t10 + t174;
                const u32 t176 = slot_5 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t177 = t176 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t178 = t10 + t177;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t180 = t179 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t181 = t180 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t178), "r"(t181) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t182 = end_7 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t183 = t182 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t184 = slot_5 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t185 = t9 + t184;
                u32 t186;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t186) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t187 = t186 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t187) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t175) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t185), "l"(v), "r"(t175), "r"(0u), "r"(t107), "r"(t183), "r"(t64) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < count; i += 1u) {
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t188 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t188 & 1u;
                    const u32 t190 = slot_6 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t191 = t10 + t190;
                    const u32 t192 = slot_6 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t193 = t192 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t194 = t10 + t193;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t195 = t188 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t196 = t195 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t197 = t196 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t194), "r"(t197) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t198 = end_7 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t199 = t198 - i;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t200 = t199 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t201 = slot_6 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t202 = t8 + t201;
                    u32 t203;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t203) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t204 = t203 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t204) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t191) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t202), "l"(k), "r"(t191), "r"(0u), "r"(t107), "r"(t200), "r"(t64) : "memory");
                    }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t205 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t205 & 1u;
                    const u32 t207 = slot_7 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t208 = t207 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t209 = t10 + t208;
                    const u32 t210 = slot_7 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t211 = t210 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t212 = t10 + t211;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t213 = t205 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t214 = t213 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t215 = t214 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t212), "r"(t215) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t216 = end_7 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t217 = t216 - i;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t218 = t217 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t219 = slot_7 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t220 = t9 + t219;
                    u32 t221;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t221) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t222 = t221 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t222) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t209) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t220), "l"(v), "r"(t209), "r"(0u), "r"(t107), "r"(t218), "r"(t64) : "memory");
                    }
                }
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t223 = passed + count;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t223;
                const u32 t224 = tile + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t224;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t225 = tile & 1u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t226 = t225 == 0u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t227 = blockIdx.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t228 = gridDim.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t229 = t228 - 1u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t230 = blockIdx.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t231 = t229 - t230;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place_2 = t226 ? t227 : t231;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t233 = gridDim.x;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t234 = tile * t233;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t235 = t234 + place_2;
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t235;
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t238 = index_2 << 13u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t239 = t7 + t238;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t240 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t241 = t240 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t242 = index_2 << 6u;
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
        u32 count_2 = 0u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t243 = count_2 & 1u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const bool t244 = t243 == 0u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t245 = blockIdx.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t246 = gridDim.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t247 = t246 - 1u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t248 = blockIdx.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t249 = t247 - t248;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 place_3 = t244 ? t245 : t249;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t251 = gridDim.x;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t252 = count_2 * t251;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t253 = t252 + place_3;
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_3 = t253;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t254 = index_2 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t254) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t255 = index_3 < total;
            if (!t255) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t256 = heads_per_section * tiles;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t257 = index_3 / t256;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 first_2 = t257 * heads_per_section;
            const u32 t259 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t260 = t259 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 heads_3 = t260 < heads_per_section ? t260 : heads_per_section;
            const u32 t262 = first_2 * tiles;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 rest_2 = index_3 - t262;
            const u32 t264 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t265 = first_2 + t264;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t266 = tiles - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t267 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t268 = t266 - t267;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t269 = t268 * 192u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t270 = t265 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t271 = t265 / heads;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t272 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t273 = t269 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t273 + t272;
            const u32 t275 = end_8 > seq_q ? end_8 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t276 = t275 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_9 = t276 < seq_k ? t276 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t269 + seq_k;
            const u32 t279 = end_10 > seq_q ? end_10 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t279 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t281 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t282 = t281 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t283 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t282 < t283 ? t282 : t283;
#line 318 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t285 = t269 + 191u;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t286 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t287 = t285 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t287 + t286;
            const u32 t289 = end_11 > seq_q ? end_11 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t290 = t289 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_12 = t290 < seq_k ? t290 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t285 + seq_k;
            const u32 t293 = end_13 > seq_q ? end_13 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t293 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t295 = position_4 > window_left ? position_4 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t296 = t295 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t297 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t296 < t297 ? t296 : t297;
#line 322 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 begin_6 = begin_4 >> 7u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t300 = end_12 + 127u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t301 = t300 >> 7u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t302 = begin_6 + 1u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_14 = t301 > t302 ? t301 : t302;
            const u32 count_3 = end_14 - begin_6;
            const u32 t305 = end_9 >> 7u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t305 < end_14 ? t305 : end_14;
            const u32 t307 = begin_5 + 127u;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t308 = t307 >> 7u;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t309 = t308 > begin_6 ? t308 : begin_6;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t310 = t309 < end_14 ? t309 : end_14;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_left_2 = end_14 - t310;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t312 = end_14 - whole_2;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t313 = t312 < count_3 ? t312 : count_3;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t269 + t242;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t315 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t316 = first_query + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t316 + t315;
            const u32 t318 = end_15 > seq_q ? end_15 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t319 = t318 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_16 = t319 < seq_k ? t319 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = first_query + seq_k;
            const u32 t322 = end_17 > seq_q ? end_17 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_5 = t322 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t324 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t325 = t324 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t326 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_7 = t325 < t326 ? t325 : t326;
#line 318 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t328 = first_query + 63u;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t329 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t330 = t328 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_18 = t330 + t329;
            const u32 t332 = end_18 > seq_q ? end_18 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t333 = t332 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_19 = t333 < seq_k ? t333 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t328 + seq_k;
            const u32 t336 = end_20 > seq_q ? end_20 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_6 = t336 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t338 = position_6 > window_left ? position_6 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t339 = t338 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t340 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_8 = t339 < t340 ? t339 : t340;
#line 322 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 begin_9 = begin_7 >> 7u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t343 = end_19 + 127u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t344 = t343 >> 7u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t345 = begin_9 + 1u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_21 = t344 > t345 ? t344 : t345;
            const u32 count_4 = end_21 - begin_9;
            const u32 t348 = end_16 >> 7u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t348 < end_21 ? t348 : end_21;
            const u32 t350 = begin_8 + 127u;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t351 = t350 >> 7u;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t352 = t351 > begin_9 ? t351 : begin_9;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t353 = t352 < end_21 ? t352 : end_21;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_left_3 = end_21 - t353;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t355 = end_21 - whole_3;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right = t355 < count_4 ? t355 : count_4;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t357 = end_14 - end_21;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t358 = passed_2 + t357;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t359 = count_2 * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t360 = t359 + index_2;
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_2 = passed_2; i_2 < t358; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t361 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t361) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t362 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t363 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t362 ? 0u : t363;
                const u32 t365 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t365) : "memory");
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t366 = i_2 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t367 = t366 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t368 = t10 + t367;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t369 = i_2 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t370 = t369 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t368), "r"(t370) : "memory");
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t371 = i_2 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t372 = t371 + 2u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t373 = t372 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t374 = t10 + t373;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t375 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t375) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t374) : "memory");
                }
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t376 = i_2 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t377 = t376 + 4u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t378 = t377 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t379 = t10 + t378;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t380 = i_2 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t381 = t380 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t379), "r"(t381) : "memory");
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t382 = i_2 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t383 = t382 + 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t384 = t383 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t385 = t10 + t384;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t386 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t386) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t385) : "memory");
                }
            }
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t387 = t360 % 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t388 = t387 + 8u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t389 = t388 << 3u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t390 = t10 + t389;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t391 = t360 / 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t392 = t391 & 1u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t390), "r"(t392) : "memory");
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t393 = t358 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t394 = t393 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t395 = t10 + t394;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t396 = t358 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t397 = t396 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t395), "r"(t397) : "memory");
#line 383 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t398 = t360 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t399 = t398 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t400 = smem_1 + t399;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t401 = t358 & 1u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t402 = t401 << 14u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t403 = t8 + t402;
            const u32 t404 = t400 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t405 = t403 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t406 = t404 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t407 = (u64)t406;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t408 = t407 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t409 = t405 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t410 = (u64)t409;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t411 = t410 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t412 = t404 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t413 = (u64)t412;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t414 = t413 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t415 = t405 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t416 = (u64)t415;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t417 = t416 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t418 = t404 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t419 = (u64)t418;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t420 = t419 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t421 = t405 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t422 = (u64)t421;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t423 = t422 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t424 = t404 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t425 = (u64)t424;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t426 = t425 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t427 = t405 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t428 = (u64)t427;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t429 = t428 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t408), "l"(t411), "l"(t414), "l"(t417), "l"(t420), "l"(t423), "l"(t426), "l"(t429) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t430 = t358 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t431 = t430 + 2u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t432 = t431 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t433 = t10 + t432;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t434 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t434) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t433) : "memory");
            }
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t435;
            asm("abs.f32 %0, %1;" : "=f"(t435) : "f"(s));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t436;
            asm("abs.f32 %0, %1;" : "=f"(t436) : "f"(s_2));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t437;
            asm("abs.f32 %0, %1;" : "=f"(t437) : "f"(s_3));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t438;
            asm("abs.f32 %0, %1;" : "=f"(t438) : "f"(s_4));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t439;
            asm("abs.f32 %0, %1;" : "=f"(t439) : "f"(s_5));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t440;
            asm("max.f32 %0, %1, %2;" : "=f"(t440) : "f"(t435), "f"(t439));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t441;
            asm("abs.f32 %0, %1;" : "=f"(t441) : "f"(s_6));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t442;
            asm("max.f32 %0, %1, %2;" : "=f"(t442) : "f"(t436), "f"(t441));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t443;
            asm("abs.f32 %0, %1;" : "=f"(t443) : "f"(s_7));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t444;
            asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t437), "f"(t443));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t445;
            asm("abs.f32 %0, %1;" : "=f"(t445) : "f"(s_8));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t446;
            asm("max.f32 %0, %1, %2;" : "=f"(t446) : "f"(t438), "f"(t445));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t447;
            asm("abs.f32 %0, %1;" : "=f"(t447) : "f"(s_9));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t448;
            asm("max.f32 %0, %1, %2;" : "=f"(t448) : "f"(t440), "f"(t447));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t449;
            asm("abs.f32 %0, %1;" : "=f"(t449) : "f"(s_10));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t450;
            asm("max.f32 %0, %1, %2;" : "=f"(t450) : "f"(t442), "f"(t449));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t451;
            asm("abs.f32 %0, %1;" : "=f"(t451) : "f"(s_11));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t452;
            asm("max.f32 %0, %1, %2;" : "=f"(t452) : "f"(t444), "f"(t451));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t453;
            asm("abs.f32 %0, %1;" : "=f"(t453) : "f"(s_12));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t454;
            asm("max.f32 %0, %1, %2;" : "=f"(t454) : "f"(t446), "f"(t453));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t455;
            asm("abs.f32 %0, %1;" : "=f"(t455) : "f"(s_13));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t456;
            asm("max.f32 %0, %1, %2;" : "=f"(t456) : "f"(t448), "f"(t455));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t457;
            asm("abs.f32 %0, %1;" : "=f"(t457) : "f"(s_14));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t458;
            asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(t450), "f"(t457));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t459;
            asm("abs.f32 %0, %1;" : "=f"(t459) : "f"(s_15));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t460;
            asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t452), "f"(t459));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t461;
            asm("abs.f32 %0, %1;" : "=f"(t461) : "f"(s_16));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t462;
            asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(t454), "f"(t461));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t463;
            asm("abs.f32 %0, %1;" : "=f"(t463) : "f"(s_17));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t464;
            asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(t456), "f"(t463));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t465;
            asm("abs.f32 %0, %1;" : "=f"(t465) : "f"(s_18));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t466;
            asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t458), "f"(t465));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t467;
            asm("abs.f32 %0, %1;" : "=f"(t467) : "f"(s_19));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t468;
            asm("max.f32 %0, %1, %2;" : "=f"(t468) : "f"(t460), "f"(t467));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t469;
            asm("abs.f32 %0, %1;" : "=f"(t469) : "f"(s_20));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t470;
            asm("max.f32 %0, %1, %2;" : "=f"(t470) : "f"(t462), "f"(t469));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t471;
            asm("abs.f32 %0, %1;" : "=f"(t471) : "f"(s_21));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t472;
            asm("max.f32 %0, %1, %2;" : "=f"(t472) : "f"(t464), "f"(t471));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t473;
            asm("abs.f32 %0, %1;" : "=f"(t473) : "f"(s_22));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t474;
            asm("max.f32 %0, %1, %2;" : "=f"(t474) : "f"(t466), "f"(t473));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t475;
            asm("abs.f32 %0, %1;" : "=f"(t475) : "f"(s_23));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t476;
            asm("max.f32 %0, %1, %2;" : "=f"(t476) : "f"(t468), "f"(t475));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t477;
            asm("abs.f32 %0, %1;" : "=f"(t477) : "f"(s_24));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t478;
            asm("max.f32 %0, %1, %2;" : "=f"(t478) : "f"(t470), "f"(t477));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t479;
            asm("abs.f32 %0, %1;" : "=f"(t479) : "f"(s_25));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t480;
            asm("max.f32 %0, %1, %2;" : "=f"(t480) : "f"(t472), "f"(t479));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t481;
            asm("abs.f32 %0, %1;" : "=f"(t481) : "f"(s_26));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t482;
            asm("max.f32 %0, %1, %2;" : "=f"(t482) : "f"(t474), "f"(t481));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t483;
            asm("abs.f32 %0, %1;" : "=f"(t483) : "f"(s_27));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t484;
            asm("max.f32 %0, %1, %2;" : "=f"(t484) : "f"(t476), "f"(t483));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t485;
            asm("abs.f32 %0, %1;" : "=f"(t485) : "f"(s_28));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t486;
            asm("max.f32 %0, %1, %2;" : "=f"(t486) : "f"(t478), "f"(t485));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t487;
            asm("abs.f32 %0, %1;" : "=f"(t487) : "f"(s_29));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t488;
            asm("max.f32 %0, %1, %2;" : "=f"(t488) : "f"(t480), "f"(t487));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t489;
            asm("abs.f32 %0, %1;" : "=f"(t489) : "f"(s_30));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t490;
            asm("max.f32 %0, %1, %2;" : "=f"(t490) : "f"(t482), "f"(t489));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t491;
            asm("abs.f32 %0, %1;" : "=f"(t491) : "f"(s_31));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t492;
            asm("max.f32 %0, %1, %2;" : "=f"(t492) : "f"(t484), "f"(t491));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t493;
            asm("abs.f32 %0, %1;" : "=f"(t493) : "f"(s_32));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t494;
            asm("max.f32 %0, %1, %2;" : "=f"(t494) : "f"(t486), "f"(t493));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t495;
            asm("abs.f32 %0, %1;" : "=f"(t495) : "f"(s_33));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t496;
            asm("max.f32 %0, %1, %2;" : "=f"(t496) : "f"(t488), "f"(t495));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t497;
            asm("abs.f32 %0, %1;" : "=f"(t497) : "f"(s_34));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t498;
            asm("max.f32 %0, %1, %2;" : "=f"(t498) : "f"(t490), "f"(t497));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t499;
            asm("abs.f32 %0, %1;" : "=f"(t499) : "f"(s_35));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t500;
            asm("max.f32 %0, %1, %2;" : "=f"(t500) : "f"(t492), "f"(t499));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t501;
            asm("abs.f32 %0, %1;" : "=f"(t501) : "f"(s_36));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t502;
            asm("max.f32 %0, %1, %2;" : "=f"(t502) : "f"(t494), "f"(t501));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t503;
            asm("abs.f32 %0, %1;" : "=f"(t503) : "f"(s_37));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t504;
            asm("max.f32 %0, %1, %2;" : "=f"(t504) : "f"(t496), "f"(t503));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t505;
            asm("abs.f32 %0, %1;" : "=f"(t505) : "f"(s_38));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t506;
            asm("max.f32 %0, %1, %2;" : "=f"(t506) : "f"(t498), "f"(t505));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t507;
            asm("abs.f32 %0, %1;" : "=f"(t507) : "f"(s_39));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t508;
            asm("max.f32 %0, %1, %2;" : "=f"(t508) : "f"(t500), "f"(t507));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t509;
            asm("abs.f32 %0, %1;" : "=f"(t509) : "f"(s_40));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t510;
            asm("max.f32 %0, %1, %2;" : "=f"(t510) : "f"(t502), "f"(t509));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t511;
            asm("abs.f32 %0, %1;" : "=f"(t511) : "f"(s_41));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t512;
            asm("max.f32 %0, %1, %2;" : "=f"(t512) : "f"(t504), "f"(t511));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t513;
            asm("abs.f32 %0, %1;" : "=f"(t513) : "f"(s_42));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t514;
            asm("max.f32 %0, %1, %2;" : "=f"(t514) : "f"(t506), "f"(t513));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t515;
            asm("abs.f32 %0, %1;" : "=f"(t515) : "f"(s_43));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t516;
            asm("max.f32 %0, %1, %2;" : "=f"(t516) : "f"(t508), "f"(t515));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t517;
            asm("abs.f32 %0, %1;" : "=f"(t517) : "f"(s_44));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t518;
            asm("max.f32 %0, %1, %2;" : "=f"(t518) : "f"(t510), "f"(t517));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t519;
            asm("abs.f32 %0, %1;" : "=f"(t519) : "f"(s_45));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t520;
            asm("max.f32 %0, %1, %2;" : "=f"(t520) : "f"(t512), "f"(t519));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t521;
            asm("abs.f32 %0, %1;" : "=f"(t521) : "f"(s_46));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t522;
            asm("max.f32 %0, %1, %2;" : "=f"(t522) : "f"(t514), "f"(t521));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t523;
            asm("abs.f32 %0, %1;" : "=f"(t523) : "f"(s_47));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t524;
            asm("max.f32 %0, %1, %2;" : "=f"(t524) : "f"(t516), "f"(t523));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t525;
            asm("abs.f32 %0, %1;" : "=f"(t525) : "f"(s_48));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t526;
            asm("max.f32 %0, %1, %2;" : "=f"(t526) : "f"(t518), "f"(t525));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t527;
            asm("abs.f32 %0, %1;" : "=f"(t527) : "f"(s_49));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t528;
            asm("max.f32 %0, %1, %2;" : "=f"(t528) : "f"(t520), "f"(t527));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t529;
            asm("abs.f32 %0, %1;" : "=f"(t529) : "f"(s_50));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t530;
            asm("max.f32 %0, %1, %2;" : "=f"(t530) : "f"(t522), "f"(t529));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t531;
            asm("abs.f32 %0, %1;" : "=f"(t531) : "f"(s_51));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t532;
            asm("max.f32 %0, %1, %2;" : "=f"(t532) : "f"(t524), "f"(t531));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t533;
            asm("abs.f32 %0, %1;" : "=f"(t533) : "f"(s_52));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t534;
            asm("max.f32 %0, %1, %2;" : "=f"(t534) : "f"(t526), "f"(t533));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t535;
            asm("abs.f32 %0, %1;" : "=f"(t535) : "f"(s_53));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t536;
            asm("max.f32 %0, %1, %2;" : "=f"(t536) : "f"(t528), "f"(t535));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t537;
            asm("abs.f32 %0, %1;" : "=f"(t537) : "f"(s_54));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t538;
            asm("max.f32 %0, %1, %2;" : "=f"(t538) : "f"(t530), "f"(t537));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t539;
            asm("abs.f32 %0, %1;" : "=f"(t539) : "f"(s_55));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t540;
            asm("max.f32 %0, %1, %2;" : "=f"(t540) : "f"(t532), "f"(t539));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t541;
            asm("abs.f32 %0, %1;" : "=f"(t541) : "f"(s_56));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t542;
            asm("max.f32 %0, %1, %2;" : "=f"(t542) : "f"(t534), "f"(t541));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t543;
            asm("abs.f32 %0, %1;" : "=f"(t543) : "f"(s_57));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t544;
            asm("max.f32 %0, %1, %2;" : "=f"(t544) : "f"(t536), "f"(t543));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t545;
            asm("abs.f32 %0, %1;" : "=f"(t545) : "f"(s_58));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t546;
            asm("max.f32 %0, %1, %2;" : "=f"(t546) : "f"(t538), "f"(t545));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t547;
            asm("abs.f32 %0, %1;" : "=f"(t547) : "f"(s_59));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t548;
            asm("max.f32 %0, %1, %2;" : "=f"(t548) : "f"(t540), "f"(t547));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t549;
            asm("abs.f32 %0, %1;" : "=f"(t549) : "f"(s_60));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t550;
            asm("max.f32 %0, %1, %2;" : "=f"(t550) : "f"(t542), "f"(t549));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t551;
            asm("abs.f32 %0, %1;" : "=f"(t551) : "f"(s_61));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t552;
            asm("max.f32 %0, %1, %2;" : "=f"(t552) : "f"(t544), "f"(t551));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t553;
            asm("abs.f32 %0, %1;" : "=f"(t553) : "f"(s_62));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t554;
            asm("max.f32 %0, %1, %2;" : "=f"(t554) : "f"(t546), "f"(t553));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t555;
            asm("abs.f32 %0, %1;" : "=f"(t555) : "f"(s_63));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t556;
            asm("max.f32 %0, %1, %2;" : "=f"(t556) : "f"(t548), "f"(t555));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t557;
            asm("abs.f32 %0, %1;" : "=f"(t557) : "f"(s_64));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t558;
            asm("max.f32 %0, %1, %2;" : "=f"(t558) : "f"(t550), "f"(t557));
            f32 t559;
            asm("max.f32 %0, %1, %2;" : "=f"(t559) : "f"(t552), "f"(t554));
#line 27 "fa-kernels/src/attention/options/small.rs"
            f32 t560;
            asm("max.f32 %0, %1, %2;" : "=f"(t560) : "f"(t556), "f"(t558));
#line 27 "fa-kernels/src/attention/options/small.rs"
            f32 t561;
            asm("max.f32 %0, %1, %2;" : "=f"(t561) : "f"(t559), "f"(t560));
#line 27 "fa-kernels/src/attention/options/small.rs"
            const bool all_small = t561 < softcap_small;
            const bool t563 = !all_small;
#line 28 "fa-kernels/src/attention/options/small.rs"
            const bool t564 = __any_sync(0xffffffffu, t563);
#line 199 "fa-kernels/src/attention/options/softcap.rs"
            if (t564) {
                const f32 t565 = softcap_scale * -2.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t566 = s * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t567;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(t566));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t568 = t567 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t569;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t569) : "f"(t568));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(t569), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s = t570;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t571 = s_2 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t572;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t572) : "f"(t571));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t573 = t572 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t574;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(t573));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t575;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t575) : "f"(t574), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t575;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t576 = s_3 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t577;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(t576));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t578 = t577 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t579;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t579) : "f"(t578));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t580;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(t579), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t580;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t581 = s_4 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t582;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(t581));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t583 = t582 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t584;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t585;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t585) : "f"(t584), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t585;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t586 = s_5 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t587;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t588 = t587 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t589;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(t588));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t590;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(t589), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t590;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t591 = s_6 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t592;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t592) : "f"(t591));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t593 = t592 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t594;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(t593));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t595;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(t594), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t595;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t596 = s_7 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t597;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(t596));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t598 = t597 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t599;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(t598));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t600;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(t599), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t600;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t601 = s_8 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t602;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t602) : "f"(t601));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t603 = t602 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t604;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t604) : "f"(t603));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t605;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(t604), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t605;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t606 = s_9 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t607;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(t606));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t608 = t607 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t609;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(t608));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t610;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t610) : "f"(t609), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t610;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t611 = s_10 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t612;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(t611));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t613 = t612 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t614;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t614) : "f"(t613));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t615;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(t614), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t615;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t616 = s_11 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t617;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(t616));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t618 = t617 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t619;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(t618));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t620;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t620) : "f"(t619), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t620;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t621 = s_12 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t622;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(t621));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t623 = t622 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t624;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t624) : "f"(t623));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t625;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(t624), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t625;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t626 = s_13 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t627;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(t626));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t628 = t627 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t629;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(t628));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t630;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(t629), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t630;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t631 = s_14 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t632;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(t631));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t633 = t632 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t634;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t634) : "f"(t633));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t635;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t635) : "f"(t634), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t635;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t636 = s_15 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t637;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(t636));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t638 = t637 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t639;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t639) : "f"(t638));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t640;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(t639), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t640;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t641 = s_16 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t642;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t642) : "f"(t641));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t643 = t642 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t644;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t644) : "f"(t643));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t645;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(t644), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t645;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t646 = s_17 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t647;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t647) : "f"(t646));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t648 = t647 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t649;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(t648));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t650;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(t649), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_17 = t650;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t651 = s_18 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t652;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t652) : "f"(t651));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t653 = t652 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t654;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(t653));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t655;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(t654), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_18 = t655;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t656 = s_19 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t657;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(t656));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t658 = t657 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t659;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t659) : "f"(t658));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t660;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(t659), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_19 = t660;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t661 = s_20 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t662;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(t661));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t663 = t662 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t664;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t664) : "f"(t663));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t665;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t665) : "f"(t664), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_20 = t665;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t666 = s_21 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t667;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(t666));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t668 = t667 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t669;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t669) : "f"(t668));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t670;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(t669), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_21 = t670;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t671 = s_22 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t672;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t672) : "f"(t671));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t673 = t672 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t674;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t674) : "f"(t673));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t675;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t675) : "f"(t674), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_22 = t675;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t676 = s_23 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t677;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(t676));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t678 = t677 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t679;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t679) : "f"(t678));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t680;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t680) : "f"(t679), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_23 = t680;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t681 = s_24 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t682;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t682) : "f"(t681));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t683 = t682 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t684;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t684) : "f"(t683));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t685;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t685) : "f"(t684), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_24 = t685;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t686 = s_25 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t687;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t687) : "f"(t686));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t688 = t687 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t689;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(t688));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t690;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(t689), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_25 = t690;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t691 = s_26 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t692;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t692) : "f"(t691));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t693 = t692 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t694;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t694) : "f"(t693));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t695;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t695) : "f"(t694), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_26 = t695;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t696 = s_27 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t697;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t697) : "f"(t696));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t698 = t697 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t699;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(t698));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t700;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t700) : "f"(t699), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_27 = t700;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t701 = s_28 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(t701));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t703 = t702 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t704;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t704) : "f"(t703));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t705;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t705) : "f"(t704), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_28 = t705;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t706 = s_29 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t707;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(t706));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t708 = t707 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t709;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t709) : "f"(t708));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t710;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t710) : "f"(t709), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_29 = t710;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t711 = s_30 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t712;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(t711));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t713 = t712 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t714;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t714) : "f"(t713));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t715;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t715) : "f"(t714), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_30 = t715;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t716 = s_31 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t717;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t717) : "f"(t716));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t718 = t717 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t719;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(t718));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t720;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t720) : "f"(t719), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_31 = t720;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t721 = s_32 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t722;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t722) : "f"(t721));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t723 = t722 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t724;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(t723));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t725;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t725) : "f"(t724), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_32 = t725;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t726 = s_33 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t727;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(t726));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t728 = t727 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t729;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t729) : "f"(t728));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t730;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t730) : "f"(t729), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_33 = t730;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t731 = s_34 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t732;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t732) : "f"(t731));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t733 = t732 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t734;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t734) : "f"(t733));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t735;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t735) : "f"(t734), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_34 = t735;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t736 = s_35 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t737;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t737) : "f"(t736));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t738 = t737 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t739;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t739) : "f"(t738));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t740;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t740) : "f"(t739), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_35 = t740;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t741 = s_36 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t742;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t742) : "f"(t741));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t743 = t742 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t744;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(t743));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t745;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t745) : "f"(t744), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_36 = t745;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t746 = s_37 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t747;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(t746));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t748 = t747 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t749;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t749) : "f"(t748));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t750;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t750) : "f"(t749), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_37 = t750;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t751 = s_38 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t752;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(t751));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t753 = t752 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t754;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t754) : "f"(t753));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t755;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t755) : "f"(t754), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_38 = t755;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t756 = s_39 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t757;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(t756));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t758 = t757 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t759;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(t758));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t760;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t760) : "f"(t759), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_39 = t760;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t761 = s_40 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t762;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t762) : "f"(t761));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t763 = t762 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t764;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(t763));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t765;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t765) : "f"(t764), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_40 = t765;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t766 = s_41 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t767;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(t766));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t768 = t767 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t769;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t769) : "f"(t768));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t770;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t770) : "f"(t769), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_41 = t770;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t771 = s_42 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t772;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t772) : "f"(t771));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t773 = t772 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t774;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t774) : "f"(t773));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t775;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t775) : "f"(t774), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_42 = t775;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t776 = s_43 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t777;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t777) : "f"(t776));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t778 = t777 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t779;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(t778));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t780;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t780) : "f"(t779), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_43 = t780;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t781 = s_44 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t782;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t782) : "f"(t781));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t783 = t782 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t784;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t784) : "f"(t783));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t785;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t785) : "f"(t784), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_44 = t785;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t786 = s_45 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t787;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(t786));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t788 = t787 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t789;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t789) : "f"(t788));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t790;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t790) : "f"(t789), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_45 = t790;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t791 = s_46 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t792;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t792) : "f"(t791));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t793 = t792 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t794;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t794) : "f"(t793));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t795;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t795) : "f"(t794), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_46 = t795;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t796 = s_47 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t797;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t797) : "f"(t796));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t798 = t797 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t799;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(t798));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t800;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t800) : "f"(t799), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_47 = t800;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t801 = s_48 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t802;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t802) : "f"(t801));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t803 = t802 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t804;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t804) : "f"(t803));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t805;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t805) : "f"(t804), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_48 = t805;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t806 = s_49 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t807;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(t806));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t808 = t807 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t809;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t809) : "f"(t808));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t810;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t810) : "f"(t809), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_49 = t810;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t811 = s_50 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t812;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t812) : "f"(t811));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t813 = t812 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t814;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t814) : "f"(t813));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t815;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t815) : "f"(t814), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_50 = t815;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t816 = s_51 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t817;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(t816));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t818 = t817 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t819;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t819) : "f"(t818));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t820;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t820) : "f"(t819), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_51 = t820;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t821 = s_52 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t822;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t822) : "f"(t821));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t823 = t822 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t824;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t824) : "f"(t823));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t825;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t825) : "f"(t824), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_52 = t825;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t826 = s_53 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t827;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(t826));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t828 = t827 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t829;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t829) : "f"(t828));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t830;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t830) : "f"(t829), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_53 = t830;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t831 = s_54 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t832;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t832) : "f"(t831));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t833 = t832 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t834;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t834) : "f"(t833));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t835;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t835) : "f"(t834), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_54 = t835;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t836 = s_55 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t837;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(t836));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t838 = t837 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t839;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t839) : "f"(t838));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t840;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t840) : "f"(t839), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_55 = t840;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t841 = s_56 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t842;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t842) : "f"(t841));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t843 = t842 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t844;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t844) : "f"(t843));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t845;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t845) : "f"(t844), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_56 = t845;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t846 = s_57 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t847;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(t846));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t848 = t847 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t849;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t849) : "f"(t848));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t850;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t850) : "f"(t849), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_57 = t850;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t851 = s_58 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t852;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t852) : "f"(t851));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t853 = t852 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t854;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t854) : "f"(t853));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t855;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t855) : "f"(t854), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_58 = t855;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t856 = s_59 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t857;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(t856));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t858 = t857 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t859;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t859) : "f"(t858));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t860;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t860) : "f"(t859), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_59 = t860;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t861 = s_60 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t862;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(t861));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t863 = t862 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t864;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t864) : "f"(t863));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t865;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t865) : "f"(t864), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_60 = t865;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t866 = s_61 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t867;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t867) : "f"(t866));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t868 = t867 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t869;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(t868));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t870;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t870) : "f"(t869), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_61 = t870;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t871 = s_62 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t872;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t872) : "f"(t871));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t873 = t872 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t874;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t874) : "f"(t873));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t875;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t875) : "f"(t874), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_62 = t875;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t876 = s_63 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t877;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t877) : "f"(t876));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t878 = t877 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t879;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t879) : "f"(t878));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t880;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t880) : "f"(t879), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_63 = t880;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t881 = s_64 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t882;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t882) : "f"(t881));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t883 = t882 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t884;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t884) : "f"(t883));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t885;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t885) : "f"(t884), "f"(t565), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_64 = t885;
            } else {
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square = s * s;
                f32 t887;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t887) : "f"(softcap_5), "f"(square), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t888;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t888) : "f"(t887), "f"(square), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t889 = s * t888;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s = t889;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_2 = s_2 * s_2;
                f32 t891;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t891) : "f"(softcap_5), "f"(square_2), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t892;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t892) : "f"(t891), "f"(square_2), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t893 = s_2 * t892;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_2 = t893;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_3 = s_3 * s_3;
                f32 t895;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t895) : "f"(softcap_5), "f"(square_3), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t896;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t896) : "f"(t895), "f"(square_3), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t897 = s_3 * t896;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_3 = t897;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_4 = s_4 * s_4;
                f32 t899;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t899) : "f"(softcap_5), "f"(square_4), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t900;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t900) : "f"(t899), "f"(square_4), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t901 = s_4 * t900;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_4 = t901;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_5 = s_5 * s_5;
                f32 t903;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t903) : "f"(softcap_5), "f"(square_5), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t904;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t904) : "f"(t903), "f"(square_5), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t905 = s_5 * t904;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_5 = t905;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_6 = s_6 * s_6;
                f32 t907;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t907) : "f"(softcap_5), "f"(square_6), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t908;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t908) : "f"(t907), "f"(square_6), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t909 = s_6 * t908;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_6 = t909;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_7 = s_7 * s_7;
                f32 t911;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t911) : "f"(softcap_5), "f"(square_7), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t912;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t912) : "f"(t911), "f"(square_7), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t913 = s_7 * t912;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_7 = t913;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_8 = s_8 * s_8;
                f32 t915;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t915) : "f"(softcap_5), "f"(square_8), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t916;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t916) : "f"(t915), "f"(square_8), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t917 = s_8 * t916;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_8 = t917;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_9 = s_9 * s_9;
                f32 t919;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t919) : "f"(softcap_5), "f"(square_9), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t920;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t920) : "f"(t919), "f"(square_9), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t921 = s_9 * t920;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_9 = t921;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_10 = s_10 * s_10;
                f32 t923;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t923) : "f"(softcap_5), "f"(square_10), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t924;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t924) : "f"(t923), "f"(square_10), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t925 = s_10 * t924;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_10 = t925;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_11 = s_11 * s_11;
                f32 t927;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t927) : "f"(softcap_5), "f"(square_11), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t928;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t928) : "f"(t927), "f"(square_11), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t929 = s_11 * t928;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_11 = t929;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_12 = s_12 * s_12;
                f32 t931;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t931) : "f"(softcap_5), "f"(square_12), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t932;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t932) : "f"(t931), "f"(square_12), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t933 = s_12 * t932;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_12 = t933;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_13 = s_13 * s_13;
                f32 t935;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t935) : "f"(softcap_5), "f"(square_13), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t936;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t936) : "f"(t935), "f"(square_13), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t937 = s_13 * t936;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_13 = t937;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_14 = s_14 * s_14;
                f32 t939;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t939) : "f"(softcap_5), "f"(square_14), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t940;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t940) : "f"(t939), "f"(square_14), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t941 = s_14 * t940;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_14 = t941;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_15 = s_15 * s_15;
                f32 t943;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t943) : "f"(softcap_5), "f"(square_15), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t944;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t944) : "f"(t943), "f"(square_15), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t945 = s_15 * t944;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_15 = t945;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_16 = s_16 * s_16;
                f32 t947;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t947) : "f"(softcap_5), "f"(square_16), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t948;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(t947), "f"(square_16), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t949 = s_16 * t948;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_16 = t949;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_17 = s_17 * s_17;
                f32 t951;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t951) : "f"(softcap_5), "f"(square_17), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t952;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t952) : "f"(t951), "f"(square_17), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t953 = s_17 * t952;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_17 = t953;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_18 = s_18 * s_18;
                f32 t955;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t955) : "f"(softcap_5), "f"(square_18), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t956;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t956) : "f"(t955), "f"(square_18), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t957 = s_18 * t956;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_18 = t957;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_19 = s_19 * s_19;
                f32 t959;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t959) : "f"(softcap_5), "f"(square_19), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t960;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t960) : "f"(t959), "f"(square_19), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t961 = s_19 * t960;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_19 = t961;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_20 = s_20 * s_20;
                f32 t963;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t963) : "f"(softcap_5), "f"(square_20), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t964;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t964) : "f"(t963), "f"(square_20), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t965 = s_20 * t964;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_20 = t965;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_21 = s_21 * s_21;
                f32 t967;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t967) : "f"(softcap_5), "f"(square_21), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t968;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t968) : "f"(t967), "f"(square_21), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t969 = s_21 * t968;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_21 = t969;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_22 = s_22 * s_22;
                f32 t971;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t971) : "f"(softcap_5), "f"(square_22), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t972;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t972) : "f"(t971), "f"(square_22), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t973 = s_22 * t972;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_22 = t973;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_23 = s_23 * s_23;
                f32 t975;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t975) : "f"(softcap_5), "f"(square_23), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t976;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t976) : "f"(t975), "f"(square_23), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t977 = s_23 * t976;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_23 = t977;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_24 = s_24 * s_24;
                f32 t979;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t979) : "f"(softcap_5), "f"(square_24), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t980;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t980) : "f"(t979), "f"(square_24), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t981 = s_24 * t980;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_24 = t981;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_25 = s_25 * s_25;
                f32 t983;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t983) : "f"(softcap_5), "f"(square_25), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t984;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t984) : "f"(t983), "f"(square_25), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t985 = s_25 * t984;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_25 = t985;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_26 = s_26 * s_26;
                f32 t987;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t987) : "f"(softcap_5), "f"(square_26), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t988;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t988) : "f"(t987), "f"(square_26), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t989 = s_26 * t988;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_26 = t989;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_27 = s_27 * s_27;
                f32 t991;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t991) : "f"(softcap_5), "f"(square_27), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t992;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t992) : "f"(t991), "f"(square_27), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t993 = s_27 * t992;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_27 = t993;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_28 = s_28 * s_28;
                f32 t995;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t995) : "f"(softcap_5), "f"(square_28), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t996;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t996) : "f"(t995), "f"(square_28), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t997 = s_28 * t996;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_28 = t997;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_29 = s_29 * s_29;
                f32 t999;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t999) : "f"(softcap_5), "f"(square_29), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1000;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1000) : "f"(t999), "f"(square_29), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1001 = s_29 * t1000;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_29 = t1001;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_30 = s_30 * s_30;
                f32 t1003;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1003) : "f"(softcap_5), "f"(square_30), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1004;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1004) : "f"(t1003), "f"(square_30), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1005 = s_30 * t1004;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_30 = t1005;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_31 = s_31 * s_31;
                f32 t1007;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1007) : "f"(softcap_5), "f"(square_31), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1008;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1008) : "f"(t1007), "f"(square_31), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1009 = s_31 * t1008;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_31 = t1009;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_32 = s_32 * s_32;
                f32 t1011;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1011) : "f"(softcap_5), "f"(square_32), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1012;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1012) : "f"(t1011), "f"(square_32), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1013 = s_32 * t1012;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_32 = t1013;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_33 = s_33 * s_33;
                f32 t1015;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1015) : "f"(softcap_5), "f"(square_33), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1016;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1016) : "f"(t1015), "f"(square_33), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1017 = s_33 * t1016;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_33 = t1017;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_34 = s_34 * s_34;
                f32 t1019;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1019) : "f"(softcap_5), "f"(square_34), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1020;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1020) : "f"(t1019), "f"(square_34), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1021 = s_34 * t1020;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_34 = t1021;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_35 = s_35 * s_35;
                f32 t1023;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1023) : "f"(softcap_5), "f"(square_35), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1024;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1024) : "f"(t1023), "f"(square_35), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1025 = s_35 * t1024;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_35 = t1025;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_36 = s_36 * s_36;
                f32 t1027;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1027) : "f"(softcap_5), "f"(square_36), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1028;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1028) : "f"(t1027), "f"(square_36), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1029 = s_36 * t1028;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_36 = t1029;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_37 = s_37 * s_37;
                f32 t1031;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1031) : "f"(softcap_5), "f"(square_37), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1032;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(t1031), "f"(square_37), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1033 = s_37 * t1032;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_37 = t1033;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_38 = s_38 * s_38;
                f32 t1035;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1035) : "f"(softcap_5), "f"(square_38), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1036;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1036) : "f"(t1035), "f"(square_38), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1037 = s_38 * t1036;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_38 = t1037;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_39 = s_39 * s_39;
                f32 t1039;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1039) : "f"(softcap_5), "f"(square_39), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1040;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1040) : "f"(t1039), "f"(square_39), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1041 = s_39 * t1040;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_39 = t1041;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_40 = s_40 * s_40;
                f32 t1043;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1043) : "f"(softcap_5), "f"(square_40), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1044;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1044) : "f"(t1043), "f"(square_40), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1045 = s_40 * t1044;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_40 = t1045;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_41 = s_41 * s_41;
                f32 t1047;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1047) : "f"(softcap_5), "f"(square_41), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1048;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1048) : "f"(t1047), "f"(square_41), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1049 = s_41 * t1048;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_41 = t1049;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_42 = s_42 * s_42;
                f32 t1051;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1051) : "f"(softcap_5), "f"(square_42), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1052;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1052) : "f"(t1051), "f"(square_42), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1053 = s_42 * t1052;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_42 = t1053;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_43 = s_43 * s_43;
                f32 t1055;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1055) : "f"(softcap_5), "f"(square_43), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1056;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(t1055), "f"(square_43), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1057 = s_43 * t1056;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_43 = t1057;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_44 = s_44 * s_44;
                f32 t1059;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(softcap_5), "f"(square_44), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1060;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1060) : "f"(t1059), "f"(square_44), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1061 = s_44 * t1060;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_44 = t1061;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_45 = s_45 * s_45;
                f32 t1063;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1063) : "f"(softcap_5), "f"(square_45), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1064;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1064) : "f"(t1063), "f"(square_45), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1065 = s_45 * t1064;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_45 = t1065;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_46 = s_46 * s_46;
                f32 t1067;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1067) : "f"(softcap_5), "f"(square_46), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1068;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1068) : "f"(t1067), "f"(square_46), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1069 = s_46 * t1068;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_46 = t1069;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_47 = s_47 * s_47;
                f32 t1071;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1071) : "f"(softcap_5), "f"(square_47), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1072;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1072) : "f"(t1071), "f"(square_47), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1073 = s_47 * t1072;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_47 = t1073;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_48 = s_48 * s_48;
                f32 t1075;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1075) : "f"(softcap_5), "f"(square_48), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1076;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1076) : "f"(t1075), "f"(square_48), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1077 = s_48 * t1076;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_48 = t1077;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_49 = s_49 * s_49;
                f32 t1079;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1079) : "f"(softcap_5), "f"(square_49), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1080;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1080) : "f"(t1079), "f"(square_49), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1081 = s_49 * t1080;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_49 = t1081;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_50 = s_50 * s_50;
                f32 t1083;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1083) : "f"(softcap_5), "f"(square_50), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1084;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1084) : "f"(t1083), "f"(square_50), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1085 = s_50 * t1084;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_50 = t1085;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_51 = s_51 * s_51;
                f32 t1087;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1087) : "f"(softcap_5), "f"(square_51), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1088;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1088) : "f"(t1087), "f"(square_51), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1089 = s_51 * t1088;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_51 = t1089;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_52 = s_52 * s_52;
                f32 t1091;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(softcap_5), "f"(square_52), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1092;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1092) : "f"(t1091), "f"(square_52), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1093 = s_52 * t1092;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_52 = t1093;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_53 = s_53 * s_53;
                f32 t1095;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1095) : "f"(softcap_5), "f"(square_53), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1096;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1096) : "f"(t1095), "f"(square_53), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1097 = s_53 * t1096;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_53 = t1097;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_54 = s_54 * s_54;
                f32 t1099;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1099) : "f"(softcap_5), "f"(square_54), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1100) : "f"(t1099), "f"(square_54), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1101 = s_54 * t1100;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_54 = t1101;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_55 = s_55 * s_55;
                f32 t1103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1103) : "f"(softcap_5), "f"(square_55), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1104) : "f"(t1103), "f"(square_55), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1105 = s_55 * t1104;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_55 = t1105;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_56 = s_56 * s_56;
                f32 t1107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1107) : "f"(softcap_5), "f"(square_56), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1108) : "f"(t1107), "f"(square_56), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1109 = s_56 * t1108;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_56 = t1109;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_57 = s_57 * s_57;
                f32 t1111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1111) : "f"(softcap_5), "f"(square_57), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1112) : "f"(t1111), "f"(square_57), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1113 = s_57 * t1112;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_57 = t1113;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_58 = s_58 * s_58;
                f32 t1115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1115) : "f"(softcap_5), "f"(square_58), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1116) : "f"(t1115), "f"(square_58), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1117 = s_58 * t1116;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_58 = t1117;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_59 = s_59 * s_59;
                f32 t1119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1119) : "f"(softcap_5), "f"(square_59), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1120) : "f"(t1119), "f"(square_59), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1121 = s_59 * t1120;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_59 = t1121;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_60 = s_60 * s_60;
                f32 t1123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1123) : "f"(softcap_5), "f"(square_60), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1124) : "f"(t1123), "f"(square_60), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1125 = s_60 * t1124;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_60 = t1125;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_61 = s_61 * s_61;
                f32 t1127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1127) : "f"(softcap_5), "f"(square_61), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1128) : "f"(t1127), "f"(square_61), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1129 = s_61 * t1128;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_61 = t1129;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_62 = s_62 * s_62;
                f32 t1131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1131) : "f"(softcap_5), "f"(square_62), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1132) : "f"(t1131), "f"(square_62), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1133 = s_62 * t1132;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_62 = t1133;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_63 = s_63 * s_63;
                f32 t1135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1135) : "f"(softcap_5), "f"(square_63), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1136) : "f"(t1135), "f"(square_63), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1137 = s_63 * t1136;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_63 = t1137;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_64 = s_64 * s_64;
                f32 t1139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1139) : "f"(softcap_5), "f"(square_64), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1140) : "f"(t1139), "f"(square_64), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1141 = s_64 * t1140;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_64 = t1141;
            }
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1142 = end_21 - 1u;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t1142 << 7u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1144 = t269 + t242;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t1144 + t241;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1146 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1147 = t1146 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key + t1147;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1149 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1150 = first_query_2 + t1149;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t1151 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1152 = t1150 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_22 = t1152 + t1151;
            const u32 t1154 = end_22 > seq_q ? end_22 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1155 = t1154 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_23 = t1155 < seq_k ? t1155 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_24 = t1150 + seq_k;
            const u32 t1158 = end_24 > seq_q ? end_24 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_7 = t1158 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1160 = position_7 > window_left ? position_7 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1161 = t1160 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1162 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t1161 < t1162 ? t1161 : t1162;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1164 = end_23 > column ? end_23 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_25 = t1164 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1166 = begin_10 > column ? begin_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1167 = t1166 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1168 = 0u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1169 = t1167 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible = t1168 & t1169;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1171 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t1171;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1172 = 1u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1173 = t1167 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t1172 & t1173;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1175 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t1175;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1176 = 8u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1177 = t1167 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t1176 & t1177;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1179 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1179;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1180 = 9u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1181 = t1167 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t1180 & t1181;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1183 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1183;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1184 = 16u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1185 = t1167 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t1184 & t1185;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1187 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1187;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1188 = 17u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1189 = t1167 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t1188 & t1189;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1191 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1191;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1192 = 24u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1193 = t1167 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t1192 & t1193;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1195 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1195;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1196 = 25u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1197 = t1167 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t1196 & t1197;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1199 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1199;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1200 = 32u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1201 = t1167 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t1200 & t1201;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1203 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t1203;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1204 = 33u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1205 = t1167 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t1204 & t1205;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1207 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t1207;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1208 = 40u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1209 = t1167 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t1208 & t1209;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1211 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t1211;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1212 = 41u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1213 = t1167 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t1212 & t1213;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1215 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t1215;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1216 = 48u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1217 = t1167 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t1216 & t1217;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1219 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t1219;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1220 = 49u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1221 = t1167 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t1220 & t1221;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1223 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t1223;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1224 = 56u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1225 = t1167 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t1224 & t1225;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1227 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t1227;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1228 = 57u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1229 = t1167 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t1228 & t1229;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1231 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1231;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1232 = 64u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1233 = t1167 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = t1232 & t1233;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1235 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1235;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1236 = 65u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1237 = t1167 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = t1236 & t1237;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1239 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1239;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1240 = 72u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1241 = t1167 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = t1240 & t1241;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1243 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1243;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1244 = 73u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1245 = t1167 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = t1244 & t1245;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1247 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1247;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1248 = 80u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1249 = t1167 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = t1248 & t1249;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1251 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1251;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1252 = 81u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1253 = t1167 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = t1252 & t1253;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1255 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1255;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1256 = 88u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1257 = t1167 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = t1256 & t1257;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1259 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1259;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1260 = 89u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1261 = t1167 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = t1260 & t1261;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1263 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1263;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1264 = 96u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1265 = t1167 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = t1264 & t1265;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1267 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1267;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1268 = 97u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1269 = t1167 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = t1268 & t1269;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1271 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1271;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1272 = 104u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1273 = t1167 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = t1272 & t1273;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1275 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1275;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1276 = 105u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1277 = t1167 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = t1276 & t1277;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1279 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1279;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1280 = 112u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1281 = t1167 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = t1280 & t1281;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1283 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1283;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1284 = 113u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1285 = t1167 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = t1284 & t1285;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1287 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1287;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1288 = 120u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1289 = t1167 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = t1288 & t1289;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1291 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1291;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1292 = 121u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1293 = t1167 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = t1292 & t1293;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1295 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1295;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1296 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1297 = first_query_2 + t1296;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1298 = t1297 + 8u;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t1299 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1300 = t1298 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_26 = t1300 + t1299;
            const u32 t1302 = end_26 > seq_q ? end_26 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1303 = t1302 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_27 = t1303 < seq_k ? t1303 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_28 = t1298 + seq_k;
            const u32 t1306 = end_28 > seq_q ? end_28 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_8 = t1306 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1308 = position_8 > window_left ? position_8 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t1309 = t1308 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1310 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_11 = t1309 < t1310 ? t1309 : t1310;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1312 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_29 = t1312 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1314 = begin_11 > column ? begin_11 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1315 = t1314 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1316 = 0u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1317 = t1315 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = t1316 & t1317;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1319 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1319;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1320 = 1u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1321 = t1315 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = t1320 & t1321;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1323 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1323;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1324 = 8u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1325 = t1315 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = t1324 & t1325;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1327 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1327;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1328 = 9u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1329 = t1315 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = t1328 & t1329;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1331 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1331;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1332 = 16u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1333 = t1315 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = t1332 & t1333;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1335 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1335;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1336 = 17u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1337 = t1315 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = t1336 & t1337;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1339 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1339;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1340 = 24u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1341 = t1315 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = t1340 & t1341;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1343 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1343;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1344 = 25u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1345 = t1315 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = t1344 & t1345;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1347 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1347;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1348 = 32u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1349 = t1315 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = t1348 & t1349;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1351 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1351;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1352 = 33u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1353 = t1315 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = t1352 & t1353;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1355 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1355;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1356 = 40u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1357 = t1315 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = t1356 & t1357;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1359 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1359;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1360 = 41u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1361 = t1315 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = t1360 & t1361;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1363 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1363;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1364 = 48u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1365 = t1315 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = t1364 & t1365;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1367 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1367;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1368 = 49u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1369 = t1315 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = t1368 & t1369;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1371 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1371;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1372 = 56u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1373 = t1315 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = t1372 & t1373;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1375 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1375;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1376 = 57u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1377 = t1315 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = t1376 & t1377;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1379 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1379;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1380 = 64u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1381 = t1315 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = t1380 & t1381;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1383 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1383;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1384 = 65u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1385 = t1315 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = t1384 & t1385;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1387 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1387;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1388 = 72u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1389 = t1315 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = t1388 & t1389;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1391 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1391;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1392 = 73u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1393 = t1315 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = t1392 & t1393;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1395 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1395;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1396 = 80u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1397 = t1315 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = t1396 & t1397;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1399 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1399;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1400 = 81u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1401 = t1315 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = t1400 & t1401;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1403 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1403;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1404 = 88u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1405 = t1315 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = t1404 & t1405;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1407 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1407;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1408 = 89u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1409 = t1315 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = t1408 & t1409;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1411 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1411;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1412 = 96u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1413 = t1315 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = t1412 & t1413;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1415 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1415;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1416 = 97u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1417 = t1315 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = t1416 & t1417;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1419 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1419;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1420 = 104u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1421 = t1315 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = t1420 & t1421;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1423 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1423;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1424 = 105u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1425 = t1315 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = t1424 & t1425;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1427 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1427;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1428 = 112u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1429 = t1315 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = t1428 & t1429;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1431 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1431;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1432 = 113u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1433 = t1315 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = t1432 & t1433;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1435 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1435;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1436 = 120u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1437 = t1315 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = t1436 & t1437;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1439 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1439;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1440 = 121u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1441 = t1315 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = t1440 & t1441;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1443 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1443;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1445;
            asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1446;
            asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(t1445), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1447;
            asm("max.f32 %0, %1, %2;" : "=f"(t1447) : "f"(s_2), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1448;
            asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(s_5), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1449;
            asm("max.f32 %0, %1, %2;" : "=f"(t1449) : "f"(s_6), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1450;
            asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(t1446), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1451;
            asm("max.f32 %0, %1, %2;" : "=f"(t1451) : "f"(t1447), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1452;
            asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(t1448), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1453;
            asm("max.f32 %0, %1, %2;" : "=f"(t1453) : "f"(t1449), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1454;
            asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1450), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1455;
            asm("max.f32 %0, %1, %2;" : "=f"(t1455) : "f"(t1451), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1456;
            asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1452), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1457;
            asm("max.f32 %0, %1, %2;" : "=f"(t1457) : "f"(t1453), "f"(s_30));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1458;
            asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1454), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1459;
            asm("max.f32 %0, %1, %2;" : "=f"(t1459) : "f"(t1455), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1460;
            asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1456), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1461;
            asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(t1457), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1462;
            asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1458), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1463;
            asm("max.f32 %0, %1, %2;" : "=f"(t1463) : "f"(t1459), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1464;
            asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1460), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1465;
            asm("max.f32 %0, %1, %2;" : "=f"(t1465) : "f"(t1461), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1466;
            asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1462), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1467;
            asm("max.f32 %0, %1, %2;" : "=f"(t1467) : "f"(t1463), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1468;
            asm("max.f32 %0, %1, %2;" : "=f"(t1468) : "f"(t1464), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1469;
            asm("max.f32 %0, %1, %2;" : "=f"(t1469) : "f"(t1465), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1470;
            asm("max.f32 %0, %1, %2;" : "=f"(t1470) : "f"(t1466), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1471;
            asm("max.f32 %0, %1, %2;" : "=f"(t1471) : "f"(t1467), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1472;
            asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(t1468), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1473;
            asm("max.f32 %0, %1, %2;" : "=f"(t1473) : "f"(t1469), "f"(s_62));
            f32 t1474;
            asm("max.f32 %0, %1, %2;" : "=f"(t1474) : "f"(t1470), "f"(t1471));
#line 177 "fa-kernels/src/attention/softmax.rs"
            f32 t1475;
            asm("max.f32 %0, %1, %2;" : "=f"(t1475) : "f"(t1472), "f"(t1473));
#line 177 "fa-kernels/src/attention/softmax.rs"
            f32 t1476;
            asm("max.f32 %0, %1, %2;" : "=f"(t1476) : "f"(t1474), "f"(t1475));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1477;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1477) : "f"(t1476));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1476), "f"(t1477));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1479;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1479) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1479));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 reference = none ? 0.0f : new_1;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1483 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1484 = old + t1483;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1484));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1486 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1487 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent = s + t1487;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1489;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1489) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s = t1489;
            const f32 t1490 = t1486 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1491 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_2 = s_2 + t1491;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1493;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1493) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_2 = t1493;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1494 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_3 = s_5 + t1494;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1496;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1496) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_5 = t1496;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1497 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_4 = s_6 + t1497;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1499;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1499) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_6 = t1499;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1500 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_5 = s_9 + t1500;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1502;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1502) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_9 = t1502;
            const f32 t1503 = t1490 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1504 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_6 = s_10 + t1504;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1506;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1506) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1506;
            const f32 t1507 = s_2 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1508 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_7 = s_13 + t1508;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1510;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1510) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1510;
            const f32 t1511 = s_5 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1512 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_8 = s_14 + t1512;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1514;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1514) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1514;
            const f32 t1515 = s_6 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1516 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_9 = s_17 + t1516;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1518;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1518) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1518;
            const f32 t1519 = t1503 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1520 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_10 = s_18 + t1520;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1522;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1522) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1522;
            const f32 t1523 = t1507 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1524 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_11 = s_21 + t1524;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1526;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1526) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1526;
            const f32 t1527 = t1511 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1528 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_12 = s_22 + t1528;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1530;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1530) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1530;
            const f32 t1531 = t1515 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1532 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_13 = s_25 + t1532;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1534;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1534) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1534;
            const f32 t1535 = t1519 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1536 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_14 = s_26 + t1536;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1538;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1538) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1538;
            const f32 t1539 = t1523 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1540 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_15 = s_29 + t1540;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1542;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1542) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1542;
            const f32 t1543 = t1527 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1544 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_16 = s_30 + t1544;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1546;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1546) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1546;
            const f32 t1547 = t1531 + s_30;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1548 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_17 = s_33 + t1548;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1550;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1550) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1550;
            const f32 t1551 = t1535 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1552 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_18 = s_34 + t1552;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1554;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1554) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1554;
            const f32 t1555 = t1539 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1556 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_19 = s_37 + t1556;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1558;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1558) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1558;
            const f32 t1559 = t1543 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1560 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_20 = s_38 + t1560;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1562;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1562) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1562;
            const f32 t1563 = t1547 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1564 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_21 = s_41 + t1564;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1566;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1566) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1566;
            const f32 t1567 = t1551 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1568 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_22 = s_42 + t1568;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1570;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1570) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1570;
            const f32 t1571 = t1555 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1572 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_23 = s_45 + t1572;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1574;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1574) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1574;
            const f32 t1575 = t1559 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1576 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_24 = s_46 + t1576;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1578;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1578) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1578;
            const f32 t1579 = t1563 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1580 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_25 = s_49 + t1580;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1582;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1582) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1582;
            const f32 t1583 = t1567 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1584 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_26 = s_50 + t1584;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1586;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1586) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1586;
            const f32 t1587 = t1571 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1588 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_27 = s_53 + t1588;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1590;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1590) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1590;
            const f32 t1591 = t1575 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1592 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_28 = s_54 + t1592;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1594;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1594) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1594;
            const f32 t1595 = t1579 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1596 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_29 = s_57 + t1596;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1598;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1598) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1598;
            const f32 t1599 = t1583 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1600 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_30 = s_58 + t1600;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1602;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1602) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1602;
            const f32 t1603 = t1587 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1604 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_31 = s_61 + t1604;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1606;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1606) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1606;
            const f32 t1607 = t1591 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1608 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_32 = s_62 + t1608;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1610;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1610) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1610;
            const f32 t1611 = t1595 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1612 = t1599 + t1603;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1613 = t1607 + t1611;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1614 = t1612 + t1613;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1614;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1616;
            asm("max.f32 %0, %1, %2;" : "=f"(t1616) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1617;
            asm("max.f32 %0, %1, %2;" : "=f"(t1617) : "f"(t1616), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1618;
            asm("max.f32 %0, %1, %2;" : "=f"(t1618) : "f"(s_4), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1619;
            asm("max.f32 %0, %1, %2;" : "=f"(t1619) : "f"(s_7), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1620;
            asm("max.f32 %0, %1, %2;" : "=f"(t1620) : "f"(s_8), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1621;
            asm("max.f32 %0, %1, %2;" : "=f"(t1621) : "f"(t1617), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1622;
            asm("max.f32 %0, %1, %2;" : "=f"(t1622) : "f"(t1618), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1623;
            asm("max.f32 %0, %1, %2;" : "=f"(t1623) : "f"(t1619), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1624;
            asm("max.f32 %0, %1, %2;" : "=f"(t1624) : "f"(t1620), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1625;
            asm("max.f32 %0, %1, %2;" : "=f"(t1625) : "f"(t1621), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1626;
            asm("max.f32 %0, %1, %2;" : "=f"(t1626) : "f"(t1622), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1627;
            asm("max.f32 %0, %1, %2;" : "=f"(t1627) : "f"(t1623), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1628;
            asm("max.f32 %0, %1, %2;" : "=f"(t1628) : "f"(t1624), "f"(s_32));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1629;
            asm("max.f32 %0, %1, %2;" : "=f"(t1629) : "f"(t1625), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1630;
            asm("max.f32 %0, %1, %2;" : "=f"(t1630) : "f"(t1626), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1631;
            asm("max.f32 %0, %1, %2;" : "=f"(t1631) : "f"(t1627), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1632;
            asm("max.f32 %0, %1, %2;" : "=f"(t1632) : "f"(t1628), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1633;
            asm("max.f32 %0, %1, %2;" : "=f"(t1633) : "f"(t1629), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1634;
            asm("max.f32 %0, %1, %2;" : "=f"(t1634) : "f"(t1630), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1635;
            asm("max.f32 %0, %1, %2;" : "=f"(t1635) : "f"(t1631), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1636;
            asm("max.f32 %0, %1, %2;" : "=f"(t1636) : "f"(t1632), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1637;
            asm("max.f32 %0, %1, %2;" : "=f"(t1637) : "f"(t1633), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1638;
            asm("max.f32 %0, %1, %2;" : "=f"(t1638) : "f"(t1634), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1639;
            asm("max.f32 %0, %1, %2;" : "=f"(t1639) : "f"(t1635), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1640;
            asm("max.f32 %0, %1, %2;" : "=f"(t1640) : "f"(t1636), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1641;
            asm("max.f32 %0, %1, %2;" : "=f"(t1641) : "f"(t1637), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1642;
            asm("max.f32 %0, %1, %2;" : "=f"(t1642) : "f"(t1638), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1643;
            asm("max.f32 %0, %1, %2;" : "=f"(t1643) : "f"(t1639), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1644;
            asm("max.f32 %0, %1, %2;" : "=f"(t1644) : "f"(t1640), "f"(s_64));
            f32 t1645;
            asm("max.f32 %0, %1, %2;" : "=f"(t1645) : "f"(t1641), "f"(t1642));
#line 177 "fa-kernels/src/attention/softmax.rs"
            f32 t1646;
            asm("max.f32 %0, %1, %2;" : "=f"(t1646) : "f"(t1643), "f"(t1644));
#line 177 "fa-kernels/src/attention/softmax.rs"
            f32 t1647;
            asm("max.f32 %0, %1, %2;" : "=f"(t1647) : "f"(t1645), "f"(t1646));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1648;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1648) : "f"(t1647));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1647), "f"(t1648));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1650;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1650) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1650));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 reference_2 = none_2 ? 0.0f : new_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1654 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1655 = old_2 + t1654;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1655));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1657 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1658 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_33 = s_3 + t1658;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1660;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1660) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_3 = t1660;
            const f32 t1661 = t1657 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1662 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_34 = s_4 + t1662;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1664;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1664) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_4 = t1664;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1665 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_35 = s_7 + t1665;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1667;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1667) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_7 = t1667;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1668 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_36 = s_8 + t1668;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1670;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1670) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_8 = t1670;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1671 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_37 = s_11 + t1671;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1673;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1673) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1673;
            const f32 t1674 = t1661 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1675 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_38 = s_12 + t1675;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1677;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1677) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1677;
            const f32 t1678 = s_4 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1679 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_39 = s_15 + t1679;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1681;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1681) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1681;
            const f32 t1682 = s_7 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1683 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_40 = s_16 + t1683;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1685;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1685) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1685;
            const f32 t1686 = s_8 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1687 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_41 = s_19 + t1687;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1689;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1689) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1689;
            const f32 t1690 = t1674 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1691 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_42 = s_20 + t1691;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1693;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1693) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1693;
            const f32 t1694 = t1678 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1695 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_43 = s_23 + t1695;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1697;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1697) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1697;
            const f32 t1698 = t1682 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1699 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_44 = s_24 + t1699;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1701;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1701) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1701;
            const f32 t1702 = t1686 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1703 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_45 = s_27 + t1703;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1705;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1705) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1705;
            const f32 t1706 = t1690 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1707 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_46 = s_28 + t1707;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1709;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1709) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1709;
            const f32 t1710 = t1694 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1711 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_47 = s_31 + t1711;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1713;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1713) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1713;
            const f32 t1714 = t1698 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1715 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_48 = s_32 + t1715;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1717;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1717) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1717;
            const f32 t1718 = t1702 + s_32;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1719 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_49 = s_35 + t1719;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1721;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1721) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1721;
            const f32 t1722 = t1706 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1723 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_50 = s_36 + t1723;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1725;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1725) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1725;
            const f32 t1726 = t1710 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1727 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_51 = s_39 + t1727;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1729;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1729) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1729;
            const f32 t1730 = t1714 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1731 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_52 = s_40 + t1731;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1733;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1733) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1733;
            const f32 t1734 = t1718 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1735 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_53 = s_43 + t1735;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1737;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1737) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1737;
            const f32 t1738 = t1722 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1739 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_54 = s_44 + t1739;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1741;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1741) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1741;
            const f32 t1742 = t1726 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1743 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_55 = s_47 + t1743;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1745;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1745) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1745;
            const f32 t1746 = t1730 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1747 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_56 = s_48 + t1747;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1749;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1749) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1749;
            const f32 t1750 = t1734 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1751 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_57 = s_51 + t1751;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1753;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1753) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1753;
            const f32 t1754 = t1738 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1755 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_58 = s_52 + t1755;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1757;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1757) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1757;
            const f32 t1758 = t1742 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1759 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_59 = s_55 + t1759;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1761;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1761) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1761;
            const f32 t1762 = t1746 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1763 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_60 = s_56 + t1763;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1765;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1765) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1765;
            const f32 t1766 = t1750 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1767 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_61 = s_59 + t1767;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1769;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1769) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1769;
            const f32 t1770 = t1754 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1771 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_62 = s_60 + t1771;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1773;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1773) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1773;
            const f32 t1774 = t1758 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1775 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_63 = s_63 + t1775;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1777;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1777) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1777;
            const f32 t1778 = t1762 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1779 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_64 = s_64 + t1779;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1781;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1781) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1781;
            const f32 t1782 = t1766 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1783 = t1770 + t1774;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1784 = t1778 + t1782;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1785 = t1783 + t1784;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1785;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1786;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1786) : "f"(s), "f"(s_2));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1787;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1787) : "f"(s_3), "f"(s_4));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1788;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1788) : "f"(s_5), "f"(s_6));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1789;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1789) : "f"(s_7), "f"(s_8));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1790;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1790) : "f"(s_9), "f"(s_10));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1791;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1791) : "f"(s_11), "f"(s_12));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1792;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1792) : "f"(s_13), "f"(s_14));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1793;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1793) : "f"(s_15), "f"(s_16));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1794;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1794) : "f"(s_17), "f"(s_18));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1795;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1795) : "f"(s_19), "f"(s_20));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1796;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1796) : "f"(s_21), "f"(s_22));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1797;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1797) : "f"(s_23), "f"(s_24));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1798;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1798) : "f"(s_25), "f"(s_26));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1799;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1799) : "f"(s_27), "f"(s_28));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1800;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1800) : "f"(s_29), "f"(s_30));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1801;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1801) : "f"(s_31), "f"(s_32));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1802;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1802) : "f"(s_33), "f"(s_34));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1803;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1803) : "f"(s_35), "f"(s_36));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1804;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1804) : "f"(s_37), "f"(s_38));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1805;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1805) : "f"(s_39), "f"(s_40));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1806;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1806) : "f"(s_41), "f"(s_42));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1807;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1807) : "f"(s_43), "f"(s_44));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1808;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1808) : "f"(s_45), "f"(s_46));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1809;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1809) : "f"(s_47), "f"(s_48));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1810;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1810) : "f"(s_49), "f"(s_50));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1811;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1811) : "f"(s_51), "f"(s_52));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1812;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1812) : "f"(s_53), "f"(s_54));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1813;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1813) : "f"(s_55), "f"(s_56));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1814;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1814) : "f"(s_57), "f"(s_58));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1815;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1815) : "f"(s_59), "f"(s_60));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1816;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1816) : "f"(s_61), "f"(s_62));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1817;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1817) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1786;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1787;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1788;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1789;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1790;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1791;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1792;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1793;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1794;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1795;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1796;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1797;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1798;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1799;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1800;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1801;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1802;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1803;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1804;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1805;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1806;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1807;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1808;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1809;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1810;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1811;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1812;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1813;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1814;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1815;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1816;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1817;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_3 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_4 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_5 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_6 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_7 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_8 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_9 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_10 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_11 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_12 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_13 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_14 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_15 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_16 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_17 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_18 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_19 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_20 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_21 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_22 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_23 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_24 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_25 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_26 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_27 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_28 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_29 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_30 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_31 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_32 = 0.0f;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right_2 = masked_right > 1u ? masked_right : 1u;
            const u32 masked_left_4 = masked_left_3 > masked_right_2 ? masked_left_3 : masked_right_2;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < masked_right_2; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1820 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1820) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1821 = t358 + i_3;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1822 = t1821 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1823 = t1822 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1824 = t10 + t1823;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1825 = t1821 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1826 = t1825 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1824), "r"(t1826) : "memory");
#line 383 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1827 = t360 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1828 = t1827 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1829 = smem_1 + t1828;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1830 = t1821 & 1u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1831 = t1830 << 14u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1832 = t8 + t1831;
                const u32 t1833 = t1829 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1834 = t1832 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1835 = t1833 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1836 = (u64)t1835;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1837 = t1836 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1838 = t1834 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1839 = (u64)t1838;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1840 = t1839 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1841 = t1833 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1842 = (u64)t1841;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1843 = t1842 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1844 = t1834 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1845 = (u64)t1844;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1846 = t1845 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1847 = t1833 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1848 = (u64)t1847;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1849 = t1848 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1850 = t1834 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1851 = (u64)t1850;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1852 = t1851 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1853 = t1833 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1854 = (u64)t1853;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1855 = t1854 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1856 = t1834 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1857 = (u64)t1856;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1858 = t1857 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1837), "l"(t1840), "l"(t1843), "l"(t1846), "l"(t1849), "l"(t1852), "l"(t1855), "l"(t1858) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 342 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1859 = i_3 - 1u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1860 = t358 + t1859;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1861 = t1860 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1862 = t1861 + 4u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1863 = t1862 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1864 = t10 + t1863;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1865 = t1860 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1866 = t1865 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1864), "r"(t1866) : "memory");
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs = p;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_2 = p_2;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_3 = p_3;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_4 = p_4;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_5 = p_5;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_6 = p_6;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_7 = p_7;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_8 = p_8;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_9 = p_9;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_10 = p_10;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_11 = p_11;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_12 = p_12;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_13 = p_13;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_14 = p_14;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_15 = p_15;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_16 = p_16;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_17 = p_17;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_18 = p_18;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_19 = p_19;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_20 = p_20;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_21 = p_21;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_22 = p_22;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_23 = p_23;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_24 = p_24;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_25 = p_25;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_26 = p_26;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_27 = p_27;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_28 = p_28;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_29 = p_29;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_30 = p_30;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_31 = p_31;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_32 = p_32;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1867 = t1860 & 1u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1868 = t1867 << 14u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1869 = t9 + t1868;
                const u32 t1870 = t1869 >> 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1871 = t1870 + 67108864u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1872 = (u64)t1871;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1873 = t1872 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1874 = t1870 + 67108992u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1875 = (u64)t1874;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1876 = t1875 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1877 = t1870 + 67109120u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1878 = (u64)t1877;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1879 = t1878 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1880 = t1870 + 67109248u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1881 = (u64)t1880;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1882 = t1881 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1883 = t1870 + 67109376u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1884 = (u64)t1883;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1885 = t1884 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1886 = t1870 + 67109504u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1887 = (u64)t1886;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1888 = t1887 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1889 = t1870 + 67109632u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1890 = (u64)t1889;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1891 = t1890 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1892 = t1870 + 67109760u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1893 = (u64)t1892;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1894 = t1893 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1873), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1876), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1879), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1882), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1885), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1888), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1891), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1894) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1895 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1896 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_2 = t1895 ? 0u : t1896;
                const u32 t1898 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1898) : "memory");
#line 344 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1899 = t358 + i_3;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1900 = t1899 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1901 = t1900 + 2u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1902 = t1901 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1903 = t10 + t1902;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1904 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1904) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1903) : "memory");
                }
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1905;
                asm("abs.f32 %0, %1;" : "=f"(t1905) : "f"(s));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1906;
                asm("abs.f32 %0, %1;" : "=f"(t1906) : "f"(s_2));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1907;
                asm("abs.f32 %0, %1;" : "=f"(t1907) : "f"(s_3));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1908;
                asm("abs.f32 %0, %1;" : "=f"(t1908) : "f"(s_4));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1909;
                asm("abs.f32 %0, %1;" : "=f"(t1909) : "f"(s_5));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1910;
                asm("max.f32 %0, %1, %2;" : "=f"(t1910) : "f"(t1905), "f"(t1909));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1911;
                asm("abs.f32 %0, %1;" : "=f"(t1911) : "f"(s_6));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1912;
                asm("max.f32 %0, %1, %2;" : "=f"(t1912) : "f"(t1906), "f"(t1911));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1913;
                asm("abs.f32 %0, %1;" : "=f"(t1913) : "f"(s_7));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1914;
                asm("max.f32 %0, %1, %2;" : "=f"(t1914) : "f"(t1907), "f"(t1913));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1915;
                asm("abs.f32 %0, %1;" : "=f"(t1915) : "f"(s_8));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1916;
                asm("max.f32 %0, %1, %2;" : "=f"(t1916) : "f"(t1908), "f"(t1915));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1917;
                asm("abs.f32 %0, %1;" : "=f"(t1917) : "f"(s_9));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1918;
                asm("max.f32 %0, %1, %2;" : "=f"(t1918) : "f"(t1910), "f"(t1917));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1919;
                asm("abs.f32 %0, %1;" : "=f"(t1919) : "f"(s_10));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1920;
                asm("max.f32 %0, %1, %2;" : "=f"(t1920) : "f"(t1912), "f"(t1919));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1921;
                asm("abs.f32 %0, %1;" : "=f"(t1921) : "f"(s_11));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1922;
                asm("max.f32 %0, %1, %2;" : "=f"(t1922) : "f"(t1914), "f"(t1921));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1923;
                asm("abs.f32 %0, %1;" : "=f"(t1923) : "f"(s_12));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1924;
                asm("max.f32 %0, %1, %2;" : "=f"(t1924) : "f"(t1916), "f"(t1923));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1925;
                asm("abs.f32 %0, %1;" : "=f"(t1925) : "f"(s_13));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1926;
                asm("max.f32 %0, %1, %2;" : "=f"(t1926) : "f"(t1918), "f"(t1925));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1927;
                asm("abs.f32 %0, %1;" : "=f"(t1927) : "f"(s_14));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1928;
                asm("max.f32 %0, %1, %2;" : "=f"(t1928) : "f"(t1920), "f"(t1927));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1929;
                asm("abs.f32 %0, %1;" : "=f"(t1929) : "f"(s_15));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1930;
                asm("max.f32 %0, %1, %2;" : "=f"(t1930) : "f"(t1922), "f"(t1929));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1931;
                asm("abs.f32 %0, %1;" : "=f"(t1931) : "f"(s_16));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1932;
                asm("max.f32 %0, %1, %2;" : "=f"(t1932) : "f"(t1924), "f"(t1931));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1933;
                asm("abs.f32 %0, %1;" : "=f"(t1933) : "f"(s_17));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1934;
                asm("max.f32 %0, %1, %2;" : "=f"(t1934) : "f"(t1926), "f"(t1933));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1935;
                asm("abs.f32 %0, %1;" : "=f"(t1935) : "f"(s_18));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1936;
                asm("max.f32 %0, %1, %2;" : "=f"(t1936) : "f"(t1928), "f"(t1935));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1937;
                asm("abs.f32 %0, %1;" : "=f"(t1937) : "f"(s_19));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1938;
                asm("max.f32 %0, %1, %2;" : "=f"(t1938) : "f"(t1930), "f"(t1937));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1939;
                asm("abs.f32 %0, %1;" : "=f"(t1939) : "f"(s_20));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1940;
                asm("max.f32 %0, %1, %2;" : "=f"(t1940) : "f"(t1932), "f"(t1939));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1941;
                asm("abs.f32 %0, %1;" : "=f"(t1941) : "f"(s_21));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1942;
                asm("max.f32 %0, %1, %2;" : "=f"(t1942) : "f"(t1934), "f"(t1941));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1943;
                asm("abs.f32 %0, %1;" : "=f"(t1943) : "f"(s_22));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1944;
                asm("max.f32 %0, %1, %2;" : "=f"(t1944) : "f"(t1936), "f"(t1943));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1945;
                asm("abs.f32 %0, %1;" : "=f"(t1945) : "f"(s_23));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1946;
                asm("max.f32 %0, %1, %2;" : "=f"(t1946) : "f"(t1938), "f"(t1945));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1947;
                asm("abs.f32 %0, %1;" : "=f"(t1947) : "f"(s_24));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1948;
                asm("max.f32 %0, %1, %2;" : "=f"(t1948) : "f"(t1940), "f"(t1947));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1949;
                asm("abs.f32 %0, %1;" : "=f"(t1949) : "f"(s_25));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1950;
                asm("max.f32 %0, %1, %2;" : "=f"(t1950) : "f"(t1942), "f"(t1949));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1951;
                asm("abs.f32 %0, %1;" : "=f"(t1951) : "f"(s_26));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1952;
                asm("max.f32 %0, %1, %2;" : "=f"(t1952) : "f"(t1944), "f"(t1951));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1953;
                asm("abs.f32 %0, %1;" : "=f"(t1953) : "f"(s_27));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1954;
                asm("max.f32 %0, %1, %2;" : "=f"(t1954) : "f"(t1946), "f"(t1953));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1955;
                asm("abs.f32 %0, %1;" : "=f"(t1955) : "f"(s_28));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1956;
                asm("max.f32 %0, %1, %2;" : "=f"(t1956) : "f"(t1948), "f"(t1955));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1957;
                asm("abs.f32 %0, %1;" : "=f"(t1957) : "f"(s_29));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1958;
                asm("max.f32 %0, %1, %2;" : "=f"(t1958) : "f"(t1950), "f"(t1957));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1959;
                asm("abs.f32 %0, %1;" : "=f"(t1959) : "f"(s_30));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1960;
                asm("max.f32 %0, %1, %2;" : "=f"(t1960) : "f"(t1952), "f"(t1959));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1961;
                asm("abs.f32 %0, %1;" : "=f"(t1961) : "f"(s_31));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1962;
                asm("max.f32 %0, %1, %2;" : "=f"(t1962) : "f"(t1954), "f"(t1961));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1963;
                asm("abs.f32 %0, %1;" : "=f"(t1963) : "f"(s_32));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1964;
                asm("max.f32 %0, %1, %2;" : "=f"(t1964) : "f"(t1956), "f"(t1963));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1965;
                asm("abs.f32 %0, %1;" : "=f"(t1965) : "f"(s_33));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1966;
                asm("max.f32 %0, %1, %2;" : "=f"(t1966) : "f"(t1958), "f"(t1965));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1967;
                asm("abs.f32 %0, %1;" : "=f"(t1967) : "f"(s_34));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1968;
                asm("max.f32 %0, %1, %2;" : "=f"(t1968) : "f"(t1960), "f"(t1967));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1969;
                asm("abs.f32 %0, %1;" : "=f"(t1969) : "f"(s_35));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1970;
                asm("max.f32 %0, %1, %2;" : "=f"(t1970) : "f"(t1962), "f"(t1969));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1971;
                asm("abs.f32 %0, %1;" : "=f"(t1971) : "f"(s_36));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1972;
                asm("max.f32 %0, %1, %2;" : "=f"(t1972) : "f"(t1964), "f"(t1971));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1973;
                asm("abs.f32 %0, %1;" : "=f"(t1973) : "f"(s_37));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1974;
                asm("max.f32 %0, %1, %2;" : "=f"(t1974) : "f"(t1966), "f"(t1973));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1975;
                asm("abs.f32 %0, %1;" : "=f"(t1975) : "f"(s_38));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1976;
                asm("max.f32 %0, %1, %2;" : "=f"(t1976) : "f"(t1968), "f"(t1975));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1977;
                asm("abs.f32 %0, %1;" : "=f"(t1977) : "f"(s_39));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1978;
                asm("max.f32 %0, %1, %2;" : "=f"(t1978) : "f"(t1970), "f"(t1977));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1979;
                asm("abs.f32 %0, %1;" : "=f"(t1979) : "f"(s_40));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1980;
                asm("max.f32 %0, %1, %2;" : "=f"(t1980) : "f"(t1972), "f"(t1979));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1981;
                asm("abs.f32 %0, %1;" : "=f"(t1981) : "f"(s_41));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1982;
                asm("max.f32 %0, %1, %2;" : "=f"(t1982) : "f"(t1974), "f"(t1981));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1983;
                asm("abs.f32 %0, %1;" : "=f"(t1983) : "f"(s_42));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1984;
                asm("max.f32 %0, %1, %2;" : "=f"(t1984) : "f"(t1976), "f"(t1983));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1985;
                asm("abs.f32 %0, %1;" : "=f"(t1985) : "f"(s_43));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1986;
                asm("max.f32 %0, %1, %2;" : "=f"(t1986) : "f"(t1978), "f"(t1985));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1987;
                asm("abs.f32 %0, %1;" : "=f"(t1987) : "f"(s_44));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1988;
                asm("max.f32 %0, %1, %2;" : "=f"(t1988) : "f"(t1980), "f"(t1987));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1989;
                asm("abs.f32 %0, %1;" : "=f"(t1989) : "f"(s_45));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1990;
                asm("max.f32 %0, %1, %2;" : "=f"(t1990) : "f"(t1982), "f"(t1989));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1991;
                asm("abs.f32 %0, %1;" : "=f"(t1991) : "f"(s_46));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1992;
                asm("max.f32 %0, %1, %2;" : "=f"(t1992) : "f"(t1984), "f"(t1991));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1993;
                asm("abs.f32 %0, %1;" : "=f"(t1993) : "f"(s_47));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1994;
                asm("max.f32 %0, %1, %2;" : "=f"(t1994) : "f"(t1986), "f"(t1993));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1995;
                asm("abs.f32 %0, %1;" : "=f"(t1995) : "f"(s_48));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1996;
                asm("max.f32 %0, %1, %2;" : "=f"(t1996) : "f"(t1988), "f"(t1995));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1997;
                asm("abs.f32 %0, %1;" : "=f"(t1997) : "f"(s_49));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1998;
                asm("max.f32 %0, %1, %2;" : "=f"(t1998) : "f"(t1990), "f"(t1997));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t1999;
                asm("abs.f32 %0, %1;" : "=f"(t1999) : "f"(s_50));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2000;
                asm("max.f32 %0, %1, %2;" : "=f"(t2000) : "f"(t1992), "f"(t1999));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2001;
                asm("abs.f32 %0, %1;" : "=f"(t2001) : "f"(s_51));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2002;
                asm("max.f32 %0, %1, %2;" : "=f"(t2002) : "f"(t1994), "f"(t2001));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2003;
                asm("abs.f32 %0, %1;" : "=f"(t2003) : "f"(s_52));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2004;
                asm("max.f32 %0, %1, %2;" : "=f"(t2004) : "f"(t1996), "f"(t2003));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2005;
                asm("abs.f32 %0, %1;" : "=f"(t2005) : "f"(s_53));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2006;
                asm("max.f32 %0, %1, %2;" : "=f"(t2006) : "f"(t1998), "f"(t2005));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2007;
                asm("abs.f32 %0, %1;" : "=f"(t2007) : "f"(s_54));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2008;
                asm("max.f32 %0, %1, %2;" : "=f"(t2008) : "f"(t2000), "f"(t2007));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2009;
                asm("abs.f32 %0, %1;" : "=f"(t2009) : "f"(s_55));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2010;
                asm("max.f32 %0, %1, %2;" : "=f"(t2010) : "f"(t2002), "f"(t2009));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2011;
                asm("abs.f32 %0, %1;" : "=f"(t2011) : "f"(s_56));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2012;
                asm("max.f32 %0, %1, %2;" : "=f"(t2012) : "f"(t2004), "f"(t2011));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2013;
                asm("abs.f32 %0, %1;" : "=f"(t2013) : "f"(s_57));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2014;
                asm("max.f32 %0, %1, %2;" : "=f"(t2014) : "f"(t2006), "f"(t2013));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2015;
                asm("abs.f32 %0, %1;" : "=f"(t2015) : "f"(s_58));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2016;
                asm("max.f32 %0, %1, %2;" : "=f"(t2016) : "f"(t2008), "f"(t2015));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2017;
                asm("abs.f32 %0, %1;" : "=f"(t2017) : "f"(s_59));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2018;
                asm("max.f32 %0, %1, %2;" : "=f"(t2018) : "f"(t2010), "f"(t2017));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2019;
                asm("abs.f32 %0, %1;" : "=f"(t2019) : "f"(s_60));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2020;
                asm("max.f32 %0, %1, %2;" : "=f"(t2020) : "f"(t2012), "f"(t2019));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2021;
                asm("abs.f32 %0, %1;" : "=f"(t2021) : "f"(s_61));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2022;
                asm("max.f32 %0, %1, %2;" : "=f"(t2022) : "f"(t2014), "f"(t2021));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2023;
                asm("abs.f32 %0, %1;" : "=f"(t2023) : "f"(s_62));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2024;
                asm("max.f32 %0, %1, %2;" : "=f"(t2024) : "f"(t2016), "f"(t2023));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2025;
                asm("abs.f32 %0, %1;" : "=f"(t2025) : "f"(s_63));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2026;
                asm("max.f32 %0, %1, %2;" : "=f"(t2026) : "f"(t2018), "f"(t2025));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2027;
                asm("abs.f32 %0, %1;" : "=f"(t2027) : "f"(s_64));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t2028;
                asm("max.f32 %0, %1, %2;" : "=f"(t2028) : "f"(t2020), "f"(t2027));
                f32 t2029;
                asm("max.f32 %0, %1, %2;" : "=f"(t2029) : "f"(t2022), "f"(t2024));
#line 27 "fa-kernels/src/attention/options/small.rs"
                f32 t2030;
                asm("max.f32 %0, %1, %2;" : "=f"(t2030) : "f"(t2026), "f"(t2028));
#line 27 "fa-kernels/src/attention/options/small.rs"
                f32 t2031;
                asm("max.f32 %0, %1, %2;" : "=f"(t2031) : "f"(t2029), "f"(t2030));
#line 27 "fa-kernels/src/attention/options/small.rs"
                const bool all_small_2 = t2031 < softcap_small;
                const bool t2033 = !all_small_2;
#line 28 "fa-kernels/src/attention/options/small.rs"
                const bool t2034 = __any_sync(0xffffffffu, t2033);
#line 199 "fa-kernels/src/attention/options/softcap.rs"
                if (t2034) {
                    const f32 t2035 = softcap_scale * -2.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2036 = s * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2037;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2037) : "f"(t2036));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2038 = t2037 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2039;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2039) : "f"(t2038));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2040;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2040) : "f"(t2039), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s = t2040;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2041 = s_2 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2042;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2042) : "f"(t2041));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2043 = t2042 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2044;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2044) : "f"(t2043));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2045;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2045) : "f"(t2044), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_2 = t2045;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2046 = s_3 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2047;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2047) : "f"(t2046));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2048 = t2047 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2049;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2049) : "f"(t2048));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2050;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2050) : "f"(t2049), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_3 = t2050;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2051 = s_4 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2052;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2052) : "f"(t2051));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2053 = t2052 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2054;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2054) : "f"(t2053));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2055;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(t2054), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_4 = t2055;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2056 = s_5 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2057;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2057) : "f"(t2056));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2058 = t2057 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2059;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2059) : "f"(t2058));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2060;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(t2059), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_5 = t2060;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2061 = s_6 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2062;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2062) : "f"(t2061));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2063 = t2062 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2064;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2064) : "f"(t2063));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2065;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2065) : "f"(t2064), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_6 = t2065;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2066 = s_7 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2067;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2067) : "f"(t2066));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2068 = t2067 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2069;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2069) : "f"(t2068));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2070;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(t2069), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_7 = t2070;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2071 = s_8 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2072;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2072) : "f"(t2071));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2073 = t2072 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2074;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2074) : "f"(t2073));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2075;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2075) : "f"(t2074), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_8 = t2075;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2076 = s_9 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2077;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2077) : "f"(t2076));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2078 = t2077 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2079;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2079) : "f"(t2078));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2080;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2080) : "f"(t2079), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_9 = t2080;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2081 = s_10 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2082;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2082) : "f"(t2081));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2083 = t2082 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2084;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2084) : "f"(t2083));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2085;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2085) : "f"(t2084), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_10 = t2085;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2086 = s_11 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2087;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2087) : "f"(t2086));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2088 = t2087 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2089;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2089) : "f"(t2088));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2090;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2090) : "f"(t2089), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_11 = t2090;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2091 = s_12 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2092;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2092) : "f"(t2091));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2093 = t2092 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2094;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2094) : "f"(t2093));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2095;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2095) : "f"(t2094), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_12 = t2095;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2096 = s_13 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2097;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2097) : "f"(t2096));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2098 = t2097 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2099;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2099) : "f"(t2098));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2100) : "f"(t2099), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_13 = t2100;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2101 = s_14 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2102;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2102) : "f"(t2101));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2103 = t2102 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2104;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2104) : "f"(t2103));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2105) : "f"(t2104), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_14 = t2105;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2106 = s_15 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2107;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2107) : "f"(t2106));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2108 = t2107 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2109;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2109) : "f"(t2108));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2110) : "f"(t2109), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_15 = t2110;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2111 = s_16 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2112;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2112) : "f"(t2111));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2113 = t2112 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2114;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2114) : "f"(t2113));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2115) : "f"(t2114), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_16 = t2115;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2116 = s_17 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2117;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2117) : "f"(t2116));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2118 = t2117 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2119;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2119) : "f"(t2118));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2120) : "f"(t2119), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_17 = t2120;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2121 = s_18 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2122;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2122) : "f"(t2121));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2123 = t2122 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2124;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2124) : "f"(t2123));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2125) : "f"(t2124), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_18 = t2125;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2126 = s_19 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2127;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2127) : "f"(t2126));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2128 = t2127 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2129;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2129) : "f"(t2128));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2130) : "f"(t2129), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_19 = t2130;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2131 = s_20 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2132;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2132) : "f"(t2131));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2133 = t2132 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2134;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2134) : "f"(t2133));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2135) : "f"(t2134), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_20 = t2135;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2136 = s_21 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2137;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2137) : "f"(t2136));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2138 = t2137 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2139;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2139) : "f"(t2138));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2140) : "f"(t2139), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_21 = t2140;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2141 = s_22 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2142;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2142) : "f"(t2141));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2143 = t2142 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2144;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2144) : "f"(t2143));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2145) : "f"(t2144), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_22 = t2145;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2146 = s_23 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2147;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2147) : "f"(t2146));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2148 = t2147 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2149;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2149) : "f"(t2148));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2150) : "f"(t2149), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_23 = t2150;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2151 = s_24 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2152;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2152) : "f"(t2151));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2153 = t2152 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2154;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2154) : "f"(t2153));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2155) : "f"(t2154), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_24 = t2155;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2156 = s_25 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2157;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2157) : "f"(t2156));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2158 = t2157 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2159;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2159) : "f"(t2158));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2160) : "f"(t2159), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_25 = t2160;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2161 = s_26 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2162;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2162) : "f"(t2161));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2163 = t2162 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2164;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2164) : "f"(t2163));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2165) : "f"(t2164), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_26 = t2165;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2166 = s_27 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2167;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2167) : "f"(t2166));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2168 = t2167 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2169;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2169) : "f"(t2168));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2170) : "f"(t2169), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_27 = t2170;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2171 = s_28 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2172;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2172) : "f"(t2171));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2173 = t2172 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2174;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2174) : "f"(t2173));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(t2174), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_28 = t2175;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2176 = s_29 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2177;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2177) : "f"(t2176));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2178 = t2177 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2179;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2179) : "f"(t2178));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(t2179), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_29 = t2180;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2181 = s_30 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2182;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2182) : "f"(t2181));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2183 = t2182 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2184;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2184) : "f"(t2183));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2185) : "f"(t2184), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_30 = t2185;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2186 = s_31 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2187;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2187) : "f"(t2186));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2188 = t2187 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2189;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2189) : "f"(t2188));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2190) : "f"(t2189), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_31 = t2190;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2191 = s_32 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2192;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2192) : "f"(t2191));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2193 = t2192 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2194;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2194) : "f"(t2193));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(t2194), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_32 = t2195;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2196 = s_33 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2197;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2197) : "f"(t2196));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2198 = t2197 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2199;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2199) : "f"(t2198));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(t2199), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_33 = t2200;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2201 = s_34 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2202;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2202) : "f"(t2201));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2203 = t2202 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2204;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2204) : "f"(t2203));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2205) : "f"(t2204), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_34 = t2205;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2206 = s_35 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2207;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2207) : "f"(t2206));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2208 = t2207 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2209;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2209) : "f"(t2208));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2210) : "f"(t2209), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_35 = t2210;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2211 = s_36 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2212;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2212) : "f"(t2211));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2213 = t2212 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2214;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2214) : "f"(t2213));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(t2214), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_36 = t2215;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2216 = s_37 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2217;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2217) : "f"(t2216));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2218 = t2217 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2219;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2219) : "f"(t2218));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2220) : "f"(t2219), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_37 = t2220;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2221 = s_38 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2222;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2222) : "f"(t2221));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2223 = t2222 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2224;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2224) : "f"(t2223));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(t2224), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_38 = t2225;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2226 = s_39 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2227;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2227) : "f"(t2226));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2228 = t2227 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2229;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2229) : "f"(t2228));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2230) : "f"(t2229), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_39 = t2230;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2231 = s_40 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2232;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2232) : "f"(t2231));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2233 = t2232 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2234;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2234) : "f"(t2233));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2235;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2235) : "f"(t2234), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_40 = t2235;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2236 = s_41 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2237;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2237) : "f"(t2236));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2238 = t2237 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2239;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2239) : "f"(t2238));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(t2239), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_41 = t2240;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2241 = s_42 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2242;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2242) : "f"(t2241));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2243 = t2242 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2244;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2244) : "f"(t2243));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(t2244), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_42 = t2245;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2246 = s_43 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2247;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2247) : "f"(t2246));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2248 = t2247 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2249;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2249) : "f"(t2248));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(t2249), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_43 = t2250;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2251 = s_44 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2252;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2252) : "f"(t2251));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2253 = t2252 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2254;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2254) : "f"(t2253));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2255) : "f"(t2254), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_44 = t2255;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2256 = s_45 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2257;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2257) : "f"(t2256));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2258 = t2257 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2259;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2259) : "f"(t2258));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2260;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(t2259), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_45 = t2260;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2261 = s_46 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2262;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2262) : "f"(t2261));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2263 = t2262 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2264;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2264) : "f"(t2263));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2265;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2265) : "f"(t2264), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_46 = t2265;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2266 = s_47 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2267;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2267) : "f"(t2266));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2268 = t2267 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2269;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2269) : "f"(t2268));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2270;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2270) : "f"(t2269), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_47 = t2270;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2271 = s_48 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2272;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2272) : "f"(t2271));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2273 = t2272 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2274;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2274) : "f"(t2273));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2275;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2275) : "f"(t2274), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_48 = t2275;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2276 = s_49 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2277;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2277) : "f"(t2276));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2278 = t2277 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2279;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2279) : "f"(t2278));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2280;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(t2279), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_49 = t2280;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2281 = s_50 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2282;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2282) : "f"(t2281));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2283 = t2282 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2284;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2284) : "f"(t2283));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2285;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(t2284), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_50 = t2285;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2286 = s_51 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2287;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2287) : "f"(t2286));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2288 = t2287 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2289;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2289) : "f"(t2288));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2290;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2290) : "f"(t2289), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_51 = t2290;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2291 = s_52 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2292;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2292) : "f"(t2291));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2293 = t2292 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2294;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2294) : "f"(t2293));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2295;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(t2294), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_52 = t2295;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2296 = s_53 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2297;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2297) : "f"(t2296));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2298 = t2297 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2299;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2299) : "f"(t2298));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2300;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(t2299), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_53 = t2300;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2301 = s_54 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2302;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2302) : "f"(t2301));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2303 = t2302 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2304;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2304) : "f"(t2303));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2305;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2305) : "f"(t2304), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_54 = t2305;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2306 = s_55 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2307;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2307) : "f"(t2306));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2308 = t2307 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2309;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2309) : "f"(t2308));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2310;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2310) : "f"(t2309), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_55 = t2310;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2311 = s_56 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2312;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2312) : "f"(t2311));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2313 = t2312 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2314;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2314) : "f"(t2313));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2315) : "f"(t2314), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_56 = t2315;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2316 = s_57 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2317;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2317) : "f"(t2316));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2318 = t2317 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2319;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2319) : "f"(t2318));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2320;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(t2319), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_57 = t2320;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2321 = s_58 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2322;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2322) : "f"(t2321));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2323 = t2322 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2324;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2324) : "f"(t2323));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2325;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(t2324), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_58 = t2325;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2326 = s_59 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2327;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2327) : "f"(t2326));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2328 = t2327 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2329;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2329) : "f"(t2328));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2330) : "f"(t2329), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_59 = t2330;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2331 = s_60 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2332;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2332) : "f"(t2331));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2333 = t2332 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2334;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2334) : "f"(t2333));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2335;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2335) : "f"(t2334), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_60 = t2335;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2336 = s_61 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2337;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2337) : "f"(t2336));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2338 = t2337 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2339;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2339) : "f"(t2338));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2340;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2340) : "f"(t2339), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_61 = t2340;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2341 = s_62 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2342;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2342) : "f"(t2341));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2343 = t2342 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2344;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2344) : "f"(t2343));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2345;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2345) : "f"(t2344), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_62 = t2345;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2346 = s_63 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2347;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2347) : "f"(t2346));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2348 = t2347 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2349;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2349) : "f"(t2348));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2350;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2350) : "f"(t2349), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_63 = t2350;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2351 = s_64 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2352;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2352) : "f"(t2351));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t2353 = t2352 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2354;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2354) : "f"(t2353));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t2355;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2355) : "f"(t2354), "f"(t2035), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_64 = t2355;
                } else {
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_65 = s * s;
                    f32 t2357;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2357) : "f"(softcap_5), "f"(square_65), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2358;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2358) : "f"(t2357), "f"(square_65), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2359 = s * t2358;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s = t2359;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_66 = s_2 * s_2;
                    f32 t2361;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2361) : "f"(softcap_5), "f"(square_66), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2362;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(t2361), "f"(square_66), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2363 = s_2 * t2362;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_2 = t2363;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_67 = s_3 * s_3;
                    f32 t2365;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2365) : "f"(softcap_5), "f"(square_67), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2366;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2366) : "f"(t2365), "f"(square_67), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2367 = s_3 * t2366;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_3 = t2367;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_68 = s_4 * s_4;
                    f32 t2369;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2369) : "f"(softcap_5), "f"(square_68), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2370;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(t2369), "f"(square_68), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2371 = s_4 * t2370;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_4 = t2371;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_69 = s_5 * s_5;
                    f32 t2373;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2373) : "f"(softcap_5), "f"(square_69), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2374;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2374) : "f"(t2373), "f"(square_69), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2375 = s_5 * t2374;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_5 = t2375;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_70 = s_6 * s_6;
                    f32 t2377;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2377) : "f"(softcap_5), "f"(square_70), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2378;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2378) : "f"(t2377), "f"(square_70), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2379 = s_6 * t2378;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_6 = t2379;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_71 = s_7 * s_7;
                    f32 t2381;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2381) : "f"(softcap_5), "f"(square_71), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2382;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(t2381), "f"(square_71), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2383 = s_7 * t2382;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_7 = t2383;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_72 = s_8 * s_8;
                    f32 t2385;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2385) : "f"(softcap_5), "f"(square_72), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2386;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(t2385), "f"(square_72), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2387 = s_8 * t2386;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_8 = t2387;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_73 = s_9 * s_9;
                    f32 t2389;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(softcap_5), "f"(square_73), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2390;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2390) : "f"(t2389), "f"(square_73), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2391 = s_9 * t2390;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_9 = t2391;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_74 = s_10 * s_10;
                    f32 t2393;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2393) : "f"(softcap_5), "f"(square_74), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2394;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(t2393), "f"(square_74), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2395 = s_10 * t2394;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_10 = t2395;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_75 = s_11 * s_11;
                    f32 t2397;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2397) : "f"(softcap_5), "f"(square_75), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2398;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2398) : "f"(t2397), "f"(square_75), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2399 = s_11 * t2398;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_11 = t2399;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_76 = s_12 * s_12;
                    f32 t2401;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2401) : "f"(softcap_5), "f"(square_76), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2402;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2402) : "f"(t2401), "f"(square_76), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2403 = s_12 * t2402;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_12 = t2403;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_77 = s_13 * s_13;
                    f32 t2405;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2405) : "f"(softcap_5), "f"(square_77), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2406;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2406) : "f"(t2405), "f"(square_77), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2407 = s_13 * t2406;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_13 = t2407;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_78 = s_14 * s_14;
                    f32 t2409;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2409) : "f"(softcap_5), "f"(square_78), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2410;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2410) : "f"(t2409), "f"(square_78), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2411 = s_14 * t2410;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_14 = t2411;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_79 = s_15 * s_15;
                    f32 t2413;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2413) : "f"(softcap_5), "f"(square_79), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2414;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2414) : "f"(t2413), "f"(square_79), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2415 = s_15 * t2414;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_15 = t2415;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_80 = s_16 * s_16;
                    f32 t2417;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2417) : "f"(softcap_5), "f"(square_80), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2418;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2418) : "f"(t2417), "f"(square_80), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2419 = s_16 * t2418;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_16 = t2419;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_81 = s_17 * s_17;
                    f32 t2421;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2421) : "f"(softcap_5), "f"(square_81), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2422;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2422) : "f"(t2421), "f"(square_81), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2423 = s_17 * t2422;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_17 = t2423;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_82 = s_18 * s_18;
                    f32 t2425;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2425) : "f"(softcap_5), "f"(square_82), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2426;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(t2425), "f"(square_82), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2427 = s_18 * t2426;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_18 = t2427;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_83 = s_19 * s_19;
                    f32 t2429;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2429) : "f"(softcap_5), "f"(square_83), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2430;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2430) : "f"(t2429), "f"(square_83), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2431 = s_19 * t2430;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_19 = t2431;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_84 = s_20 * s_20;
                    f32 t2433;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2433) : "f"(softcap_5), "f"(square_84), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2434;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2434) : "f"(t2433), "f"(square_84), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2435 = s_20 * t2434;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_20 = t2435;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_85 = s_21 * s_21;
                    f32 t2437;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2437) : "f"(softcap_5), "f"(square_85), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2438;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2438) : "f"(t2437), "f"(square_85), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2439 = s_21 * t2438;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_21 = t2439;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_86 = s_22 * s_22;
                    f32 t2441;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2441) : "f"(softcap_5), "f"(square_86), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2442;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2442) : "f"(t2441), "f"(square_86), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2443 = s_22 * t2442;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_22 = t2443;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_87 = s_23 * s_23;
                    f32 t2445;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2445) : "f"(softcap_5), "f"(square_87), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2446;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2446) : "f"(t2445), "f"(square_87), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2447 = s_23 * t2446;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_23 = t2447;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_88 = s_24 * s_24;
                    f32 t2449;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2449) : "f"(softcap_5), "f"(square_88), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2450;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2450) : "f"(t2449), "f"(square_88), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2451 = s_24 * t2450;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_24 = t2451;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_89 = s_25 * s_25;
                    f32 t2453;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2453) : "f"(softcap_5), "f"(square_89), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2454;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2454) : "f"(t2453), "f"(square_89), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2455 = s_25 * t2454;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_25 = t2455;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_90 = s_26 * s_26;
                    f32 t2457;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2457) : "f"(softcap_5), "f"(square_90), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2458) : "f"(t2457), "f"(square_90), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2459 = s_26 * t2458;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_26 = t2459;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_91 = s_27 * s_27;
                    f32 t2461;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2461) : "f"(softcap_5), "f"(square_91), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2462;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2462) : "f"(t2461), "f"(square_91), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2463 = s_27 * t2462;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_27 = t2463;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_92 = s_28 * s_28;
                    f32 t2465;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2465) : "f"(softcap_5), "f"(square_92), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2466;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2466) : "f"(t2465), "f"(square_92), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2467 = s_28 * t2466;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_28 = t2467;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_93 = s_29 * s_29;
                    f32 t2469;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2469) : "f"(softcap_5), "f"(square_93), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2470;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2470) : "f"(t2469), "f"(square_93), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2471 = s_29 * t2470;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_29 = t2471;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_94 = s_30 * s_30;
                    f32 t2473;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2473) : "f"(softcap_5), "f"(square_94), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2474;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2474) : "f"(t2473), "f"(square_94), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2475 = s_30 * t2474;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_30 = t2475;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_95 = s_31 * s_31;
                    f32 t2477;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2477) : "f"(softcap_5), "f"(square_95), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2478;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2478) : "f"(t2477), "f"(square_95), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2479 = s_31 * t2478;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_31 = t2479;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_96 = s_32 * s_32;
                    f32 t2481;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2481) : "f"(softcap_5), "f"(square_96), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2482;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2482) : "f"(t2481), "f"(square_96), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2483 = s_32 * t2482;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_32 = t2483;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_97 = s_33 * s_33;
                    f32 t2485;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2485) : "f"(softcap_5), "f"(square_97), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2486;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2486) : "f"(t2485), "f"(square_97), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2487 = s_33 * t2486;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_33 = t2487;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_98 = s_34 * s_34;
                    f32 t2489;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2489) : "f"(softcap_5), "f"(square_98), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2490;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2490) : "f"(t2489), "f"(square_98), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2491 = s_34 * t2490;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_34 = t2491;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_99 = s_35 * s_35;
                    f32 t2493;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2493) : "f"(softcap_5), "f"(square_99), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2494;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2494) : "f"(t2493), "f"(square_99), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2495 = s_35 * t2494;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_35 = t2495;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_100 = s_36 * s_36;
                    f32 t2497;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2497) : "f"(softcap_5), "f"(square_100), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2498;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2498) : "f"(t2497), "f"(square_100), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2499 = s_36 * t2498;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_36 = t2499;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_101 = s_37 * s_37;
                    f32 t2501;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2501) : "f"(softcap_5), "f"(square_101), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2502;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2502) : "f"(t2501), "f"(square_101), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2503 = s_37 * t2502;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_37 = t2503;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_102 = s_38 * s_38;
                    f32 t2505;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2505) : "f"(softcap_5), "f"(square_102), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2506;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2506) : "f"(t2505), "f"(square_102), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2507 = s_38 * t2506;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_38 = t2507;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_103 = s_39 * s_39;
                    f32 t2509;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2509) : "f"(softcap_5), "f"(square_103), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2510;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2510) : "f"(t2509), "f"(square_103), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2511 = s_39 * t2510;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_39 = t2511;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_104 = s_40 * s_40;
                    f32 t2513;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2513) : "f"(softcap_5), "f"(square_104), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2514;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2514) : "f"(t2513), "f"(square_104), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2515 = s_40 * t2514;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_40 = t2515;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_105 = s_41 * s_41;
                    f32 t2517;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2517) : "f"(softcap_5), "f"(square_105), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2518;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2518) : "f"(t2517), "f"(square_105), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2519 = s_41 * t2518;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_41 = t2519;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_106 = s_42 * s_42;
                    f32 t2521;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2521) : "f"(softcap_5), "f"(square_106), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2522) : "f"(t2521), "f"(square_106), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2523 = s_42 * t2522;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_42 = t2523;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_107 = s_43 * s_43;
                    f32 t2525;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2525) : "f"(softcap_5), "f"(square_107), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2526) : "f"(t2525), "f"(square_107), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2527 = s_43 * t2526;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_43 = t2527;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_108 = s_44 * s_44;
                    f32 t2529;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2529) : "f"(softcap_5), "f"(square_108), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2530;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2530) : "f"(t2529), "f"(square_108), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2531 = s_44 * t2530;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_44 = t2531;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_109 = s_45 * s_45;
                    f32 t2533;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2533) : "f"(softcap_5), "f"(square_109), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2534;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2534) : "f"(t2533), "f"(square_109), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2535 = s_45 * t2534;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_45 = t2535;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_110 = s_46 * s_46;
                    f32 t2537;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2537) : "f"(softcap_5), "f"(square_110), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2538;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2538) : "f"(t2537), "f"(square_110), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2539 = s_46 * t2538;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_46 = t2539;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_111 = s_47 * s_47;
                    f32 t2541;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2541) : "f"(softcap_5), "f"(square_111), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2542;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2542) : "f"(t2541), "f"(square_111), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2543 = s_47 * t2542;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_47 = t2543;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_112 = s_48 * s_48;
                    f32 t2545;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2545) : "f"(softcap_5), "f"(square_112), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2546;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2546) : "f"(t2545), "f"(square_112), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2547 = s_48 * t2546;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_48 = t2547;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_113 = s_49 * s_49;
                    f32 t2549;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2549) : "f"(softcap_5), "f"(square_113), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2550;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2550) : "f"(t2549), "f"(square_113), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2551 = s_49 * t2550;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_49 = t2551;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_114 = s_50 * s_50;
                    f32 t2553;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2553) : "f"(softcap_5), "f"(square_114), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2554;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2554) : "f"(t2553), "f"(square_114), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2555 = s_50 * t2554;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_50 = t2555;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_115 = s_51 * s_51;
                    f32 t2557;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2557) : "f"(softcap_5), "f"(square_115), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2558;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2558) : "f"(t2557), "f"(square_115), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2559 = s_51 * t2558;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_51 = t2559;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_116 = s_52 * s_52;
                    f32 t2561;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2561) : "f"(softcap_5), "f"(square_116), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2562;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2562) : "f"(t2561), "f"(square_116), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2563 = s_52 * t2562;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_52 = t2563;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_117 = s_53 * s_53;
                    f32 t2565;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2565) : "f"(softcap_5), "f"(square_117), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2566;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2566) : "f"(t2565), "f"(square_117), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2567 = s_53 * t2566;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_53 = t2567;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_118 = s_54 * s_54;
                    f32 t2569;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2569) : "f"(softcap_5), "f"(square_118), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2570;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2570) : "f"(t2569), "f"(square_118), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2571 = s_54 * t2570;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_54 = t2571;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_119 = s_55 * s_55;
                    f32 t2573;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2573) : "f"(softcap_5), "f"(square_119), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2574;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2574) : "f"(t2573), "f"(square_119), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2575 = s_55 * t2574;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_55 = t2575;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_120 = s_56 * s_56;
                    f32 t2577;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2577) : "f"(softcap_5), "f"(square_120), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2578;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2578) : "f"(t2577), "f"(square_120), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2579 = s_56 * t2578;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_56 = t2579;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_121 = s_57 * s_57;
                    f32 t2581;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(softcap_5), "f"(square_121), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2582;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2582) : "f"(t2581), "f"(square_121), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2583 = s_57 * t2582;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_57 = t2583;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_122 = s_58 * s_58;
                    f32 t2585;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2585) : "f"(softcap_5), "f"(square_122), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2586) : "f"(t2585), "f"(square_122), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2587 = s_58 * t2586;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_58 = t2587;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_123 = s_59 * s_59;
                    f32 t2589;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2589) : "f"(softcap_5), "f"(square_123), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2590;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2590) : "f"(t2589), "f"(square_123), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2591 = s_59 * t2590;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_59 = t2591;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_124 = s_60 * s_60;
                    f32 t2593;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(softcap_5), "f"(square_124), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2594;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2594) : "f"(t2593), "f"(square_124), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2595 = s_60 * t2594;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_60 = t2595;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_125 = s_61 * s_61;
                    f32 t2597;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2597) : "f"(softcap_5), "f"(square_125), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2598;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2598) : "f"(t2597), "f"(square_125), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2599 = s_61 * t2598;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_61 = t2599;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_126 = s_62 * s_62;
                    f32 t2601;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(softcap_5), "f"(square_126), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2602;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2602) : "f"(t2601), "f"(square_126), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2603 = s_62 * t2602;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_62 = t2603;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_127 = s_63 * s_63;
                    f32 t2605;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2605) : "f"(softcap_5), "f"(square_127), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2606;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2606) : "f"(t2605), "f"(square_127), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2607 = s_63 * t2606;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_63 = t2607;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_128 = s_64 * s_64;
                    f32 t2609;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2609) : "f"(softcap_5), "f"(square_128), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t2610;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2610) : "f"(t2609), "f"(square_128), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t2611 = s_64 * t2610;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_64 = t2611;
                }
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2612 = end_21 - 1u;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2613 = t2612 - i_3;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t2613 << 7u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2615 = t269 + t242;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_3 = t2615 + t241;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2617 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2618 = t2617 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_2 + t2618;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2620 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2621 = first_query_3 + t2620;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t2622 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2623 = t2621 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_30 = t2623 + t2622;
                const u32 t2625 = end_30 > seq_q ? end_30 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2626 = t2625 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_31 = t2626 < seq_k ? t2626 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_32 = t2621 + seq_k;
                const u32 t2629 = end_32 > seq_q ? end_32 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_9 = t2629 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t2631 = position_9 > window_left ? position_9 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t2632 = t2631 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2633 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_12 = t2632 < t2633 ? t2632 : t2633;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2635 = end_31 > column_2 ? end_31 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_33 = t2635 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2637 = begin_12 > column_2 ? begin_12 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2638 = t2637 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2639 = 0u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2640 = t2638 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_65 = t2639 & t2640;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2642 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t2642;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2643 = 1u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2644 = t2638 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_66 = t2643 & t2644;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2646 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t2646;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2647 = 8u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2648 = t2638 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_67 = t2647 & t2648;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2650 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t2650;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2651 = 9u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2652 = t2638 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_68 = t2651 & t2652;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2654 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t2654;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2655 = 16u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2656 = t2638 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_69 = t2655 & t2656;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2658 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t2658;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2659 = 17u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2660 = t2638 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_70 = t2659 & t2660;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2662 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t2662;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2663 = 24u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2664 = t2638 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_71 = t2663 & t2664;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2666 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t2666;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2667 = 25u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2668 = t2638 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_72 = t2667 & t2668;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2670 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t2670;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2671 = 32u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2672 = t2638 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_73 = t2671 & t2672;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2674 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t2674;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2675 = 33u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2676 = t2638 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_74 = t2675 & t2676;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2678 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t2678;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2679 = 40u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2680 = t2638 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_75 = t2679 & t2680;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2682 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t2682;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2683 = 41u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2684 = t2638 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_76 = t2683 & t2684;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2686 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t2686;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2687 = 48u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2688 = t2638 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_77 = t2687 & t2688;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2690 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t2690;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2691 = 49u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2692 = t2638 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_78 = t2691 & t2692;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2694 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t2694;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2695 = 56u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2696 = t2638 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_79 = t2695 & t2696;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2698 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t2698;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2699 = 57u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2700 = t2638 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_80 = t2699 & t2700;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2702 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t2702;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2703 = 64u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2704 = t2638 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_81 = t2703 & t2704;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2706 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t2706;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2707 = 65u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2708 = t2638 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_82 = t2707 & t2708;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2710 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t2710;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2711 = 72u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2712 = t2638 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_83 = t2711 & t2712;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2714 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t2714;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2715 = 73u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2716 = t2638 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_84 = t2715 & t2716;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2718 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t2718;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2719 = 80u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2720 = t2638 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_85 = t2719 & t2720;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2722 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t2722;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2723 = 81u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2724 = t2638 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_86 = t2723 & t2724;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2726 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t2726;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2727 = 88u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2728 = t2638 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_87 = t2727 & t2728;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2730 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t2730;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2731 = 89u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2732 = t2638 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_88 = t2731 & t2732;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2734 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t2734;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2735 = 96u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2736 = t2638 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_89 = t2735 & t2736;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2738 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t2738;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2739 = 97u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2740 = t2638 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_90 = t2739 & t2740;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2742 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t2742;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2743 = 104u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2744 = t2638 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_91 = t2743 & t2744;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2746 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t2746;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2747 = 105u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2748 = t2638 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_92 = t2747 & t2748;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2750 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t2750;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2751 = 112u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2752 = t2638 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_93 = t2751 & t2752;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2754 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t2754;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2755 = 113u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2756 = t2638 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_94 = t2755 & t2756;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2758 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t2758;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2759 = 120u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2760 = t2638 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_95 = t2759 & t2760;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2762 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t2762;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2763 = 121u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2764 = t2638 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_96 = t2763 & t2764;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2766 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t2766;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2767 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2768 = first_query_3 + t2767;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2769 = t2768 + 8u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t2770 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2771 = t2769 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_34 = t2771 + t2770;
                const u32 t2773 = end_34 > seq_q ? end_34 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2774 = t2773 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_35 = t2774 < seq_k ? t2774 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_36 = t2769 + seq_k;
                const u32 t2777 = end_36 > seq_q ? end_36 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_10 = t2777 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t2779 = position_10 > window_left ? position_10 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t2780 = t2779 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2781 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_13 = t2780 < t2781 ? t2780 : t2781;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2783 = end_35 > column_2 ? end_35 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_37 = t2783 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2785 = begin_13 > column_2 ? begin_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2786 = t2785 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2787 = 0u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2788 = t2786 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_97 = t2787 & t2788;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2790 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t2790;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2791 = 1u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2792 = t2786 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_98 = t2791 & t2792;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2794 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t2794;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2795 = 8u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2796 = t2786 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_99 = t2795 & t2796;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2798 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t2798;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2799 = 9u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2800 = t2786 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_100 = t2799 & t2800;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2802 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t2802;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2803 = 16u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2804 = t2786 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_101 = t2803 & t2804;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2806 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t2806;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2807 = 17u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2808 = t2786 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_102 = t2807 & t2808;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2810 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t2810;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2811 = 24u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2812 = t2786 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_103 = t2811 & t2812;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2814 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t2814;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2815 = 25u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2816 = t2786 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_104 = t2815 & t2816;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2818 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t2818;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2819 = 32u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2820 = t2786 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_105 = t2819 & t2820;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2822 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t2822;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2823 = 33u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2824 = t2786 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_106 = t2823 & t2824;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2826 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t2826;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2827 = 40u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2828 = t2786 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_107 = t2827 & t2828;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2830 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t2830;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2831 = 41u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2832 = t2786 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_108 = t2831 & t2832;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2834 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t2834;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2835 = 48u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2836 = t2786 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_109 = t2835 & t2836;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2838 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t2838;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2839 = 49u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2840 = t2786 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_110 = t2839 & t2840;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2842 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t2842;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2843 = 56u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2844 = t2786 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_111 = t2843 & t2844;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2846 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t2846;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2847 = 57u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2848 = t2786 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_112 = t2847 & t2848;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2850 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t2850;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2851 = 64u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2852 = t2786 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_113 = t2851 & t2852;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2854 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t2854;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2855 = 65u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2856 = t2786 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_114 = t2855 & t2856;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2858 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t2858;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2859 = 72u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2860 = t2786 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_115 = t2859 & t2860;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2862 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t2862;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2863 = 73u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2864 = t2786 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_116 = t2863 & t2864;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2866 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t2866;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2867 = 80u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2868 = t2786 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_117 = t2867 & t2868;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2870 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t2870;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2871 = 81u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2872 = t2786 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_118 = t2871 & t2872;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2874 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t2874;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2875 = 88u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2876 = t2786 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_119 = t2875 & t2876;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2878 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t2878;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2879 = 89u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2880 = t2786 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_120 = t2879 & t2880;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2882 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t2882;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2883 = 96u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2884 = t2786 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_121 = t2883 & t2884;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2886 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t2886;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2887 = 97u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2888 = t2786 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_122 = t2887 & t2888;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2890 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t2890;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2891 = 104u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2892 = t2786 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_123 = t2891 & t2892;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2894 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t2894;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2895 = 105u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2896 = t2786 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_124 = t2895 & t2896;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2898 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t2898;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2899 = 112u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2900 = t2786 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_125 = t2899 & t2900;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2902 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t2902;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2903 = 113u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2904 = t2786 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_126 = t2903 & t2904;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2906 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t2906;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2907 = 120u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2908 = t2786 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_127 = t2907 & t2908;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2910 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t2910;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2911 = 121u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2912 = t2786 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_128 = t2911 & t2912;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2914 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t2914;
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2916;
                asm("max.f32 %0, %1, %2;" : "=f"(t2916) : "f"(old_3), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2917;
                asm("max.f32 %0, %1, %2;" : "=f"(t2917) : "f"(t2916), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2918;
                asm("max.f32 %0, %1, %2;" : "=f"(t2918) : "f"(s_2), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2919;
                asm("max.f32 %0, %1, %2;" : "=f"(t2919) : "f"(s_5), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2920;
                asm("max.f32 %0, %1, %2;" : "=f"(t2920) : "f"(s_6), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2921;
                asm("max.f32 %0, %1, %2;" : "=f"(t2921) : "f"(t2917), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2922;
                asm("max.f32 %0, %1, %2;" : "=f"(t2922) : "f"(t2918), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2923;
                asm("max.f32 %0, %1, %2;" : "=f"(t2923) : "f"(t2919), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2924;
                asm("max.f32 %0, %1, %2;" : "=f"(t2924) : "f"(t2920), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2925;
                asm("max.f32 %0, %1, %2;" : "=f"(t2925) : "f"(t2921), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2926;
                asm("max.f32 %0, %1, %2;" : "=f"(t2926) : "f"(t2922), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2927;
                asm("max.f32 %0, %1, %2;" : "=f"(t2927) : "f"(t2923), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2928;
                asm("max.f32 %0, %1, %2;" : "=f"(t2928) : "f"(t2924), "f"(s_30));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2929;
                asm("max.f32 %0, %1, %2;" : "=f"(t2929) : "f"(t2925), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2930;
                asm("max.f32 %0, %1, %2;" : "=f"(t2930) : "f"(t2926), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2931;
                asm("max.f32 %0, %1, %2;" : "=f"(t2931) : "f"(t2927), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2932;
                asm("max.f32 %0, %1, %2;" : "=f"(t2932) : "f"(t2928), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2933;
                asm("max.f32 %0, %1, %2;" : "=f"(t2933) : "f"(t2929), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2934;
                asm("max.f32 %0, %1, %2;" : "=f"(t2934) : "f"(t2930), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2935;
                asm("max.f32 %0, %1, %2;" : "=f"(t2935) : "f"(t2931), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2936;
                asm("max.f32 %0, %1, %2;" : "=f"(t2936) : "f"(t2932), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2937;
                asm("max.f32 %0, %1, %2;" : "=f"(t2937) : "f"(t2933), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2938;
                asm("max.f32 %0, %1, %2;" : "=f"(t2938) : "f"(t2934), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2939;
                asm("max.f32 %0, %1, %2;" : "=f"(t2939) : "f"(t2935), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2940;
                asm("max.f32 %0, %1, %2;" : "=f"(t2940) : "f"(t2936), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2941;
                asm("max.f32 %0, %1, %2;" : "=f"(t2941) : "f"(t2937), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2942;
                asm("max.f32 %0, %1, %2;" : "=f"(t2942) : "f"(t2938), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2943;
                asm("max.f32 %0, %1, %2;" : "=f"(t2943) : "f"(t2939), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2944;
                asm("max.f32 %0, %1, %2;" : "=f"(t2944) : "f"(t2940), "f"(s_62));
                f32 t2945;
                asm("max.f32 %0, %1, %2;" : "=f"(t2945) : "f"(t2941), "f"(t2942));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t2946;
                asm("max.f32 %0, %1, %2;" : "=f"(t2946) : "f"(t2943), "f"(t2944));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t2947;
                asm("max.f32 %0, %1, %2;" : "=f"(t2947) : "f"(t2945), "f"(t2946));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2948;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2948) : "f"(t2947));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2947), "f"(t2948));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2950;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2950) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t2950));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 reference_3 = none_3 ? 0.0f : new_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t2954 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t2955 = old_3 + t2954;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t2955));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t2957 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2958 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_65 = s + t2958;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2960;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2960) : "f"(exponent_65));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s = t2960;
                const f32 t2961 = t2957 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2962 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_66 = s_2 + t2962;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2964;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2964) : "f"(exponent_66));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_2 = t2964;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2965 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_67 = s_5 + t2965;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2967;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2967) : "f"(exponent_67));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_5 = t2967;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2968 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_68 = s_6 + t2968;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2970;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2970) : "f"(exponent_68));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_6 = t2970;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2971 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_69 = s_9 + t2971;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2973;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2973) : "f"(exponent_69));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_9 = t2973;
                const f32 t2974 = t2961 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2975 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_70 = s_10 + t2975;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2977;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2977) : "f"(exponent_70));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_10 = t2977;
                const f32 t2978 = s_2 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2979 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_71 = s_13 + t2979;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2981;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2981) : "f"(exponent_71));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_13 = t2981;
                const f32 t2982 = s_5 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2983 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_72 = s_14 + t2983;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2985;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2985) : "f"(exponent_72));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_14 = t2985;
                const f32 t2986 = s_6 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2987 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_73 = s_17 + t2987;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2989;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2989) : "f"(exponent_73));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_17 = t2989;
                const f32 t2990 = t2974 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2991 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_74 = s_18 + t2991;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2993;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2993) : "f"(exponent_74));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_18 = t2993;
                const f32 t2994 = t2978 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2995 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_75 = s_21 + t2995;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2997;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2997) : "f"(exponent_75));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2997;
                const f32 t2998 = t2982 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2999 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_76 = s_22 + t2999;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3001;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3001) : "f"(exponent_76));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_22 = t3001;
                const f32 t3002 = t2986 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3003 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_77 = s_25 + t3003;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3005;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3005) : "f"(exponent_77));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_25 = t3005;
                const f32 t3006 = t2990 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3007 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_78 = s_26 + t3007;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3009;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3009) : "f"(exponent_78));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_26 = t3009;
                const f32 t3010 = t2994 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3011 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_79 = s_29 + t3011;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3013;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3013) : "f"(exponent_79));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_29 = t3013;
                const f32 t3014 = t2998 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3015 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_80 = s_30 + t3015;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3017;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3017) : "f"(exponent_80));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_30 = t3017;
                const f32 t3018 = t3002 + s_30;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3019 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_81 = s_33 + t3019;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3021;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3021) : "f"(exponent_81));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_33 = t3021;
                const f32 t3022 = t3006 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3023 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_82 = s_34 + t3023;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3025;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3025) : "f"(exponent_82));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_34 = t3025;
                const f32 t3026 = t3010 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3027 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_83 = s_37 + t3027;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3029;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3029) : "f"(exponent_83));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_37 = t3029;
                const f32 t3030 = t3014 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3031 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_84 = s_38 + t3031;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3033;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3033) : "f"(exponent_84));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_38 = t3033;
                const f32 t3034 = t3018 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3035 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_85 = s_41 + t3035;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3037;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3037) : "f"(exponent_85));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_41 = t3037;
                const f32 t3038 = t3022 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3039 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_86 = s_42 + t3039;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3041;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3041) : "f"(exponent_86));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_42 = t3041;
                const f32 t3042 = t3026 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3043 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_87 = s_45 + t3043;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3045;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3045) : "f"(exponent_87));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_45 = t3045;
                const f32 t3046 = t3030 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3047 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_88 = s_46 + t3047;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3049;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3049) : "f"(exponent_88));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_46 = t3049;
                const f32 t3050 = t3034 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3051 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_89 = s_49 + t3051;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3053;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3053) : "f"(exponent_89));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_49 = t3053;
                const f32 t3054 = t3038 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3055 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_90 = s_50 + t3055;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3057;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3057) : "f"(exponent_90));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_50 = t3057;
                const f32 t3058 = t3042 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3059 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_91 = s_53 + t3059;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3061;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3061) : "f"(exponent_91));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_53 = t3061;
                const f32 t3062 = t3046 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3063 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_92 = s_54 + t3063;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3065;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3065) : "f"(exponent_92));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_54 = t3065;
                const f32 t3066 = t3050 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3067 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_93 = s_57 + t3067;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3069;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3069) : "f"(exponent_93));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_57 = t3069;
                const f32 t3070 = t3054 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3071 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_94 = s_58 + t3071;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3073;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3073) : "f"(exponent_94));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_58 = t3073;
                const f32 t3074 = t3058 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3075 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_95 = s_61 + t3075;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3077;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3077) : "f"(exponent_95));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_61 = t3077;
                const f32 t3078 = t3062 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3079 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_96 = s_62 + t3079;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3081;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3081) : "f"(exponent_96));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_62 = t3081;
                const f32 t3082 = t3066 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3083 = t3070 + t3074;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3084 = t3078 + t3082;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3085 = t3083 + t3084;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum = t3085;
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3087;
                asm("max.f32 %0, %1, %2;" : "=f"(t3087) : "f"(old_4), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3088;
                asm("max.f32 %0, %1, %2;" : "=f"(t3088) : "f"(t3087), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3089;
                asm("max.f32 %0, %1, %2;" : "=f"(t3089) : "f"(s_4), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3090;
                asm("max.f32 %0, %1, %2;" : "=f"(t3090) : "f"(s_7), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3091;
                asm("max.f32 %0, %1, %2;" : "=f"(t3091) : "f"(s_8), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3092;
                asm("max.f32 %0, %1, %2;" : "=f"(t3092) : "f"(t3088), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3093;
                asm("max.f32 %0, %1, %2;" : "=f"(t3093) : "f"(t3089), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3094;
                asm("max.f32 %0, %1, %2;" : "=f"(t3094) : "f"(t3090), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3095;
                asm("max.f32 %0, %1, %2;" : "=f"(t3095) : "f"(t3091), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3096;
                asm("max.f32 %0, %1, %2;" : "=f"(t3096) : "f"(t3092), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3097;
                asm("max.f32 %0, %1, %2;" : "=f"(t3097) : "f"(t3093), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3098;
                asm("max.f32 %0, %1, %2;" : "=f"(t3098) : "f"(t3094), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3099;
                asm("max.f32 %0, %1, %2;" : "=f"(t3099) : "f"(t3095), "f"(s_32));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3100;
                asm("max.f32 %0, %1, %2;" : "=f"(t3100) : "f"(t3096), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3101;
                asm("max.f32 %0, %1, %2;" : "=f"(t3101) : "f"(t3097), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3102;
                asm("max.f32 %0, %1, %2;" : "=f"(t3102) : "f"(t3098), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3103;
                asm("max.f32 %0, %1, %2;" : "=f"(t3103) : "f"(t3099), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3104;
                asm("max.f32 %0, %1, %2;" : "=f"(t3104) : "f"(t3100), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3105;
                asm("max.f32 %0, %1, %2;" : "=f"(t3105) : "f"(t3101), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3106;
                asm("max.f32 %0, %1, %2;" : "=f"(t3106) : "f"(t3102), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3107;
                asm("max.f32 %0, %1, %2;" : "=f"(t3107) : "f"(t3103), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3108;
                asm("max.f32 %0, %1, %2;" : "=f"(t3108) : "f"(t3104), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3109;
                asm("max.f32 %0, %1, %2;" : "=f"(t3109) : "f"(t3105), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3110;
                asm("max.f32 %0, %1, %2;" : "=f"(t3110) : "f"(t3106), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3111;
                asm("max.f32 %0, %1, %2;" : "=f"(t3111) : "f"(t3107), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3112;
                asm("max.f32 %0, %1, %2;" : "=f"(t3112) : "f"(t3108), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3113;
                asm("max.f32 %0, %1, %2;" : "=f"(t3113) : "f"(t3109), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3114;
                asm("max.f32 %0, %1, %2;" : "=f"(t3114) : "f"(t3110), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3115;
                asm("max.f32 %0, %1, %2;" : "=f"(t3115) : "f"(t3111), "f"(s_64));
                f32 t3116;
                asm("max.f32 %0, %1, %2;" : "=f"(t3116) : "f"(t3112), "f"(t3113));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t3117;
                asm("max.f32 %0, %1, %2;" : "=f"(t3117) : "f"(t3114), "f"(t3115));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t3118;
                asm("max.f32 %0, %1, %2;" : "=f"(t3118) : "f"(t3116), "f"(t3117));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t3119;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3119) : "f"(t3118));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t3118), "f"(t3119));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t3121;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3121) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t3121));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 reference_4 = none_4 ? 0.0f : new_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t3125 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t3126 = old_4 + t3125;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t3126));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t3128 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3129 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_97 = s_3 + t3129;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3131;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3131) : "f"(exponent_97));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_3 = t3131;
                const f32 t3132 = t3128 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3133 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_98 = s_4 + t3133;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3135;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3135) : "f"(exponent_98));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_4 = t3135;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3136 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_99 = s_7 + t3136;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3138;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3138) : "f"(exponent_99));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_7 = t3138;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3139 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_100 = s_8 + t3139;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3141;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3141) : "f"(exponent_100));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_8 = t3141;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3142 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_101 = s_11 + t3142;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3144;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3144) : "f"(exponent_101));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_11 = t3144;
                const f32 t3145 = t3132 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3146 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_102 = s_12 + t3146;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3148;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3148) : "f"(exponent_102));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_12 = t3148;
                const f32 t3149 = s_4 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3150 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_103 = s_15 + t3150;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3152;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3152) : "f"(exponent_103));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_15 = t3152;
                const f32 t3153 = s_7 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3154 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_104 = s_16 + t3154;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3156;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3156) : "f"(exponent_104));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_16 = t3156;
                const f32 t3157 = s_8 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3158 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_105 = s_19 + t3158;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3160;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3160) : "f"(exponent_105));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_19 = t3160;
                const f32 t3161 = t3145 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3162 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_106 = s_20 + t3162;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3164;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3164) : "f"(exponent_106));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_20 = t3164;
                const f32 t3165 = t3149 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3166 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_107 = s_23 + t3166;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3168;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3168) : "f"(exponent_107));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_23 = t3168;
                const f32 t3169 = t3153 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3170 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_108 = s_24 + t3170;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3172;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3172) : "f"(exponent_108));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_24 = t3172;
                const f32 t3173 = t3157 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3174 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_109 = s_27 + t3174;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3176;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3176) : "f"(exponent_109));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_27 = t3176;
                const f32 t3177 = t3161 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3178 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_110 = s_28 + t3178;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3180;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3180) : "f"(exponent_110));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_28 = t3180;
                const f32 t3181 = t3165 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3182 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_111 = s_31 + t3182;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3184;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3184) : "f"(exponent_111));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_31 = t3184;
                const f32 t3185 = t3169 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3186 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_112 = s_32 + t3186;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3188;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3188) : "f"(exponent_112));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_32 = t3188;
                const f32 t3189 = t3173 + s_32;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3190 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_113 = s_35 + t3190;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3192;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3192) : "f"(exponent_113));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_35 = t3192;
                const f32 t3193 = t3177 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3194 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_114 = s_36 + t3194;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3196;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3196) : "f"(exponent_114));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_36 = t3196;
                const f32 t3197 = t3181 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3198 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_115 = s_39 + t3198;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3200;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3200) : "f"(exponent_115));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_39 = t3200;
                const f32 t3201 = t3185 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3202 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_116 = s_40 + t3202;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3204;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3204) : "f"(exponent_116));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_40 = t3204;
                const f32 t3205 = t3189 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3206 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_117 = s_43 + t3206;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3208;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3208) : "f"(exponent_117));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_43 = t3208;
                const f32 t3209 = t3193 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3210 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_118 = s_44 + t3210;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3212;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3212) : "f"(exponent_118));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_44 = t3212;
                const f32 t3213 = t3197 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3214 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_119 = s_47 + t3214;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3216;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3216) : "f"(exponent_119));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_47 = t3216;
                const f32 t3217 = t3201 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3218 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_120 = s_48 + t3218;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3220;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3220) : "f"(exponent_120));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_48 = t3220;
                const f32 t3221 = t3205 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3222 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_121 = s_51 + t3222;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3224;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3224) : "f"(exponent_121));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_51 = t3224;
                const f32 t3225 = t3209 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3226 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_122 = s_52 + t3226;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3228;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3228) : "f"(exponent_122));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_52 = t3228;
                const f32 t3229 = t3213 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3230 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_123 = s_55 + t3230;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3232;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3232) : "f"(exponent_123));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_55 = t3232;
                const f32 t3233 = t3217 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3234 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_124 = s_56 + t3234;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3236;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3236) : "f"(exponent_124));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_56 = t3236;
                const f32 t3237 = t3221 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3238 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_125 = s_59 + t3238;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3240;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3240) : "f"(exponent_125));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_59 = t3240;
                const f32 t3241 = t3225 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3242 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_126 = s_60 + t3242;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3244;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3244) : "f"(exponent_126));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_60 = t3244;
                const f32 t3245 = t3229 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3246 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_127 = s_63 + t3246;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3248;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3248) : "f"(exponent_127));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_63 = t3248;
                const f32 t3249 = t3233 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3250 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_128 = s_64 + t3250;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3252;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3252) : "f"(exponent_128));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_64 = t3252;
                const f32 t3253 = t3237 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3254 = t3241 + t3245;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3255 = t3249 + t3253;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3256 = t3254 + t3255;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t3256;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t3257 = i_3 - 1u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3258 = t358 + t3257;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3259 = t3258 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3260 = t3259 + 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3261 = t3260 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3262 = t10 + t3261;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3263 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3263) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3262) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3264 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t3264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3265 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t3265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3266 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t3266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3267 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t3267;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3268 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t3268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3269 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t3269;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3270 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t3270;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3271 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t3271;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3272 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t3272;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3273 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t3273;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3274 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t3274;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3275 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t3275;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3276 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t3276;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3277 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t3277;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3278 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t3278;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3279 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t3279;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3280 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t3280;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3281 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t3281;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3282 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t3282;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3283 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t3283;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3284 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t3284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3285 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t3285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3286 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t3286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3287 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t3287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3288 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t3288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3289 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t3289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3290 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t3290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3291 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t3291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3292 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t3292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3293 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t3293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3294 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t3294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3295 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t3295;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3296;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3296) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3297;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3297) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3298;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3298) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3299;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3299) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3300;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3300) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3301;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3301) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3302;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3302) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3303;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3303) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3304;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3304) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3305;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3305) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3306;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3306) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3307;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3307) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3308;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3308) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3309;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3309) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3310;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3310) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3311;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3311) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3312;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3312) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3313;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3313) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3314;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3314) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3315;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3315) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3316;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3316) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3317;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3317) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3318;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3318) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3319;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3319) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3320;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3320) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3321;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3321) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3322;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3322) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3323;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3323) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3324;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3324) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3325;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3325) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3326;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3326) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3327;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3327) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t3296;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t3297;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t3298;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t3299;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t3300;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t3301;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t3302;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t3303;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t3304;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t3305;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t3306;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t3307;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t3308;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t3309;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t3310;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t3311;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t3312;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t3313;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t3314;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t3315;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t3316;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t3317;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t3318;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t3319;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t3320;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t3321;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t3322;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t3323;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t3324;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t3325;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t3326;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t3327;
            }
#line 295 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right_2; i_4 < masked_left_4; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3328 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t3328) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3329 = t358 + i_4;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3330 = t3329 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3331 = t3330 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3332 = t10 + t3331;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3333 = t3329 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3334 = t3333 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3332), "r"(t3334) : "memory");
#line 383 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t3335 = t360 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t3336 = t3335 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t3337 = smem_1 + t3336;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3338 = t3329 & 1u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3339 = t3338 << 14u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3340 = t8 + t3339;
                const u32 t3341 = t3337 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3342 = t3340 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3343 = t3341 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3344 = (u64)t3343;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3345 = t3344 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3346 = t3342 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3347 = (u64)t3346;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3348 = t3347 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3349 = t3341 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3350 = (u64)t3349;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3351 = t3350 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3352 = t3342 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3353 = (u64)t3352;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3354 = t3353 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3355 = t3341 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3356 = (u64)t3355;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3357 = t3356 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3358 = t3342 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3359 = (u64)t3358;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3360 = t3359 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3361 = t3341 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3362 = (u64)t3361;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3363 = t3362 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3364 = t3342 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3365 = (u64)t3364;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3366 = t3365 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t3345), "l"(t3348), "l"(t3351), "l"(t3354), "l"(t3357), "l"(t3360), "l"(t3363), "l"(t3366) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 342 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3367 = i_4 - 1u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3368 = t358 + t3367;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3369 = t3368 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3370 = t3369 + 4u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3371 = t3370 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3372 = t10 + t3371;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3373 = t3368 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3374 = t3373 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3372), "r"(t3374) : "memory");
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_33 = p;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_34 = p_2;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_35 = p_3;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_36 = p_4;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_37 = p_5;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_38 = p_6;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_39 = p_7;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_40 = p_8;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_41 = p_9;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_42 = p_10;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_43 = p_11;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_44 = p_12;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_45 = p_13;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_46 = p_14;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_47 = p_15;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_48 = p_16;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_49 = p_17;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_50 = p_18;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_51 = p_19;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_52 = p_20;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_53 = p_21;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_54 = p_22;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_55 = p_23;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_56 = p_24;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_57 = p_25;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_58 = p_26;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_59 = p_27;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_60 = p_28;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_61 = p_29;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_62 = p_30;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_63 = p_31;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_64 = p_32;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t3375 = t3368 & 1u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3376 = t3375 << 14u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3377 = t9 + t3376;
                const u32 t3378 = t3377 >> 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3379 = t3378 + 67108864u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3380 = (u64)t3379;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3381 = t3380 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3382 = t3378 + 67108992u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3383 = (u64)t3382;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3384 = t3383 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3385 = t3378 + 67109120u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3386 = (u64)t3385;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3387 = t3386 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3388 = t3378 + 67109248u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3389 = (u64)t3388;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3390 = t3389 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3391 = t3378 + 67109376u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3392 = (u64)t3391;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3393 = t3392 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3394 = t3378 + 67109504u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3395 = (u64)t3394;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3396 = t3395 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3397 = t3378 + 67109632u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3398 = (u64)t3397;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3399 = t3398 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3400 = t3378 + 67109760u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3401 = (u64)t3400;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3402 = t3401 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t3381), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t3384), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t3387), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t3390), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t3393), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t3396), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t3399), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t3402) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t3403 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3404 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t3403 ? 0u : t3404;
                const u32 t3406 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t3406) : "memory");
#line 344 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3407 = t358 + i_4;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3408 = t3407 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3409 = t3408 + 2u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3410 = t3409 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3411 = t10 + t3410;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3412 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3412) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3411) : "memory");
                }
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3413;
                asm("abs.f32 %0, %1;" : "=f"(t3413) : "f"(s));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3414;
                asm("abs.f32 %0, %1;" : "=f"(t3414) : "f"(s_2));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3415;
                asm("abs.f32 %0, %1;" : "=f"(t3415) : "f"(s_3));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3416;
                asm("abs.f32 %0, %1;" : "=f"(t3416) : "f"(s_4));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3417;
                asm("abs.f32 %0, %1;" : "=f"(t3417) : "f"(s_5));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3418;
                asm("max.f32 %0, %1, %2;" : "=f"(t3418) : "f"(t3413), "f"(t3417));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3419;
                asm("abs.f32 %0, %1;" : "=f"(t3419) : "f"(s_6));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3420;
                asm("max.f32 %0, %1, %2;" : "=f"(t3420) : "f"(t3414), "f"(t3419));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3421;
                asm("abs.f32 %0, %1;" : "=f"(t3421) : "f"(s_7));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3422;
                asm("max.f32 %0, %1, %2;" : "=f"(t3422) : "f"(t3415), "f"(t3421));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3423;
                asm("abs.f32 %0, %1;" : "=f"(t3423) : "f"(s_8));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3424;
                asm("max.f32 %0, %1, %2;" : "=f"(t3424) : "f"(t3416), "f"(t3423));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3425;
                asm("abs.f32 %0, %1;" : "=f"(t3425) : "f"(s_9));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3426;
                asm("max.f32 %0, %1, %2;" : "=f"(t3426) : "f"(t3418), "f"(t3425));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3427;
                asm("abs.f32 %0, %1;" : "=f"(t3427) : "f"(s_10));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3428;
                asm("max.f32 %0, %1, %2;" : "=f"(t3428) : "f"(t3420), "f"(t3427));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3429;
                asm("abs.f32 %0, %1;" : "=f"(t3429) : "f"(s_11));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3430;
                asm("max.f32 %0, %1, %2;" : "=f"(t3430) : "f"(t3422), "f"(t3429));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3431;
                asm("abs.f32 %0, %1;" : "=f"(t3431) : "f"(s_12));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3432;
                asm("max.f32 %0, %1, %2;" : "=f"(t3432) : "f"(t3424), "f"(t3431));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3433;
                asm("abs.f32 %0, %1;" : "=f"(t3433) : "f"(s_13));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3434;
                asm("max.f32 %0, %1, %2;" : "=f"(t3434) : "f"(t3426), "f"(t3433));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3435;
                asm("abs.f32 %0, %1;" : "=f"(t3435) : "f"(s_14));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3436;
                asm("max.f32 %0, %1, %2;" : "=f"(t3436) : "f"(t3428), "f"(t3435));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3437;
                asm("abs.f32 %0, %1;" : "=f"(t3437) : "f"(s_15));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3438;
                asm("max.f32 %0, %1, %2;" : "=f"(t3438) : "f"(t3430), "f"(t3437));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3439;
                asm("abs.f32 %0, %1;" : "=f"(t3439) : "f"(s_16));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3440;
                asm("max.f32 %0, %1, %2;" : "=f"(t3440) : "f"(t3432), "f"(t3439));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3441;
                asm("abs.f32 %0, %1;" : "=f"(t3441) : "f"(s_17));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3442;
                asm("max.f32 %0, %1, %2;" : "=f"(t3442) : "f"(t3434), "f"(t3441));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3443;
                asm("abs.f32 %0, %1;" : "=f"(t3443) : "f"(s_18));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3444;
                asm("max.f32 %0, %1, %2;" : "=f"(t3444) : "f"(t3436), "f"(t3443));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3445;
                asm("abs.f32 %0, %1;" : "=f"(t3445) : "f"(s_19));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3446;
                asm("max.f32 %0, %1, %2;" : "=f"(t3446) : "f"(t3438), "f"(t3445));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3447;
                asm("abs.f32 %0, %1;" : "=f"(t3447) : "f"(s_20));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3448;
                asm("max.f32 %0, %1, %2;" : "=f"(t3448) : "f"(t3440), "f"(t3447));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3449;
                asm("abs.f32 %0, %1;" : "=f"(t3449) : "f"(s_21));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3450;
                asm("max.f32 %0, %1, %2;" : "=f"(t3450) : "f"(t3442), "f"(t3449));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3451;
                asm("abs.f32 %0, %1;" : "=f"(t3451) : "f"(s_22));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3452;
                asm("max.f32 %0, %1, %2;" : "=f"(t3452) : "f"(t3444), "f"(t3451));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3453;
                asm("abs.f32 %0, %1;" : "=f"(t3453) : "f"(s_23));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3454;
                asm("max.f32 %0, %1, %2;" : "=f"(t3454) : "f"(t3446), "f"(t3453));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3455;
                asm("abs.f32 %0, %1;" : "=f"(t3455) : "f"(s_24));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3456;
                asm("max.f32 %0, %1, %2;" : "=f"(t3456) : "f"(t3448), "f"(t3455));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3457;
                asm("abs.f32 %0, %1;" : "=f"(t3457) : "f"(s_25));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3458;
                asm("max.f32 %0, %1, %2;" : "=f"(t3458) : "f"(t3450), "f"(t3457));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3459;
                asm("abs.f32 %0, %1;" : "=f"(t3459) : "f"(s_26));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3460;
                asm("max.f32 %0, %1, %2;" : "=f"(t3460) : "f"(t3452), "f"(t3459));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3461;
                asm("abs.f32 %0, %1;" : "=f"(t3461) : "f"(s_27));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3462;
                asm("max.f32 %0, %1, %2;" : "=f"(t3462) : "f"(t3454), "f"(t3461));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3463;
                asm("abs.f32 %0, %1;" : "=f"(t3463) : "f"(s_28));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3464;
                asm("max.f32 %0, %1, %2;" : "=f"(t3464) : "f"(t3456), "f"(t3463));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3465;
                asm("abs.f32 %0, %1;" : "=f"(t3465) : "f"(s_29));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3466;
                asm("max.f32 %0, %1, %2;" : "=f"(t3466) : "f"(t3458), "f"(t3465));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3467;
                asm("abs.f32 %0, %1;" : "=f"(t3467) : "f"(s_30));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3468;
                asm("max.f32 %0, %1, %2;" : "=f"(t3468) : "f"(t3460), "f"(t3467));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3469;
                asm("abs.f32 %0, %1;" : "=f"(t3469) : "f"(s_31));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3470;
                asm("max.f32 %0, %1, %2;" : "=f"(t3470) : "f"(t3462), "f"(t3469));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3471;
                asm("abs.f32 %0, %1;" : "=f"(t3471) : "f"(s_32));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3472;
                asm("max.f32 %0, %1, %2;" : "=f"(t3472) : "f"(t3464), "f"(t3471));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3473;
                asm("abs.f32 %0, %1;" : "=f"(t3473) : "f"(s_33));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3474;
                asm("max.f32 %0, %1, %2;" : "=f"(t3474) : "f"(t3466), "f"(t3473));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3475;
                asm("abs.f32 %0, %1;" : "=f"(t3475) : "f"(s_34));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3476;
                asm("max.f32 %0, %1, %2;" : "=f"(t3476) : "f"(t3468), "f"(t3475));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3477;
                asm("abs.f32 %0, %1;" : "=f"(t3477) : "f"(s_35));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3478;
                asm("max.f32 %0, %1, %2;" : "=f"(t3478) : "f"(t3470), "f"(t3477));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3479;
                asm("abs.f32 %0, %1;" : "=f"(t3479) : "f"(s_36));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3480;
                asm("max.f32 %0, %1, %2;" : "=f"(t3480) : "f"(t3472), "f"(t3479));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3481;
                asm("abs.f32 %0, %1;" : "=f"(t3481) : "f"(s_37));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3482;
                asm("max.f32 %0, %1, %2;" : "=f"(t3482) : "f"(t3474), "f"(t3481));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3483;
                asm("abs.f32 %0, %1;" : "=f"(t3483) : "f"(s_38));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3484;
                asm("max.f32 %0, %1, %2;" : "=f"(t3484) : "f"(t3476), "f"(t3483));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3485;
                asm("abs.f32 %0, %1;" : "=f"(t3485) : "f"(s_39));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3486;
                asm("max.f32 %0, %1, %2;" : "=f"(t3486) : "f"(t3478), "f"(t3485));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3487;
                asm("abs.f32 %0, %1;" : "=f"(t3487) : "f"(s_40));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3488;
                asm("max.f32 %0, %1, %2;" : "=f"(t3488) : "f"(t3480), "f"(t3487));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3489;
                asm("abs.f32 %0, %1;" : "=f"(t3489) : "f"(s_41));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3490;
                asm("max.f32 %0, %1, %2;" : "=f"(t3490) : "f"(t3482), "f"(t3489));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3491;
                asm("abs.f32 %0, %1;" : "=f"(t3491) : "f"(s_42));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3492;
                asm("max.f32 %0, %1, %2;" : "=f"(t3492) : "f"(t3484), "f"(t3491));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3493;
                asm("abs.f32 %0, %1;" : "=f"(t3493) : "f"(s_43));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3494;
                asm("max.f32 %0, %1, %2;" : "=f"(t3494) : "f"(t3486), "f"(t3493));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3495;
                asm("abs.f32 %0, %1;" : "=f"(t3495) : "f"(s_44));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3496;
                asm("max.f32 %0, %1, %2;" : "=f"(t3496) : "f"(t3488), "f"(t3495));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3497;
                asm("abs.f32 %0, %1;" : "=f"(t3497) : "f"(s_45));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3498;
                asm("max.f32 %0, %1, %2;" : "=f"(t3498) : "f"(t3490), "f"(t3497));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3499;
                asm("abs.f32 %0, %1;" : "=f"(t3499) : "f"(s_46));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3500;
                asm("max.f32 %0, %1, %2;" : "=f"(t3500) : "f"(t3492), "f"(t3499));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3501;
                asm("abs.f32 %0, %1;" : "=f"(t3501) : "f"(s_47));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3502;
                asm("max.f32 %0, %1, %2;" : "=f"(t3502) : "f"(t3494), "f"(t3501));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3503;
                asm("abs.f32 %0, %1;" : "=f"(t3503) : "f"(s_48));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3504;
                asm("max.f32 %0, %1, %2;" : "=f"(t3504) : "f"(t3496), "f"(t3503));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3505;
                asm("abs.f32 %0, %1;" : "=f"(t3505) : "f"(s_49));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3506;
                asm("max.f32 %0, %1, %2;" : "=f"(t3506) : "f"(t3498), "f"(t3505));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3507;
                asm("abs.f32 %0, %1;" : "=f"(t3507) : "f"(s_50));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3508;
                asm("max.f32 %0, %1, %2;" : "=f"(t3508) : "f"(t3500), "f"(t3507));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3509;
                asm("abs.f32 %0, %1;" : "=f"(t3509) : "f"(s_51));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3510;
                asm("max.f32 %0, %1, %2;" : "=f"(t3510) : "f"(t3502), "f"(t3509));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3511;
                asm("abs.f32 %0, %1;" : "=f"(t3511) : "f"(s_52));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3512;
                asm("max.f32 %0, %1, %2;" : "=f"(t3512) : "f"(t3504), "f"(t3511));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3513;
                asm("abs.f32 %0, %1;" : "=f"(t3513) : "f"(s_53));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3514;
                asm("max.f32 %0, %1, %2;" : "=f"(t3514) : "f"(t3506), "f"(t3513));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3515;
                asm("abs.f32 %0, %1;" : "=f"(t3515) : "f"(s_54));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3516;
                asm("max.f32 %0, %1, %2;" : "=f"(t3516) : "f"(t3508), "f"(t3515));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3517;
                asm("abs.f32 %0, %1;" : "=f"(t3517) : "f"(s_55));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3518;
                asm("max.f32 %0, %1, %2;" : "=f"(t3518) : "f"(t3510), "f"(t3517));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3519;
                asm("abs.f32 %0, %1;" : "=f"(t3519) : "f"(s_56));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3520;
                asm("max.f32 %0, %1, %2;" : "=f"(t3520) : "f"(t3512), "f"(t3519));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3521;
                asm("abs.f32 %0, %1;" : "=f"(t3521) : "f"(s_57));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3522;
                asm("max.f32 %0, %1, %2;" : "=f"(t3522) : "f"(t3514), "f"(t3521));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3523;
                asm("abs.f32 %0, %1;" : "=f"(t3523) : "f"(s_58));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3524;
                asm("max.f32 %0, %1, %2;" : "=f"(t3524) : "f"(t3516), "f"(t3523));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3525;
                asm("abs.f32 %0, %1;" : "=f"(t3525) : "f"(s_59));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3526;
                asm("max.f32 %0, %1, %2;" : "=f"(t3526) : "f"(t3518), "f"(t3525));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3527;
                asm("abs.f32 %0, %1;" : "=f"(t3527) : "f"(s_60));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3528;
                asm("max.f32 %0, %1, %2;" : "=f"(t3528) : "f"(t3520), "f"(t3527));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3529;
                asm("abs.f32 %0, %1;" : "=f"(t3529) : "f"(s_61));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3530;
                asm("max.f32 %0, %1, %2;" : "=f"(t3530) : "f"(t3522), "f"(t3529));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3531;
                asm("abs.f32 %0, %1;" : "=f"(t3531) : "f"(s_62));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3532;
                asm("max.f32 %0, %1, %2;" : "=f"(t3532) : "f"(t3524), "f"(t3531));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3533;
                asm("abs.f32 %0, %1;" : "=f"(t3533) : "f"(s_63));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3534;
                asm("max.f32 %0, %1, %2;" : "=f"(t3534) : "f"(t3526), "f"(t3533));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3535;
                asm("abs.f32 %0, %1;" : "=f"(t3535) : "f"(s_64));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t3536;
                asm("max.f32 %0, %1, %2;" : "=f"(t3536) : "f"(t3528), "f"(t3535));
                f32 t3537;
                asm("max.f32 %0, %1, %2;" : "=f"(t3537) : "f"(t3530), "f"(t3532));
#line 27 "fa-kernels/src/attention/options/small.rs"
                f32 t3538;
                asm("max.f32 %0, %1, %2;" : "=f"(t3538) : "f"(t3534), "f"(t3536));
#line 27 "fa-kernels/src/attention/options/small.rs"
                f32 t3539;
                asm("max.f32 %0, %1, %2;" : "=f"(t3539) : "f"(t3537), "f"(t3538));
#line 27 "fa-kernels/src/attention/options/small.rs"
                const bool all_small_3 = t3539 < softcap_small;
                const bool t3541 = !all_small_3;
#line 28 "fa-kernels/src/attention/options/small.rs"
                const bool t3542 = __any_sync(0xffffffffu, t3541);
#line 199 "fa-kernels/src/attention/options/softcap.rs"
                if (t3542) {
                    const f32 t3543 = softcap_scale * -2.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3544 = s * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3545;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3545) : "f"(t3544));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3546 = t3545 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3547;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3547) : "f"(t3546));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3548;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3548) : "f"(t3547), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s = t3548;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3549 = s_2 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3550;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3550) : "f"(t3549));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3551 = t3550 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3552;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3552) : "f"(t3551));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3553;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3553) : "f"(t3552), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_2 = t3553;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3554 = s_3 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3555) : "f"(t3554));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3556 = t3555 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3557;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3557) : "f"(t3556));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3558;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3558) : "f"(t3557), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_3 = t3558;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3559 = s_4 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3560;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3560) : "f"(t3559));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3561 = t3560 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3562;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3562) : "f"(t3561));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3563;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3563) : "f"(t3562), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_4 = t3563;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3564 = s_5 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3565;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3565) : "f"(t3564));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3566 = t3565 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3567;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3567) : "f"(t3566));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3568;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3568) : "f"(t3567), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_5 = t3568;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3569 = s_6 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3570;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3570) : "f"(t3569));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3571 = t3570 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3572;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3572) : "f"(t3571));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3573;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3573) : "f"(t3572), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_6 = t3573;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3574 = s_7 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3575;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3575) : "f"(t3574));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3576 = t3575 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3577;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3577) : "f"(t3576));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3578;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3578) : "f"(t3577), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_7 = t3578;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3579 = s_8 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3580;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3580) : "f"(t3579));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3581 = t3580 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3582;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3582) : "f"(t3581));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3583;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3583) : "f"(t3582), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_8 = t3583;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3584 = s_9 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3585;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3585) : "f"(t3584));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3586 = t3585 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3587;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3587) : "f"(t3586));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3588;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3588) : "f"(t3587), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_9 = t3588;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3589 = s_10 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3590;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3590) : "f"(t3589));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3591 = t3590 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3592;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3592) : "f"(t3591));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3593;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3593) : "f"(t3592), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_10 = t3593;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3594 = s_11 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3595;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3595) : "f"(t3594));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3596 = t3595 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3597;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3597) : "f"(t3596));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3598;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3598) : "f"(t3597), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_11 = t3598;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3599 = s_12 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3600;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3600) : "f"(t3599));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3601 = t3600 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3602;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3602) : "f"(t3601));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3603;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3603) : "f"(t3602), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_12 = t3603;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3604 = s_13 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3605;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3605) : "f"(t3604));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3606 = t3605 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3607;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3607) : "f"(t3606));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3608;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3608) : "f"(t3607), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_13 = t3608;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3609 = s_14 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3610;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3610) : "f"(t3609));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3611 = t3610 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3612;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3612) : "f"(t3611));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3613;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3613) : "f"(t3612), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_14 = t3613;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3614 = s_15 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3615;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3615) : "f"(t3614));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3616 = t3615 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3617;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3617) : "f"(t3616));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3618;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3618) : "f"(t3617), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_15 = t3618;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3619 = s_16 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3620;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3620) : "f"(t3619));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3621 = t3620 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3622;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3622) : "f"(t3621));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3623;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3623) : "f"(t3622), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_16 = t3623;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3624 = s_17 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3625;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3625) : "f"(t3624));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3626 = t3625 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3627;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3627) : "f"(t3626));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3628;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3628) : "f"(t3627), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_17 = t3628;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3629 = s_18 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3630;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3630) : "f"(t3629));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3631 = t3630 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3632;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3632) : "f"(t3631));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3633;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3633) : "f"(t3632), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_18 = t3633;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3634 = s_19 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3635;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3635) : "f"(t3634));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3636 = t3635 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3637;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3637) : "f"(t3636));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3638;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3638) : "f"(t3637), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_19 = t3638;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3639 = s_20 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3640;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3640) : "f"(t3639));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3641 = t3640 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3642;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3642) : "f"(t3641));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3643;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3643) : "f"(t3642), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_20 = t3643;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3644 = s_21 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3645;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3645) : "f"(t3644));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3646 = t3645 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3647;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3647) : "f"(t3646));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3648;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3648) : "f"(t3647), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_21 = t3648;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3649 = s_22 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3650;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3650) : "f"(t3649));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3651 = t3650 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3652;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3652) : "f"(t3651));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3653;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3653) : "f"(t3652), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_22 = t3653;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3654 = s_23 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3655;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3655) : "f"(t3654));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3656 = t3655 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3657;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3657) : "f"(t3656));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3658;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3658) : "f"(t3657), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_23 = t3658;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3659 = s_24 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3660;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3660) : "f"(t3659));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3661 = t3660 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3662;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3662) : "f"(t3661));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3663;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3663) : "f"(t3662), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_24 = t3663;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3664 = s_25 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3665;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3665) : "f"(t3664));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3666 = t3665 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3667;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3667) : "f"(t3666));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3668;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3668) : "f"(t3667), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_25 = t3668;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3669 = s_26 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3670;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3670) : "f"(t3669));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3671 = t3670 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3672;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3672) : "f"(t3671));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3673;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3673) : "f"(t3672), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_26 = t3673;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3674 = s_27 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3675;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3675) : "f"(t3674));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3676 = t3675 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3677;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3677) : "f"(t3676));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3678;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3678) : "f"(t3677), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_27 = t3678;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3679 = s_28 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3680;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3680) : "f"(t3679));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3681 = t3680 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3682;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3682) : "f"(t3681));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3683;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3683) : "f"(t3682), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_28 = t3683;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3684 = s_29 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3685;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3685) : "f"(t3684));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3686 = t3685 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3687;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3687) : "f"(t3686));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3688;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3688) : "f"(t3687), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_29 = t3688;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3689 = s_30 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3690;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3690) : "f"(t3689));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3691 = t3690 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3692;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3692) : "f"(t3691));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3693;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3693) : "f"(t3692), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_30 = t3693;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3694 = s_31 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3695;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3695) : "f"(t3694));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3696 = t3695 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3697;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3697) : "f"(t3696));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3698;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3698) : "f"(t3697), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_31 = t3698;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3699 = s_32 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3700;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3700) : "f"(t3699));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3701 = t3700 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3702;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3702) : "f"(t3701));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3703;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3703) : "f"(t3702), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_32 = t3703;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3704 = s_33 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3705;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3705) : "f"(t3704));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3706 = t3705 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3707;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3707) : "f"(t3706));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3708;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(t3707), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_33 = t3708;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3709 = s_34 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3710;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3710) : "f"(t3709));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3711 = t3710 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3712;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3712) : "f"(t3711));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3713;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3713) : "f"(t3712), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_34 = t3713;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3714 = s_35 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3715;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3715) : "f"(t3714));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3716 = t3715 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3717;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3717) : "f"(t3716));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3718;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3718) : "f"(t3717), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_35 = t3718;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3719 = s_36 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3720;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3720) : "f"(t3719));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3721 = t3720 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3722;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3722) : "f"(t3721));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3723;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3723) : "f"(t3722), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_36 = t3723;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3724 = s_37 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3725;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3725) : "f"(t3724));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3726 = t3725 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3727;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3727) : "f"(t3726));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3728;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3728) : "f"(t3727), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_37 = t3728;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3729 = s_38 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3730;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3730) : "f"(t3729));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3731 = t3730 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3732;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3732) : "f"(t3731));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3733;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3733) : "f"(t3732), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_38 = t3733;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3734 = s_39 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3735;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3735) : "f"(t3734));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3736 = t3735 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3737;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3737) : "f"(t3736));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3738;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3738) : "f"(t3737), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_39 = t3738;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3739 = s_40 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3740;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3740) : "f"(t3739));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3741 = t3740 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3742;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3742) : "f"(t3741));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3743;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3743) : "f"(t3742), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_40 = t3743;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3744 = s_41 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3745;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3745) : "f"(t3744));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3746 = t3745 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3747;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3747) : "f"(t3746));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3748;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3748) : "f"(t3747), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_41 = t3748;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3749 = s_42 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3750;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3750) : "f"(t3749));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3751 = t3750 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3752;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3752) : "f"(t3751));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3753;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3753) : "f"(t3752), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_42 = t3753;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3754 = s_43 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3755;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3755) : "f"(t3754));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3756 = t3755 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3757;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3757) : "f"(t3756));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3758;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3758) : "f"(t3757), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_43 = t3758;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3759 = s_44 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3760;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3760) : "f"(t3759));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3761 = t3760 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3762;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3762) : "f"(t3761));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3763;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3763) : "f"(t3762), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_44 = t3763;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3764 = s_45 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3765;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3765) : "f"(t3764));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3766 = t3765 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3767;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3767) : "f"(t3766));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3768;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3768) : "f"(t3767), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_45 = t3768;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3769 = s_46 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3770;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3770) : "f"(t3769));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3771 = t3770 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3772;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3772) : "f"(t3771));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3773;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3773) : "f"(t3772), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_46 = t3773;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3774 = s_47 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3775;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3775) : "f"(t3774));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3776 = t3775 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3777;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3777) : "f"(t3776));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3778;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3778) : "f"(t3777), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_47 = t3778;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3779 = s_48 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3780;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3780) : "f"(t3779));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3781 = t3780 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3782;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3782) : "f"(t3781));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3783;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3783) : "f"(t3782), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_48 = t3783;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3784 = s_49 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3785;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3785) : "f"(t3784));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3786 = t3785 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3787;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3787) : "f"(t3786));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3788;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3788) : "f"(t3787), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_49 = t3788;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3789 = s_50 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3790;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3790) : "f"(t3789));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3791 = t3790 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3792;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3792) : "f"(t3791));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3793;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3793) : "f"(t3792), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_50 = t3793;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3794 = s_51 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3795;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3795) : "f"(t3794));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3796 = t3795 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3797;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3797) : "f"(t3796));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3798;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3798) : "f"(t3797), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_51 = t3798;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3799 = s_52 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3800;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3800) : "f"(t3799));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3801 = t3800 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3802;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3802) : "f"(t3801));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3803;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3803) : "f"(t3802), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_52 = t3803;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3804 = s_53 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3805;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3805) : "f"(t3804));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3806 = t3805 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3807;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3807) : "f"(t3806));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3808;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3808) : "f"(t3807), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_53 = t3808;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3809 = s_54 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3810;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3810) : "f"(t3809));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3811 = t3810 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3812;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3812) : "f"(t3811));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3813;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3813) : "f"(t3812), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_54 = t3813;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3814 = s_55 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3815;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3815) : "f"(t3814));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3816 = t3815 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3817;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3817) : "f"(t3816));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3818;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3818) : "f"(t3817), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_55 = t3818;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3819 = s_56 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3820;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3820) : "f"(t3819));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3821 = t3820 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3822;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3822) : "f"(t3821));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3823;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3823) : "f"(t3822), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_56 = t3823;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3824 = s_57 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3825;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3825) : "f"(t3824));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3826 = t3825 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3827;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3827) : "f"(t3826));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3828;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3828) : "f"(t3827), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_57 = t3828;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3829 = s_58 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3830;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3830) : "f"(t3829));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3831 = t3830 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3832;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3832) : "f"(t3831));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3833;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3833) : "f"(t3832), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_58 = t3833;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3834 = s_59 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3835;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3835) : "f"(t3834));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3836 = t3835 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3837;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3837) : "f"(t3836));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3838;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3838) : "f"(t3837), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_59 = t3838;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3839 = s_60 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3840;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3840) : "f"(t3839));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3841 = t3840 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3842;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3842) : "f"(t3841));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3843;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3843) : "f"(t3842), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_60 = t3843;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3844 = s_61 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3845;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3845) : "f"(t3844));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3846 = t3845 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3847;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3847) : "f"(t3846));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3848;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3848) : "f"(t3847), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_61 = t3848;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3849 = s_62 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3850;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3850) : "f"(t3849));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3851 = t3850 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3852;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3852) : "f"(t3851));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3853;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3853) : "f"(t3852), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_62 = t3853;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3854 = s_63 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3855;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3855) : "f"(t3854));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3856 = t3855 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3857;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3857) : "f"(t3856));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3858;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3858) : "f"(t3857), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_63 = t3858;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3859 = s_64 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3860;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3860) : "f"(t3859));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t3861 = t3860 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3862;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3862) : "f"(t3861));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t3863;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3863) : "f"(t3862), "f"(t3543), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_64 = t3863;
                } else {
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_129 = s * s;
                    f32 t3865;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3865) : "f"(softcap_5), "f"(square_129), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3866;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3866) : "f"(t3865), "f"(square_129), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3867 = s * t3866;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s = t3867;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_130 = s_2 * s_2;
                    f32 t3869;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3869) : "f"(softcap_5), "f"(square_130), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3870;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3870) : "f"(t3869), "f"(square_130), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3871 = s_2 * t3870;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_2 = t3871;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_131 = s_3 * s_3;
                    f32 t3873;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3873) : "f"(softcap_5), "f"(square_131), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3874;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3874) : "f"(t3873), "f"(square_131), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3875 = s_3 * t3874;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_3 = t3875;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_132 = s_4 * s_4;
                    f32 t3877;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3877) : "f"(softcap_5), "f"(square_132), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3878;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3878) : "f"(t3877), "f"(square_132), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3879 = s_4 * t3878;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_4 = t3879;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_133 = s_5 * s_5;
                    f32 t3881;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3881) : "f"(softcap_5), "f"(square_133), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3882;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3882) : "f"(t3881), "f"(square_133), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3883 = s_5 * t3882;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_5 = t3883;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_134 = s_6 * s_6;
                    f32 t3885;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3885) : "f"(softcap_5), "f"(square_134), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3886;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3886) : "f"(t3885), "f"(square_134), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3887 = s_6 * t3886;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_6 = t3887;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_135 = s_7 * s_7;
                    f32 t3889;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3889) : "f"(softcap_5), "f"(square_135), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3890;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3890) : "f"(t3889), "f"(square_135), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3891 = s_7 * t3890;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_7 = t3891;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_136 = s_8 * s_8;
                    f32 t3893;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3893) : "f"(softcap_5), "f"(square_136), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3894;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3894) : "f"(t3893), "f"(square_136), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3895 = s_8 * t3894;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_8 = t3895;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_137 = s_9 * s_9;
                    f32 t3897;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3897) : "f"(softcap_5), "f"(square_137), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3898;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3898) : "f"(t3897), "f"(square_137), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3899 = s_9 * t3898;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_9 = t3899;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_138 = s_10 * s_10;
                    f32 t3901;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3901) : "f"(softcap_5), "f"(square_138), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3902;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3902) : "f"(t3901), "f"(square_138), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3903 = s_10 * t3902;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_10 = t3903;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_139 = s_11 * s_11;
                    f32 t3905;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3905) : "f"(softcap_5), "f"(square_139), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3906;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3906) : "f"(t3905), "f"(square_139), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3907 = s_11 * t3906;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_11 = t3907;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_140 = s_12 * s_12;
                    f32 t3909;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3909) : "f"(softcap_5), "f"(square_140), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3910;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3910) : "f"(t3909), "f"(square_140), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3911 = s_12 * t3910;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_12 = t3911;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_141 = s_13 * s_13;
                    f32 t3913;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3913) : "f"(softcap_5), "f"(square_141), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3914;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3914) : "f"(t3913), "f"(square_141), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3915 = s_13 * t3914;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_13 = t3915;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_142 = s_14 * s_14;
                    f32 t3917;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3917) : "f"(softcap_5), "f"(square_142), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3918;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3918) : "f"(t3917), "f"(square_142), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3919 = s_14 * t3918;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_14 = t3919;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_143 = s_15 * s_15;
                    f32 t3921;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3921) : "f"(softcap_5), "f"(square_143), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3922;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3922) : "f"(t3921), "f"(square_143), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3923 = s_15 * t3922;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_15 = t3923;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_144 = s_16 * s_16;
                    f32 t3925;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3925) : "f"(softcap_5), "f"(square_144), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3926;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3926) : "f"(t3925), "f"(square_144), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3927 = s_16 * t3926;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_16 = t3927;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_145 = s_17 * s_17;
                    f32 t3929;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3929) : "f"(softcap_5), "f"(square_145), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3930;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3930) : "f"(t3929), "f"(square_145), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3931 = s_17 * t3930;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_17 = t3931;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_146 = s_18 * s_18;
                    f32 t3933;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3933) : "f"(softcap_5), "f"(square_146), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3934;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3934) : "f"(t3933), "f"(square_146), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3935 = s_18 * t3934;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_18 = t3935;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_147 = s_19 * s_19;
                    f32 t3937;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3937) : "f"(softcap_5), "f"(square_147), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3938;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3938) : "f"(t3937), "f"(square_147), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3939 = s_19 * t3938;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_19 = t3939;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_148 = s_20 * s_20;
                    f32 t3941;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3941) : "f"(softcap_5), "f"(square_148), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3942;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3942) : "f"(t3941), "f"(square_148), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3943 = s_20 * t3942;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_20 = t3943;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_149 = s_21 * s_21;
                    f32 t3945;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3945) : "f"(softcap_5), "f"(square_149), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3946;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3946) : "f"(t3945), "f"(square_149), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3947 = s_21 * t3946;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_21 = t3947;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_150 = s_22 * s_22;
                    f32 t3949;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3949) : "f"(softcap_5), "f"(square_150), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3950;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3950) : "f"(t3949), "f"(square_150), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3951 = s_22 * t3950;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_22 = t3951;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_151 = s_23 * s_23;
                    f32 t3953;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3953) : "f"(softcap_5), "f"(square_151), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3954;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3954) : "f"(t3953), "f"(square_151), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3955 = s_23 * t3954;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_23 = t3955;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_152 = s_24 * s_24;
                    f32 t3957;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3957) : "f"(softcap_5), "f"(square_152), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3958;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3958) : "f"(t3957), "f"(square_152), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3959 = s_24 * t3958;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_24 = t3959;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_153 = s_25 * s_25;
                    f32 t3961;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3961) : "f"(softcap_5), "f"(square_153), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3962;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3962) : "f"(t3961), "f"(square_153), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3963 = s_25 * t3962;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_25 = t3963;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_154 = s_26 * s_26;
                    f32 t3965;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3965) : "f"(softcap_5), "f"(square_154), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3966;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3966) : "f"(t3965), "f"(square_154), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3967 = s_26 * t3966;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_26 = t3967;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_155 = s_27 * s_27;
                    f32 t3969;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3969) : "f"(softcap_5), "f"(square_155), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3970;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3970) : "f"(t3969), "f"(square_155), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3971 = s_27 * t3970;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_27 = t3971;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_156 = s_28 * s_28;
                    f32 t3973;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3973) : "f"(softcap_5), "f"(square_156), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3974;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3974) : "f"(t3973), "f"(square_156), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3975 = s_28 * t3974;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_28 = t3975;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_157 = s_29 * s_29;
                    f32 t3977;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3977) : "f"(softcap_5), "f"(square_157), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3978;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3978) : "f"(t3977), "f"(square_157), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3979 = s_29 * t3978;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_29 = t3979;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_158 = s_30 * s_30;
                    f32 t3981;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3981) : "f"(softcap_5), "f"(square_158), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3982;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3982) : "f"(t3981), "f"(square_158), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3983 = s_30 * t3982;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_30 = t3983;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_159 = s_31 * s_31;
                    f32 t3985;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3985) : "f"(softcap_5), "f"(square_159), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3986;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3986) : "f"(t3985), "f"(square_159), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3987 = s_31 * t3986;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_31 = t3987;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_160 = s_32 * s_32;
                    f32 t3989;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3989) : "f"(softcap_5), "f"(square_160), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3990;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3990) : "f"(t3989), "f"(square_160), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3991 = s_32 * t3990;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_32 = t3991;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_161 = s_33 * s_33;
                    f32 t3993;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3993) : "f"(softcap_5), "f"(square_161), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3994;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3994) : "f"(t3993), "f"(square_161), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3995 = s_33 * t3994;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_33 = t3995;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_162 = s_34 * s_34;
                    f32 t3997;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3997) : "f"(softcap_5), "f"(square_162), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t3998;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3998) : "f"(t3997), "f"(square_162), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t3999 = s_34 * t3998;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_34 = t3999;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_163 = s_35 * s_35;
                    f32 t4001;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4001) : "f"(softcap_5), "f"(square_163), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4002;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4002) : "f"(t4001), "f"(square_163), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4003 = s_35 * t4002;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_35 = t4003;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_164 = s_36 * s_36;
                    f32 t4005;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4005) : "f"(softcap_5), "f"(square_164), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4006;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4006) : "f"(t4005), "f"(square_164), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4007 = s_36 * t4006;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_36 = t4007;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_165 = s_37 * s_37;
                    f32 t4009;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4009) : "f"(softcap_5), "f"(square_165), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4010;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4010) : "f"(t4009), "f"(square_165), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4011 = s_37 * t4010;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_37 = t4011;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_166 = s_38 * s_38;
                    f32 t4013;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4013) : "f"(softcap_5), "f"(square_166), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4014;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4014) : "f"(t4013), "f"(square_166), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4015 = s_38 * t4014;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_38 = t4015;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_167 = s_39 * s_39;
                    f32 t4017;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4017) : "f"(softcap_5), "f"(square_167), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4018;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4018) : "f"(t4017), "f"(square_167), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4019 = s_39 * t4018;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_39 = t4019;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_168 = s_40 * s_40;
                    f32 t4021;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4021) : "f"(softcap_5), "f"(square_168), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4022;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4022) : "f"(t4021), "f"(square_168), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4023 = s_40 * t4022;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_40 = t4023;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_169 = s_41 * s_41;
                    f32 t4025;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4025) : "f"(softcap_5), "f"(square_169), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4026;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4026) : "f"(t4025), "f"(square_169), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4027 = s_41 * t4026;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_41 = t4027;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_170 = s_42 * s_42;
                    f32 t4029;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4029) : "f"(softcap_5), "f"(square_170), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4030;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4030) : "f"(t4029), "f"(square_170), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4031 = s_42 * t4030;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_42 = t4031;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_171 = s_43 * s_43;
                    f32 t4033;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4033) : "f"(softcap_5), "f"(square_171), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4034;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4034) : "f"(t4033), "f"(square_171), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4035 = s_43 * t4034;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_43 = t4035;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_172 = s_44 * s_44;
                    f32 t4037;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4037) : "f"(softcap_5), "f"(square_172), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4038;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4038) : "f"(t4037), "f"(square_172), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4039 = s_44 * t4038;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_44 = t4039;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_173 = s_45 * s_45;
                    f32 t4041;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4041) : "f"(softcap_5), "f"(square_173), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4042;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4042) : "f"(t4041), "f"(square_173), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4043 = s_45 * t4042;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_45 = t4043;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_174 = s_46 * s_46;
                    f32 t4045;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4045) : "f"(softcap_5), "f"(square_174), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4046;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4046) : "f"(t4045), "f"(square_174), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4047 = s_46 * t4046;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_46 = t4047;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_175 = s_47 * s_47;
                    f32 t4049;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4049) : "f"(softcap_5), "f"(square_175), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4050;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4050) : "f"(t4049), "f"(square_175), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4051 = s_47 * t4050;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_47 = t4051;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_176 = s_48 * s_48;
                    f32 t4053;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4053) : "f"(softcap_5), "f"(square_176), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4054;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4054) : "f"(t4053), "f"(square_176), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4055 = s_48 * t4054;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_48 = t4055;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_177 = s_49 * s_49;
                    f32 t4057;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4057) : "f"(softcap_5), "f"(square_177), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4058;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4058) : "f"(t4057), "f"(square_177), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4059 = s_49 * t4058;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_49 = t4059;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_178 = s_50 * s_50;
                    f32 t4061;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4061) : "f"(softcap_5), "f"(square_178), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4062;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4062) : "f"(t4061), "f"(square_178), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4063 = s_50 * t4062;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_50 = t4063;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_179 = s_51 * s_51;
                    f32 t4065;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4065) : "f"(softcap_5), "f"(square_179), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4066;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4066) : "f"(t4065), "f"(square_179), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4067 = s_51 * t4066;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_51 = t4067;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_180 = s_52 * s_52;
                    f32 t4069;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4069) : "f"(softcap_5), "f"(square_180), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4070;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4070) : "f"(t4069), "f"(square_180), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4071 = s_52 * t4070;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_52 = t4071;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_181 = s_53 * s_53;
                    f32 t4073;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4073) : "f"(softcap_5), "f"(square_181), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4074;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4074) : "f"(t4073), "f"(square_181), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4075 = s_53 * t4074;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_53 = t4075;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_182 = s_54 * s_54;
                    f32 t4077;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4077) : "f"(softcap_5), "f"(square_182), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4078;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4078) : "f"(t4077), "f"(square_182), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4079 = s_54 * t4078;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_54 = t4079;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_183 = s_55 * s_55;
                    f32 t4081;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4081) : "f"(softcap_5), "f"(square_183), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4082;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4082) : "f"(t4081), "f"(square_183), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4083 = s_55 * t4082;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_55 = t4083;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_184 = s_56 * s_56;
                    f32 t4085;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4085) : "f"(softcap_5), "f"(square_184), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4086;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4086) : "f"(t4085), "f"(square_184), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4087 = s_56 * t4086;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_56 = t4087;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_185 = s_57 * s_57;
                    f32 t4089;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4089) : "f"(softcap_5), "f"(square_185), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4090;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4090) : "f"(t4089), "f"(square_185), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4091 = s_57 * t4090;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_57 = t4091;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_186 = s_58 * s_58;
                    f32 t4093;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4093) : "f"(softcap_5), "f"(square_186), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4094;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4094) : "f"(t4093), "f"(square_186), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4095 = s_58 * t4094;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_58 = t4095;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_187 = s_59 * s_59;
                    f32 t4097;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4097) : "f"(softcap_5), "f"(square_187), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4098;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4098) : "f"(t4097), "f"(square_187), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4099 = s_59 * t4098;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_59 = t4099;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_188 = s_60 * s_60;
                    f32 t4101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4101) : "f"(softcap_5), "f"(square_188), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4102) : "f"(t4101), "f"(square_188), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4103 = s_60 * t4102;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_60 = t4103;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_189 = s_61 * s_61;
                    f32 t4105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4105) : "f"(softcap_5), "f"(square_189), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4106) : "f"(t4105), "f"(square_189), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4107 = s_61 * t4106;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_61 = t4107;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_190 = s_62 * s_62;
                    f32 t4109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4109) : "f"(softcap_5), "f"(square_190), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4110) : "f"(t4109), "f"(square_190), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4111 = s_62 * t4110;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_62 = t4111;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_191 = s_63 * s_63;
                    f32 t4113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4113) : "f"(softcap_5), "f"(square_191), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4114) : "f"(t4113), "f"(square_191), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4115 = s_63 * t4114;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_63 = t4115;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_192 = s_64 * s_64;
                    f32 t4117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4117) : "f"(softcap_5), "f"(square_192), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t4118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4118) : "f"(t4117), "f"(square_192), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t4119 = s_64 * t4118;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_64 = t4119;
                }
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_5 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4121;
                asm("max.f32 %0, %1, %2;" : "=f"(t4121) : "f"(old_5), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4122;
                asm("max.f32 %0, %1, %2;" : "=f"(t4122) : "f"(t4121), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4123;
                asm("max.f32 %0, %1, %2;" : "=f"(t4123) : "f"(s_2), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4124;
                asm("max.f32 %0, %1, %2;" : "=f"(t4124) : "f"(s_5), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4125;
                asm("max.f32 %0, %1, %2;" : "=f"(t4125) : "f"(s_6), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4126;
                asm("max.f32 %0, %1, %2;" : "=f"(t4126) : "f"(t4122), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4127;
                asm("max.f32 %0, %1, %2;" : "=f"(t4127) : "f"(t4123), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4128;
                asm("max.f32 %0, %1, %2;" : "=f"(t4128) : "f"(t4124), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4129;
                asm("max.f32 %0, %1, %2;" : "=f"(t4129) : "f"(t4125), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4130;
                asm("max.f32 %0, %1, %2;" : "=f"(t4130) : "f"(t4126), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4131;
                asm("max.f32 %0, %1, %2;" : "=f"(t4131) : "f"(t4127), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4132;
                asm("max.f32 %0, %1, %2;" : "=f"(t4132) : "f"(t4128), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4133;
                asm("max.f32 %0, %1, %2;" : "=f"(t4133) : "f"(t4129), "f"(s_30));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4134;
                asm("max.f32 %0, %1, %2;" : "=f"(t4134) : "f"(t4130), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4135;
                asm("max.f32 %0, %1, %2;" : "=f"(t4135) : "f"(t4131), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4136;
                asm("max.f32 %0, %1, %2;" : "=f"(t4136) : "f"(t4132), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4137;
                asm("max.f32 %0, %1, %2;" : "=f"(t4137) : "f"(t4133), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4138;
                asm("max.f32 %0, %1, %2;" : "=f"(t4138) : "f"(t4134), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4139;
                asm("max.f32 %0, %1, %2;" : "=f"(t4139) : "f"(t4135), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4140;
                asm("max.f32 %0, %1, %2;" : "=f"(t4140) : "f"(t4136), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4141;
                asm("max.f32 %0, %1, %2;" : "=f"(t4141) : "f"(t4137), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4142;
                asm("max.f32 %0, %1, %2;" : "=f"(t4142) : "f"(t4138), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4143;
                asm("max.f32 %0, %1, %2;" : "=f"(t4143) : "f"(t4139), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4144;
                asm("max.f32 %0, %1, %2;" : "=f"(t4144) : "f"(t4140), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4145;
                asm("max.f32 %0, %1, %2;" : "=f"(t4145) : "f"(t4141), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4146;
                asm("max.f32 %0, %1, %2;" : "=f"(t4146) : "f"(t4142), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4147;
                asm("max.f32 %0, %1, %2;" : "=f"(t4147) : "f"(t4143), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4148;
                asm("max.f32 %0, %1, %2;" : "=f"(t4148) : "f"(t4144), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4149;
                asm("max.f32 %0, %1, %2;" : "=f"(t4149) : "f"(t4145), "f"(s_62));
                f32 t4150;
                asm("max.f32 %0, %1, %2;" : "=f"(t4150) : "f"(t4146), "f"(t4147));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t4151;
                asm("max.f32 %0, %1, %2;" : "=f"(t4151) : "f"(t4148), "f"(t4149));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t4152;
                asm("max.f32 %0, %1, %2;" : "=f"(t4152) : "f"(t4150), "f"(t4151));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t4153;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4153) : "f"(t4152));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t4152), "f"(t4153));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t4155;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4155) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_5;
                asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t4155));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 reference_5 = none_5 ? 0.0f : new_5;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t4159 = -reference_5;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t4160 = old_5 + t4159;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_5;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t4160));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max = new_5;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t4162 = row_sum * rescale_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4163 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_129 = s + t4163;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4165;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4165) : "f"(exponent_129));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s = t4165;
                const f32 t4166 = t4162 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4167 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_130 = s_2 + t4167;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4169) : "f"(exponent_130));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_2 = t4169;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4170 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_131 = s_5 + t4170;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4172;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4172) : "f"(exponent_131));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_5 = t4172;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4173 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_132 = s_6 + t4173;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4175;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4175) : "f"(exponent_132));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_6 = t4175;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4176 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_133 = s_9 + t4176;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4178;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4178) : "f"(exponent_133));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_9 = t4178;
                const f32 t4179 = t4166 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4180 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_134 = s_10 + t4180;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4182;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4182) : "f"(exponent_134));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_10 = t4182;
                const f32 t4183 = s_2 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4184 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_135 = s_13 + t4184;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4186;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4186) : "f"(exponent_135));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_13 = t4186;
                const f32 t4187 = s_5 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4188 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_136 = s_14 + t4188;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4190;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4190) : "f"(exponent_136));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_14 = t4190;
                const f32 t4191 = s_6 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4192 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_137 = s_17 + t4192;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4194;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4194) : "f"(exponent_137));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_17 = t4194;
                const f32 t4195 = t4179 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4196 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_138 = s_18 + t4196;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4198;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4198) : "f"(exponent_138));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_18 = t4198;
                const f32 t4199 = t4183 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4200 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_139 = s_21 + t4200;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4202;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4202) : "f"(exponent_139));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_21 = t4202;
                const f32 t4203 = t4187 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4204 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_140 = s_22 + t4204;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4206;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4206) : "f"(exponent_140));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_22 = t4206;
                const f32 t4207 = t4191 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4208 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_141 = s_25 + t4208;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4210;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4210) : "f"(exponent_141));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_25 = t4210;
                const f32 t4211 = t4195 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4212 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_142 = s_26 + t4212;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4214;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4214) : "f"(exponent_142));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_26 = t4214;
                const f32 t4215 = t4199 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4216 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_143 = s_29 + t4216;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4218;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4218) : "f"(exponent_143));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_29 = t4218;
                const f32 t4219 = t4203 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4220 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_144 = s_30 + t4220;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4222;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4222) : "f"(exponent_144));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_30 = t4222;
                const f32 t4223 = t4207 + s_30;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4224 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_145 = s_33 + t4224;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4226;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4226) : "f"(exponent_145));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_33 = t4226;
                const f32 t4227 = t4211 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4228 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_146 = s_34 + t4228;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4230;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4230) : "f"(exponent_146));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_34 = t4230;
                const f32 t4231 = t4215 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4232 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_147 = s_37 + t4232;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4234;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4234) : "f"(exponent_147));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_37 = t4234;
                const f32 t4235 = t4219 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4236 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_148 = s_38 + t4236;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4238;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4238) : "f"(exponent_148));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_38 = t4238;
                const f32 t4239 = t4223 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4240 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_149 = s_41 + t4240;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4242) : "f"(exponent_149));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_41 = t4242;
                const f32 t4243 = t4227 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4244 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_150 = s_42 + t4244;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4246;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4246) : "f"(exponent_150));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_42 = t4246;
                const f32 t4247 = t4231 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4248 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_151 = s_45 + t4248;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4250;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4250) : "f"(exponent_151));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_45 = t4250;
                const f32 t4251 = t4235 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4252 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_152 = s_46 + t4252;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4254;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4254) : "f"(exponent_152));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_46 = t4254;
                const f32 t4255 = t4239 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4256 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_153 = s_49 + t4256;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4258;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4258) : "f"(exponent_153));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_49 = t4258;
                const f32 t4259 = t4243 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4260 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_154 = s_50 + t4260;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4262;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4262) : "f"(exponent_154));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_50 = t4262;
                const f32 t4263 = t4247 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4264 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_155 = s_53 + t4264;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4266;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4266) : "f"(exponent_155));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_53 = t4266;
                const f32 t4267 = t4251 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4268 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_156 = s_54 + t4268;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4270;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4270) : "f"(exponent_156));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_54 = t4270;
                const f32 t4271 = t4255 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4272 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_157 = s_57 + t4272;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4274;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4274) : "f"(exponent_157));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_57 = t4274;
                const f32 t4275 = t4259 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4276 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_158 = s_58 + t4276;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4278;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4278) : "f"(exponent_158));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_58 = t4278;
                const f32 t4279 = t4263 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4280 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_159 = s_61 + t4280;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4282;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4282) : "f"(exponent_159));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_61 = t4282;
                const f32 t4283 = t4267 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4284 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_160 = s_62 + t4284;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4286;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4286) : "f"(exponent_160));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_62 = t4286;
                const f32 t4287 = t4271 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t4288 = t4275 + t4279;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t4289 = t4283 + t4287;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t4290 = t4288 + t4289;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum = t4290;
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_6 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4292;
                asm("max.f32 %0, %1, %2;" : "=f"(t4292) : "f"(old_6), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4293;
                asm("max.f32 %0, %1, %2;" : "=f"(t4293) : "f"(t4292), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4294;
                asm("max.f32 %0, %1, %2;" : "=f"(t4294) : "f"(s_4), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4295;
                asm("max.f32 %0, %1, %2;" : "=f"(t4295) : "f"(s_7), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4296;
                asm("max.f32 %0, %1, %2;" : "=f"(t4296) : "f"(s_8), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4297;
                asm("max.f32 %0, %1, %2;" : "=f"(t4297) : "f"(t4293), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4298;
                asm("max.f32 %0, %1, %2;" : "=f"(t4298) : "f"(t4294), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4299;
                asm("max.f32 %0, %1, %2;" : "=f"(t4299) : "f"(t4295), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4300;
                asm("max.f32 %0, %1, %2;" : "=f"(t4300) : "f"(t4296), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4301;
                asm("max.f32 %0, %1, %2;" : "=f"(t4301) : "f"(t4297), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4302;
                asm("max.f32 %0, %1, %2;" : "=f"(t4302) : "f"(t4298), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4303;
                asm("max.f32 %0, %1, %2;" : "=f"(t4303) : "f"(t4299), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4304;
                asm("max.f32 %0, %1, %2;" : "=f"(t4304) : "f"(t4300), "f"(s_32));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4305;
                asm("max.f32 %0, %1, %2;" : "=f"(t4305) : "f"(t4301), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4306;
                asm("max.f32 %0, %1, %2;" : "=f"(t4306) : "f"(t4302), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4307;
                asm("max.f32 %0, %1, %2;" : "=f"(t4307) : "f"(t4303), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4308;
                asm("max.f32 %0, %1, %2;" : "=f"(t4308) : "f"(t4304), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4309;
                asm("max.f32 %0, %1, %2;" : "=f"(t4309) : "f"(t4305), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4310;
                asm("max.f32 %0, %1, %2;" : "=f"(t4310) : "f"(t4306), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4311;
                asm("max.f32 %0, %1, %2;" : "=f"(t4311) : "f"(t4307), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4312;
                asm("max.f32 %0, %1, %2;" : "=f"(t4312) : "f"(t4308), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4313;
                asm("max.f32 %0, %1, %2;" : "=f"(t4313) : "f"(t4309), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4314;
                asm("max.f32 %0, %1, %2;" : "=f"(t4314) : "f"(t4310), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4315;
                asm("max.f32 %0, %1, %2;" : "=f"(t4315) : "f"(t4311), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4316;
                asm("max.f32 %0, %1, %2;" : "=f"(t4316) : "f"(t4312), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4317;
                asm("max.f32 %0, %1, %2;" : "=f"(t4317) : "f"(t4313), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4318;
                asm("max.f32 %0, %1, %2;" : "=f"(t4318) : "f"(t4314), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4319;
                asm("max.f32 %0, %1, %2;" : "=f"(t4319) : "f"(t4315), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4320;
                asm("max.f32 %0, %1, %2;" : "=f"(t4320) : "f"(t4316), "f"(s_64));
                f32 t4321;
                asm("max.f32 %0, %1, %2;" : "=f"(t4321) : "f"(t4317), "f"(t4318));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t4322;
                asm("max.f32 %0, %1, %2;" : "=f"(t4322) : "f"(t4319), "f"(t4320));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t4323;
                asm("max.f32 %0, %1, %2;" : "=f"(t4323) : "f"(t4321), "f"(t4322));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t4324;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4324) : "f"(t4323));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t4323), "f"(t4324));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t4326;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4326) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_6;
                asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t4326));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 reference_6 = none_6 ? 0.0f : new_6;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t4330 = -reference_6;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t4331 = old_6 + t4330;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_6;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t4331));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_6;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t4333 = row_sum_2 * rescale_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4334 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_161 = s_3 + t4334;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4336;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4336) : "f"(exponent_161));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_3 = t4336;
                const f32 t4337 = t4333 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4338 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_162 = s_4 + t4338;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4340;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4340) : "f"(exponent_162));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_4 = t4340;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4341 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_163 = s_7 + t4341;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4343;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4343) : "f"(exponent_163));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_7 = t4343;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4344 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_164 = s_8 + t4344;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4346;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4346) : "f"(exponent_164));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_8 = t4346;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4347 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_165 = s_11 + t4347;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4349) : "f"(exponent_165));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_11 = t4349;
                const f32 t4350 = t4337 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4351 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_166 = s_12 + t4351;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4353) : "f"(exponent_166));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_12 = t4353;
                const f32 t4354 = s_4 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4355 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_167 = s_15 + t4355;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4357;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4357) : "f"(exponent_167));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_15 = t4357;
                const f32 t4358 = s_7 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4359 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_168 = s_16 + t4359;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4361;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4361) : "f"(exponent_168));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_16 = t4361;
                const f32 t4362 = s_8 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4363 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_169 = s_19 + t4363;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4365;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4365) : "f"(exponent_169));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_19 = t4365;
                const f32 t4366 = t4350 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4367 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_170 = s_20 + t4367;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4369;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4369) : "f"(exponent_170));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_20 = t4369;
                const f32 t4370 = t4354 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4371 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_171 = s_23 + t4371;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4373;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4373) : "f"(exponent_171));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_23 = t4373;
                const f32 t4374 = t4358 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4375 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_172 = s_24 + t4375;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4377;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4377) : "f"(exponent_172));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_24 = t4377;
                const f32 t4378 = t4362 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4379 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_173 = s_27 + t4379;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4381;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4381) : "f"(exponent_173));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_27 = t4381;
                const f32 t4382 = t4366 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4383 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_174 = s_28 + t4383;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4385;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4385) : "f"(exponent_174));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_28 = t4385;
                const f32 t4386 = t4370 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4387 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_175 = s_31 + t4387;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4389;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4389) : "f"(exponent_175));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_31 = t4389;
                const f32 t4390 = t4374 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4391 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_176 = s_32 + t4391;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4393;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4393) : "f"(exponent_176));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_32 = t4393;
                const f32 t4394 = t4378 + s_32;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4395 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_177 = s_35 + t4395;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4397;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4397) : "f"(exponent_177));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_35 = t4397;
                const f32 t4398 = t4382 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4399 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_178 = s_36 + t4399;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4401;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4401) : "f"(exponent_178));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_36 = t4401;
                const f32 t4402 = t4386 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4403 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_179 = s_39 + t4403;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4405;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4405) : "f"(exponent_179));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_39 = t4405;
                const f32 t4406 = t4390 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4407 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_180 = s_40 + t4407;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4409;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4409) : "f"(exponent_180));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_40 = t4409;
                const f32 t4410 = t4394 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4411 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_181 = s_43 + t4411;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4413;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4413) : "f"(exponent_181));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_43 = t4413;
                const f32 t4414 = t4398 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4415 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_182 = s_44 + t4415;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4417;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4417) : "f"(exponent_182));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_44 = t4417;
                const f32 t4418 = t4402 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4419 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_183 = s_47 + t4419;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4421;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4421) : "f"(exponent_183));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_47 = t4421;
                const f32 t4422 = t4406 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4423 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_184 = s_48 + t4423;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4425;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4425) : "f"(exponent_184));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_48 = t4425;
                const f32 t4426 = t4410 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4427 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_185 = s_51 + t4427;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4429;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4429) : "f"(exponent_185));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_51 = t4429;
                const f32 t4430 = t4414 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4431 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_186 = s_52 + t4431;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4433;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4433) : "f"(exponent_186));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_52 = t4433;
                const f32 t4434 = t4418 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4435 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_187 = s_55 + t4435;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4437;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4437) : "f"(exponent_187));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_55 = t4437;
                const f32 t4438 = t4422 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4439 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_188 = s_56 + t4439;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4441;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4441) : "f"(exponent_188));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_56 = t4441;
                const f32 t4442 = t4426 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4443 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_189 = s_59 + t4443;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4445;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4445) : "f"(exponent_189));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_59 = t4445;
                const f32 t4446 = t4430 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4447 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_190 = s_60 + t4447;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4449;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4449) : "f"(exponent_190));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_60 = t4449;
                const f32 t4450 = t4434 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4451 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_191 = s_63 + t4451;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4453;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4453) : "f"(exponent_191));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_63 = t4453;
                const f32 t4454 = t4438 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4455 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_192 = s_64 + t4455;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4457;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4457) : "f"(exponent_192));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_64 = t4457;
                const f32 t4458 = t4442 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t4459 = t4446 + t4450;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t4460 = t4454 + t4458;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t4461 = t4459 + t4460;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t4461;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t4462 = i_4 - 1u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4463 = t358 + t4462;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4464 = t4463 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4465 = t4464 + 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4466 = t4465 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4467 = t10 + t4466;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t4468 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t4468) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4467) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4469 = acc * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t4469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4470 = acc_2 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t4470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4471 = acc_5 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t4471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4472 = acc_6 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t4472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4473 = acc_9 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t4473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4474 = acc_10 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t4474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4475 = acc_13 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t4475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4476 = acc_14 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t4476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4477 = acc_17 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t4477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4478 = acc_18 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t4478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4479 = acc_21 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t4479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4480 = acc_22 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t4480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4481 = acc_25 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t4481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4482 = acc_26 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t4482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4483 = acc_29 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t4483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4484 = acc_30 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t4484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4485 = acc_3 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t4485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4486 = acc_4 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t4486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4487 = acc_7 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t4487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4488 = acc_8 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t4488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4489 = acc_11 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t4489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4490 = acc_12 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t4490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4491 = acc_15 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t4491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4492 = acc_16 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t4492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4493 = acc_19 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t4493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4494 = acc_20 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t4494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4495 = acc_23 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t4495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4496 = acc_24 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t4496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4497 = acc_27 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t4497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4498 = acc_28 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t4498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4499 = acc_31 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t4499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4500 = acc_32 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t4500;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4501;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4501) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4502;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4502) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4503;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4503) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4504;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4504) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4505;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4505) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4506;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4506) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4507;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4507) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4508;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4508) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4509;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4509) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4510;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4510) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4511;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4511) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4512;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4512) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4513;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4513) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4514;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4514) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4515;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4515) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4516;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4516) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4517;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4517) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4518;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4518) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4519;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4519) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4520;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4520) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4521;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4521) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4522;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4522) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4523;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4523) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4524;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4524) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4525;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4525) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4526;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4526) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4527;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4527) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4528;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4528) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4529;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4529) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4530;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4530) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4531;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4531) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4532;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4532) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t4501;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t4502;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t4503;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t4504;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t4505;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t4506;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t4507;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t4508;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t4509;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t4510;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t4511;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t4512;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t4513;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t4514;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t4515;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t4516;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t4517;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t4518;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t4519;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t4520;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t4521;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t4522;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t4523;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t4524;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t4525;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t4526;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t4527;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t4528;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t4529;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t4530;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t4531;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t4532;
            }
#line 301 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_5 = masked_left_4; i_5 < count_4; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t4533 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t4533) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4534 = t358 + i_5;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4535 = t4534 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4536 = t4535 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4537 = t10 + t4536;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4538 = t4534 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4539 = t4538 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4537), "r"(t4539) : "memory");
#line 383 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t4540 = t360 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t4541 = t4540 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t4542 = smem_1 + t4541;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4543 = t4534 & 1u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4544 = t4543 << 14u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4545 = t8 + t4544;
                const u32 t4546 = t4542 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4547 = t4545 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4548 = t4546 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4549 = (u64)t4548;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4550 = t4549 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4551 = t4547 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4552 = (u64)t4551;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4553 = t4552 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4554 = t4546 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4555 = (u64)t4554;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4556 = t4555 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4557 = t4547 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4558 = (u64)t4557;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4559 = t4558 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4560 = t4546 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4561 = (u64)t4560;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4562 = t4561 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4563 = t4547 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4564 = (u64)t4563;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4565 = t4564 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4566 = t4546 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4567 = (u64)t4566;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4568 = t4567 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4569 = t4547 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4570 = (u64)t4569;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4571 = t4570 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t4550), "l"(t4553), "l"(t4556), "l"(t4559), "l"(t4562), "l"(t4565), "l"(t4568), "l"(t4571) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 342 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4572 = i_5 - 1u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4573 = t358 + t4572;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4574 = t4573 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4575 = t4574 + 4u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4576 = t4575 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4577 = t10 + t4576;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4578 = t4573 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4579 = t4578 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4577), "r"(t4579) : "memory");
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_65 = p;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_66 = p_2;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_67 = p_3;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_68 = p_4;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_69 = p_5;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_70 = p_6;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_71 = p_7;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_72 = p_8;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_73 = p_9;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_74 = p_10;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_75 = p_11;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_76 = p_12;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_77 = p_13;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_78 = p_14;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_79 = p_15;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_80 = p_16;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_81 = p_17;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_82 = p_18;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_83 = p_19;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_84 = p_20;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_85 = p_21;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_86 = p_22;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_87 = p_23;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_88 = p_24;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_89 = p_25;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_90 = p_26;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_91 = p_27;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_92 = p_28;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_93 = p_29;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_94 = p_30;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_95 = p_31;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_96 = p_32;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t4580 = t4573 & 1u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4581 = t4580 << 14u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4582 = t9 + t4581;
                const u32 t4583 = t4582 >> 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4584 = t4583 + 67108864u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4585 = (u64)t4584;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4586 = t4585 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4587 = t4583 + 67108992u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4588 = (u64)t4587;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4589 = t4588 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4590 = t4583 + 67109120u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4591 = (u64)t4590;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4592 = t4591 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4593 = t4583 + 67109248u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4594 = (u64)t4593;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4595 = t4594 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4596 = t4583 + 67109376u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4597 = (u64)t4596;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4598 = t4597 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4599 = t4583 + 67109504u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4600 = (u64)t4599;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4601 = t4600 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4602 = t4583 + 67109632u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4603 = (u64)t4602;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4604 = t4603 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4605 = t4583 + 67109760u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4606 = (u64)t4605;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t4607 = t4606 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t4586), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t4589), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t4592), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t4595), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t4598), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t4601), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t4604), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t4607) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t4608 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t4609 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t4608 ? 0u : t4609;
                const u32 t4611 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t4611) : "memory");
#line 344 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t4612 = t358 + i_5;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4613 = t4612 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4614 = t4613 + 2u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4615 = t4614 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4616 = t10 + t4615;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t4617 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t4617) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4616) : "memory");
                }
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4618;
                asm("abs.f32 %0, %1;" : "=f"(t4618) : "f"(s));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4619;
                asm("abs.f32 %0, %1;" : "=f"(t4619) : "f"(s_2));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4620;
                asm("abs.f32 %0, %1;" : "=f"(t4620) : "f"(s_3));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4621;
                asm("abs.f32 %0, %1;" : "=f"(t4621) : "f"(s_4));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4622;
                asm("abs.f32 %0, %1;" : "=f"(t4622) : "f"(s_5));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4623;
                asm("max.f32 %0, %1, %2;" : "=f"(t4623) : "f"(t4618), "f"(t4622));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4624;
                asm("abs.f32 %0, %1;" : "=f"(t4624) : "f"(s_6));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4625;
                asm("max.f32 %0, %1, %2;" : "=f"(t4625) : "f"(t4619), "f"(t4624));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4626;
                asm("abs.f32 %0, %1;" : "=f"(t4626) : "f"(s_7));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4627;
                asm("max.f32 %0, %1, %2;" : "=f"(t4627) : "f"(t4620), "f"(t4626));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4628;
                asm("abs.f32 %0, %1;" : "=f"(t4628) : "f"(s_8));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4629;
                asm("max.f32 %0, %1, %2;" : "=f"(t4629) : "f"(t4621), "f"(t4628));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4630;
                asm("abs.f32 %0, %1;" : "=f"(t4630) : "f"(s_9));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4631;
                asm("max.f32 %0, %1, %2;" : "=f"(t4631) : "f"(t4623), "f"(t4630));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4632;
                asm("abs.f32 %0, %1;" : "=f"(t4632) : "f"(s_10));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4633;
                asm("max.f32 %0, %1, %2;" : "=f"(t4633) : "f"(t4625), "f"(t4632));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4634;
                asm("abs.f32 %0, %1;" : "=f"(t4634) : "f"(s_11));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4635;
                asm("max.f32 %0, %1, %2;" : "=f"(t4635) : "f"(t4627), "f"(t4634));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4636;
                asm("abs.f32 %0, %1;" : "=f"(t4636) : "f"(s_12));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4637;
                asm("max.f32 %0, %1, %2;" : "=f"(t4637) : "f"(t4629), "f"(t4636));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4638;
                asm("abs.f32 %0, %1;" : "=f"(t4638) : "f"(s_13));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4639;
                asm("max.f32 %0, %1, %2;" : "=f"(t4639) : "f"(t4631), "f"(t4638));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4640;
                asm("abs.f32 %0, %1;" : "=f"(t4640) : "f"(s_14));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4641;
                asm("max.f32 %0, %1, %2;" : "=f"(t4641) : "f"(t4633), "f"(t4640));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4642;
                asm("abs.f32 %0, %1;" : "=f"(t4642) : "f"(s_15));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4643;
                asm("max.f32 %0, %1, %2;" : "=f"(t4643) : "f"(t4635), "f"(t4642));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4644;
                asm("abs.f32 %0, %1;" : "=f"(t4644) : "f"(s_16));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4645;
                asm("max.f32 %0, %1, %2;" : "=f"(t4645) : "f"(t4637), "f"(t4644));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4646;
                asm("abs.f32 %0, %1;" : "=f"(t4646) : "f"(s_17));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4647;
                asm("max.f32 %0, %1, %2;" : "=f"(t4647) : "f"(t4639), "f"(t4646));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4648;
                asm("abs.f32 %0, %1;" : "=f"(t4648) : "f"(s_18));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4649;
                asm("max.f32 %0, %1, %2;" : "=f"(t4649) : "f"(t4641), "f"(t4648));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4650;
                asm("abs.f32 %0, %1;" : "=f"(t4650) : "f"(s_19));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4651;
                asm("max.f32 %0, %1, %2;" : "=f"(t4651) : "f"(t4643), "f"(t4650));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4652;
                asm("abs.f32 %0, %1;" : "=f"(t4652) : "f"(s_20));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4653;
                asm("max.f32 %0, %1, %2;" : "=f"(t4653) : "f"(t4645), "f"(t4652));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4654;
                asm("abs.f32 %0, %1;" : "=f"(t4654) : "f"(s_21));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4655;
                asm("max.f32 %0, %1, %2;" : "=f"(t4655) : "f"(t4647), "f"(t4654));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4656;
                asm("abs.f32 %0, %1;" : "=f"(t4656) : "f"(s_22));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4657;
                asm("max.f32 %0, %1, %2;" : "=f"(t4657) : "f"(t4649), "f"(t4656));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4658;
                asm("abs.f32 %0, %1;" : "=f"(t4658) : "f"(s_23));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4659;
                asm("max.f32 %0, %1, %2;" : "=f"(t4659) : "f"(t4651), "f"(t4658));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4660;
                asm("abs.f32 %0, %1;" : "=f"(t4660) : "f"(s_24));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4661;
                asm("max.f32 %0, %1, %2;" : "=f"(t4661) : "f"(t4653), "f"(t4660));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4662;
                asm("abs.f32 %0, %1;" : "=f"(t4662) : "f"(s_25));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4663;
                asm("max.f32 %0, %1, %2;" : "=f"(t4663) : "f"(t4655), "f"(t4662));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4664;
                asm("abs.f32 %0, %1;" : "=f"(t4664) : "f"(s_26));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4665;
                asm("max.f32 %0, %1, %2;" : "=f"(t4665) : "f"(t4657), "f"(t4664));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4666;
                asm("abs.f32 %0, %1;" : "=f"(t4666) : "f"(s_27));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4667;
                asm("max.f32 %0, %1, %2;" : "=f"(t4667) : "f"(t4659), "f"(t4666));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4668;
                asm("abs.f32 %0, %1;" : "=f"(t4668) : "f"(s_28));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4669;
                asm("max.f32 %0, %1, %2;" : "=f"(t4669) : "f"(t4661), "f"(t4668));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4670;
                asm("abs.f32 %0, %1;" : "=f"(t4670) : "f"(s_29));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4671;
                asm("max.f32 %0, %1, %2;" : "=f"(t4671) : "f"(t4663), "f"(t4670));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4672;
                asm("abs.f32 %0, %1;" : "=f"(t4672) : "f"(s_30));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4673;
                asm("max.f32 %0, %1, %2;" : "=f"(t4673) : "f"(t4665), "f"(t4672));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4674;
                asm("abs.f32 %0, %1;" : "=f"(t4674) : "f"(s_31));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4675;
                asm("max.f32 %0, %1, %2;" : "=f"(t4675) : "f"(t4667), "f"(t4674));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4676;
                asm("abs.f32 %0, %1;" : "=f"(t4676) : "f"(s_32));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4677;
                asm("max.f32 %0, %1, %2;" : "=f"(t4677) : "f"(t4669), "f"(t4676));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4678;
                asm("abs.f32 %0, %1;" : "=f"(t4678) : "f"(s_33));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4679;
                asm("max.f32 %0, %1, %2;" : "=f"(t4679) : "f"(t4671), "f"(t4678));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4680;
                asm("abs.f32 %0, %1;" : "=f"(t4680) : "f"(s_34));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4681;
                asm("max.f32 %0, %1, %2;" : "=f"(t4681) : "f"(t4673), "f"(t4680));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4682;
                asm("abs.f32 %0, %1;" : "=f"(t4682) : "f"(s_35));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4683;
                asm("max.f32 %0, %1, %2;" : "=f"(t4683) : "f"(t4675), "f"(t4682));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4684;
                asm("abs.f32 %0, %1;" : "=f"(t4684) : "f"(s_36));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4685;
                asm("max.f32 %0, %1, %2;" : "=f"(t4685) : "f"(t4677), "f"(t4684));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4686;
                asm("abs.f32 %0, %1;" : "=f"(t4686) : "f"(s_37));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4687;
                asm("max.f32 %0, %1, %2;" : "=f"(t4687) : "f"(t4679), "f"(t4686));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4688;
                asm("abs.f32 %0, %1;" : "=f"(t4688) : "f"(s_38));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4689;
                asm("max.f32 %0, %1, %2;" : "=f"(t4689) : "f"(t4681), "f"(t4688));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4690;
                asm("abs.f32 %0, %1;" : "=f"(t4690) : "f"(s_39));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4691;
                asm("max.f32 %0, %1, %2;" : "=f"(t4691) : "f"(t4683), "f"(t4690));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4692;
                asm("abs.f32 %0, %1;" : "=f"(t4692) : "f"(s_40));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4693;
                asm("max.f32 %0, %1, %2;" : "=f"(t4693) : "f"(t4685), "f"(t4692));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4694;
                asm("abs.f32 %0, %1;" : "=f"(t4694) : "f"(s_41));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4695;
                asm("max.f32 %0, %1, %2;" : "=f"(t4695) : "f"(t4687), "f"(t4694));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4696;
                asm("abs.f32 %0, %1;" : "=f"(t4696) : "f"(s_42));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4697;
                asm("max.f32 %0, %1, %2;" : "=f"(t4697) : "f"(t4689), "f"(t4696));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4698;
                asm("abs.f32 %0, %1;" : "=f"(t4698) : "f"(s_43));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4699;
                asm("max.f32 %0, %1, %2;" : "=f"(t4699) : "f"(t4691), "f"(t4698));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4700;
                asm("abs.f32 %0, %1;" : "=f"(t4700) : "f"(s_44));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4701;
                asm("max.f32 %0, %1, %2;" : "=f"(t4701) : "f"(t4693), "f"(t4700));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4702;
                asm("abs.f32 %0, %1;" : "=f"(t4702) : "f"(s_45));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4703;
                asm("max.f32 %0, %1, %2;" : "=f"(t4703) : "f"(t4695), "f"(t4702));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4704;
                asm("abs.f32 %0, %1;" : "=f"(t4704) : "f"(s_46));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4705;
                asm("max.f32 %0, %1, %2;" : "=f"(t4705) : "f"(t4697), "f"(t4704));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4706;
                asm("abs.f32 %0, %1;" : "=f"(t4706) : "f"(s_47));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4707;
                asm("max.f32 %0, %1, %2;" : "=f"(t4707) : "f"(t4699), "f"(t4706));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4708;
                asm("abs.f32 %0, %1;" : "=f"(t4708) : "f"(s_48));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4709;
                asm("max.f32 %0, %1, %2;" : "=f"(t4709) : "f"(t4701), "f"(t4708));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4710;
                asm("abs.f32 %0, %1;" : "=f"(t4710) : "f"(s_49));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4711;
                asm("max.f32 %0, %1, %2;" : "=f"(t4711) : "f"(t4703), "f"(t4710));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4712;
                asm("abs.f32 %0, %1;" : "=f"(t4712) : "f"(s_50));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4713;
                asm("max.f32 %0, %1, %2;" : "=f"(t4713) : "f"(t4705), "f"(t4712));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4714;
                asm("abs.f32 %0, %1;" : "=f"(t4714) : "f"(s_51));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4715;
                asm("max.f32 %0, %1, %2;" : "=f"(t4715) : "f"(t4707), "f"(t4714));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4716;
                asm("abs.f32 %0, %1;" : "=f"(t4716) : "f"(s_52));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4717;
                asm("max.f32 %0, %1, %2;" : "=f"(t4717) : "f"(t4709), "f"(t4716));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4718;
                asm("abs.f32 %0, %1;" : "=f"(t4718) : "f"(s_53));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4719;
                asm("max.f32 %0, %1, %2;" : "=f"(t4719) : "f"(t4711), "f"(t4718));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4720;
                asm("abs.f32 %0, %1;" : "=f"(t4720) : "f"(s_54));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4721;
                asm("max.f32 %0, %1, %2;" : "=f"(t4721) : "f"(t4713), "f"(t4720));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4722;
                asm("abs.f32 %0, %1;" : "=f"(t4722) : "f"(s_55));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4723;
                asm("max.f32 %0, %1, %2;" : "=f"(t4723) : "f"(t4715), "f"(t4722));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4724;
                asm("abs.f32 %0, %1;" : "=f"(t4724) : "f"(s_56));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4725;
                asm("max.f32 %0, %1, %2;" : "=f"(t4725) : "f"(t4717), "f"(t4724));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4726;
                asm("abs.f32 %0, %1;" : "=f"(t4726) : "f"(s_57));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4727;
                asm("max.f32 %0, %1, %2;" : "=f"(t4727) : "f"(t4719), "f"(t4726));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4728;
                asm("abs.f32 %0, %1;" : "=f"(t4728) : "f"(s_58));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4729;
                asm("max.f32 %0, %1, %2;" : "=f"(t4729) : "f"(t4721), "f"(t4728));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4730;
                asm("abs.f32 %0, %1;" : "=f"(t4730) : "f"(s_59));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4731;
                asm("max.f32 %0, %1, %2;" : "=f"(t4731) : "f"(t4723), "f"(t4730));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4732;
                asm("abs.f32 %0, %1;" : "=f"(t4732) : "f"(s_60));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4733;
                asm("max.f32 %0, %1, %2;" : "=f"(t4733) : "f"(t4725), "f"(t4732));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4734;
                asm("abs.f32 %0, %1;" : "=f"(t4734) : "f"(s_61));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4735;
                asm("max.f32 %0, %1, %2;" : "=f"(t4735) : "f"(t4727), "f"(t4734));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4736;
                asm("abs.f32 %0, %1;" : "=f"(t4736) : "f"(s_62));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4737;
                asm("max.f32 %0, %1, %2;" : "=f"(t4737) : "f"(t4729), "f"(t4736));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4738;
                asm("abs.f32 %0, %1;" : "=f"(t4738) : "f"(s_63));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4739;
                asm("max.f32 %0, %1, %2;" : "=f"(t4739) : "f"(t4731), "f"(t4738));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4740;
                asm("abs.f32 %0, %1;" : "=f"(t4740) : "f"(s_64));
#line 25 "fa-kernels/src/attention/options/small.rs"
                f32 t4741;
                asm("max.f32 %0, %1, %2;" : "=f"(t4741) : "f"(t4733), "f"(t4740));
                f32 t4742;
                asm("max.f32 %0, %1, %2;" : "=f"(t4742) : "f"(t4735), "f"(t4737));
#line 27 "fa-kernels/src/attention/options/small.rs"
                f32 t4743;
                asm("max.f32 %0, %1, %2;" : "=f"(t4743) : "f"(t4739), "f"(t4741));
#line 27 "fa-kernels/src/attention/options/small.rs"
                f32 t4744;
                asm("max.f32 %0, %1, %2;" : "=f"(t4744) : "f"(t4742), "f"(t4743));
#line 27 "fa-kernels/src/attention/options/small.rs"
                const bool all_small_4 = t4744 < softcap_small;
                const bool t4746 = !all_small_4;
#line 28 "fa-kernels/src/attention/options/small.rs"
                const bool t4747 = __any_sync(0xffffffffu, t4746);
#line 199 "fa-kernels/src/attention/options/softcap.rs"
                if (t4747) {
                    const f32 t4748 = softcap_scale * -2.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4749 = s * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4750;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4750) : "f"(t4749));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4751 = t4750 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4752;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4752) : "f"(t4751));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4753;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4753) : "f"(t4752), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s = t4753;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4754 = s_2 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4755;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4755) : "f"(t4754));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4756 = t4755 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4757;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4757) : "f"(t4756));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4758;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4758) : "f"(t4757), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_2 = t4758;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4759 = s_3 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4760;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4760) : "f"(t4759));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4761 = t4760 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4762;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4762) : "f"(t4761));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4763;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4763) : "f"(t4762), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_3 = t4763;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4764 = s_4 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4765;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4765) : "f"(t4764));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4766 = t4765 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4767;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4767) : "f"(t4766));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4768;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4768) : "f"(t4767), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_4 = t4768;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4769 = s_5 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4770;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4770) : "f"(t4769));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4771 = t4770 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4772;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4772) : "f"(t4771));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4773;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4773) : "f"(t4772), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_5 = t4773;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4774 = s_6 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4775;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4775) : "f"(t4774));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4776 = t4775 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4777;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4777) : "f"(t4776));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4778;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4778) : "f"(t4777), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_6 = t4778;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4779 = s_7 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4780;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4780) : "f"(t4779));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4781 = t4780 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4782;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4782) : "f"(t4781));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4783;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4783) : "f"(t4782), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_7 = t4783;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4784 = s_8 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4785;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4785) : "f"(t4784));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4786 = t4785 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4787;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4787) : "f"(t4786));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4788;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4788) : "f"(t4787), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_8 = t4788;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4789 = s_9 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4790;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4790) : "f"(t4789));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4791 = t4790 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4792;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4792) : "f"(t4791));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4793;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4793) : "f"(t4792), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_9 = t4793;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4794 = s_10 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4795;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4795) : "f"(t4794));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4796 = t4795 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4797;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4797) : "f"(t4796));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4798;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4798) : "f"(t4797), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_10 = t4798;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4799 = s_11 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4800;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4800) : "f"(t4799));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4801 = t4800 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4802;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4802) : "f"(t4801));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4803;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4803) : "f"(t4802), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_11 = t4803;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4804 = s_12 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4805;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4805) : "f"(t4804));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4806 = t4805 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4807;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4807) : "f"(t4806));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4808;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4808) : "f"(t4807), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_12 = t4808;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4809 = s_13 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4810;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4810) : "f"(t4809));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4811 = t4810 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4812;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4812) : "f"(t4811));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4813;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4813) : "f"(t4812), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_13 = t4813;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4814 = s_14 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4815;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4815) : "f"(t4814));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4816 = t4815 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4817;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4817) : "f"(t4816));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4818;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4818) : "f"(t4817), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_14 = t4818;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4819 = s_15 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4820;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4820) : "f"(t4819));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4821 = t4820 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4822;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4822) : "f"(t4821));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4823;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4823) : "f"(t4822), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_15 = t4823;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4824 = s_16 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4825;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4825) : "f"(t4824));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4826 = t4825 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4827;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4827) : "f"(t4826));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4828;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4828) : "f"(t4827), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_16 = t4828;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4829 = s_17 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4830;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4830) : "f"(t4829));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4831 = t4830 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4832;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4832) : "f"(t4831));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4833;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4833) : "f"(t4832), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_17 = t4833;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4834 = s_18 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4835;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4835) : "f"(t4834));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4836 = t4835 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4837;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4837) : "f"(t4836));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4838;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4838) : "f"(t4837), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_18 = t4838;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4839 = s_19 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4840;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4840) : "f"(t4839));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4841 = t4840 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4842;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4842) : "f"(t4841));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4843;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4843) : "f"(t4842), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_19 = t4843;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4844 = s_20 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4845;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4845) : "f"(t4844));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4846 = t4845 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4847;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4847) : "f"(t4846));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4848;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4848) : "f"(t4847), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_20 = t4848;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4849 = s_21 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4850;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4850) : "f"(t4849));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4851 = t4850 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4852;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4852) : "f"(t4851));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4853;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4853) : "f"(t4852), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_21 = t4853;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4854 = s_22 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4855;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4855) : "f"(t4854));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4856 = t4855 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4857;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4857) : "f"(t4856));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4858;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4858) : "f"(t4857), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_22 = t4858;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4859 = s_23 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4860;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4860) : "f"(t4859));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4861 = t4860 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4862;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4862) : "f"(t4861));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4863;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4863) : "f"(t4862), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_23 = t4863;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4864 = s_24 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4865;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4865) : "f"(t4864));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4866 = t4865 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4867;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4867) : "f"(t4866));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4868;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4868) : "f"(t4867), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_24 = t4868;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4869 = s_25 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4870;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4870) : "f"(t4869));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4871 = t4870 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4872;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4872) : "f"(t4871));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4873;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4873) : "f"(t4872), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_25 = t4873;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4874 = s_26 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4875;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4875) : "f"(t4874));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4876 = t4875 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4877;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4877) : "f"(t4876));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4878;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4878) : "f"(t4877), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_26 = t4878;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4879 = s_27 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4880;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4880) : "f"(t4879));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4881 = t4880 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4882;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4882) : "f"(t4881));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4883;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4883) : "f"(t4882), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_27 = t4883;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4884 = s_28 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4885;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4885) : "f"(t4884));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4886 = t4885 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4887;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4887) : "f"(t4886));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4888;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4888) : "f"(t4887), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_28 = t4888;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4889 = s_29 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4890;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4890) : "f"(t4889));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4891 = t4890 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4892;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4892) : "f"(t4891));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4893;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4893) : "f"(t4892), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_29 = t4893;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4894 = s_30 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4895;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4895) : "f"(t4894));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4896 = t4895 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4897;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4897) : "f"(t4896));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4898;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4898) : "f"(t4897), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_30 = t4898;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4899 = s_31 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4900;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4900) : "f"(t4899));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4901 = t4900 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4902;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4902) : "f"(t4901));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4903;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4903) : "f"(t4902), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_31 = t4903;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4904 = s_32 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4905;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4905) : "f"(t4904));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4906 = t4905 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4907;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4907) : "f"(t4906));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4908;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4908) : "f"(t4907), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_32 = t4908;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4909 = s_33 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4910;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4910) : "f"(t4909));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4911 = t4910 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4912;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4912) : "f"(t4911));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4913;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4913) : "f"(t4912), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_33 = t4913;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4914 = s_34 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4915;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4915) : "f"(t4914));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4916 = t4915 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4917;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4917) : "f"(t4916));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4918;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4918) : "f"(t4917), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_34 = t4918;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4919 = s_35 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4920;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4920) : "f"(t4919));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4921 = t4920 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4922;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4922) : "f"(t4921));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4923;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4923) : "f"(t4922), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_35 = t4923;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4924 = s_36 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4925;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4925) : "f"(t4924));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4926 = t4925 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4927;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4927) : "f"(t4926));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4928;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4928) : "f"(t4927), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_36 = t4928;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4929 = s_37 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4930;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4930) : "f"(t4929));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4931 = t4930 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4932;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4932) : "f"(t4931));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4933;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4933) : "f"(t4932), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_37 = t4933;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4934 = s_38 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4935;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4935) : "f"(t4934));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4936 = t4935 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4937;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4937) : "f"(t4936));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4938;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4938) : "f"(t4937), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_38 = t4938;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4939 = s_39 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4940;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4940) : "f"(t4939));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4941 = t4940 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4942;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4942) : "f"(t4941));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4943;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4943) : "f"(t4942), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_39 = t4943;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4944 = s_40 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4945;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4945) : "f"(t4944));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4946 = t4945 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4947;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4947) : "f"(t4946));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4948;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4948) : "f"(t4947), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_40 = t4948;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4949 = s_41 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4950;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4950) : "f"(t4949));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4951 = t4950 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4952;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4952) : "f"(t4951));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4953;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4953) : "f"(t4952), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_41 = t4953;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4954 = s_42 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4955;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4955) : "f"(t4954));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4956 = t4955 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4957;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4957) : "f"(t4956));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4958;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4958) : "f"(t4957), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_42 = t4958;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4959 = s_43 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4960;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4960) : "f"(t4959));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4961 = t4960 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4962;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4962) : "f"(t4961));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4963;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4963) : "f"(t4962), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_43 = t4963;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4964 = s_44 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4965;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4965) : "f"(t4964));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4966 = t4965 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4967;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4967) : "f"(t4966));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4968;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4968) : "f"(t4967), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_44 = t4968;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4969 = s_45 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4970;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4970) : "f"(t4969));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4971 = t4970 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4972;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4972) : "f"(t4971));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4973;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4973) : "f"(t4972), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_45 = t4973;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4974 = s_46 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4975;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4975) : "f"(t4974));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4976 = t4975 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4977;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4977) : "f"(t4976));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4978;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4978) : "f"(t4977), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_46 = t4978;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4979 = s_47 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4980;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4980) : "f"(t4979));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4981 = t4980 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4982;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4982) : "f"(t4981));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4983;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4983) : "f"(t4982), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_47 = t4983;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4984 = s_48 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4985;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4985) : "f"(t4984));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4986 = t4985 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4987;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4987) : "f"(t4986));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4988;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4988) : "f"(t4987), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_48 = t4988;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4989 = s_49 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4990;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4990) : "f"(t4989));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4991 = t4990 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4992;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4992) : "f"(t4991));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4993;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4993) : "f"(t4992), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_49 = t4993;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4994 = s_50 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4995;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4995) : "f"(t4994));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4996 = t4995 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4997;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4997) : "f"(t4996));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t4998;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4998) : "f"(t4997), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_50 = t4998;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t4999 = s_51 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5000;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5000) : "f"(t4999));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5001 = t5000 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5002;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5002) : "f"(t5001));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5003;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5003) : "f"(t5002), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_51 = t5003;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5004 = s_52 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5005;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5005) : "f"(t5004));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5006 = t5005 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5007;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5007) : "f"(t5006));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5008) : "f"(t5007), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_52 = t5008;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5009 = s_53 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5010;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5010) : "f"(t5009));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5011 = t5010 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5012;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5012) : "f"(t5011));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5013;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5013) : "f"(t5012), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_53 = t5013;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5014 = s_54 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5015;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5015) : "f"(t5014));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5016 = t5015 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5017;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5017) : "f"(t5016));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5018;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5018) : "f"(t5017), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_54 = t5018;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5019 = s_55 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5020;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5020) : "f"(t5019));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5021 = t5020 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5022;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5022) : "f"(t5021));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5023;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5023) : "f"(t5022), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_55 = t5023;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5024 = s_56 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5025;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5025) : "f"(t5024));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5026 = t5025 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5027;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5027) : "f"(t5026));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5028;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5028) : "f"(t5027), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_56 = t5028;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5029 = s_57 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5030;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5030) : "f"(t5029));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5031 = t5030 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5032;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5032) : "f"(t5031));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5033;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5033) : "f"(t5032), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_57 = t5033;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5034 = s_58 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5035;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5035) : "f"(t5034));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5036 = t5035 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5037;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5037) : "f"(t5036));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5038;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5038) : "f"(t5037), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_58 = t5038;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5039 = s_59 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5040;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5040) : "f"(t5039));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5041 = t5040 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5042;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5042) : "f"(t5041));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5043;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5043) : "f"(t5042), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_59 = t5043;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5044 = s_60 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5045;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5045) : "f"(t5044));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5046 = t5045 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5047;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5047) : "f"(t5046));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5048;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5048) : "f"(t5047), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_60 = t5048;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5049 = s_61 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5050;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5050) : "f"(t5049));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5051 = t5050 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5052;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5052) : "f"(t5051));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5053;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5053) : "f"(t5052), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_61 = t5053;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5054 = s_62 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5055;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5055) : "f"(t5054));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5056 = t5055 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5057;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5057) : "f"(t5056));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5058;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5058) : "f"(t5057), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_62 = t5058;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5059 = s_63 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5060;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5060) : "f"(t5059));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5061 = t5060 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5062;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5062) : "f"(t5061));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5063;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5063) : "f"(t5062), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_63 = t5063;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5064 = s_64 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5065;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5065) : "f"(t5064));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t5066 = t5065 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5067;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t5067) : "f"(t5066));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t5068;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5068) : "f"(t5067), "f"(t4748), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                    s_64 = t5068;
                } else {
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_193 = s * s;
                    f32 t5070;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5070) : "f"(softcap_5), "f"(square_193), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5071;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5071) : "f"(t5070), "f"(square_193), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5072 = s * t5071;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s = t5072;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_194 = s_2 * s_2;
                    f32 t5074;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5074) : "f"(softcap_5), "f"(square_194), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5075;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5075) : "f"(t5074), "f"(square_194), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5076 = s_2 * t5075;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_2 = t5076;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_195 = s_3 * s_3;
                    f32 t5078;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5078) : "f"(softcap_5), "f"(square_195), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5079;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5079) : "f"(t5078), "f"(square_195), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5080 = s_3 * t5079;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_3 = t5080;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_196 = s_4 * s_4;
                    f32 t5082;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5082) : "f"(softcap_5), "f"(square_196), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5083;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5083) : "f"(t5082), "f"(square_196), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5084 = s_4 * t5083;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_4 = t5084;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_197 = s_5 * s_5;
                    f32 t5086;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5086) : "f"(softcap_5), "f"(square_197), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5087;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5087) : "f"(t5086), "f"(square_197), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5088 = s_5 * t5087;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_5 = t5088;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_198 = s_6 * s_6;
                    f32 t5090;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5090) : "f"(softcap_5), "f"(square_198), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5091;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5091) : "f"(t5090), "f"(square_198), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5092 = s_6 * t5091;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_6 = t5092;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_199 = s_7 * s_7;
                    f32 t5094;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5094) : "f"(softcap_5), "f"(square_199), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5095;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5095) : "f"(t5094), "f"(square_199), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5096 = s_7 * t5095;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_7 = t5096;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_200 = s_8 * s_8;
                    f32 t5098;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5098) : "f"(softcap_5), "f"(square_200), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5099;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5099) : "f"(t5098), "f"(square_200), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5100 = s_8 * t5099;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_8 = t5100;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_201 = s_9 * s_9;
                    f32 t5102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5102) : "f"(softcap_5), "f"(square_201), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5103) : "f"(t5102), "f"(square_201), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5104 = s_9 * t5103;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_9 = t5104;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_202 = s_10 * s_10;
                    f32 t5106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5106) : "f"(softcap_5), "f"(square_202), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5107) : "f"(t5106), "f"(square_202), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5108 = s_10 * t5107;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_10 = t5108;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_203 = s_11 * s_11;
                    f32 t5110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5110) : "f"(softcap_5), "f"(square_203), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5111) : "f"(t5110), "f"(square_203), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5112 = s_11 * t5111;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_11 = t5112;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_204 = s_12 * s_12;
                    f32 t5114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5114) : "f"(softcap_5), "f"(square_204), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5115) : "f"(t5114), "f"(square_204), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5116 = s_12 * t5115;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_12 = t5116;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_205 = s_13 * s_13;
                    f32 t5118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5118) : "f"(softcap_5), "f"(square_205), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5119) : "f"(t5118), "f"(square_205), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5120 = s_13 * t5119;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_13 = t5120;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_206 = s_14 * s_14;
                    f32 t5122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5122) : "f"(softcap_5), "f"(square_206), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5123) : "f"(t5122), "f"(square_206), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5124 = s_14 * t5123;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_14 = t5124;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_207 = s_15 * s_15;
                    f32 t5126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5126) : "f"(softcap_5), "f"(square_207), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5127) : "f"(t5126), "f"(square_207), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5128 = s_15 * t5127;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_15 = t5128;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_208 = s_16 * s_16;
                    f32 t5130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5130) : "f"(softcap_5), "f"(square_208), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5131) : "f"(t5130), "f"(square_208), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5132 = s_16 * t5131;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_16 = t5132;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_209 = s_17 * s_17;
                    f32 t5134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5134) : "f"(softcap_5), "f"(square_209), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5135) : "f"(t5134), "f"(square_209), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5136 = s_17 * t5135;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_17 = t5136;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_210 = s_18 * s_18;
                    f32 t5138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5138) : "f"(softcap_5), "f"(square_210), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5139) : "f"(t5138), "f"(square_210), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5140 = s_18 * t5139;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_18 = t5140;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_211 = s_19 * s_19;
                    f32 t5142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5142) : "f"(softcap_5), "f"(square_211), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5143) : "f"(t5142), "f"(square_211), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5144 = s_19 * t5143;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_19 = t5144;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_212 = s_20 * s_20;
                    f32 t5146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5146) : "f"(softcap_5), "f"(square_212), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5147) : "f"(t5146), "f"(square_212), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5148 = s_20 * t5147;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_20 = t5148;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_213 = s_21 * s_21;
                    f32 t5150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5150) : "f"(softcap_5), "f"(square_213), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5151) : "f"(t5150), "f"(square_213), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5152 = s_21 * t5151;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_21 = t5152;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_214 = s_22 * s_22;
                    f32 t5154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5154) : "f"(softcap_5), "f"(square_214), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5155) : "f"(t5154), "f"(square_214), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5156 = s_22 * t5155;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_22 = t5156;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_215 = s_23 * s_23;
                    f32 t5158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5158) : "f"(softcap_5), "f"(square_215), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5159) : "f"(t5158), "f"(square_215), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5160 = s_23 * t5159;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_23 = t5160;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_216 = s_24 * s_24;
                    f32 t5162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5162) : "f"(softcap_5), "f"(square_216), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5163) : "f"(t5162), "f"(square_216), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5164 = s_24 * t5163;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_24 = t5164;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_217 = s_25 * s_25;
                    f32 t5166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5166) : "f"(softcap_5), "f"(square_217), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5167) : "f"(t5166), "f"(square_217), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5168 = s_25 * t5167;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_25 = t5168;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_218 = s_26 * s_26;
                    f32 t5170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5170) : "f"(softcap_5), "f"(square_218), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5171) : "f"(t5170), "f"(square_218), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5172 = s_26 * t5171;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_26 = t5172;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_219 = s_27 * s_27;
                    f32 t5174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5174) : "f"(softcap_5), "f"(square_219), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5175) : "f"(t5174), "f"(square_219), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5176 = s_27 * t5175;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_27 = t5176;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_220 = s_28 * s_28;
                    f32 t5178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5178) : "f"(softcap_5), "f"(square_220), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5179) : "f"(t5178), "f"(square_220), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5180 = s_28 * t5179;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_28 = t5180;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_221 = s_29 * s_29;
                    f32 t5182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5182) : "f"(softcap_5), "f"(square_221), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5183) : "f"(t5182), "f"(square_221), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5184 = s_29 * t5183;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_29 = t5184;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_222 = s_30 * s_30;
                    f32 t5186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5186) : "f"(softcap_5), "f"(square_222), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5187) : "f"(t5186), "f"(square_222), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5188 = s_30 * t5187;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_30 = t5188;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_223 = s_31 * s_31;
                    f32 t5190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5190) : "f"(softcap_5), "f"(square_223), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5191) : "f"(t5190), "f"(square_223), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5192 = s_31 * t5191;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_31 = t5192;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_224 = s_32 * s_32;
                    f32 t5194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5194) : "f"(softcap_5), "f"(square_224), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5195) : "f"(t5194), "f"(square_224), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5196 = s_32 * t5195;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_32 = t5196;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_225 = s_33 * s_33;
                    f32 t5198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5198) : "f"(softcap_5), "f"(square_225), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5199;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5199) : "f"(t5198), "f"(square_225), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5200 = s_33 * t5199;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_33 = t5200;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_226 = s_34 * s_34;
                    f32 t5202;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5202) : "f"(softcap_5), "f"(square_226), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5203) : "f"(t5202), "f"(square_226), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5204 = s_34 * t5203;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_34 = t5204;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_227 = s_35 * s_35;
                    f32 t5206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5206) : "f"(softcap_5), "f"(square_227), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5207) : "f"(t5206), "f"(square_227), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5208 = s_35 * t5207;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_35 = t5208;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_228 = s_36 * s_36;
                    f32 t5210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5210) : "f"(softcap_5), "f"(square_228), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5211) : "f"(t5210), "f"(square_228), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5212 = s_36 * t5211;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_36 = t5212;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_229 = s_37 * s_37;
                    f32 t5214;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5214) : "f"(softcap_5), "f"(square_229), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5215) : "f"(t5214), "f"(square_229), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5216 = s_37 * t5215;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_37 = t5216;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_230 = s_38 * s_38;
                    f32 t5218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5218) : "f"(softcap_5), "f"(square_230), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5219) : "f"(t5218), "f"(square_230), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5220 = s_38 * t5219;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_38 = t5220;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_231 = s_39 * s_39;
                    f32 t5222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5222) : "f"(softcap_5), "f"(square_231), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5223;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5223) : "f"(t5222), "f"(square_231), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5224 = s_39 * t5223;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_39 = t5224;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_232 = s_40 * s_40;
                    f32 t5226;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5226) : "f"(softcap_5), "f"(square_232), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5227) : "f"(t5226), "f"(square_232), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5228 = s_40 * t5227;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_40 = t5228;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_233 = s_41 * s_41;
                    f32 t5230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5230) : "f"(softcap_5), "f"(square_233), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5231) : "f"(t5230), "f"(square_233), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5232 = s_41 * t5231;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_41 = t5232;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_234 = s_42 * s_42;
                    f32 t5234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5234) : "f"(softcap_5), "f"(square_234), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5235;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5235) : "f"(t5234), "f"(square_234), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5236 = s_42 * t5235;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_42 = t5236;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_235 = s_43 * s_43;
                    f32 t5238;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5238) : "f"(softcap_5), "f"(square_235), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5239) : "f"(t5238), "f"(square_235), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5240 = s_43 * t5239;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_43 = t5240;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_236 = s_44 * s_44;
                    f32 t5242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5242) : "f"(softcap_5), "f"(square_236), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5243) : "f"(t5242), "f"(square_236), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5244 = s_44 * t5243;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_44 = t5244;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_237 = s_45 * s_45;
                    f32 t5246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5246) : "f"(softcap_5), "f"(square_237), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5247;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5247) : "f"(t5246), "f"(square_237), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5248 = s_45 * t5247;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_45 = t5248;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_238 = s_46 * s_46;
                    f32 t5250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5250) : "f"(softcap_5), "f"(square_238), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5251) : "f"(t5250), "f"(square_238), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5252 = s_46 * t5251;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_46 = t5252;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_239 = s_47 * s_47;
                    f32 t5254;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5254) : "f"(softcap_5), "f"(square_239), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5255) : "f"(t5254), "f"(square_239), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5256 = s_47 * t5255;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_47 = t5256;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_240 = s_48 * s_48;
                    f32 t5258;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5258) : "f"(softcap_5), "f"(square_240), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5259;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5259) : "f"(t5258), "f"(square_240), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5260 = s_48 * t5259;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_48 = t5260;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_241 = s_49 * s_49;
                    f32 t5262;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5262) : "f"(softcap_5), "f"(square_241), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5263;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5263) : "f"(t5262), "f"(square_241), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5264 = s_49 * t5263;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_49 = t5264;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_242 = s_50 * s_50;
                    f32 t5266;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5266) : "f"(softcap_5), "f"(square_242), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5267;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5267) : "f"(t5266), "f"(square_242), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5268 = s_50 * t5267;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_50 = t5268;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_243 = s_51 * s_51;
                    f32 t5270;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5270) : "f"(softcap_5), "f"(square_243), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5271;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5271) : "f"(t5270), "f"(square_243), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5272 = s_51 * t5271;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_51 = t5272;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_244 = s_52 * s_52;
                    f32 t5274;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5274) : "f"(softcap_5), "f"(square_244), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5275;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5275) : "f"(t5274), "f"(square_244), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5276 = s_52 * t5275;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_52 = t5276;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_245 = s_53 * s_53;
                    f32 t5278;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5278) : "f"(softcap_5), "f"(square_245), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5279;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5279) : "f"(t5278), "f"(square_245), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5280 = s_53 * t5279;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_53 = t5280;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_246 = s_54 * s_54;
                    f32 t5282;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5282) : "f"(softcap_5), "f"(square_246), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5283;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5283) : "f"(t5282), "f"(square_246), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5284 = s_54 * t5283;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_54 = t5284;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_247 = s_55 * s_55;
                    f32 t5286;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5286) : "f"(softcap_5), "f"(square_247), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5287;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5287) : "f"(t5286), "f"(square_247), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5288 = s_55 * t5287;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_55 = t5288;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_248 = s_56 * s_56;
                    f32 t5290;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5290) : "f"(softcap_5), "f"(square_248), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5291;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5291) : "f"(t5290), "f"(square_248), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5292 = s_56 * t5291;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_56 = t5292;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_249 = s_57 * s_57;
                    f32 t5294;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5294) : "f"(softcap_5), "f"(square_249), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5295;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5295) : "f"(t5294), "f"(square_249), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5296 = s_57 * t5295;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_57 = t5296;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_250 = s_58 * s_58;
                    f32 t5298;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5298) : "f"(softcap_5), "f"(square_250), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5299;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5299) : "f"(t5298), "f"(square_250), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5300 = s_58 * t5299;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_58 = t5300;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_251 = s_59 * s_59;
                    f32 t5302;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5302) : "f"(softcap_5), "f"(square_251), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5303;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5303) : "f"(t5302), "f"(square_251), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5304 = s_59 * t5303;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_59 = t5304;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_252 = s_60 * s_60;
                    f32 t5306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5306) : "f"(softcap_5), "f"(square_252), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5307;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5307) : "f"(t5306), "f"(square_252), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5308 = s_60 * t5307;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_60 = t5308;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_253 = s_61 * s_61;
                    f32 t5310;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5310) : "f"(softcap_5), "f"(square_253), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5311;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5311) : "f"(t5310), "f"(square_253), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5312 = s_61 * t5311;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_61 = t5312;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_254 = s_62 * s_62;
                    f32 t5314;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5314) : "f"(softcap_5), "f"(square_254), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5315) : "f"(t5314), "f"(square_254), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5316 = s_62 * t5315;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_62 = t5316;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_255 = s_63 * s_63;
                    f32 t5318;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5318) : "f"(softcap_5), "f"(square_255), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5319) : "f"(t5318), "f"(square_255), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5320 = s_63 * t5319;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_63 = t5320;
#line 38 "fa-kernels/src/attention/options/small.rs"
                    const f32 square_256 = s_64 * s_64;
                    f32 t5322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5322) : "f"(softcap_5), "f"(square_256), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                    f32 t5323;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5323) : "f"(t5322), "f"(square_256), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                    const f32 t5324 = s_64 * t5323;
#line 43 "fa-kernels/src/attention/options/small.rs"
                    s_64 = t5324;
                }
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t5325 = end_21 - 1u;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t5326 = t5325 - i_5;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_3 = t5326 << 7u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t5328 = t269 + t242;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t5328 + t241;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t5330 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t5331 = t5330 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_3 = first_key_3 + t5331;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t5333 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t5334 = first_query_4 + t5333;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t5335 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t5336 = t5334 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_38 = t5336 + t5335;
                const u32 t5338 = end_38 > seq_q ? end_38 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t5339 = t5338 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_39 = t5339 < seq_k ? t5339 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_40 = t5334 + seq_k;
                const u32 t5342 = end_40 > seq_q ? end_40 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_11 = t5342 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t5344 = position_11 > window_left ? position_11 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t5345 = t5344 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t5346 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_14 = t5345 < t5346 ? t5345 : t5346;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t5348 = end_39 > column_3 ? end_39 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_41 = t5348 - column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t5350 = begin_14 > column_3 ? begin_14 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t5351 = t5350 - column_3;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5352 = 0u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5353 = t5351 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_129 = t5352 & t5353;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5355 = visible_129 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t5355;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5356 = 1u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5357 = t5351 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_130 = t5356 & t5357;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5359 = visible_130 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t5359;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5360 = 8u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5361 = t5351 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_131 = t5360 & t5361;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5363 = visible_131 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t5363;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5364 = 9u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5365 = t5351 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_132 = t5364 & t5365;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5367 = visible_132 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t5367;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5368 = 16u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5369 = t5351 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_133 = t5368 & t5369;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5371 = visible_133 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t5371;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5372 = 17u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5373 = t5351 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_134 = t5372 & t5373;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5375 = visible_134 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t5375;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5376 = 24u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5377 = t5351 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_135 = t5376 & t5377;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5379 = visible_135 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t5379;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5380 = 25u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5381 = t5351 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_136 = t5380 & t5381;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5383 = visible_136 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t5383;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5384 = 32u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5385 = t5351 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_137 = t5384 & t5385;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5387 = visible_137 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t5387;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5388 = 33u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5389 = t5351 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_138 = t5388 & t5389;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5391 = visible_138 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t5391;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5392 = 40u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5393 = t5351 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_139 = t5392 & t5393;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5395 = visible_139 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t5395;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5396 = 41u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5397 = t5351 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_140 = t5396 & t5397;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5399 = visible_140 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t5399;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5400 = 48u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5401 = t5351 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_141 = t5400 & t5401;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5403 = visible_141 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t5403;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5404 = 49u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5405 = t5351 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_142 = t5404 & t5405;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5407 = visible_142 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t5407;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5408 = 56u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5409 = t5351 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_143 = t5408 & t5409;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5411 = visible_143 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t5411;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5412 = 57u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5413 = t5351 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_144 = t5412 & t5413;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5415 = visible_144 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t5415;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5416 = 64u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5417 = t5351 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_145 = t5416 & t5417;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5419 = visible_145 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t5419;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5420 = 65u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5421 = t5351 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_146 = t5420 & t5421;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5423 = visible_146 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t5423;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5424 = 72u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5425 = t5351 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_147 = t5424 & t5425;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5427 = visible_147 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t5427;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5428 = 73u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5429 = t5351 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_148 = t5428 & t5429;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5431 = visible_148 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t5431;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5432 = 80u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5433 = t5351 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_149 = t5432 & t5433;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5435 = visible_149 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t5435;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5436 = 81u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5437 = t5351 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_150 = t5436 & t5437;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5439 = visible_150 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t5439;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5440 = 88u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5441 = t5351 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_151 = t5440 & t5441;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5443 = visible_151 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t5443;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5444 = 89u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5445 = t5351 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_152 = t5444 & t5445;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5447 = visible_152 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t5447;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5448 = 96u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5449 = t5351 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_153 = t5448 & t5449;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5451 = visible_153 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t5451;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5452 = 97u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5453 = t5351 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_154 = t5452 & t5453;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5455 = visible_154 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t5455;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5456 = 104u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5457 = t5351 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_155 = t5456 & t5457;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5459 = visible_155 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t5459;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5460 = 105u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5461 = t5351 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_156 = t5460 & t5461;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5463 = visible_156 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t5463;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5464 = 112u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5465 = t5351 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_157 = t5464 & t5465;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5467 = visible_157 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t5467;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5468 = 113u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5469 = t5351 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_158 = t5468 & t5469;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5471 = visible_158 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t5471;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5472 = 120u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5473 = t5351 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_159 = t5472 & t5473;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5475 = visible_159 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t5475;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5476 = 121u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5477 = t5351 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_160 = t5476 & t5477;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5479 = visible_160 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t5479;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t5480 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t5481 = first_query_4 + t5480;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t5482 = t5481 + 8u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t5483 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t5484 = t5482 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_42 = t5484 + t5483;
                const u32 t5486 = end_42 > seq_q ? end_42 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t5487 = t5486 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_43 = t5487 < seq_k ? t5487 : seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_44 = t5482 + seq_k;
                const u32 t5490 = end_44 > seq_q ? end_44 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_12 = t5490 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t5492 = position_12 > window_left ? position_12 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t5493 = t5492 - window_left;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t5494 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_15 = t5493 < t5494 ? t5493 : t5494;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t5496 = end_43 > column_3 ? end_43 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_45 = t5496 - column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t5498 = begin_15 > column_3 ? begin_15 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t5499 = t5498 - column_3;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5500 = 0u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5501 = t5499 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_161 = t5500 & t5501;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5503 = visible_161 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t5503;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5504 = 1u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5505 = t5499 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_162 = t5504 & t5505;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5507 = visible_162 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t5507;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5508 = 8u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5509 = t5499 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_163 = t5508 & t5509;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5511 = visible_163 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t5511;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5512 = 9u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5513 = t5499 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_164 = t5512 & t5513;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5515 = visible_164 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t5515;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5516 = 16u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5517 = t5499 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_165 = t5516 & t5517;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5519 = visible_165 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t5519;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5520 = 17u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5521 = t5499 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_166 = t5520 & t5521;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5523 = visible_166 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t5523;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5524 = 24u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5525 = t5499 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_167 = t5524 & t5525;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5527 = visible_167 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t5527;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5528 = 25u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5529 = t5499 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_168 = t5528 & t5529;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5531 = visible_168 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t5531;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5532 = 32u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5533 = t5499 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_169 = t5532 & t5533;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5535 = visible_169 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t5535;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5536 = 33u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5537 = t5499 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_170 = t5536 & t5537;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5539 = visible_170 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t5539;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5540 = 40u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5541 = t5499 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_171 = t5540 & t5541;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5543 = visible_171 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t5543;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5544 = 41u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5545 = t5499 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_172 = t5544 & t5545;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5547 = visible_172 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t5547;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5548 = 48u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5549 = t5499 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_173 = t5548 & t5549;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5551 = visible_173 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t5551;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5552 = 49u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5553 = t5499 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_174 = t5552 & t5553;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5555 = visible_174 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t5555;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5556 = 56u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5557 = t5499 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_175 = t5556 & t5557;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5559 = visible_175 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t5559;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5560 = 57u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5561 = t5499 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_176 = t5560 & t5561;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5563 = visible_176 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t5563;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5564 = 64u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5565 = t5499 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_177 = t5564 & t5565;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5567 = visible_177 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t5567;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5568 = 65u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5569 = t5499 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_178 = t5568 & t5569;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5571 = visible_178 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t5571;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5572 = 72u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5573 = t5499 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_179 = t5572 & t5573;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5575 = visible_179 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t5575;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5576 = 73u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5577 = t5499 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_180 = t5576 & t5577;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5579 = visible_180 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t5579;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5580 = 80u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5581 = t5499 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_181 = t5580 & t5581;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5583 = visible_181 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t5583;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5584 = 81u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5585 = t5499 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_182 = t5584 & t5585;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5587 = visible_182 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t5587;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5588 = 88u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5589 = t5499 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_183 = t5588 & t5589;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5591 = visible_183 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t5591;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5592 = 89u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5593 = t5499 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_184 = t5592 & t5593;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5595 = visible_184 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t5595;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5596 = 96u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5597 = t5499 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_185 = t5596 & t5597;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5599 = visible_185 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t5599;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5600 = 97u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5601 = t5499 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_186 = t5600 & t5601;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5603 = visible_186 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t5603;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5604 = 104u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5605 = t5499 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_187 = t5604 & t5605;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5607 = visible_187 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t5607;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5608 = 105u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5609 = t5499 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_188 = t5608 & t5609;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5611 = visible_188 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t5611;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5612 = 112u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5613 = t5499 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_189 = t5612 & t5613;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5615 = visible_189 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t5615;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5616 = 113u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5617 = t5499 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_190 = t5616 & t5617;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5619 = visible_190 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t5619;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5620 = 120u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5621 = t5499 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_191 = t5620 & t5621;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5623 = visible_191 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t5623;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5624 = 121u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t5625 = t5499 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_192 = t5624 & t5625;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t5627 = visible_192 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t5627;
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_7 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5629;
                asm("max.f32 %0, %1, %2;" : "=f"(t5629) : "f"(old_7), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5630;
                asm("max.f32 %0, %1, %2;" : "=f"(t5630) : "f"(t5629), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5631;
                asm("max.f32 %0, %1, %2;" : "=f"(t5631) : "f"(s_2), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5632;
                asm("max.f32 %0, %1, %2;" : "=f"(t5632) : "f"(s_5), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5633;
                asm("max.f32 %0, %1, %2;" : "=f"(t5633) : "f"(s_6), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5634;
                asm("max.f32 %0, %1, %2;" : "=f"(t5634) : "f"(t5630), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5635;
                asm("max.f32 %0, %1, %2;" : "=f"(t5635) : "f"(t5631), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5636;
                asm("max.f32 %0, %1, %2;" : "=f"(t5636) : "f"(t5632), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5637;
                asm("max.f32 %0, %1, %2;" : "=f"(t5637) : "f"(t5633), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5638;
                asm("max.f32 %0, %1, %2;" : "=f"(t5638) : "f"(t5634), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5639;
                asm("max.f32 %0, %1, %2;" : "=f"(t5639) : "f"(t5635), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5640;
                asm("max.f32 %0, %1, %2;" : "=f"(t5640) : "f"(t5636), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5641;
                asm("max.f32 %0, %1, %2;" : "=f"(t5641) : "f"(t5637), "f"(s_30));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5642;
                asm("max.f32 %0, %1, %2;" : "=f"(t5642) : "f"(t5638), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5643;
                asm("max.f32 %0, %1, %2;" : "=f"(t5643) : "f"(t5639), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5644;
                asm("max.f32 %0, %1, %2;" : "=f"(t5644) : "f"(t5640), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5645;
                asm("max.f32 %0, %1, %2;" : "=f"(t5645) : "f"(t5641), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5646;
                asm("max.f32 %0, %1, %2;" : "=f"(t5646) : "f"(t5642), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5647;
                asm("max.f32 %0, %1, %2;" : "=f"(t5647) : "f"(t5643), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5648;
                asm("max.f32 %0, %1, %2;" : "=f"(t5648) : "f"(t5644), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5649;
                asm("max.f32 %0, %1, %2;" : "=f"(t5649) : "f"(t5645), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5650;
                asm("max.f32 %0, %1, %2;" : "=f"(t5650) : "f"(t5646), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5651;
                asm("max.f32 %0, %1, %2;" : "=f"(t5651) : "f"(t5647), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5652;
                asm("max.f32 %0, %1, %2;" : "=f"(t5652) : "f"(t5648), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5653;
                asm("max.f32 %0, %1, %2;" : "=f"(t5653) : "f"(t5649), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5654;
                asm("max.f32 %0, %1, %2;" : "=f"(t5654) : "f"(t5650), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5655;
                asm("max.f32 %0, %1, %2;" : "=f"(t5655) : "f"(t5651), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5656;
                asm("max.f32 %0, %1, %2;" : "=f"(t5656) : "f"(t5652), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5657;
                asm("max.f32 %0, %1, %2;" : "=f"(t5657) : "f"(t5653), "f"(s_62));
                f32 t5658;
                asm("max.f32 %0, %1, %2;" : "=f"(t5658) : "f"(t5654), "f"(t5655));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t5659;
                asm("max.f32 %0, %1, %2;" : "=f"(t5659) : "f"(t5656), "f"(t5657));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t5660;
                asm("max.f32 %0, %1, %2;" : "=f"(t5660) : "f"(t5658), "f"(t5659));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t5661;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t5661) : "f"(t5660));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_7;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_7) : "f"(t5660), "f"(t5661));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t5663;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t5663) : "f"(pair_7));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_7;
                asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(pair_7), "f"(t5663));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_7 = new_7 == __uint_as_float(0xff800000u);
                const f32 reference_7 = none_7 ? 0.0f : new_7;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t5667 = -reference_7;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t5668 = old_7 + t5667;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_7;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_7) : "f"(t5668));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max = new_7;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t5670 = row_sum * rescale_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5671 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_193 = s + t5671;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5673;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5673) : "f"(exponent_193));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s = t5673;
                const f32 t5674 = t5670 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5675 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_194 = s_2 + t5675;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5677;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5677) : "f"(exponent_194));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_2 = t5677;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5678 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_195 = s_5 + t5678;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5680;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5680) : "f"(exponent_195));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_5 = t5680;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5681 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_196 = s_6 + t5681;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5683;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5683) : "f"(exponent_196));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_6 = t5683;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5684 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_197 = s_9 + t5684;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5686;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5686) : "f"(exponent_197));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_9 = t5686;
                const f32 t5687 = t5674 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5688 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_198 = s_10 + t5688;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5690;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5690) : "f"(exponent_198));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_10 = t5690;
                const f32 t5691 = s_2 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5692 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_199 = s_13 + t5692;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5694;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5694) : "f"(exponent_199));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_13 = t5694;
                const f32 t5695 = s_5 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5696 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_200 = s_14 + t5696;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5698;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5698) : "f"(exponent_200));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_14 = t5698;
                const f32 t5699 = s_6 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5700 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_201 = s_17 + t5700;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5702) : "f"(exponent_201));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_17 = t5702;
                const f32 t5703 = t5687 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5704 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_202 = s_18 + t5704;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5706;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5706) : "f"(exponent_202));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_18 = t5706;
                const f32 t5707 = t5691 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5708 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_203 = s_21 + t5708;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5710;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5710) : "f"(exponent_203));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_21 = t5710;
                const f32 t5711 = t5695 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5712 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_204 = s_22 + t5712;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5714;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5714) : "f"(exponent_204));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_22 = t5714;
                const f32 t5715 = t5699 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5716 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_205 = s_25 + t5716;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5718;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5718) : "f"(exponent_205));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_25 = t5718;
                const f32 t5719 = t5703 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5720 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_206 = s_26 + t5720;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5722;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5722) : "f"(exponent_206));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_26 = t5722;
                const f32 t5723 = t5707 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5724 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_207 = s_29 + t5724;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5726;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5726) : "f"(exponent_207));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_29 = t5726;
                const f32 t5727 = t5711 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5728 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_208 = s_30 + t5728;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5730;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5730) : "f"(exponent_208));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_30 = t5730;
                const f32 t5731 = t5715 + s_30;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5732 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_209 = s_33 + t5732;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5734;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5734) : "f"(exponent_209));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_33 = t5734;
                const f32 t5735 = t5719 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5736 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_210 = s_34 + t5736;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5738;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5738) : "f"(exponent_210));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_34 = t5738;
                const f32 t5739 = t5723 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5740 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_211 = s_37 + t5740;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5742;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5742) : "f"(exponent_211));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_37 = t5742;
                const f32 t5743 = t5727 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5744 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_212 = s_38 + t5744;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5746;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5746) : "f"(exponent_212));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_38 = t5746;
                const f32 t5747 = t5731 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5748 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_213 = s_41 + t5748;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5750;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5750) : "f"(exponent_213));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_41 = t5750;
                const f32 t5751 = t5735 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5752 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_214 = s_42 + t5752;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5754;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5754) : "f"(exponent_214));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_42 = t5754;
                const f32 t5755 = t5739 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5756 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_215 = s_45 + t5756;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5758;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5758) : "f"(exponent_215));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_45 = t5758;
                const f32 t5759 = t5743 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5760 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_216 = s_46 + t5760;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5762;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5762) : "f"(exponent_216));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_46 = t5762;
                const f32 t5763 = t5747 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5764 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_217 = s_49 + t5764;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5766;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5766) : "f"(exponent_217));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_49 = t5766;
                const f32 t5767 = t5751 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5768 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_218 = s_50 + t5768;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5770;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5770) : "f"(exponent_218));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_50 = t5770;
                const f32 t5771 = t5755 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5772 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_219 = s_53 + t5772;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5774;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5774) : "f"(exponent_219));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_53 = t5774;
                const f32 t5775 = t5759 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5776 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_220 = s_54 + t5776;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5778;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5778) : "f"(exponent_220));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_54 = t5778;
                const f32 t5779 = t5763 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5780 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_221 = s_57 + t5780;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5782;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5782) : "f"(exponent_221));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_57 = t5782;
                const f32 t5783 = t5767 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5784 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_222 = s_58 + t5784;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5786;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5786) : "f"(exponent_222));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_58 = t5786;
                const f32 t5787 = t5771 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5788 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_223 = s_61 + t5788;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5790;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5790) : "f"(exponent_223));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_61 = t5790;
                const f32 t5791 = t5775 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5792 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_224 = s_62 + t5792;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5794;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5794) : "f"(exponent_224));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_62 = t5794;
                const f32 t5795 = t5779 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t5796 = t5783 + t5787;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t5797 = t5791 + t5795;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t5798 = t5796 + t5797;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum = t5798;
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_8 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5800;
                asm("max.f32 %0, %1, %2;" : "=f"(t5800) : "f"(old_8), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5801;
                asm("max.f32 %0, %1, %2;" : "=f"(t5801) : "f"(t5800), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5802;
                asm("max.f32 %0, %1, %2;" : "=f"(t5802) : "f"(s_4), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5803;
                asm("max.f32 %0, %1, %2;" : "=f"(t5803) : "f"(s_7), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5804;
                asm("max.f32 %0, %1, %2;" : "=f"(t5804) : "f"(s_8), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5805;
                asm("max.f32 %0, %1, %2;" : "=f"(t5805) : "f"(t5801), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5806;
                asm("max.f32 %0, %1, %2;" : "=f"(t5806) : "f"(t5802), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5807;
                asm("max.f32 %0, %1, %2;" : "=f"(t5807) : "f"(t5803), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5808;
                asm("max.f32 %0, %1, %2;" : "=f"(t5808) : "f"(t5804), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5809;
                asm("max.f32 %0, %1, %2;" : "=f"(t5809) : "f"(t5805), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5810;
                asm("max.f32 %0, %1, %2;" : "=f"(t5810) : "f"(t5806), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5811;
                asm("max.f32 %0, %1, %2;" : "=f"(t5811) : "f"(t5807), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5812;
                asm("max.f32 %0, %1, %2;" : "=f"(t5812) : "f"(t5808), "f"(s_32));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5813;
                asm("max.f32 %0, %1, %2;" : "=f"(t5813) : "f"(t5809), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5814;
                asm("max.f32 %0, %1, %2;" : "=f"(t5814) : "f"(t5810), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5815;
                asm("max.f32 %0, %1, %2;" : "=f"(t5815) : "f"(t5811), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5816;
                asm("max.f32 %0, %1, %2;" : "=f"(t5816) : "f"(t5812), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5817;
                asm("max.f32 %0, %1, %2;" : "=f"(t5817) : "f"(t5813), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5818;
                asm("max.f32 %0, %1, %2;" : "=f"(t5818) : "f"(t5814), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5819;
                asm("max.f32 %0, %1, %2;" : "=f"(t5819) : "f"(t5815), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5820;
                asm("max.f32 %0, %1, %2;" : "=f"(t5820) : "f"(t5816), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5821;
                asm("max.f32 %0, %1, %2;" : "=f"(t5821) : "f"(t5817), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5822;
                asm("max.f32 %0, %1, %2;" : "=f"(t5822) : "f"(t5818), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5823;
                asm("max.f32 %0, %1, %2;" : "=f"(t5823) : "f"(t5819), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5824;
                asm("max.f32 %0, %1, %2;" : "=f"(t5824) : "f"(t5820), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5825;
                asm("max.f32 %0, %1, %2;" : "=f"(t5825) : "f"(t5821), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5826;
                asm("max.f32 %0, %1, %2;" : "=f"(t5826) : "f"(t5822), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5827;
                asm("max.f32 %0, %1, %2;" : "=f"(t5827) : "f"(t5823), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t5828;
                asm("max.f32 %0, %1, %2;" : "=f"(t5828) : "f"(t5824), "f"(s_64));
                f32 t5829;
                asm("max.f32 %0, %1, %2;" : "=f"(t5829) : "f"(t5825), "f"(t5826));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t5830;
                asm("max.f32 %0, %1, %2;" : "=f"(t5830) : "f"(t5827), "f"(t5828));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t5831;
                asm("max.f32 %0, %1, %2;" : "=f"(t5831) : "f"(t5829), "f"(t5830));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t5832;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t5832) : "f"(t5831));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_8;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_8) : "f"(t5831), "f"(t5832));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t5834;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t5834) : "f"(pair_8));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_8;
                asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(pair_8), "f"(t5834));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_8 = new_8 == __uint_as_float(0xff800000u);
                const f32 reference_8 = none_8 ? 0.0f : new_8;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t5838 = -reference_8;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t5839 = old_8 + t5838;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_8;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_8) : "f"(t5839));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_8;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t5841 = row_sum_2 * rescale_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5842 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_225 = s_3 + t5842;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5844;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5844) : "f"(exponent_225));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_3 = t5844;
                const f32 t5845 = t5841 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5846 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_226 = s_4 + t5846;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5848;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5848) : "f"(exponent_226));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_4 = t5848;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5849 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_227 = s_7 + t5849;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5851;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5851) : "f"(exponent_227));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_7 = t5851;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5852 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_228 = s_8 + t5852;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5854;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5854) : "f"(exponent_228));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_8 = t5854;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5855 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_229 = s_11 + t5855;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5857;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5857) : "f"(exponent_229));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_11 = t5857;
                const f32 t5858 = t5845 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5859 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_230 = s_12 + t5859;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5861;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5861) : "f"(exponent_230));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_12 = t5861;
                const f32 t5862 = s_4 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5863 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_231 = s_15 + t5863;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5865;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5865) : "f"(exponent_231));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_15 = t5865;
                const f32 t5866 = s_7 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5867 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_232 = s_16 + t5867;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5869;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5869) : "f"(exponent_232));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_16 = t5869;
                const f32 t5870 = s_8 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5871 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_233 = s_19 + t5871;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5873;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5873) : "f"(exponent_233));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_19 = t5873;
                const f32 t5874 = t5858 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5875 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_234 = s_20 + t5875;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5877;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5877) : "f"(exponent_234));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_20 = t5877;
                const f32 t5878 = t5862 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5879 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_235 = s_23 + t5879;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5881;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5881) : "f"(exponent_235));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_23 = t5881;
                const f32 t5882 = t5866 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5883 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_236 = s_24 + t5883;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5885;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5885) : "f"(exponent_236));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_24 = t5885;
                const f32 t5886 = t5870 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5887 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_237 = s_27 + t5887;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5889;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5889) : "f"(exponent_237));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_27 = t5889;
                const f32 t5890 = t5874 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5891 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_238 = s_28 + t5891;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5893;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5893) : "f"(exponent_238));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_28 = t5893;
                const f32 t5894 = t5878 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5895 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_239 = s_31 + t5895;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5897;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5897) : "f"(exponent_239));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_31 = t5897;
                const f32 t5898 = t5882 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5899 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_240 = s_32 + t5899;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5901;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5901) : "f"(exponent_240));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_32 = t5901;
                const f32 t5902 = t5886 + s_32;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5903 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_241 = s_35 + t5903;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5905;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5905) : "f"(exponent_241));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_35 = t5905;
                const f32 t5906 = t5890 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5907 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_242 = s_36 + t5907;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5909;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5909) : "f"(exponent_242));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_36 = t5909;
                const f32 t5910 = t5894 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5911 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_243 = s_39 + t5911;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5913;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5913) : "f"(exponent_243));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_39 = t5913;
                const f32 t5914 = t5898 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5915 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_244 = s_40 + t5915;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5917;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5917) : "f"(exponent_244));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_40 = t5917;
                const f32 t5918 = t5902 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5919 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_245 = s_43 + t5919;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5921;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5921) : "f"(exponent_245));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_43 = t5921;
                const f32 t5922 = t5906 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5923 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_246 = s_44 + t5923;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5925;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5925) : "f"(exponent_246));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_44 = t5925;
                const f32 t5926 = t5910 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5927 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_247 = s_47 + t5927;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5929;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5929) : "f"(exponent_247));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_47 = t5929;
                const f32 t5930 = t5914 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5931 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_248 = s_48 + t5931;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5933;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5933) : "f"(exponent_248));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_48 = t5933;
                const f32 t5934 = t5918 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5935 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_249 = s_51 + t5935;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5937;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5937) : "f"(exponent_249));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_51 = t5937;
                const f32 t5938 = t5922 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5939 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_250 = s_52 + t5939;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5941;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5941) : "f"(exponent_250));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_52 = t5941;
                const f32 t5942 = t5926 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5943 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_251 = s_55 + t5943;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5945;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5945) : "f"(exponent_251));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_55 = t5945;
                const f32 t5946 = t5930 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5947 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_252 = s_56 + t5947;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5949;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5949) : "f"(exponent_252));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_56 = t5949;
                const f32 t5950 = t5934 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5951 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_253 = s_59 + t5951;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5953;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5953) : "f"(exponent_253));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_59 = t5953;
                const f32 t5954 = t5938 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5955 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_254 = s_60 + t5955;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5957;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5957) : "f"(exponent_254));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_60 = t5957;
                const f32 t5958 = t5942 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5959 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_255 = s_63 + t5959;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5961;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5961) : "f"(exponent_255));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_63 = t5961;
                const f32 t5962 = t5946 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t5963 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 exponent_256 = s_64 + t5963;
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t5965;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5965) : "f"(exponent_256));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_64 = t5965;
                const f32 t5966 = t5950 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t5967 = t5954 + t5958;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t5968 = t5962 + t5966;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t5969 = t5967 + t5968;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t5969;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t5970 = i_5 - 1u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t5971 = t358 + t5970;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t5972 = t5971 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t5973 = t5972 + 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t5974 = t5973 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t5975 = t10 + t5974;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t5976 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t5976) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t5975) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5977 = acc * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t5977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5978 = acc_2 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t5978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5979 = acc_5 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t5979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5980 = acc_6 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t5980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5981 = acc_9 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t5981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5982 = acc_10 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t5982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5983 = acc_13 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t5983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5984 = acc_14 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t5984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5985 = acc_17 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t5985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5986 = acc_18 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t5986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5987 = acc_21 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t5987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5988 = acc_22 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t5988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5989 = acc_25 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t5989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5990 = acc_26 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t5990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5991 = acc_29 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t5991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5992 = acc_30 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t5992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5993 = acc_3 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t5993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5994 = acc_4 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t5994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5995 = acc_7 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t5995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5996 = acc_8 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t5996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5997 = acc_11 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t5997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5998 = acc_12 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t5998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t5999 = acc_15 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t5999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t6000 = acc_16 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t6000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t6001 = acc_19 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t6001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t6002 = acc_20 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t6002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t6003 = acc_23 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t6003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t6004 = acc_24 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t6004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t6005 = acc_27 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t6005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t6006 = acc_28 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t6006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t6007 = acc_31 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t6007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t6008 = acc_32 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t6008;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6009;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6009) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6010;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6010) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6011;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6011) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6012;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6012) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6013;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6013) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6014;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6014) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6015;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6015) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6016;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6016) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6017;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6017) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6018;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6018) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6019;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6019) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6020;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6020) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6021;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6021) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6022;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6022) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6023;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6023) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6024;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6024) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6025;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6025) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6026;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6026) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6027;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6027) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6028;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6028) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6029;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6029) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6030;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6030) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6031;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6031) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6032;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6032) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6033;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6033) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6034;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6034) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6035;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6035) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6036;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6036) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6037;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6037) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6038;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6038) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6039;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6039) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t6040;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6040) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t6009;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t6010;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t6011;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t6012;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t6013;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t6014;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t6015;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t6016;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t6017;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t6018;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t6019;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t6020;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t6021;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t6022;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t6023;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t6024;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t6025;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t6026;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t6027;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t6028;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t6029;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t6030;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t6031;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t6032;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t6033;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t6034;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t6035;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t6036;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t6037;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t6038;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t6039;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t6040;
            }
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6041 = t360 % 6u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6042 = t6041 + 14u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6043 = t6042 << 3u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6044 = t10 + t6043;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t6045 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t6045) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t6044) : "memory");
            }
#line 253 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6046 = count_4 - 1u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6047 = t358 + t6046;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6048 = t6047 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6049 = t6048 + 4u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6050 = t6049 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6051 = t10 + t6050;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6052 = t6047 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6053 = t6052 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t6051), "r"(t6053) : "memory");
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_97 = p;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_98 = p_2;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_99 = p_3;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_100 = p_4;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_101 = p_5;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_102 = p_6;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_103 = p_7;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_104 = p_8;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_105 = p_9;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_106 = p_10;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_107 = p_11;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_108 = p_12;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_109 = p_13;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_110 = p_14;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_111 = p_15;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_112 = p_16;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_113 = p_17;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_114 = p_18;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_115 = p_19;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_116 = p_20;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_117 = p_21;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_118 = p_22;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_119 = p_23;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_120 = p_24;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_121 = p_25;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_122 = p_26;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_123 = p_27;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_124 = p_28;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_125 = p_29;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_126 = p_30;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_127 = p_31;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_128 = p_32;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t6054 = t6047 & 1u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6055 = t6054 << 14u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6056 = t9 + t6055;
            const u32 t6057 = t6056 >> 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6058 = t6057 + 67108864u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6059 = (u64)t6058;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6060 = t6059 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6061 = t6057 + 67108992u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6062 = (u64)t6061;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6063 = t6062 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6064 = t6057 + 67109120u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6065 = (u64)t6064;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6066 = t6065 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6067 = t6057 + 67109248u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6068 = (u64)t6067;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6069 = t6068 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6070 = t6057 + 67109376u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6071 = (u64)t6070;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6072 = t6071 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6073 = t6057 + 67109504u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6074 = (u64)t6073;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6075 = t6074 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6076 = t6057 + 67109632u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6077 = (u64)t6076;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6078 = t6077 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6079 = t6057 + 67109760u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6080 = (u64)t6079;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t6081 = t6080 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_97), "r"(regs_98), "r"(regs_99), "r"(regs_100), "l"(t6060), "r"(regs_101), "r"(regs_102), "r"(regs_103), "r"(regs_104), "l"(t6063), "r"(regs_105), "r"(regs_106), "r"(regs_107), "r"(regs_108), "l"(t6066), "r"(regs_109), "r"(regs_110), "r"(regs_111), "r"(regs_112), "l"(t6069), "r"(regs_113), "r"(regs_114), "r"(regs_115), "r"(regs_116), "l"(t6072), "r"(regs_117), "r"(regs_118), "r"(regs_119), "r"(regs_120), "l"(t6075), "r"(regs_121), "r"(regs_122), "r"(regs_123), "r"(regs_124), "l"(t6078), "r"(regs_125), "r"(regs_126), "r"(regs_127), "r"(regs_128), "l"(t6081) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 254 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6082 = count_4 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6083 = t358 + t6082;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6084 = t6083 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6085 = t6084 + 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6086 = t6085 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6087 = t10 + t6086;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t6088 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t6088) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t6087) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + count_3;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6090 = t358 + count_4;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_6 = t6090; i_6 < through; i_6 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t6091 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t6091) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t6092 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t6093 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_5 = t6092 ? 0u : t6093;
                const u32 t6095 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t6095) : "memory");
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6096 = i_6 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6097 = t6096 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6098 = t10 + t6097;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6099 = i_6 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6100 = t6099 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t6098), "r"(t6100) : "memory");
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6101 = i_6 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6102 = t6101 + 2u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6103 = t6102 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6104 = t10 + t6103;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t6105 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t6105) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t6104) : "memory");
                }
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6106 = i_6 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6107 = t6106 + 4u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6108 = t6107 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6109 = t10 + t6108;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6110 = i_6 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6111 = t6110 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t6109), "r"(t6111) : "memory");
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6112 = i_6 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6113 = t6112 + 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6114 = t6113 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t6115 = t10 + t6114;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t6116 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t6116) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t6115) : "memory");
                }
            }
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t6117;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t6117) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_9 = row_sum + t6117;
            f32 t6119;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t6119) : "f"(pair_9));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t6120 = pair_9 + t6119;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum = t6120;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t6121;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t6121) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_10 = row_sum_2 + t6121;
            f32 t6123;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t6123) : "f"(pair_10));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t6124 = pair_10 + t6123;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t6124;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t6125 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t6126;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6126) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t6125 ? 0.0f : t6126;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6128 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc = t6128;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6129 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t6129;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6130 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t6130;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6131 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t6131;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6132 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t6132;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6133 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t6133;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6134 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t6134;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6135 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t6135;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6136 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t6136;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6137 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t6137;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6138 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t6138;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6139 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t6139;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6140 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t6140;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6141 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t6141;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6142 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t6142;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6143 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t6143;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t6144 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t6145;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t6145) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t6144 ? 0.0f : t6145;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6147 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t6147;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6148 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t6148;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6149 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t6149;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6150 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t6150;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6151 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t6151;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6152 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t6152;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6153 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t6153;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6154 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t6154;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6155 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t6155;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6156 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t6156;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6157 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t6157;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6158 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t6158;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6159 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t6159;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6160 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t6160;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6161 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t6161;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t6162 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t6162;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t6163 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t6163) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6164 = t360 % 6u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6165;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6165) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6166;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6166) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6167;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6167) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6168;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6168) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6169;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6169) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6170;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6170) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6171;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6171) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6172;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6172) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6173;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6173) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6174;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6174) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6175;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6175) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6176;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6176) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6177;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6177) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6178;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6178) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6179;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6179) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t6180;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t6180) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6181 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6182 = t241 + t6181;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6183 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6184 = t6182 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6185 = t6183 ^ t6184;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6186 = t6182 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6187 = t6185 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6188 = t6186 + t6187;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6189 = t239 + t6188;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t6189), "r"(t6165), "r"(t6166), "r"(t6167), "r"(t6168) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6190 = t6188 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6191 = t239 + t6190;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t6191), "r"(t6169), "r"(t6170), "r"(t6171), "r"(t6172) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6192 = t6188 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6193 = t239 + t6192;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t6193), "r"(t6173), "r"(t6174), "r"(t6175), "r"(t6176) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6194 = t6188 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6195 = t239 + t6194;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t6195), "r"(t6177), "r"(t6178), "r"(t6179), "r"(t6180) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t6196 = t269 + t242;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t6196 + t241;
            const bool t6198 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t6198) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t6199 = t241 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t6200 = t239 + t6199;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t6200), "l"(o), "r"(0u), "r"(t270), "r"(first_row), "r"(t271) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t6201 = (u64)t271;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t6202 = t6201 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t6203 = t6202 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t6204 = lse + t6203;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t6205 = (u64)t270;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t6206 = t6205 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t6207 = t6206 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t6208 = t6204 + t6207;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t6209 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t6210 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t6211 = t6210 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t6211) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t6212 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t6212;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t6215 = (u64)row * t6209;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t6216 = t6215 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t6217 = t6208 + t6216;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t6218;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t6218) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 t6219 = row_max + t6218;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t6219 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t6221 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 t6222 = t6221 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t6217), "f"(t6222) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t6223 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t6224 = first_row + t6223;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t6224 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t6227 = (u64)row_2 * t6209;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t6228 = t6227 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t6229 = t6208 + t6228;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t6230;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t6230) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 t6231 = row_max_2 + t6230;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t6231 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t6233 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 t6234 = t6233 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t6229), "f"(t6234) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t6235 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t6235;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t6236 = count_2 & 1u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t6237 = t6236 == 0u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t6238 = blockIdx.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t6239 = gridDim.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t6240 = t6239 - 1u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t6241 = blockIdx.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t6242 = t6240 - t6241;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place_4 = t6237 ? t6238 : t6242;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t6244 = gridDim.x;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t6245 = count_2 * t6244;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t6246 = t6245 + place_4;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_3 = t6246;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t6248 = index_2 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t6248) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t6249 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t6249) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
