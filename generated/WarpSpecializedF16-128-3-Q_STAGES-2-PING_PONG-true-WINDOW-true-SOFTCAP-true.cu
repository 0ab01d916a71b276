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
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t66 = t62 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t66 + t65;
                const u32 t68 = end > seq_q ? end : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t69 = t68 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_2 = t69 < seq_k ? t69 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t62 + seq_k;
                const u32 t72 = end_3 > seq_q ? end_3 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position = t72 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t74 = position > window_left ? position : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t75 = t74 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t76 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin = t75 < t76 ? t75 : t76;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t78 = t62 + 191u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t79 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t80 = t78 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_4 = t80 + t79;
                const u32 t82 = end_4 > seq_q ? end_4 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t83 = t82 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_5 = t83 < seq_k ? t83 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_6 = t78 + seq_k;
                const u32 t86 = end_6 > seq_q ? end_6 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_2 = t86 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t88 = position_2 > window_left ? position_2 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t89 = t88 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t90 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_2 = t89 < t90 ? t89 : t90;
#line 321 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 begin_3 = begin >> 7u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t93 = end_5 + 127u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t94 = t93 >> 7u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t95 = begin_3 + 1u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_7 = t94 > t95 ? t94 : t95;
                const u32 count = end_7 - begin_3;
                const u32 t98 = end_2 >> 7u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t98 < end_7 ? t98 : end_7;
                const u32 t100 = begin_2 + 127u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t101 = t100 >> 7u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t102 = t101 > begin_3 ? t101 : begin_3;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t103 = t102 < end_7 ? t102 : end_7;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_left = end_7 - t103;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t105 = end_7 - whole;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t273 = t269 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t273 + t272;
            const u32 t275 = end_8 > seq_q ? end_8 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t276 = t275 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_9 = t276 < seq_k ? t276 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t269 + seq_k;
            const u32 t279 = end_10 > seq_q ? end_10 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t279 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t281 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t282 = t281 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t283 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t282 < t283 ? t282 : t283;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t285 = t269 + 191u;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t286 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t287 = t285 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t287 + t286;
            const u32 t289 = end_11 > seq_q ? end_11 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t290 = t289 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_12 = t290 < seq_k ? t290 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t285 + seq_k;
            const u32 t293 = end_13 > seq_q ? end_13 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t293 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t295 = position_4 > window_left ? position_4 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t296 = t295 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t297 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t296 < t297 ? t296 : t297;
#line 321 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 begin_6 = begin_4 >> 7u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t300 = end_12 + 127u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t301 = t300 >> 7u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t302 = begin_6 + 1u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_14 = t301 > t302 ? t301 : t302;
            const u32 count_3 = end_14 - begin_6;
            const u32 t305 = end_9 >> 7u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t305 < end_14 ? t305 : end_14;
            const u32 t307 = begin_5 + 127u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t308 = t307 >> 7u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t309 = t308 > begin_6 ? t308 : begin_6;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t310 = t309 < end_14 ? t309 : end_14;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_left_2 = end_14 - t310;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t312 = end_14 - whole_2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t313 = t312 < count_3 ? t312 : count_3;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t269 + t242;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t315 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t316 = first_query + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t316 + t315;
            const u32 t318 = end_15 > seq_q ? end_15 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t319 = t318 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_16 = t319 < seq_k ? t319 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = first_query + seq_k;
            const u32 t322 = end_17 > seq_q ? end_17 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_5 = t322 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t324 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t325 = t324 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t326 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_7 = t325 < t326 ? t325 : t326;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t328 = first_query + 63u;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t329 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t330 = t328 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_18 = t330 + t329;
            const u32 t332 = end_18 > seq_q ? end_18 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t333 = t332 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_19 = t333 < seq_k ? t333 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t328 + seq_k;
            const u32 t336 = end_20 > seq_q ? end_20 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_6 = t336 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t338 = position_6 > window_left ? position_6 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t339 = t338 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t340 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_8 = t339 < t340 ? t339 : t340;
#line 321 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 begin_9 = begin_7 >> 7u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t343 = end_19 + 127u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t344 = t343 >> 7u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t345 = begin_9 + 1u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_21 = t344 > t345 ? t344 : t345;
            const u32 count_4 = end_21 - begin_9;
            const u32 t348 = end_16 >> 7u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t348 < end_21 ? t348 : end_21;
            const u32 t350 = begin_8 + 127u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t351 = t350 >> 7u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t352 = t351 > begin_9 ? t351 : begin_9;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t353 = t352 < end_21 ? t352 : end_21;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_left_3 = end_21 - t353;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t355 = end_21 - whole_3;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t366 = i_2 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t367 = t366 << 3u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t368 = t10 + t367;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t369 = i_2 >> 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t370 = t369 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t368), "r"(t370) : "memory");
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t371 = i_2 & 1u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t372 = t371 + 2u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t373 = t372 << 3u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t374 = t10 + t373;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t375 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t375) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t374) : "memory");
                }
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t376 = i_2 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t377 = t376 + 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t378 = t377 << 3u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t379 = t10 + t378;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t380 = i_2 >> 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t381 = t380 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t379), "r"(t381) : "memory");
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t382 = i_2 & 1u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t383 = t382 + 6u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t384 = t383 << 3u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t385 = t10 + t384;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t386 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
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
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t393 = t358 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t394 = t393 << 3u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t395 = t10 + t394;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t396 = t358 >> 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t397 = t396 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t395), "r"(t397) : "memory");
#line 376 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t398 = t360 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t399 = t398 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t400 = smem_1 + t399;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t401 = t358 & 1u;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t402 = t401 << 14u;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t403 = t8 + t402;
            const u32 t404 = t400 >> 4u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t405 = t403 >> 4u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t406 = t404 + 65536u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t407 = (u64)t406;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t408 = t407 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t409 = t405 + 65536u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t410 = (u64)t409;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t411 = t410 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t412 = t404 + 65538u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t413 = (u64)t412;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t414 = t413 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t415 = t405 + 65538u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t416 = (u64)t415;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t417 = t416 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t418 = t404 + 65540u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t419 = (u64)t418;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t420 = t419 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t421 = t405 + 65540u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t422 = (u64)t421;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t423 = t422 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t424 = t404 + 65542u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t425 = (u64)t424;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t426 = t425 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t427 = t405 + 65542u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t428 = (u64)t427;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t429 = t428 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t408), "l"(t411), "l"(t414), "l"(t417), "l"(t420), "l"(t423), "l"(t426), "l"(t429) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t430 = t358 & 1u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t431 = t430 + 2u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t432 = t431 << 3u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t433 = t10 + t432;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t434 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t434) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t433) : "memory");
            }
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t435 = s * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t435));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t437 = power + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t438;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t438) : "f"(t437));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t439;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t439) : "f"(t438), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s = t439;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t440 = s_2 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t440));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t442 = power_2 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t443;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t443) : "f"(t442));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t444;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t444) : "f"(t443), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_2 = t444;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t445 = s_3 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t445));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t447 = power_3 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t448;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t448) : "f"(t447));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t449;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t449) : "f"(t448), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_3 = t449;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t450 = s_4 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t450));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t452 = power_4 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t453;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t453) : "f"(t452));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t454;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t454) : "f"(t453), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_4 = t454;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t455 = s_5 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t455));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t457 = power_5 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t458;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t458) : "f"(t457));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t459;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t459) : "f"(t458), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_5 = t459;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t460 = s_6 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t460));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t462 = power_6 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t463;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t463) : "f"(t462));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t464;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t464) : "f"(t463), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_6 = t464;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t465 = s_7 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t465));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t467 = power_7 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t468;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t468) : "f"(t467));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t469;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t469) : "f"(t468), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_7 = t469;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t470 = s_8 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t470));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t472 = power_8 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t473;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t473) : "f"(t472));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t474;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(t473), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_8 = t474;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t475 = s_9 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_9;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t475));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t477 = power_9 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t478;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t478) : "f"(t477));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t479;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t479) : "f"(t478), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_9 = t479;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t480 = s_10 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_10;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t480));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t482 = power_10 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t483;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t483) : "f"(t482));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t484;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t484) : "f"(t483), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_10 = t484;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t485 = s_11 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_11;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t485));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t487 = power_11 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t488;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(t487));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t489;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t489) : "f"(t488), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_11 = t489;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t490 = s_12 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_12;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t490));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t492 = power_12 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t493;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t493) : "f"(t492));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t494;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t494) : "f"(t493), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_12 = t494;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t495 = s_13 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_13;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t495));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t497 = power_13 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t498;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(t497));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t499;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t499) : "f"(t498), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_13 = t499;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t500 = s_14 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_14;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t500));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t502 = power_14 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t503;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t503) : "f"(t502));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t504;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t504) : "f"(t503), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_14 = t504;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t505 = s_15 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_15;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t505));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t507 = power_15 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t508;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t508) : "f"(t507));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t509;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t509) : "f"(t508), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_15 = t509;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t510 = s_16 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_16;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t510));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t512 = power_16 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t513;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t513) : "f"(t512));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t514;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t514) : "f"(t513), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_16 = t514;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t515 = s_17 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_17;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(t515));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t517 = power_17 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t518;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t518) : "f"(t517));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t519;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(t518), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_17 = t519;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t520 = s_18 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_18;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(t520));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t522 = power_18 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t523;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(t522));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t524;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t524) : "f"(t523), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_18 = t524;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t525 = s_19 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_19;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(t525));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t527 = power_19 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t528;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t528) : "f"(t527));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t529;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t529) : "f"(t528), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_19 = t529;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t530 = s_20 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_20;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(t530));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t532 = power_20 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t533;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t533) : "f"(t532));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t534;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t534) : "f"(t533), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_20 = t534;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t535 = s_21 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_21;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(t535));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t537 = power_21 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t538;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t538) : "f"(t537));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t539;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t539) : "f"(t538), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_21 = t539;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t540 = s_22 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_22;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(t540));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t542 = power_22 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t543;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t543) : "f"(t542));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t544;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t544) : "f"(t543), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_22 = t544;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t545 = s_23 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_23;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(t545));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t547 = power_23 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t548;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t548) : "f"(t547));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t549;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t549) : "f"(t548), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_23 = t549;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t550 = s_24 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_24;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(t550));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t552 = power_24 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t553;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t553) : "f"(t552));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t554;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(t553), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_24 = t554;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t555 = s_25 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_25;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(t555));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t557 = power_25 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t558;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t558) : "f"(t557));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t559;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t559) : "f"(t558), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_25 = t559;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t560 = s_26 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_26;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(t560));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t562 = power_26 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t563;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(t562));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t564;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(t563), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_26 = t564;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t565 = s_27 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_27;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(t565));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t567 = power_27 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t568;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(t567));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t569;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t569) : "f"(t568), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_27 = t569;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t570 = s_28 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_28;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(t570));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t572 = power_28 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t573;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t573) : "f"(t572));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t574;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t574) : "f"(t573), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_28 = t574;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t575 = s_29 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_29;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(t575));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t577 = power_29 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t578;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t578) : "f"(t577));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t579;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(t578), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_29 = t579;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t580 = s_30 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_30;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(t580));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t582 = power_30 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t583;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t583) : "f"(t582));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t584;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t584) : "f"(t583), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_30 = t584;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t585 = s_31 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_31;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(t585));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t587 = power_31 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t588;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t588) : "f"(t587));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t589;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(t588), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_31 = t589;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t590 = s_32 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_32;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(t590));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t592 = power_32 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t593;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(t592));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t594;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t594) : "f"(t593), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_32 = t594;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t595 = s_33 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_33;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_33) : "f"(t595));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t597 = power_33 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t598;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t598) : "f"(t597));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t599;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(t598), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_33 = t599;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t600 = s_34 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_34;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_34) : "f"(t600));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t602 = power_34 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t603;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(t602));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t604;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t604) : "f"(t603), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_34 = t604;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t605 = s_35 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_35;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_35) : "f"(t605));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t607 = power_35 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t608;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t608) : "f"(t607));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t609;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(t608), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_35 = t609;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t610 = s_36 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_36;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_36) : "f"(t610));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t612 = power_36 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t613;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(t612));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t614;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t614) : "f"(t613), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_36 = t614;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t615 = s_37 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_37;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_37) : "f"(t615));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t617 = power_37 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t618;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t618) : "f"(t617));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t619;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t619) : "f"(t618), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_37 = t619;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t620 = s_38 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_38;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_38) : "f"(t620));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t622 = power_38 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t623;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t623) : "f"(t622));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t624;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(t623), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_38 = t624;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t625 = s_39 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_39;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_39) : "f"(t625));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t627 = power_39 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t628;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t628) : "f"(t627));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t629;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t629) : "f"(t628), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_39 = t629;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t630 = s_40 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_40;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_40) : "f"(t630));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t632 = power_40 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t633;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t633) : "f"(t632));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t634;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(t633), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_40 = t634;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t635 = s_41 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_41;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_41) : "f"(t635));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t637 = power_41 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t638;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t638) : "f"(t637));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t639;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t639) : "f"(t638), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_41 = t639;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t640 = s_42 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_42;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_42) : "f"(t640));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t642 = power_42 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t643;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t643) : "f"(t642));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t644;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t644) : "f"(t643), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_42 = t644;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t645 = s_43 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_43;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_43) : "f"(t645));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t647 = power_43 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t648;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t648) : "f"(t647));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t649;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t649) : "f"(t648), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_43 = t649;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t650 = s_44 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_44;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_44) : "f"(t650));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t652 = power_44 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t653;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t653) : "f"(t652));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t654;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(t653), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_44 = t654;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t655 = s_45 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_45;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_45) : "f"(t655));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t657 = power_45 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t658;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t658) : "f"(t657));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t659;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t659) : "f"(t658), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_45 = t659;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t660 = s_46 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_46;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_46) : "f"(t660));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t662 = power_46 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t663;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t663) : "f"(t662));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t664;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t664) : "f"(t663), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_46 = t664;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t665 = s_47 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_47;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_47) : "f"(t665));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t667 = power_47 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t668;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t668) : "f"(t667));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t669;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(t668), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_47 = t669;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t670 = s_48 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_48;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_48) : "f"(t670));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t672 = power_48 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t673;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t673) : "f"(t672));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t674;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(t673), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_48 = t674;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t675 = s_49 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_49;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_49) : "f"(t675));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t677 = power_49 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t678;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t678) : "f"(t677));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t679;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(t678), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_49 = t679;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t680 = s_50 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_50;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_50) : "f"(t680));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t682 = power_50 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t683;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t683) : "f"(t682));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t684;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t684) : "f"(t683), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_50 = t684;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t685 = s_51 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_51;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_51) : "f"(t685));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t687 = power_51 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t688;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t688) : "f"(t687));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t689;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t689) : "f"(t688), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_51 = t689;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t690 = s_52 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_52;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_52) : "f"(t690));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t692 = power_52 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t693;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(t692));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t694;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t694) : "f"(t693), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_52 = t694;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t695 = s_53 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_53;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_53) : "f"(t695));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t697 = power_53 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t698;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t698) : "f"(t697));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t699;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t699) : "f"(t698), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_53 = t699;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t700 = s_54 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_54;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_54) : "f"(t700));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t702 = power_54 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t703;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t703) : "f"(t702));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t704;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t704) : "f"(t703), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_54 = t704;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t705 = s_55 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_55;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_55) : "f"(t705));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t707 = power_55 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t708;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t708) : "f"(t707));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t709;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t709) : "f"(t708), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_55 = t709;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t710 = s_56 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_56;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_56) : "f"(t710));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t712 = power_56 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t713;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(t712));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t714;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(t713), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_56 = t714;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t715 = s_57 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_57;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_57) : "f"(t715));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t717 = power_57 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t718;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(t717));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t719;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t719) : "f"(t718), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_57 = t719;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t720 = s_58 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_58;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_58) : "f"(t720));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t722 = power_58 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t723;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t723) : "f"(t722));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t724;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t724) : "f"(t723), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_58 = t724;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t725 = s_59 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_59;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_59) : "f"(t725));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t727 = power_59 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t728;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(t727));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t729;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t729) : "f"(t728), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_59 = t729;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t730 = s_60 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_60;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_60) : "f"(t730));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t732 = power_60 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t733;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(t732));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t734;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t734) : "f"(t733), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_60 = t734;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t735 = s_61 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_61;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_61) : "f"(t735));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t737 = power_61 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t738;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t738) : "f"(t737));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t739;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t739) : "f"(t738), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_61 = t739;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t740 = s_62 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_62;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_62) : "f"(t740));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t742 = power_62 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t743;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t743) : "f"(t742));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t744;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t744) : "f"(t743), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_62 = t744;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t745 = s_63 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_63;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_63) : "f"(t745));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t747 = power_63 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t748;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(t747));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t749;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t749) : "f"(t748), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_63 = t749;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t750 = s_64 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_64;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_64) : "f"(t750));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t752 = power_64 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t753;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t753) : "f"(t752));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t754;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t754) : "f"(t753), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_64 = t754;
#line 448 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t755 = end_21 - 1u;
#line 448 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t755 << 7u;
#line 452 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t757 = t269 + t242;
#line 452 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t757 + t241;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t759 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t760 = t759 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key + t760;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t762 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t763 = first_query_2 + t762;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t764 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t765 = t763 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_22 = t765 + t764;
            const u32 t767 = end_22 > seq_q ? end_22 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t768 = t767 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_23 = t768 < seq_k ? t768 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_24 = t763 + seq_k;
            const u32 t771 = end_24 > seq_q ? end_24 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_7 = t771 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t773 = position_7 > window_left ? position_7 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t774 = t773 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t775 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t774 < t775 ? t774 : t775;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t777 = end_23 > column ? end_23 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_25 = t777 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t779 = begin_10 > column ? begin_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t780 = t779 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t781 = 0u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t782 = t780 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible = t781 & t782;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t784 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t784;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t785 = 1u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t786 = t780 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t785 & t786;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t788 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t788;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t789 = 8u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t790 = t780 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t789 & t790;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t792 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t792;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t793 = 9u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t794 = t780 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t793 & t794;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t796 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t796;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t797 = 16u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t798 = t780 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t797 & t798;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t800 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t800;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t801 = 17u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t802 = t780 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t801 & t802;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t804 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t804;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t805 = 24u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t806 = t780 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t805 & t806;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t808 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t808;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t809 = 25u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t810 = t780 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t809 & t810;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t812 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t812;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t813 = 32u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t814 = t780 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t813 & t814;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t816 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t816;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t817 = 33u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t818 = t780 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t817 & t818;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t820 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t820;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t821 = 40u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t822 = t780 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t821 & t822;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t824 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t824;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t825 = 41u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t826 = t780 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t825 & t826;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t828 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t828;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t829 = 48u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t830 = t780 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t829 & t830;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t832 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t832;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t833 = 49u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t834 = t780 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t833 & t834;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t836 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t836;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t837 = 56u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t838 = t780 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t837 & t838;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t840 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t840;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t841 = 57u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t842 = t780 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t841 & t842;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t844 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t844;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t845 = 64u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t846 = t780 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = t845 & t846;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t848 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t848;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t849 = 65u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t850 = t780 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = t849 & t850;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t852 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t852;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t853 = 72u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t854 = t780 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = t853 & t854;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t856 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t856;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t857 = 73u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t858 = t780 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = t857 & t858;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t860 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t860;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t861 = 80u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t862 = t780 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = t861 & t862;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t864 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t864;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t865 = 81u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t866 = t780 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = t865 & t866;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t868 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t868;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t869 = 88u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t870 = t780 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = t869 & t870;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t872 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t872;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t873 = 89u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t874 = t780 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = t873 & t874;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t876 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t876;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t877 = 96u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t878 = t780 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = t877 & t878;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t880 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t880;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t881 = 97u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t882 = t780 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = t881 & t882;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t884 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t884;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t885 = 104u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t886 = t780 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = t885 & t886;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t888 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t888;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t889 = 105u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t890 = t780 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = t889 & t890;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t892 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t892;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t893 = 112u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t894 = t780 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = t893 & t894;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t896 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t896;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t897 = 113u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t898 = t780 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = t897 & t898;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t900 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t900;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t901 = 120u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t902 = t780 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = t901 & t902;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t904 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t904;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t905 = 121u < end_25;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t906 = t780 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = t905 & t906;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t908 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t908;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t909 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t910 = first_query_2 + t909;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t911 = t910 + 8u;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t912 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t913 = t911 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_26 = t913 + t912;
            const u32 t915 = end_26 > seq_q ? end_26 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t916 = t915 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_27 = t916 < seq_k ? t916 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_28 = t911 + seq_k;
            const u32 t919 = end_28 > seq_q ? end_28 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_8 = t919 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t921 = position_8 > window_left ? position_8 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t922 = t921 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t923 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_11 = t922 < t923 ? t922 : t923;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t925 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_29 = t925 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t927 = begin_11 > column ? begin_11 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t928 = t927 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t929 = 0u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t930 = t928 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = t929 & t930;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t932 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t932;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t933 = 1u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t934 = t928 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = t933 & t934;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t936 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t936;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t937 = 8u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t938 = t928 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = t937 & t938;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t940 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t940;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t941 = 9u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t942 = t928 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = t941 & t942;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t944 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t944;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t945 = 16u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t946 = t928 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = t945 & t946;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t948 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t948;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t949 = 17u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t950 = t928 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = t949 & t950;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t952 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t952;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t953 = 24u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t954 = t928 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = t953 & t954;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t956 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t956;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t957 = 25u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t958 = t928 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = t957 & t958;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t960 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t960;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t961 = 32u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t962 = t928 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = t961 & t962;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t964 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t964;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t965 = 33u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t966 = t928 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = t965 & t966;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t968 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t968;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t969 = 40u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t970 = t928 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = t969 & t970;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t972 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t972;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t973 = 41u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t974 = t928 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = t973 & t974;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t976 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t976;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t977 = 48u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t978 = t928 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = t977 & t978;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t980 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t980;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t981 = 49u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t982 = t928 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = t981 & t982;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t984 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t984;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t985 = 56u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t986 = t928 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = t985 & t986;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t988 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t988;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t989 = 57u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t990 = t928 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = t989 & t990;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t992 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t992;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t993 = 64u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t994 = t928 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = t993 & t994;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t996 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t996;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t997 = 65u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t998 = t928 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = t997 & t998;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1000 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1000;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1001 = 72u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1002 = t928 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = t1001 & t1002;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1004 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1004;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1005 = 73u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1006 = t928 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = t1005 & t1006;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1008 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1008;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1009 = 80u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1010 = t928 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = t1009 & t1010;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1012 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1012;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1013 = 81u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1014 = t928 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = t1013 & t1014;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1016 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1016;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1017 = 88u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1018 = t928 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = t1017 & t1018;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1020 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1020;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1021 = 89u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1022 = t928 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = t1021 & t1022;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1024 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1024;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1025 = 96u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1026 = t928 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = t1025 & t1026;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1028 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1028;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1029 = 97u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1030 = t928 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = t1029 & t1030;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1032 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1032;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1033 = 104u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1034 = t928 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = t1033 & t1034;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1036 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1036;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1037 = 105u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1038 = t928 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = t1037 & t1038;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1040 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1040;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1041 = 112u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1042 = t928 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = t1041 & t1042;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1044 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1044;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1045 = 113u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1046 = t928 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = t1045 & t1046;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1048 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1048;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1049 = 120u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1050 = t928 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = t1049 & t1050;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1052 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1052;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1053 = 121u < end_29;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1054 = t928 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = t1053 & t1054;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1056 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1056;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1058;
            asm("max.f32 %0, %1, %2;" : "=f"(t1058) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1059;
            asm("max.f32 %0, %1, %2;" : "=f"(t1059) : "f"(t1058), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1060;
            asm("max.f32 %0, %1, %2;" : "=f"(t1060) : "f"(s_2), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1061;
            asm("max.f32 %0, %1, %2;" : "=f"(t1061) : "f"(s_5), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1062;
            asm("max.f32 %0, %1, %2;" : "=f"(t1062) : "f"(s_6), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1063;
            asm("max.f32 %0, %1, %2;" : "=f"(t1063) : "f"(t1059), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1064;
            asm("max.f32 %0, %1, %2;" : "=f"(t1064) : "f"(t1060), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1065;
            asm("max.f32 %0, %1, %2;" : "=f"(t1065) : "f"(t1061), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1066;
            asm("max.f32 %0, %1, %2;" : "=f"(t1066) : "f"(t1062), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1067;
            asm("max.f32 %0, %1, %2;" : "=f"(t1067) : "f"(t1063), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1068;
            asm("max.f32 %0, %1, %2;" : "=f"(t1068) : "f"(t1064), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1069;
            asm("max.f32 %0, %1, %2;" : "=f"(t1069) : "f"(t1065), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1070;
            asm("max.f32 %0, %1, %2;" : "=f"(t1070) : "f"(t1066), "f"(s_30));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1071;
            asm("max.f32 %0, %1, %2;" : "=f"(t1071) : "f"(t1067), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1072;
            asm("max.f32 %0, %1, %2;" : "=f"(t1072) : "f"(t1068), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1073;
            asm("max.f32 %0, %1, %2;" : "=f"(t1073) : "f"(t1069), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1074;
            asm("max.f32 %0, %1, %2;" : "=f"(t1074) : "f"(t1070), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1075;
            asm("max.f32 %0, %1, %2;" : "=f"(t1075) : "f"(t1071), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1076;
            asm("max.f32 %0, %1, %2;" : "=f"(t1076) : "f"(t1072), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1077;
            asm("max.f32 %0, %1, %2;" : "=f"(t1077) : "f"(t1073), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1078;
            asm("max.f32 %0, %1, %2;" : "=f"(t1078) : "f"(t1074), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1079;
            asm("max.f32 %0, %1, %2;" : "=f"(t1079) : "f"(t1075), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1080;
            asm("max.f32 %0, %1, %2;" : "=f"(t1080) : "f"(t1076), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1081;
            asm("max.f32 %0, %1, %2;" : "=f"(t1081) : "f"(t1077), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1082;
            asm("max.f32 %0, %1, %2;" : "=f"(t1082) : "f"(t1078), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1083;
            asm("max.f32 %0, %1, %2;" : "=f"(t1083) : "f"(t1079), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1084;
            asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(t1080), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1085;
            asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(t1081), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1086;
            asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(t1082), "f"(s_62));
            f32 t1087;
            asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1083), "f"(t1084));
#line 177 "fa-kernels/src/attention/softmax.rs"
            f32 t1088;
            asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(t1085), "f"(t1086));
#line 177 "fa-kernels/src/attention/softmax.rs"
            f32 t1089;
            asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1087), "f"(t1088));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1090;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1090) : "f"(t1089));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1089), "f"(t1090));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1092;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1092) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1092));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t1095 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t1095;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1097 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1098;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1098) : "f"(old), "f"(scale_log2), "f"(t1097));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1098));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1100 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1101 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1101));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1103;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1103) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s = t1103;
            const f32 t1104 = t1100 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1105 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1105));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1107;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1107) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_2 = t1107;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1108 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1108));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1110;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1110) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_5 = t1110;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1111 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1111));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1113;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_6 = t1113;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1114 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1114));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1116;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1116) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_9 = t1116;
            const f32 t1117 = t1104 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1118 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1118));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1120;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1120) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1120;
            const f32 t1121 = s_2 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1122 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1122));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1124;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1124) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1124;
            const f32 t1125 = s_5 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1126 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1126));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1128;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1128) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1128;
            const f32 t1129 = s_6 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1130 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1130));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1132;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1132) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1132;
            const f32 t1133 = t1117 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1134 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1134));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1136;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1136) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1136;
            const f32 t1137 = t1121 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1138 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1138));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1140;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1140) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1140;
            const f32 t1141 = t1125 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1142 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1142));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1144;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1144) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1144;
            const f32 t1145 = t1129 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1146 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1146));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1148;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1148) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1148;
            const f32 t1149 = t1133 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1150 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1150));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1152;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1152) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1152;
            const f32 t1153 = t1137 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1154 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1154));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1156;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1156) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1156;
            const f32 t1157 = t1141 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1158 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1158));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1160;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1160) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1160;
            const f32 t1161 = t1145 + s_30;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1162 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1162));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1164;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1164) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1164;
            const f32 t1165 = t1149 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1166 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1166));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1168;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1168) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1168;
            const f32 t1169 = t1153 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1170 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1170));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1172;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1172) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1172;
            const f32 t1173 = t1157 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1174 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1174));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1176;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1176) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1176;
            const f32 t1177 = t1161 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1178 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1178));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1180;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1180) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1180;
            const f32 t1181 = t1165 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1182 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1182));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1184;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1184) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1184;
            const f32 t1185 = t1169 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1186 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1186));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1188;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1188) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1188;
            const f32 t1189 = t1173 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1190 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1190));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1192;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1192) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1192;
            const f32 t1193 = t1177 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1194 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1194));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1196;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1196) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1196;
            const f32 t1197 = t1181 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1198 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1198));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1200;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1200) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1200;
            const f32 t1201 = t1185 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1202 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1202));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1204;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1204) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1204;
            const f32 t1205 = t1189 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1206 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1206));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1208;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1208) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1208;
            const f32 t1209 = t1193 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1210 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1210));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1212;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1212) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1212;
            const f32 t1213 = t1197 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1214 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1214));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1216;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1216) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1216;
            const f32 t1217 = t1201 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1218 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1218));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1220;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1220) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1220;
            const f32 t1221 = t1205 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1222 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1222));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1224;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1224) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1224;
            const f32 t1225 = t1209 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1226 = t1213 + t1217;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1227 = t1221 + t1225;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1228 = t1226 + t1227;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1228;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1230;
            asm("max.f32 %0, %1, %2;" : "=f"(t1230) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1231;
            asm("max.f32 %0, %1, %2;" : "=f"(t1231) : "f"(t1230), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1232;
            asm("max.f32 %0, %1, %2;" : "=f"(t1232) : "f"(s_4), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1233;
            asm("max.f32 %0, %1, %2;" : "=f"(t1233) : "f"(s_7), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1234;
            asm("max.f32 %0, %1, %2;" : "=f"(t1234) : "f"(s_8), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1235;
            asm("max.f32 %0, %1, %2;" : "=f"(t1235) : "f"(t1231), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1236;
            asm("max.f32 %0, %1, %2;" : "=f"(t1236) : "f"(t1232), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1237;
            asm("max.f32 %0, %1, %2;" : "=f"(t1237) : "f"(t1233), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1238;
            asm("max.f32 %0, %1, %2;" : "=f"(t1238) : "f"(t1234), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1239;
            asm("max.f32 %0, %1, %2;" : "=f"(t1239) : "f"(t1235), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1240;
            asm("max.f32 %0, %1, %2;" : "=f"(t1240) : "f"(t1236), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1241;
            asm("max.f32 %0, %1, %2;" : "=f"(t1241) : "f"(t1237), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1242;
            asm("max.f32 %0, %1, %2;" : "=f"(t1242) : "f"(t1238), "f"(s_32));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1243;
            asm("max.f32 %0, %1, %2;" : "=f"(t1243) : "f"(t1239), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1244;
            asm("max.f32 %0, %1, %2;" : "=f"(t1244) : "f"(t1240), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1245;
            asm("max.f32 %0, %1, %2;" : "=f"(t1245) : "f"(t1241), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1246;
            asm("max.f32 %0, %1, %2;" : "=f"(t1246) : "f"(t1242), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1247;
            asm("max.f32 %0, %1, %2;" : "=f"(t1247) : "f"(t1243), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1248;
            asm("max.f32 %0, %1, %2;" : "=f"(t1248) : "f"(t1244), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1249;
            asm("max.f32 %0, %1, %2;" : "=f"(t1249) : "f"(t1245), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1250;
            asm("max.f32 %0, %1, %2;" : "=f"(t1250) : "f"(t1246), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1251;
            asm("max.f32 %0, %1, %2;" : "=f"(t1251) : "f"(t1247), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1252;
            asm("max.f32 %0, %1, %2;" : "=f"(t1252) : "f"(t1248), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1253;
            asm("max.f32 %0, %1, %2;" : "=f"(t1253) : "f"(t1249), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1254;
            asm("max.f32 %0, %1, %2;" : "=f"(t1254) : "f"(t1250), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1255;
            asm("max.f32 %0, %1, %2;" : "=f"(t1255) : "f"(t1251), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1256;
            asm("max.f32 %0, %1, %2;" : "=f"(t1256) : "f"(t1252), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1257;
            asm("max.f32 %0, %1, %2;" : "=f"(t1257) : "f"(t1253), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1258;
            asm("max.f32 %0, %1, %2;" : "=f"(t1258) : "f"(t1254), "f"(s_64));
            f32 t1259;
            asm("max.f32 %0, %1, %2;" : "=f"(t1259) : "f"(t1255), "f"(t1256));
#line 177 "fa-kernels/src/attention/softmax.rs"
            f32 t1260;
            asm("max.f32 %0, %1, %2;" : "=f"(t1260) : "f"(t1257), "f"(t1258));
#line 177 "fa-kernels/src/attention/softmax.rs"
            f32 t1261;
            asm("max.f32 %0, %1, %2;" : "=f"(t1261) : "f"(t1259), "f"(t1260));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1262;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1262) : "f"(t1261));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1261), "f"(t1262));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1264;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1264) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1264));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t1267 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t1267;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1269 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1270;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1270) : "f"(old_2), "f"(scale_log2), "f"(t1269));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1270));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1272 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1273 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1273));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1275;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1275) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_3 = t1275;
            const f32 t1276 = t1272 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1277 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1277));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1279;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_4 = t1279;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1280 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1280));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1282;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1282) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_7 = t1282;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1283 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1283));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1285;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_8 = t1285;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1286 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1286));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1288;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1288) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1288;
            const f32 t1289 = t1276 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1290 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1290));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1292;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1292) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1292;
            const f32 t1293 = s_4 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1294 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1294));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1296;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1296) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1296;
            const f32 t1297 = s_7 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1298 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1298));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1300;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1300) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1300;
            const f32 t1301 = s_8 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1302 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1302));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1304;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1304) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1304;
            const f32 t1305 = t1289 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1306 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1306));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1308;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1308) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1308;
            const f32 t1309 = t1293 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1310 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1310));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1312;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1312) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1312;
            const f32 t1313 = t1297 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1314 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1314));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1316;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1316) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1316;
            const f32 t1317 = t1301 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1318 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1318));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1320;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1320) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1320;
            const f32 t1321 = t1305 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1322 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1322));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1324;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1324) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1324;
            const f32 t1325 = t1309 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1326 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1326));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1328;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1328) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1328;
            const f32 t1329 = t1313 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1330 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1330));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1332;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1332) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1332;
            const f32 t1333 = t1317 + s_32;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1334 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1334));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1336;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1336;
            const f32 t1337 = t1321 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1338 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1338));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1340;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1340) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1340;
            const f32 t1341 = t1325 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1342 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1342));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1344;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1344) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1344;
            const f32 t1345 = t1329 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1346 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1346));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1348;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1348) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1348;
            const f32 t1349 = t1333 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1350 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1350));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1352;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1352) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1352;
            const f32 t1353 = t1337 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1354 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1354));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1356;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1356) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1356;
            const f32 t1357 = t1341 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1358 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1358));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1360;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1360) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1360;
            const f32 t1361 = t1345 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1362 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1362));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1364;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1364) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1364;
            const f32 t1365 = t1349 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1366 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1366));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1368;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1368) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1368;
            const f32 t1369 = t1353 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1370 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1370));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1372;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1372) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1372;
            const f32 t1373 = t1357 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1374 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1374));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1376;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1376) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1376;
            const f32 t1377 = t1361 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1378 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1378));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1380;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1380) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1380;
            const f32 t1381 = t1365 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1382 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1382));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1384;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1384) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1384;
            const f32 t1385 = t1369 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1386 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1386));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1388;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1388) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1388;
            const f32 t1389 = t1373 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1390 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1390));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1392;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1392) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1392;
            const f32 t1393 = t1377 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1394 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1394));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1396;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1396) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1396;
            const f32 t1397 = t1381 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1398 = t1385 + t1389;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1399 = t1393 + t1397;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1400 = t1398 + t1399;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1400;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1401;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1401) : "f"(s), "f"(s_2));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1402;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1402) : "f"(s_3), "f"(s_4));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1403;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1403) : "f"(s_5), "f"(s_6));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1404;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1404) : "f"(s_7), "f"(s_8));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1405;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1405) : "f"(s_9), "f"(s_10));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1406;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1406) : "f"(s_11), "f"(s_12));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1407;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1407) : "f"(s_13), "f"(s_14));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1408;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1408) : "f"(s_15), "f"(s_16));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1409;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1409) : "f"(s_17), "f"(s_18));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1410;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1410) : "f"(s_19), "f"(s_20));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1411;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1411) : "f"(s_21), "f"(s_22));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1412;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1412) : "f"(s_23), "f"(s_24));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1413;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1413) : "f"(s_25), "f"(s_26));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1414;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1414) : "f"(s_27), "f"(s_28));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1415;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1415) : "f"(s_29), "f"(s_30));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1416;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1416) : "f"(s_31), "f"(s_32));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1417;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1417) : "f"(s_33), "f"(s_34));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1418;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1418) : "f"(s_35), "f"(s_36));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1419;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1419) : "f"(s_37), "f"(s_38));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1420;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1420) : "f"(s_39), "f"(s_40));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1421;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1421) : "f"(s_41), "f"(s_42));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1422;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1422) : "f"(s_43), "f"(s_44));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1423;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1423) : "f"(s_45), "f"(s_46));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1424;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1424) : "f"(s_47), "f"(s_48));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1425;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1425) : "f"(s_49), "f"(s_50));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1426;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1426) : "f"(s_51), "f"(s_52));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1427;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1427) : "f"(s_53), "f"(s_54));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1428;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1428) : "f"(s_55), "f"(s_56));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1429;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1429) : "f"(s_57), "f"(s_58));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1430;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1430) : "f"(s_59), "f"(s_60));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1431;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1431) : "f"(s_61), "f"(s_62));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1432;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1432) : "f"(s_63), "f"(s_64));
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p = t1401;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1402;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1403;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1404;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1405;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1406;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1407;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1408;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1409;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1410;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1411;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1412;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1413;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1414;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1415;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1416;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1417;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1418;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1419;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1420;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1421;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1422;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1423;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1424;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1425;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1426;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1427;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1428;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1429;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1430;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1431;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1432;
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
                const u32 t1435 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1435) : "memory");
#line 374 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1436 = t358 + i_3;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1437 = t1436 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1438 = t1437 << 3u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1439 = t10 + t1438;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1440 = t1436 >> 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1441 = t1440 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1439), "r"(t1441) : "memory");
#line 376 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1442 = t360 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1443 = t1442 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1444 = smem_1 + t1443;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1445 = t1436 & 1u;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1446 = t1445 << 14u;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1447 = t8 + t1446;
                const u32 t1448 = t1444 >> 4u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1449 = t1447 >> 4u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1450 = t1448 + 65536u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1451 = (u64)t1450;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1452 = t1451 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1453 = t1449 + 65536u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1454 = (u64)t1453;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1455 = t1454 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1456 = t1448 + 65538u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1457 = (u64)t1456;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1458 = t1457 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1459 = t1449 + 65538u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1460 = (u64)t1459;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1461 = t1460 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1462 = t1448 + 65540u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1463 = (u64)t1462;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1464 = t1463 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1465 = t1449 + 65540u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1466 = (u64)t1465;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1467 = t1466 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1468 = t1448 + 65542u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1469 = (u64)t1468;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1470 = t1469 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1471 = t1449 + 65542u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1472 = (u64)t1471;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1473 = t1472 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1452), "l"(t1455), "l"(t1458), "l"(t1461), "l"(t1464), "l"(t1467), "l"(t1470), "l"(t1473) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 342 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1474 = i_3 - 1u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1475 = t358 + t1474;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1476 = t1475 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1477 = t1476 + 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1478 = t1477 << 3u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1479 = t10 + t1478;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1480 = t1475 >> 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1481 = t1480 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1479), "r"(t1481) : "memory");
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs = p;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_2 = p_2;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_3 = p_3;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_4 = p_4;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_5 = p_5;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_6 = p_6;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_7 = p_7;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_8 = p_8;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_9 = p_9;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_10 = p_10;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_11 = p_11;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_12 = p_12;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_13 = p_13;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_14 = p_14;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_15 = p_15;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_16 = p_16;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_17 = p_17;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_18 = p_18;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_19 = p_19;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_20 = p_20;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_21 = p_21;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_22 = p_22;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_23 = p_23;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_24 = p_24;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_25 = p_25;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_26 = p_26;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_27 = p_27;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_28 = p_28;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_29 = p_29;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_30 = p_30;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_31 = p_31;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_32 = p_32;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1482 = t1475 & 1u;
#line 392 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1483 = t1482 << 14u;
#line 392 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1484 = t9 + t1483;
                const u32 t1485 = t1484 >> 4u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1486 = t1485 + 67108864u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1487 = (u64)t1486;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1488 = t1487 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1489 = t1485 + 67108992u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1490 = (u64)t1489;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1491 = t1490 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1492 = t1485 + 67109120u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1493 = (u64)t1492;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1494 = t1493 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1495 = t1485 + 67109248u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1496 = (u64)t1495;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1497 = t1496 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1498 = t1485 + 67109376u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1499 = (u64)t1498;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1500 = t1499 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1501 = t1485 + 67109504u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1502 = (u64)t1501;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1503 = t1502 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1504 = t1485 + 67109632u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1505 = (u64)t1504;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1506 = t1505 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1507 = t1485 + 67109760u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1508 = (u64)t1507;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1509 = t1508 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1488), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1491), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1494), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1497), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1500), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1503), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1506), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1509) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1510 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1511 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_2 = t1510 ? 0u : t1511;
                const u32 t1513 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1513) : "memory");
#line 344 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1514 = t358 + i_3;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1515 = t1514 & 1u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1516 = t1515 + 2u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1517 = t1516 << 3u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1518 = t10 + t1517;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1519 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1519) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1518) : "memory");
                }
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1520 = s * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_65;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_65) : "f"(t1520));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1522 = power_65 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1523;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1523) : "f"(t1522));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1524;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1524) : "f"(t1523), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s = t1524;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1525 = s_2 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_66;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_66) : "f"(t1525));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1527 = power_66 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1528;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1528) : "f"(t1527));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1529;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1529) : "f"(t1528), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t1529;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1530 = s_3 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_67;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_67) : "f"(t1530));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1532 = power_67 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1533;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(t1532));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1534;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(t1533), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t1534;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1535 = s_4 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_68;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_68) : "f"(t1535));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1537 = power_68 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1538;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1538) : "f"(t1537));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1539;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1539) : "f"(t1538), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t1539;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1540 = s_5 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_69;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_69) : "f"(t1540));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1542 = power_69 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1543;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1543) : "f"(t1542));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1544;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1544) : "f"(t1543), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t1544;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1545 = s_6 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_70;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_70) : "f"(t1545));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1547 = power_70 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1548;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1548) : "f"(t1547));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1549;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1549) : "f"(t1548), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t1549;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1550 = s_7 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_71;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_71) : "f"(t1550));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1552 = power_71 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1553;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1553) : "f"(t1552));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1554;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1554) : "f"(t1553), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t1554;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1555 = s_8 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_72;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_72) : "f"(t1555));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1557 = power_72 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1558;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1558) : "f"(t1557));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1559;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1559) : "f"(t1558), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t1559;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1560 = s_9 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_73;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_73) : "f"(t1560));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1562 = power_73 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1563;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1563) : "f"(t1562));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1564;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1564) : "f"(t1563), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t1564;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1565 = s_10 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_74;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_74) : "f"(t1565));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1567 = power_74 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1568;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1568) : "f"(t1567));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1569;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1569) : "f"(t1568), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t1569;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1570 = s_11 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_75;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_75) : "f"(t1570));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1572 = power_75 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1573;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1573) : "f"(t1572));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1574;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1574) : "f"(t1573), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t1574;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1575 = s_12 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_76;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_76) : "f"(t1575));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1577 = power_76 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1578;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1578) : "f"(t1577));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1579;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1579) : "f"(t1578), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t1579;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1580 = s_13 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_77;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_77) : "f"(t1580));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1582 = power_77 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1583;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1583) : "f"(t1582));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1584;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1584) : "f"(t1583), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t1584;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1585 = s_14 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_78;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_78) : "f"(t1585));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1587 = power_78 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1588;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1588) : "f"(t1587));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1589;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1589) : "f"(t1588), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t1589;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1590 = s_15 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_79;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_79) : "f"(t1590));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1592 = power_79 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1593;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1593) : "f"(t1592));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1594;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1594) : "f"(t1593), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t1594;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1595 = s_16 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_80;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_80) : "f"(t1595));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1597 = power_80 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1598;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1598) : "f"(t1597));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1599;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1599) : "f"(t1598), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t1599;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1600 = s_17 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_81;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_81) : "f"(t1600));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1602 = power_81 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1603;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1603) : "f"(t1602));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1604;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1604) : "f"(t1603), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_17 = t1604;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1605 = s_18 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_82;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_82) : "f"(t1605));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1607 = power_82 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1608;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1608) : "f"(t1607));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1609;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1609) : "f"(t1608), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_18 = t1609;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1610 = s_19 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_83;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_83) : "f"(t1610));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1612 = power_83 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1613;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1613) : "f"(t1612));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1614;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1614) : "f"(t1613), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_19 = t1614;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1615 = s_20 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_84;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_84) : "f"(t1615));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1617 = power_84 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1618;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1618) : "f"(t1617));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1619;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1619) : "f"(t1618), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_20 = t1619;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1620 = s_21 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_85;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_85) : "f"(t1620));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1622 = power_85 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1623;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1623) : "f"(t1622));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1624;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1624) : "f"(t1623), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_21 = t1624;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1625 = s_22 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_86;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_86) : "f"(t1625));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1627 = power_86 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1628;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1628) : "f"(t1627));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1629;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1629) : "f"(t1628), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_22 = t1629;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1630 = s_23 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_87;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_87) : "f"(t1630));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1632 = power_87 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1633;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1633) : "f"(t1632));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1634;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1634) : "f"(t1633), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_23 = t1634;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1635 = s_24 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_88;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_88) : "f"(t1635));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1637 = power_88 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1638;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1638) : "f"(t1637));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1639;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1639) : "f"(t1638), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_24 = t1639;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1640 = s_25 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_89;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_89) : "f"(t1640));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1642 = power_89 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1643;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1643) : "f"(t1642));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1644;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1644) : "f"(t1643), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_25 = t1644;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1645 = s_26 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_90;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_90) : "f"(t1645));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1647 = power_90 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1648;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1648) : "f"(t1647));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1649;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1649) : "f"(t1648), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_26 = t1649;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1650 = s_27 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_91;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_91) : "f"(t1650));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1652 = power_91 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1653;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1653) : "f"(t1652));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1654;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1654) : "f"(t1653), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_27 = t1654;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1655 = s_28 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_92;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_92) : "f"(t1655));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1657 = power_92 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1658;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1658) : "f"(t1657));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1659;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1659) : "f"(t1658), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_28 = t1659;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1660 = s_29 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_93;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_93) : "f"(t1660));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1662 = power_93 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1663;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1663) : "f"(t1662));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1664;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1664) : "f"(t1663), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_29 = t1664;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1665 = s_30 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_94;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_94) : "f"(t1665));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1667 = power_94 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1668;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1668) : "f"(t1667));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1669;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1669) : "f"(t1668), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_30 = t1669;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1670 = s_31 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_95;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_95) : "f"(t1670));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1672 = power_95 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1673;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1673) : "f"(t1672));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1674;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1674) : "f"(t1673), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_31 = t1674;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1675 = s_32 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_96;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_96) : "f"(t1675));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1677 = power_96 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1678;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1678) : "f"(t1677));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1679;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1679) : "f"(t1678), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_32 = t1679;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1680 = s_33 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_97;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_97) : "f"(t1680));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1682 = power_97 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1683;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1683) : "f"(t1682));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1684;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1684) : "f"(t1683), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_33 = t1684;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1685 = s_34 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_98;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_98) : "f"(t1685));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1687 = power_98 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1688;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1688) : "f"(t1687));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1689;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1689) : "f"(t1688), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_34 = t1689;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1690 = s_35 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_99;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_99) : "f"(t1690));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1692 = power_99 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1693;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1693) : "f"(t1692));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1694;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1694) : "f"(t1693), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_35 = t1694;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1695 = s_36 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_100;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_100) : "f"(t1695));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1697 = power_100 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1698;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1698) : "f"(t1697));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1699;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1699) : "f"(t1698), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_36 = t1699;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1700 = s_37 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_101;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_101) : "f"(t1700));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1702 = power_101 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1703;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1703) : "f"(t1702));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1704;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1704) : "f"(t1703), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_37 = t1704;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1705 = s_38 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_102;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_102) : "f"(t1705));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1707 = power_102 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1708;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1708) : "f"(t1707));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1709;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1709) : "f"(t1708), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_38 = t1709;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1710 = s_39 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_103;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_103) : "f"(t1710));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1712 = power_103 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1713;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1713) : "f"(t1712));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1714;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1714) : "f"(t1713), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_39 = t1714;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1715 = s_40 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_104;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_104) : "f"(t1715));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1717 = power_104 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1718;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1718) : "f"(t1717));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1719;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1719) : "f"(t1718), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_40 = t1719;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1720 = s_41 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_105;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_105) : "f"(t1720));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1722 = power_105 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1723;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1723) : "f"(t1722));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1724;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1724) : "f"(t1723), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_41 = t1724;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1725 = s_42 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_106;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_106) : "f"(t1725));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1727 = power_106 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1728;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1728) : "f"(t1727));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1729;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1729) : "f"(t1728), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_42 = t1729;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1730 = s_43 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_107;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_107) : "f"(t1730));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1732 = power_107 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1733;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1733) : "f"(t1732));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1734;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1734) : "f"(t1733), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_43 = t1734;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1735 = s_44 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_108;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_108) : "f"(t1735));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1737 = power_108 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1738;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1738) : "f"(t1737));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1739;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1739) : "f"(t1738), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_44 = t1739;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1740 = s_45 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_109;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_109) : "f"(t1740));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1742 = power_109 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1743;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1743) : "f"(t1742));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1744;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1744) : "f"(t1743), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_45 = t1744;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1745 = s_46 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_110;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_110) : "f"(t1745));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1747 = power_110 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1748;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1748) : "f"(t1747));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1749;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1749) : "f"(t1748), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_46 = t1749;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1750 = s_47 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_111;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_111) : "f"(t1750));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1752 = power_111 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1753;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1753) : "f"(t1752));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1754;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1754) : "f"(t1753), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_47 = t1754;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1755 = s_48 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_112;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_112) : "f"(t1755));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1757 = power_112 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1758;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1758) : "f"(t1757));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1759;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1759) : "f"(t1758), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_48 = t1759;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1760 = s_49 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_113;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_113) : "f"(t1760));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1762 = power_113 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1763;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1763) : "f"(t1762));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1764;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1764) : "f"(t1763), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_49 = t1764;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1765 = s_50 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_114;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_114) : "f"(t1765));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1767 = power_114 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1768;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1768) : "f"(t1767));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1769;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1769) : "f"(t1768), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_50 = t1769;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1770 = s_51 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_115;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_115) : "f"(t1770));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1772 = power_115 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1773;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1773) : "f"(t1772));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1774;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1774) : "f"(t1773), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_51 = t1774;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1775 = s_52 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_116;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_116) : "f"(t1775));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1777 = power_116 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1778;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1778) : "f"(t1777));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1779;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1779) : "f"(t1778), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_52 = t1779;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1780 = s_53 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_117;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_117) : "f"(t1780));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1782 = power_117 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1783;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1783) : "f"(t1782));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1784;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1784) : "f"(t1783), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_53 = t1784;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1785 = s_54 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_118;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_118) : "f"(t1785));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1787 = power_118 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1788;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1788) : "f"(t1787));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1789;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1789) : "f"(t1788), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_54 = t1789;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1790 = s_55 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_119;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_119) : "f"(t1790));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1792 = power_119 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1793;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1793) : "f"(t1792));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1794;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1794) : "f"(t1793), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_55 = t1794;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1795 = s_56 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_120;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_120) : "f"(t1795));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1797 = power_120 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1798;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1798) : "f"(t1797));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1799;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1799) : "f"(t1798), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_56 = t1799;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1800 = s_57 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_121;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_121) : "f"(t1800));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1802 = power_121 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1803;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1803) : "f"(t1802));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1804;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1804) : "f"(t1803), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_57 = t1804;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1805 = s_58 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_122;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_122) : "f"(t1805));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1807 = power_122 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1808;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1808) : "f"(t1807));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1809;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1809) : "f"(t1808), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_58 = t1809;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1810 = s_59 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_123;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_123) : "f"(t1810));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1812 = power_123 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1813;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1813) : "f"(t1812));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1814;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1814) : "f"(t1813), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_59 = t1814;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1815 = s_60 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_124;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_124) : "f"(t1815));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1817 = power_124 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1818;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1818) : "f"(t1817));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1819;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1819) : "f"(t1818), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_60 = t1819;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1820 = s_61 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_125;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_125) : "f"(t1820));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1822 = power_125 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1823;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1823) : "f"(t1822));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1824;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1824) : "f"(t1823), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_61 = t1824;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1825 = s_62 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_126;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_126) : "f"(t1825));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1827 = power_126 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1828;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1828) : "f"(t1827));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1829;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1829) : "f"(t1828), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_62 = t1829;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1830 = s_63 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_127;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_127) : "f"(t1830));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1832 = power_127 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1833;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1833) : "f"(t1832));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1834;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1834) : "f"(t1833), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_63 = t1834;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1835 = s_64 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_128;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_128) : "f"(t1835));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1837 = power_128 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1838;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1838) : "f"(t1837));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1839;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1839) : "f"(t1838), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_64 = t1839;
#line 448 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1840 = end_21 - 1u;
#line 448 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1841 = t1840 - i_3;
#line 448 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t1841 << 7u;
#line 452 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1843 = t269 + t242;
#line 452 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_3 = t1843 + t241;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1845 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1846 = t1845 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_2 + t1846;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1848 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1849 = first_query_3 + t1848;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t1850 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1851 = t1849 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_30 = t1851 + t1850;
                const u32 t1853 = end_30 > seq_q ? end_30 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1854 = t1853 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_31 = t1854 < seq_k ? t1854 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_32 = t1849 + seq_k;
                const u32 t1857 = end_32 > seq_q ? end_32 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_9 = t1857 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1859 = position_9 > window_left ? position_9 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1860 = t1859 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1861 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_12 = t1860 < t1861 ? t1860 : t1861;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1863 = end_31 > column_2 ? end_31 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_33 = t1863 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1865 = begin_12 > column_2 ? begin_12 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1866 = t1865 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1867 = 0u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1868 = t1866 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_65 = t1867 & t1868;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1870 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1870;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1871 = 1u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1872 = t1866 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_66 = t1871 & t1872;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1874 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1874;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1875 = 8u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1876 = t1866 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_67 = t1875 & t1876;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1878 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1878;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1879 = 9u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1880 = t1866 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_68 = t1879 & t1880;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1882 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1882;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1883 = 16u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1884 = t1866 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_69 = t1883 & t1884;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1886 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1886;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1887 = 17u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1888 = t1866 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_70 = t1887 & t1888;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1890 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1890;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1891 = 24u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1892 = t1866 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_71 = t1891 & t1892;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1894 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1894;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1895 = 25u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1896 = t1866 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_72 = t1895 & t1896;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1898 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1898;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1899 = 32u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1900 = t1866 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_73 = t1899 & t1900;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1902 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1902;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1903 = 33u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1904 = t1866 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_74 = t1903 & t1904;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1906 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1906;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1907 = 40u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1908 = t1866 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_75 = t1907 & t1908;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1910 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1910;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1911 = 41u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1912 = t1866 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_76 = t1911 & t1912;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1914 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1914;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1915 = 48u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1916 = t1866 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_77 = t1915 & t1916;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1918 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1918;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1919 = 49u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1920 = t1866 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_78 = t1919 & t1920;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1922 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1922;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1923 = 56u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1924 = t1866 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_79 = t1923 & t1924;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1926 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1926;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1927 = 57u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1928 = t1866 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_80 = t1927 & t1928;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1930 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1930;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1931 = 64u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1932 = t1866 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_81 = t1931 & t1932;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1934 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1934;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1935 = 65u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1936 = t1866 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_82 = t1935 & t1936;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1938 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1938;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1939 = 72u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1940 = t1866 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_83 = t1939 & t1940;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1942 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1942;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1943 = 73u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1944 = t1866 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_84 = t1943 & t1944;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1946 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1946;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1947 = 80u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1948 = t1866 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_85 = t1947 & t1948;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1950 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1950;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1951 = 81u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1952 = t1866 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_86 = t1951 & t1952;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1954 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1954;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1955 = 88u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1956 = t1866 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_87 = t1955 & t1956;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1958 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1958;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1959 = 89u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1960 = t1866 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_88 = t1959 & t1960;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1962 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1962;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1963 = 96u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1964 = t1866 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_89 = t1963 & t1964;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1966 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1966;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1967 = 97u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1968 = t1866 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_90 = t1967 & t1968;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1970 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1970;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1971 = 104u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1972 = t1866 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_91 = t1971 & t1972;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1974 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1974;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1975 = 105u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1976 = t1866 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_92 = t1975 & t1976;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1978 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1978;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1979 = 112u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1980 = t1866 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_93 = t1979 & t1980;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1982 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1982;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1983 = 113u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1984 = t1866 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_94 = t1983 & t1984;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1986 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1986;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1987 = 120u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1988 = t1866 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_95 = t1987 & t1988;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1990 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1990;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1991 = 121u < end_33;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1992 = t1866 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_96 = t1991 & t1992;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1994 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1994;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1995 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1996 = first_query_3 + t1995;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1997 = t1996 + 8u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t1998 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1999 = t1997 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_34 = t1999 + t1998;
                const u32 t2001 = end_34 > seq_q ? end_34 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2002 = t2001 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_35 = t2002 < seq_k ? t2002 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_36 = t1997 + seq_k;
                const u32 t2005 = end_36 > seq_q ? end_36 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_10 = t2005 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t2007 = position_10 > window_left ? position_10 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t2008 = t2007 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2009 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_13 = t2008 < t2009 ? t2008 : t2009;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2011 = end_35 > column_2 ? end_35 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_37 = t2011 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2013 = begin_13 > column_2 ? begin_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2014 = t2013 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2015 = 0u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2016 = t2014 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_97 = t2015 & t2016;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2018 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t2018;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2019 = 1u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2020 = t2014 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_98 = t2019 & t2020;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2022 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t2022;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2023 = 8u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2024 = t2014 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_99 = t2023 & t2024;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2026 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t2026;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2027 = 9u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2028 = t2014 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_100 = t2027 & t2028;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2030 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t2030;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2031 = 16u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2032 = t2014 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_101 = t2031 & t2032;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2034 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t2034;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2035 = 17u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2036 = t2014 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_102 = t2035 & t2036;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2038 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t2038;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2039 = 24u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2040 = t2014 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_103 = t2039 & t2040;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2042 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t2042;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2043 = 25u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2044 = t2014 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_104 = t2043 & t2044;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2046 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t2046;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2047 = 32u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2048 = t2014 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_105 = t2047 & t2048;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2050 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t2050;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2051 = 33u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2052 = t2014 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_106 = t2051 & t2052;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2054 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t2054;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2055 = 40u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2056 = t2014 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_107 = t2055 & t2056;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2058 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t2058;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2059 = 41u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2060 = t2014 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_108 = t2059 & t2060;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2062 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t2062;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2063 = 48u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2064 = t2014 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_109 = t2063 & t2064;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2066 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t2066;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2067 = 49u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2068 = t2014 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_110 = t2067 & t2068;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2070 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t2070;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2071 = 56u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2072 = t2014 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_111 = t2071 & t2072;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2074 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t2074;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2075 = 57u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2076 = t2014 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_112 = t2075 & t2076;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2078 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t2078;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2079 = 64u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2080 = t2014 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_113 = t2079 & t2080;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2082 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t2082;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2083 = 65u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2084 = t2014 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_114 = t2083 & t2084;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2086 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t2086;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2087 = 72u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2088 = t2014 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_115 = t2087 & t2088;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2090 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t2090;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2091 = 73u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2092 = t2014 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_116 = t2091 & t2092;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2094 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t2094;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2095 = 80u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2096 = t2014 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_117 = t2095 & t2096;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2098 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t2098;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2099 = 81u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2100 = t2014 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_118 = t2099 & t2100;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2102 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t2102;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2103 = 88u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2104 = t2014 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_119 = t2103 & t2104;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2106 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t2106;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2107 = 89u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2108 = t2014 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_120 = t2107 & t2108;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2110 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t2110;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2111 = 96u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2112 = t2014 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_121 = t2111 & t2112;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2114 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t2114;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2115 = 97u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2116 = t2014 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_122 = t2115 & t2116;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2118 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t2118;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2119 = 104u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2120 = t2014 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_123 = t2119 & t2120;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2122 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t2122;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2123 = 105u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2124 = t2014 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_124 = t2123 & t2124;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2126 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t2126;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2127 = 112u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2128 = t2014 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_125 = t2127 & t2128;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2130 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t2130;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2131 = 113u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2132 = t2014 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_126 = t2131 & t2132;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2134 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t2134;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2135 = 120u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2136 = t2014 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_127 = t2135 & t2136;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2138 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t2138;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2139 = 121u < end_37;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t2140 = t2014 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_128 = t2139 & t2140;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2142 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t2142;
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2144;
                asm("max.f32 %0, %1, %2;" : "=f"(t2144) : "f"(old_3), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2145;
                asm("max.f32 %0, %1, %2;" : "=f"(t2145) : "f"(t2144), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2146;
                asm("max.f32 %0, %1, %2;" : "=f"(t2146) : "f"(s_2), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2147;
                asm("max.f32 %0, %1, %2;" : "=f"(t2147) : "f"(s_5), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2148;
                asm("max.f32 %0, %1, %2;" : "=f"(t2148) : "f"(s_6), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2149;
                asm("max.f32 %0, %1, %2;" : "=f"(t2149) : "f"(t2145), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2150;
                asm("max.f32 %0, %1, %2;" : "=f"(t2150) : "f"(t2146), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2151;
                asm("max.f32 %0, %1, %2;" : "=f"(t2151) : "f"(t2147), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2152;
                asm("max.f32 %0, %1, %2;" : "=f"(t2152) : "f"(t2148), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2153;
                asm("max.f32 %0, %1, %2;" : "=f"(t2153) : "f"(t2149), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2154;
                asm("max.f32 %0, %1, %2;" : "=f"(t2154) : "f"(t2150), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2155;
                asm("max.f32 %0, %1, %2;" : "=f"(t2155) : "f"(t2151), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2156;
                asm("max.f32 %0, %1, %2;" : "=f"(t2156) : "f"(t2152), "f"(s_30));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2157;
                asm("max.f32 %0, %1, %2;" : "=f"(t2157) : "f"(t2153), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2158;
                asm("max.f32 %0, %1, %2;" : "=f"(t2158) : "f"(t2154), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2159;
                asm("max.f32 %0, %1, %2;" : "=f"(t2159) : "f"(t2155), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2160;
                asm("max.f32 %0, %1, %2;" : "=f"(t2160) : "f"(t2156), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2161;
                asm("max.f32 %0, %1, %2;" : "=f"(t2161) : "f"(t2157), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2162;
                asm("max.f32 %0, %1, %2;" : "=f"(t2162) : "f"(t2158), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2163;
                asm("max.f32 %0, %1, %2;" : "=f"(t2163) : "f"(t2159), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2164;
                asm("max.f32 %0, %1, %2;" : "=f"(t2164) : "f"(t2160), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2165;
                asm("max.f32 %0, %1, %2;" : "=f"(t2165) : "f"(t2161), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2166;
                asm("max.f32 %0, %1, %2;" : "=f"(t2166) : "f"(t2162), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2167;
                asm("max.f32 %0, %1, %2;" : "=f"(t2167) : "f"(t2163), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2168;
                asm("max.f32 %0, %1, %2;" : "=f"(t2168) : "f"(t2164), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2169;
                asm("max.f32 %0, %1, %2;" : "=f"(t2169) : "f"(t2165), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2170;
                asm("max.f32 %0, %1, %2;" : "=f"(t2170) : "f"(t2166), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2171;
                asm("max.f32 %0, %1, %2;" : "=f"(t2171) : "f"(t2167), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2172;
                asm("max.f32 %0, %1, %2;" : "=f"(t2172) : "f"(t2168), "f"(s_62));
                f32 t2173;
                asm("max.f32 %0, %1, %2;" : "=f"(t2173) : "f"(t2169), "f"(t2170));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t2174;
                asm("max.f32 %0, %1, %2;" : "=f"(t2174) : "f"(t2171), "f"(t2172));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t2175;
                asm("max.f32 %0, %1, %2;" : "=f"(t2175) : "f"(t2173), "f"(t2174));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2176;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2176) : "f"(t2175));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2175), "f"(t2176));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2178;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2178) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t2178));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t2181 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t2181;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t2183 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 t2184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2184) : "f"(old_3), "f"(scale_log2), "f"(t2183));
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t2184));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t2186 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2187 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t2187));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2189;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2189) : "f"(exponent_65));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s = t2189;
                const f32 t2190 = t2186 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2191 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t2191));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2193;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2193) : "f"(exponent_66));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_2 = t2193;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2194 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t2194));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2196;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2196) : "f"(exponent_67));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_5 = t2196;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2197 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t2197));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2199;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2199) : "f"(exponent_68));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_6 = t2199;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2200 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t2200));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2202;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2202) : "f"(exponent_69));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_9 = t2202;
                const f32 t2203 = t2190 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2204 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t2204));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2206;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2206) : "f"(exponent_70));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_10 = t2206;
                const f32 t2207 = s_2 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2208 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t2208));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2210;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2210) : "f"(exponent_71));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_13 = t2210;
                const f32 t2211 = s_5 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2212 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t2212));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2214;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2214) : "f"(exponent_72));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_14 = t2214;
                const f32 t2215 = s_6 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2216 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t2216));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2218;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2218) : "f"(exponent_73));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_17 = t2218;
                const f32 t2219 = t2203 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2220 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t2220));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2222;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2222) : "f"(exponent_74));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_18 = t2222;
                const f32 t2223 = t2207 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2224 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t2224));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2226;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2226) : "f"(exponent_75));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2226;
                const f32 t2227 = t2211 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2228 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t2228));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2230;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2230) : "f"(exponent_76));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2230;
                const f32 t2231 = t2215 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2232 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t2232));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2234;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2234) : "f"(exponent_77));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2234;
                const f32 t2235 = t2219 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2236 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t2236));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2238;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2238) : "f"(exponent_78));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2238;
                const f32 t2239 = t2223 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2240 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t2240));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2242) : "f"(exponent_79));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2242;
                const f32 t2243 = t2227 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2244 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t2244));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2246;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2246) : "f"(exponent_80));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2246;
                const f32 t2247 = t2231 + s_30;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2248 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t2248));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2250;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2250) : "f"(exponent_81));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_33 = t2250;
                const f32 t2251 = t2235 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2252 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t2252));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2254;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2254) : "f"(exponent_82));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_34 = t2254;
                const f32 t2255 = t2239 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2256 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t2256));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2258;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2258) : "f"(exponent_83));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_37 = t2258;
                const f32 t2259 = t2243 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2260 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t2260));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2262;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2262) : "f"(exponent_84));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_38 = t2262;
                const f32 t2263 = t2247 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2264 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t2264));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2266;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2266) : "f"(exponent_85));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_41 = t2266;
                const f32 t2267 = t2251 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2268 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t2268));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2270;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2270) : "f"(exponent_86));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_42 = t2270;
                const f32 t2271 = t2255 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2272 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t2272));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2274;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2274) : "f"(exponent_87));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_45 = t2274;
                const f32 t2275 = t2259 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2276 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t2276));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2278;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2278) : "f"(exponent_88));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_46 = t2278;
                const f32 t2279 = t2263 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2280 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t2280));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2282;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2282) : "f"(exponent_89));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_49 = t2282;
                const f32 t2283 = t2267 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2284 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t2284));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2286;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2286) : "f"(exponent_90));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_50 = t2286;
                const f32 t2287 = t2271 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2288 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t2288));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2290;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2290) : "f"(exponent_91));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_53 = t2290;
                const f32 t2291 = t2275 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2292 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t2292));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2294;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2294) : "f"(exponent_92));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_54 = t2294;
                const f32 t2295 = t2279 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2296 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t2296));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2298;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2298) : "f"(exponent_93));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_57 = t2298;
                const f32 t2299 = t2283 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2300 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t2300));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2302;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2302) : "f"(exponent_94));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_58 = t2302;
                const f32 t2303 = t2287 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2304 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t2304));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2306;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2306) : "f"(exponent_95));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_61 = t2306;
                const f32 t2307 = t2291 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2308 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t2308));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2310;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2310) : "f"(exponent_96));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_62 = t2310;
                const f32 t2311 = t2295 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t2312 = t2299 + t2303;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t2313 = t2307 + t2311;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t2314 = t2312 + t2313;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2314;
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2316;
                asm("max.f32 %0, %1, %2;" : "=f"(t2316) : "f"(old_4), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2317;
                asm("max.f32 %0, %1, %2;" : "=f"(t2317) : "f"(t2316), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2318;
                asm("max.f32 %0, %1, %2;" : "=f"(t2318) : "f"(s_4), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2319;
                asm("max.f32 %0, %1, %2;" : "=f"(t2319) : "f"(s_7), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2320;
                asm("max.f32 %0, %1, %2;" : "=f"(t2320) : "f"(s_8), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2321;
                asm("max.f32 %0, %1, %2;" : "=f"(t2321) : "f"(t2317), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2322;
                asm("max.f32 %0, %1, %2;" : "=f"(t2322) : "f"(t2318), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2323;
                asm("max.f32 %0, %1, %2;" : "=f"(t2323) : "f"(t2319), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2324;
                asm("max.f32 %0, %1, %2;" : "=f"(t2324) : "f"(t2320), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2325;
                asm("max.f32 %0, %1, %2;" : "=f"(t2325) : "f"(t2321), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2326;
                asm("max.f32 %0, %1, %2;" : "=f"(t2326) : "f"(t2322), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2327;
                asm("max.f32 %0, %1, %2;" : "=f"(t2327) : "f"(t2323), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2328;
                asm("max.f32 %0, %1, %2;" : "=f"(t2328) : "f"(t2324), "f"(s_32));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2329;
                asm("max.f32 %0, %1, %2;" : "=f"(t2329) : "f"(t2325), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2330;
                asm("max.f32 %0, %1, %2;" : "=f"(t2330) : "f"(t2326), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2331;
                asm("max.f32 %0, %1, %2;" : "=f"(t2331) : "f"(t2327), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2332;
                asm("max.f32 %0, %1, %2;" : "=f"(t2332) : "f"(t2328), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2333;
                asm("max.f32 %0, %1, %2;" : "=f"(t2333) : "f"(t2329), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2334;
                asm("max.f32 %0, %1, %2;" : "=f"(t2334) : "f"(t2330), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2335;
                asm("max.f32 %0, %1, %2;" : "=f"(t2335) : "f"(t2331), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2336;
                asm("max.f32 %0, %1, %2;" : "=f"(t2336) : "f"(t2332), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2337;
                asm("max.f32 %0, %1, %2;" : "=f"(t2337) : "f"(t2333), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2338;
                asm("max.f32 %0, %1, %2;" : "=f"(t2338) : "f"(t2334), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2339;
                asm("max.f32 %0, %1, %2;" : "=f"(t2339) : "f"(t2335), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2340;
                asm("max.f32 %0, %1, %2;" : "=f"(t2340) : "f"(t2336), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2341;
                asm("max.f32 %0, %1, %2;" : "=f"(t2341) : "f"(t2337), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2342;
                asm("max.f32 %0, %1, %2;" : "=f"(t2342) : "f"(t2338), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2343;
                asm("max.f32 %0, %1, %2;" : "=f"(t2343) : "f"(t2339), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2344;
                asm("max.f32 %0, %1, %2;" : "=f"(t2344) : "f"(t2340), "f"(s_64));
                f32 t2345;
                asm("max.f32 %0, %1, %2;" : "=f"(t2345) : "f"(t2341), "f"(t2342));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t2346;
                asm("max.f32 %0, %1, %2;" : "=f"(t2346) : "f"(t2343), "f"(t2344));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t2347;
                asm("max.f32 %0, %1, %2;" : "=f"(t2347) : "f"(t2345), "f"(t2346));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2348;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2348) : "f"(t2347));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2347), "f"(t2348));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2350;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2350) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t2350));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t2353 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t2353;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t2355 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 t2356;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(old_4), "f"(scale_log2), "f"(t2355));
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2356));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t2358 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2359 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t2359));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2361;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2361) : "f"(exponent_97));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_3 = t2361;
                const f32 t2362 = t2358 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2363 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t2363));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2365;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2365) : "f"(exponent_98));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_4 = t2365;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2366 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t2366));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2368;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2368) : "f"(exponent_99));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_7 = t2368;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2369 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t2369));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2371;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2371) : "f"(exponent_100));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_8 = t2371;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2372 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t2372));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2374;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2374) : "f"(exponent_101));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_11 = t2374;
                const f32 t2375 = t2362 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2376 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t2376));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2378;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2378) : "f"(exponent_102));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_12 = t2378;
                const f32 t2379 = s_4 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2380 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t2380));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2382;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2382) : "f"(exponent_103));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_15 = t2382;
                const f32 t2383 = s_7 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2384 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t2384));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2386;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2386) : "f"(exponent_104));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_16 = t2386;
                const f32 t2387 = s_8 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2388 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t2388));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2390;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2390) : "f"(exponent_105));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2390;
                const f32 t2391 = t2375 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2392 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t2392));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2394;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2394) : "f"(exponent_106));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2394;
                const f32 t2395 = t2379 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2396 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t2396));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2398;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2398) : "f"(exponent_107));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2398;
                const f32 t2399 = t2383 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2400 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t2400));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2402;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2402) : "f"(exponent_108));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2402;
                const f32 t2403 = t2387 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2404 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t2404));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2406;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2406) : "f"(exponent_109));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2406;
                const f32 t2407 = t2391 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2408 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t2408));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2410;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2410) : "f"(exponent_110));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2410;
                const f32 t2411 = t2395 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2412 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t2412));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2414;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2414) : "f"(exponent_111));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2414;
                const f32 t2415 = t2399 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2416 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t2416));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2418;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2418) : "f"(exponent_112));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2418;
                const f32 t2419 = t2403 + s_32;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2420 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t2420));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2422;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2422) : "f"(exponent_113));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_35 = t2422;
                const f32 t2423 = t2407 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2424 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t2424));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2426;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2426) : "f"(exponent_114));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_36 = t2426;
                const f32 t2427 = t2411 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2428 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t2428));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2430;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2430) : "f"(exponent_115));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_39 = t2430;
                const f32 t2431 = t2415 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2432 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t2432));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2434;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2434) : "f"(exponent_116));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_40 = t2434;
                const f32 t2435 = t2419 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2436 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t2436));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2438;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2438) : "f"(exponent_117));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_43 = t2438;
                const f32 t2439 = t2423 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2440 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t2440));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2442;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2442) : "f"(exponent_118));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_44 = t2442;
                const f32 t2443 = t2427 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2444 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t2444));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2446;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2446) : "f"(exponent_119));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_47 = t2446;
                const f32 t2447 = t2431 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2448 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t2448));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2450;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2450) : "f"(exponent_120));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_48 = t2450;
                const f32 t2451 = t2435 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2452 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t2452));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2454;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2454) : "f"(exponent_121));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_51 = t2454;
                const f32 t2455 = t2439 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2456 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t2456));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2458;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2458) : "f"(exponent_122));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_52 = t2458;
                const f32 t2459 = t2443 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2460 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t2460));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2462;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2462) : "f"(exponent_123));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_55 = t2462;
                const f32 t2463 = t2447 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2464 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t2464));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2466;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2466) : "f"(exponent_124));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_56 = t2466;
                const f32 t2467 = t2451 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2468 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t2468));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2470;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2470) : "f"(exponent_125));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_59 = t2470;
                const f32 t2471 = t2455 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2472 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t2472));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2474;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2474) : "f"(exponent_126));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_60 = t2474;
                const f32 t2475 = t2459 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2476 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t2476));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2478;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2478) : "f"(exponent_127));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_63 = t2478;
                const f32 t2479 = t2463 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t2480 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t2480));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t2482;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2482) : "f"(exponent_128));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_64 = t2482;
                const f32 t2483 = t2467 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t2484 = t2471 + t2475;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t2485 = t2479 + t2483;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t2486 = t2484 + t2485;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2486;
#line 354 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t2487 = i_3 - 1u;
#line 355 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2488 = t358 + t2487;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2489 = t2488 & 1u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2490 = t2489 + 6u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2491 = t2490 << 3u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2492 = t10 + t2491;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2493 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2493) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2492) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2494 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t2494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2495 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t2495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2496 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t2496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2497 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t2497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2498 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t2498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2499 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t2499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2500 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t2500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2501 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t2501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2502 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t2502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2503 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t2503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2504 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t2504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2505 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t2505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2506 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t2506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2507 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t2507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2508 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t2508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2509 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t2509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2510 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t2510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2511 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t2511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2512 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t2512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2513 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t2513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2514 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t2514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2515 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t2515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2516 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t2516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2517 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t2517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2518 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t2518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2519 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t2519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2520 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t2520;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2521 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t2521;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2522 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t2522;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2523 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t2523;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2524 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t2524;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t2525 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t2525;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2526;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2526) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2527;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2527) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2528;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2528) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2529;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2529) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2530;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2530) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2531;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2531) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2532;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2532) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2533;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2533) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2534;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2534) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2535;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2535) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2536;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2536) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2537;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2537) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2538;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2538) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2539;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2539) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2540;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2540) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2541;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2541) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2542;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2542) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2543;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2543) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2544;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2544) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2545;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2545) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2546;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2546) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2547;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2547) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2548;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2548) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2549;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2549) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2550;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2550) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2551;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2551) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2552;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2552) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2553;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2553) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2554;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2554) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2555;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2555) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2556;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2556) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2557;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2557) : "f"(s_63), "f"(s_64));
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p = t2526;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2527;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2528;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2529;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2530;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2531;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2532;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2533;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2534;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2535;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2536;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2537;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2538;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2539;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2540;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2541;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t2542;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t2543;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t2544;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t2545;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t2546;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t2547;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t2548;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t2549;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t2550;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t2551;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t2552;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t2553;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t2554;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t2555;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t2556;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t2557;
            }
#line 295 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right_2; i_4 < masked_left_4; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2558 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2558) : "memory");
#line 374 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2559 = t358 + i_4;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2560 = t2559 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2561 = t2560 << 3u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2562 = t10 + t2561;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2563 = t2559 >> 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2564 = t2563 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2562), "r"(t2564) : "memory");
#line 376 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2565 = t360 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2566 = t2565 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2567 = smem_1 + t2566;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2568 = t2559 & 1u;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2569 = t2568 << 14u;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2570 = t8 + t2569;
                const u32 t2571 = t2567 >> 4u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2572 = t2570 >> 4u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2573 = t2571 + 65536u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2574 = (u64)t2573;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2575 = t2574 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2576 = t2572 + 65536u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2577 = (u64)t2576;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2578 = t2577 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2579 = t2571 + 65538u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2580 = (u64)t2579;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2581 = t2580 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2582 = t2572 + 65538u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2583 = (u64)t2582;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2584 = t2583 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2585 = t2571 + 65540u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2586 = (u64)t2585;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2587 = t2586 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2588 = t2572 + 65540u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2589 = (u64)t2588;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2590 = t2589 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2591 = t2571 + 65542u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2592 = (u64)t2591;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2593 = t2592 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2594 = t2572 + 65542u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2595 = (u64)t2594;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2596 = t2595 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t2575), "l"(t2578), "l"(t2581), "l"(t2584), "l"(t2587), "l"(t2590), "l"(t2593), "l"(t2596) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 342 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2597 = i_4 - 1u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2598 = t358 + t2597;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2599 = t2598 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2600 = t2599 + 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2601 = t2600 << 3u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2602 = t10 + t2601;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2603 = t2598 >> 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2604 = t2603 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2602), "r"(t2604) : "memory");
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_33 = p;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_34 = p_2;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_35 = p_3;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_36 = p_4;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_37 = p_5;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_38 = p_6;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_39 = p_7;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_40 = p_8;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_41 = p_9;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_42 = p_10;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_43 = p_11;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_44 = p_12;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_45 = p_13;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_46 = p_14;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_47 = p_15;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_48 = p_16;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_49 = p_17;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_50 = p_18;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_51 = p_19;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_52 = p_20;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_53 = p_21;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_54 = p_22;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_55 = p_23;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_56 = p_24;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_57 = p_25;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_58 = p_26;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_59 = p_27;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_60 = p_28;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_61 = p_29;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_62 = p_30;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_63 = p_31;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_64 = p_32;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2605 = t2598 & 1u;
#line 392 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2606 = t2605 << 14u;
#line 392 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2607 = t9 + t2606;
                const u32 t2608 = t2607 >> 4u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2609 = t2608 + 67108864u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2610 = (u64)t2609;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2611 = t2610 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2612 = t2608 + 67108992u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2613 = (u64)t2612;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2614 = t2613 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2615 = t2608 + 67109120u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2616 = (u64)t2615;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2617 = t2616 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2618 = t2608 + 67109248u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2619 = (u64)t2618;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2620 = t2619 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2621 = t2608 + 67109376u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2622 = (u64)t2621;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2623 = t2622 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2624 = t2608 + 67109504u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2625 = (u64)t2624;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2626 = t2625 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2627 = t2608 + 67109632u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2628 = (u64)t2627;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2629 = t2628 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2630 = t2608 + 67109760u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2631 = (u64)t2630;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2632 = t2631 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2611), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2614), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2617), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2620), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2623), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2626), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2629), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2632) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2633 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2634 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t2633 ? 0u : t2634;
                const u32 t2636 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2636) : "memory");
#line 344 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2637 = t358 + i_4;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2638 = t2637 & 1u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2639 = t2638 + 2u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2640 = t2639 << 3u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2641 = t10 + t2640;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2642 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2642) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2641) : "memory");
                }
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2643 = s * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_129;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_129) : "f"(t2643));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2645 = power_129 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2646;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2646) : "f"(t2645));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2647;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2647) : "f"(t2646), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s = t2647;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2648 = s_2 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_130;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_130) : "f"(t2648));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2650 = power_130 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2651;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2651) : "f"(t2650));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(t2651), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t2652;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2653 = s_3 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_131;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_131) : "f"(t2653));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2655 = power_131 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2656;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2656) : "f"(t2655));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2657;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(t2656), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t2657;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2658 = s_4 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_132;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_132) : "f"(t2658));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2660 = power_132 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2661;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2661) : "f"(t2660));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2662) : "f"(t2661), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t2662;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2663 = s_5 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_133;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_133) : "f"(t2663));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2665 = power_133 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2666;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2666) : "f"(t2665));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2667;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(t2666), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t2667;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2668 = s_6 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_134;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_134) : "f"(t2668));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2670 = power_134 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2671;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2671) : "f"(t2670));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2672;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2672) : "f"(t2671), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t2672;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2673 = s_7 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_135;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_135) : "f"(t2673));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2675 = power_135 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2676;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2676) : "f"(t2675));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2677;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2677) : "f"(t2676), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t2677;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2678 = s_8 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_136;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_136) : "f"(t2678));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2680 = power_136 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2681;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2681) : "f"(t2680));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2682) : "f"(t2681), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t2682;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2683 = s_9 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_137;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_137) : "f"(t2683));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2685 = power_137 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2686;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2686) : "f"(t2685));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2687;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2687) : "f"(t2686), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t2687;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2688 = s_10 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_138;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_138) : "f"(t2688));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2690 = power_138 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2691;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2691) : "f"(t2690));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2692;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(t2691), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t2692;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2693 = s_11 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_139;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_139) : "f"(t2693));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2695 = power_139 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2696;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2696) : "f"(t2695));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2697;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(t2696), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t2697;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2698 = s_12 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_140;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_140) : "f"(t2698));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2700 = power_140 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2701;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2701) : "f"(t2700));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2702;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(t2701), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t2702;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2703 = s_13 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_141;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_141) : "f"(t2703));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2705 = power_141 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2706;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2706) : "f"(t2705));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2707;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(t2706), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t2707;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2708 = s_14 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_142;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_142) : "f"(t2708));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2710 = power_142 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2711;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2711) : "f"(t2710));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2712;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(t2711), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t2712;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2713 = s_15 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_143;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_143) : "f"(t2713));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2715 = power_143 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2716;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2716) : "f"(t2715));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2717;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(t2716), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t2717;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2718 = s_16 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_144;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_144) : "f"(t2718));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2720 = power_144 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2721;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2721) : "f"(t2720));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2722;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(t2721), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t2722;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2723 = s_17 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_145;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_145) : "f"(t2723));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2725 = power_145 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2726;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2726) : "f"(t2725));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2727;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(t2726), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_17 = t2727;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2728 = s_18 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_146;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_146) : "f"(t2728));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2730 = power_146 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2731;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2731) : "f"(t2730));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2732;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(t2731), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_18 = t2732;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2733 = s_19 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_147;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_147) : "f"(t2733));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2735 = power_147 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2736;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2736) : "f"(t2735));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2737;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(t2736), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_19 = t2737;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2738 = s_20 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_148;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_148) : "f"(t2738));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2740 = power_148 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2741;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2741) : "f"(t2740));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2742;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2742) : "f"(t2741), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_20 = t2742;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2743 = s_21 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_149;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_149) : "f"(t2743));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2745 = power_149 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2746;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2746) : "f"(t2745));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2747;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(t2746), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_21 = t2747;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2748 = s_22 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_150;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_150) : "f"(t2748));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2750 = power_150 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2751;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2751) : "f"(t2750));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2752;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(t2751), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_22 = t2752;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2753 = s_23 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_151;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_151) : "f"(t2753));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2755 = power_151 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2756;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2756) : "f"(t2755));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2757;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2757) : "f"(t2756), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_23 = t2757;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2758 = s_24 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_152;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_152) : "f"(t2758));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2760 = power_152 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2761;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2761) : "f"(t2760));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2762;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2762) : "f"(t2761), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_24 = t2762;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2763 = s_25 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_153;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_153) : "f"(t2763));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2765 = power_153 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2766;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2766) : "f"(t2765));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2767;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2767) : "f"(t2766), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_25 = t2767;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2768 = s_26 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_154;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_154) : "f"(t2768));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2770 = power_154 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2771;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2771) : "f"(t2770));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2772;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2772) : "f"(t2771), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_26 = t2772;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2773 = s_27 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_155;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_155) : "f"(t2773));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2775 = power_155 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2776;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2776) : "f"(t2775));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2777;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(t2776), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_27 = t2777;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2778 = s_28 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_156;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_156) : "f"(t2778));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2780 = power_156 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2781;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2781) : "f"(t2780));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2782;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2782) : "f"(t2781), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_28 = t2782;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2783 = s_29 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_157;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_157) : "f"(t2783));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2785 = power_157 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2786;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2786) : "f"(t2785));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2787;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(t2786), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_29 = t2787;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2788 = s_30 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_158;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_158) : "f"(t2788));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2790 = power_158 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2791;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2791) : "f"(t2790));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2792;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(t2791), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_30 = t2792;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2793 = s_31 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_159;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_159) : "f"(t2793));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2795 = power_159 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2796;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2796) : "f"(t2795));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2797;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2797) : "f"(t2796), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_31 = t2797;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2798 = s_32 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_160;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_160) : "f"(t2798));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2800 = power_160 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2801;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2801) : "f"(t2800));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2802;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(t2801), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_32 = t2802;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2803 = s_33 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_161;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_161) : "f"(t2803));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2805 = power_161 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2806;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2806) : "f"(t2805));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2807;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2807) : "f"(t2806), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_33 = t2807;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2808 = s_34 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_162;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_162) : "f"(t2808));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2810 = power_162 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2811;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2811) : "f"(t2810));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2812;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(t2811), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_34 = t2812;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2813 = s_35 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_163;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_163) : "f"(t2813));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2815 = power_163 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2816;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2816) : "f"(t2815));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2817;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(t2816), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_35 = t2817;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2818 = s_36 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_164;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_164) : "f"(t2818));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2820 = power_164 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2821;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2821) : "f"(t2820));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2822;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2822) : "f"(t2821), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_36 = t2822;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2823 = s_37 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_165;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_165) : "f"(t2823));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2825 = power_165 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2826;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2826) : "f"(t2825));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2827;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(t2826), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_37 = t2827;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2828 = s_38 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_166;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_166) : "f"(t2828));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2830 = power_166 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2831;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2831) : "f"(t2830));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2832;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(t2831), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_38 = t2832;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2833 = s_39 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_167;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_167) : "f"(t2833));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2835 = power_167 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2836;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2836) : "f"(t2835));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2837;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2837) : "f"(t2836), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_39 = t2837;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2838 = s_40 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_168;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_168) : "f"(t2838));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2840 = power_168 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2841;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2841) : "f"(t2840));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2842;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(t2841), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_40 = t2842;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2843 = s_41 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_169) : "f"(t2843));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2845 = power_169 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2846;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2846) : "f"(t2845));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2847;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(t2846), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_41 = t2847;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2848 = s_42 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_170;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_170) : "f"(t2848));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2850 = power_170 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2851;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2851) : "f"(t2850));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2852;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(t2851), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_42 = t2852;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2853 = s_43 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_171;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_171) : "f"(t2853));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2855 = power_171 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2856;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2856) : "f"(t2855));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2857;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(t2856), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_43 = t2857;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2858 = s_44 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_172;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_172) : "f"(t2858));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2860 = power_172 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2861;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2861) : "f"(t2860));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2862;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2862) : "f"(t2861), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_44 = t2862;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2863 = s_45 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_173;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_173) : "f"(t2863));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2865 = power_173 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2866;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2866) : "f"(t2865));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2867;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(t2866), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_45 = t2867;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2868 = s_46 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_174;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_174) : "f"(t2868));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2870 = power_174 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2871;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2871) : "f"(t2870));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2872;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(t2871), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_46 = t2872;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2873 = s_47 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_175;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_175) : "f"(t2873));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2875 = power_175 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2876;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2876) : "f"(t2875));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2877;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2877) : "f"(t2876), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_47 = t2877;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2878 = s_48 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_176;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_176) : "f"(t2878));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2880 = power_176 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2881;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2881) : "f"(t2880));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2882;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2882) : "f"(t2881), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_48 = t2882;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2883 = s_49 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_177;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_177) : "f"(t2883));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2885 = power_177 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2886;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2886) : "f"(t2885));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2887;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(t2886), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_49 = t2887;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2888 = s_50 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_178;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_178) : "f"(t2888));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2890 = power_178 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2891;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2891) : "f"(t2890));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2892;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(t2891), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_50 = t2892;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2893 = s_51 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_179;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_179) : "f"(t2893));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2895 = power_179 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2896;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2896) : "f"(t2895));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2897;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2897) : "f"(t2896), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_51 = t2897;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2898 = s_52 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_180;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_180) : "f"(t2898));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2900 = power_180 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2901;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2901) : "f"(t2900));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2902;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(t2901), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_52 = t2902;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2903 = s_53 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_181;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_181) : "f"(t2903));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2905 = power_181 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2906;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2906) : "f"(t2905));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2907;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(t2906), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_53 = t2907;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2908 = s_54 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_182;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_182) : "f"(t2908));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2910 = power_182 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2911;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2911) : "f"(t2910));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2912;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2912) : "f"(t2911), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_54 = t2912;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2913 = s_55 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_183;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_183) : "f"(t2913));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2915 = power_183 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2916;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2916) : "f"(t2915));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2917;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2917) : "f"(t2916), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_55 = t2917;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2918 = s_56 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_184;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_184) : "f"(t2918));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2920 = power_184 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2921;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2921) : "f"(t2920));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2922;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2922) : "f"(t2921), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_56 = t2922;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2923 = s_57 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_185;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_185) : "f"(t2923));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2925 = power_185 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2926;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2926) : "f"(t2925));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2927;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(t2926), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_57 = t2927;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2928 = s_58 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_186;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_186) : "f"(t2928));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2930 = power_186 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2931;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2931) : "f"(t2930));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2932;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2932) : "f"(t2931), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_58 = t2932;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2933 = s_59 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_187;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_187) : "f"(t2933));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2935 = power_187 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2936;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2936) : "f"(t2935));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2937;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2937) : "f"(t2936), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_59 = t2937;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2938 = s_60 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_188;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_188) : "f"(t2938));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2940 = power_188 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2941;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2941) : "f"(t2940));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2942;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2942) : "f"(t2941), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_60 = t2942;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2943 = s_61 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_189;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_189) : "f"(t2943));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2945 = power_189 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2946;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2946) : "f"(t2945));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2947;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2947) : "f"(t2946), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_61 = t2947;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2948 = s_62 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_190;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_190) : "f"(t2948));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2950 = power_190 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2951;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2951) : "f"(t2950));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2952;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(t2951), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_62 = t2952;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2953 = s_63 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_191;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_191) : "f"(t2953));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2955 = power_191 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2956;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2956) : "f"(t2955));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2957;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2957) : "f"(t2956), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_63 = t2957;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2958 = s_64 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_192;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_192) : "f"(t2958));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t2960 = power_192 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2961;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2961) : "f"(t2960));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t2962;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2962) : "f"(t2961), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_64 = t2962;
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_5 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2964;
                asm("max.f32 %0, %1, %2;" : "=f"(t2964) : "f"(old_5), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2965;
                asm("max.f32 %0, %1, %2;" : "=f"(t2965) : "f"(t2964), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2966;
                asm("max.f32 %0, %1, %2;" : "=f"(t2966) : "f"(s_2), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2967;
                asm("max.f32 %0, %1, %2;" : "=f"(t2967) : "f"(s_5), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2968;
                asm("max.f32 %0, %1, %2;" : "=f"(t2968) : "f"(s_6), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2969;
                asm("max.f32 %0, %1, %2;" : "=f"(t2969) : "f"(t2965), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2970;
                asm("max.f32 %0, %1, %2;" : "=f"(t2970) : "f"(t2966), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2971;
                asm("max.f32 %0, %1, %2;" : "=f"(t2971) : "f"(t2967), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2972;
                asm("max.f32 %0, %1, %2;" : "=f"(t2972) : "f"(t2968), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2973;
                asm("max.f32 %0, %1, %2;" : "=f"(t2973) : "f"(t2969), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2974;
                asm("max.f32 %0, %1, %2;" : "=f"(t2974) : "f"(t2970), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2975;
                asm("max.f32 %0, %1, %2;" : "=f"(t2975) : "f"(t2971), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2976;
                asm("max.f32 %0, %1, %2;" : "=f"(t2976) : "f"(t2972), "f"(s_30));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2977;
                asm("max.f32 %0, %1, %2;" : "=f"(t2977) : "f"(t2973), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2978;
                asm("max.f32 %0, %1, %2;" : "=f"(t2978) : "f"(t2974), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2979;
                asm("max.f32 %0, %1, %2;" : "=f"(t2979) : "f"(t2975), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2980;
                asm("max.f32 %0, %1, %2;" : "=f"(t2980) : "f"(t2976), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2981;
                asm("max.f32 %0, %1, %2;" : "=f"(t2981) : "f"(t2977), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2982;
                asm("max.f32 %0, %1, %2;" : "=f"(t2982) : "f"(t2978), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2983;
                asm("max.f32 %0, %1, %2;" : "=f"(t2983) : "f"(t2979), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2984;
                asm("max.f32 %0, %1, %2;" : "=f"(t2984) : "f"(t2980), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2985;
                asm("max.f32 %0, %1, %2;" : "=f"(t2985) : "f"(t2981), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2986;
                asm("max.f32 %0, %1, %2;" : "=f"(t2986) : "f"(t2982), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2987;
                asm("max.f32 %0, %1, %2;" : "=f"(t2987) : "f"(t2983), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2988;
                asm("max.f32 %0, %1, %2;" : "=f"(t2988) : "f"(t2984), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2989;
                asm("max.f32 %0, %1, %2;" : "=f"(t2989) : "f"(t2985), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2990;
                asm("max.f32 %0, %1, %2;" : "=f"(t2990) : "f"(t2986), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2991;
                asm("max.f32 %0, %1, %2;" : "=f"(t2991) : "f"(t2987), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t2992;
                asm("max.f32 %0, %1, %2;" : "=f"(t2992) : "f"(t2988), "f"(s_62));
                f32 t2993;
                asm("max.f32 %0, %1, %2;" : "=f"(t2993) : "f"(t2989), "f"(t2990));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t2994;
                asm("max.f32 %0, %1, %2;" : "=f"(t2994) : "f"(t2991), "f"(t2992));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t2995;
                asm("max.f32 %0, %1, %2;" : "=f"(t2995) : "f"(t2993), "f"(t2994));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2996;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2996) : "f"(t2995));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2995), "f"(t2996));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2998;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2998) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_5;
                asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t2998));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t3001 = new_5 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t3001;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t3003 = -reference_5;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 t3004;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3004) : "f"(old_5), "f"(scale_log2), "f"(t3003));
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_5;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t3004));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max = new_5;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t3006 = row_sum * rescale_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3007 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t3007));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3009;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3009) : "f"(exponent_129));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s = t3009;
                const f32 t3010 = t3006 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3011 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_130;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t3011));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3013;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3013) : "f"(exponent_130));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_2 = t3013;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3014 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t3014));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3016;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3016) : "f"(exponent_131));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_5 = t3016;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3017 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t3017));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3019;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3019) : "f"(exponent_132));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_6 = t3019;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3020 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_133;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t3020));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3022;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3022) : "f"(exponent_133));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_9 = t3022;
                const f32 t3023 = t3010 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3024 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t3024));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3026;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3026) : "f"(exponent_134));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_10 = t3026;
                const f32 t3027 = s_2 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3028 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t3028));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3030;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3030) : "f"(exponent_135));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_13 = t3030;
                const f32 t3031 = s_5 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3032 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t3032));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3034;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3034) : "f"(exponent_136));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_14 = t3034;
                const f32 t3035 = s_6 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3036 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t3036));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3038;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3038) : "f"(exponent_137));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_17 = t3038;
                const f32 t3039 = t3023 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3040 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_138;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t3040));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3042;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3042) : "f"(exponent_138));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_18 = t3042;
                const f32 t3043 = t3027 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3044 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t3044));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3046;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3046) : "f"(exponent_139));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_21 = t3046;
                const f32 t3047 = t3031 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3048 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t3048));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3050;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3050) : "f"(exponent_140));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_22 = t3050;
                const f32 t3051 = t3035 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3052 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t3052));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3054;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3054) : "f"(exponent_141));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_25 = t3054;
                const f32 t3055 = t3039 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3056 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_142;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t3056));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3058;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3058) : "f"(exponent_142));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_26 = t3058;
                const f32 t3059 = t3043 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3060 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t3060));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3062;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3062) : "f"(exponent_143));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_29 = t3062;
                const f32 t3063 = t3047 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3064 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_144;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t3064));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3066;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3066) : "f"(exponent_144));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_30 = t3066;
                const f32 t3067 = t3051 + s_30;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3068 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t3068));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3070;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3070) : "f"(exponent_145));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_33 = t3070;
                const f32 t3071 = t3055 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3072 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t3072));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3074;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3074) : "f"(exponent_146));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_34 = t3074;
                const f32 t3075 = t3059 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3076 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_147;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t3076));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3078;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3078) : "f"(exponent_147));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_37 = t3078;
                const f32 t3079 = t3063 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3080 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t3080));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3082;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3082) : "f"(exponent_148));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_38 = t3082;
                const f32 t3083 = t3067 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3084 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t3084));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3086;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3086) : "f"(exponent_149));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_41 = t3086;
                const f32 t3087 = t3071 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3088 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t3088));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3090;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3090) : "f"(exponent_150));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_42 = t3090;
                const f32 t3091 = t3075 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3092 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t3092));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3094;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3094) : "f"(exponent_151));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_45 = t3094;
                const f32 t3095 = t3079 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3096 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t3096));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3098;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3098) : "f"(exponent_152));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_46 = t3098;
                const f32 t3099 = t3083 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3100 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t3100));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3102;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3102) : "f"(exponent_153));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_49 = t3102;
                const f32 t3103 = t3087 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3104 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_154;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t3104));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3106;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3106) : "f"(exponent_154));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_50 = t3106;
                const f32 t3107 = t3091 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3108 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t3108));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3110;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3110) : "f"(exponent_155));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_53 = t3110;
                const f32 t3111 = t3095 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3112 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t3112));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3114;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3114) : "f"(exponent_156));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_54 = t3114;
                const f32 t3115 = t3099 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3116 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t3116));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3118;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3118) : "f"(exponent_157));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_57 = t3118;
                const f32 t3119 = t3103 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3120 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t3120));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3122;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3122) : "f"(exponent_158));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_58 = t3122;
                const f32 t3123 = t3107 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3124 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t3124));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3126;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3126) : "f"(exponent_159));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_61 = t3126;
                const f32 t3127 = t3111 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3128 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_160;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t3128));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3130;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3130) : "f"(exponent_160));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_62 = t3130;
                const f32 t3131 = t3115 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3132 = t3119 + t3123;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3133 = t3127 + t3131;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3134 = t3132 + t3133;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum = t3134;
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_6 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3136;
                asm("max.f32 %0, %1, %2;" : "=f"(t3136) : "f"(old_6), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3137;
                asm("max.f32 %0, %1, %2;" : "=f"(t3137) : "f"(t3136), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3138;
                asm("max.f32 %0, %1, %2;" : "=f"(t3138) : "f"(s_4), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3139;
                asm("max.f32 %0, %1, %2;" : "=f"(t3139) : "f"(s_7), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3140;
                asm("max.f32 %0, %1, %2;" : "=f"(t3140) : "f"(s_8), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3141;
                asm("max.f32 %0, %1, %2;" : "=f"(t3141) : "f"(t3137), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3142;
                asm("max.f32 %0, %1, %2;" : "=f"(t3142) : "f"(t3138), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3143;
                asm("max.f32 %0, %1, %2;" : "=f"(t3143) : "f"(t3139), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3144;
                asm("max.f32 %0, %1, %2;" : "=f"(t3144) : "f"(t3140), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3145;
                asm("max.f32 %0, %1, %2;" : "=f"(t3145) : "f"(t3141), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3146;
                asm("max.f32 %0, %1, %2;" : "=f"(t3146) : "f"(t3142), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3147;
                asm("max.f32 %0, %1, %2;" : "=f"(t3147) : "f"(t3143), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3148;
                asm("max.f32 %0, %1, %2;" : "=f"(t3148) : "f"(t3144), "f"(s_32));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3149;
                asm("max.f32 %0, %1, %2;" : "=f"(t3149) : "f"(t3145), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3150;
                asm("max.f32 %0, %1, %2;" : "=f"(t3150) : "f"(t3146), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3151;
                asm("max.f32 %0, %1, %2;" : "=f"(t3151) : "f"(t3147), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3152;
                asm("max.f32 %0, %1, %2;" : "=f"(t3152) : "f"(t3148), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3153;
                asm("max.f32 %0, %1, %2;" : "=f"(t3153) : "f"(t3149), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3154;
                asm("max.f32 %0, %1, %2;" : "=f"(t3154) : "f"(t3150), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3155;
                asm("max.f32 %0, %1, %2;" : "=f"(t3155) : "f"(t3151), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3156;
                asm("max.f32 %0, %1, %2;" : "=f"(t3156) : "f"(t3152), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3157;
                asm("max.f32 %0, %1, %2;" : "=f"(t3157) : "f"(t3153), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3158;
                asm("max.f32 %0, %1, %2;" : "=f"(t3158) : "f"(t3154), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3159;
                asm("max.f32 %0, %1, %2;" : "=f"(t3159) : "f"(t3155), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3160;
                asm("max.f32 %0, %1, %2;" : "=f"(t3160) : "f"(t3156), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3161;
                asm("max.f32 %0, %1, %2;" : "=f"(t3161) : "f"(t3157), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3162;
                asm("max.f32 %0, %1, %2;" : "=f"(t3162) : "f"(t3158), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3163;
                asm("max.f32 %0, %1, %2;" : "=f"(t3163) : "f"(t3159), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t3164;
                asm("max.f32 %0, %1, %2;" : "=f"(t3164) : "f"(t3160), "f"(s_64));
                f32 t3165;
                asm("max.f32 %0, %1, %2;" : "=f"(t3165) : "f"(t3161), "f"(t3162));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t3166;
                asm("max.f32 %0, %1, %2;" : "=f"(t3166) : "f"(t3163), "f"(t3164));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t3167;
                asm("max.f32 %0, %1, %2;" : "=f"(t3167) : "f"(t3165), "f"(t3166));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t3168;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3168) : "f"(t3167));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t3167), "f"(t3168));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t3170;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3170) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_6;
                asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t3170));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t3173 = new_6 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t3173;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t3175 = -reference_6;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 t3176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3176) : "f"(old_6), "f"(scale_log2), "f"(t3175));
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_6;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t3176));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_6;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t3178 = row_sum_2 * rescale_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3179 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t3179));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3181;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3181) : "f"(exponent_161));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_3 = t3181;
                const f32 t3182 = t3178 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3183 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_162;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t3183));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3185;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3185) : "f"(exponent_162));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_4 = t3185;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3186 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_163;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t3186));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3188;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3188) : "f"(exponent_163));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_7 = t3188;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3189 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t3189));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3191;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3191) : "f"(exponent_164));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_8 = t3191;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3192 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t3192));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3194;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3194) : "f"(exponent_165));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_11 = t3194;
                const f32 t3195 = t3182 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3196 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t3196));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3198;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3198) : "f"(exponent_166));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_12 = t3198;
                const f32 t3199 = s_4 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3200 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t3200));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3202;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3202) : "f"(exponent_167));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_15 = t3202;
                const f32 t3203 = s_7 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3204 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t3204));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3206;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3206) : "f"(exponent_168));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_16 = t3206;
                const f32 t3207 = s_8 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3208 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t3208));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3210;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3210) : "f"(exponent_169));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_19 = t3210;
                const f32 t3211 = t3195 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3212 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_170;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t3212));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3214;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3214) : "f"(exponent_170));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_20 = t3214;
                const f32 t3215 = t3199 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3216 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t3216));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3218;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3218) : "f"(exponent_171));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_23 = t3218;
                const f32 t3219 = t3203 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3220 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t3220));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3222;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3222) : "f"(exponent_172));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_24 = t3222;
                const f32 t3223 = t3207 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3224 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t3224));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3226;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3226) : "f"(exponent_173));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_27 = t3226;
                const f32 t3227 = t3211 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3228 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t3228));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3230;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3230) : "f"(exponent_174));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_28 = t3230;
                const f32 t3231 = t3215 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3232 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t3232));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3234;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3234) : "f"(exponent_175));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_31 = t3234;
                const f32 t3235 = t3219 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3236 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t3236));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3238;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3238) : "f"(exponent_176));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_32 = t3238;
                const f32 t3239 = t3223 + s_32;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3240 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t3240));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3242) : "f"(exponent_177));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_35 = t3242;
                const f32 t3243 = t3227 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3244 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_178;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t3244));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3246;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3246) : "f"(exponent_178));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_36 = t3246;
                const f32 t3247 = t3231 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3248 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_179;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t3248));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3250;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3250) : "f"(exponent_179));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_39 = t3250;
                const f32 t3251 = t3235 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3252 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t3252));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3254;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3254) : "f"(exponent_180));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_40 = t3254;
                const f32 t3255 = t3239 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3256 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t3256));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3258;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3258) : "f"(exponent_181));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_43 = t3258;
                const f32 t3259 = t3243 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3260 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_182;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t3260));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3262;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3262) : "f"(exponent_182));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_44 = t3262;
                const f32 t3263 = t3247 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3264 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t3264));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3266;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3266) : "f"(exponent_183));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_47 = t3266;
                const f32 t3267 = t3251 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3268 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t3268));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3270;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3270) : "f"(exponent_184));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_48 = t3270;
                const f32 t3271 = t3255 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3272 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t3272));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3274;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3274) : "f"(exponent_185));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_51 = t3274;
                const f32 t3275 = t3259 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3276 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t3276));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3278;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3278) : "f"(exponent_186));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_52 = t3278;
                const f32 t3279 = t3263 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3280 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_187;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t3280));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3282;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3282) : "f"(exponent_187));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_55 = t3282;
                const f32 t3283 = t3267 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3284 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t3284));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3286;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3286) : "f"(exponent_188));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_56 = t3286;
                const f32 t3287 = t3271 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3288 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t3288));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3290;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3290) : "f"(exponent_189));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_59 = t3290;
                const f32 t3291 = t3275 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3292 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t3292));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3294;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3294) : "f"(exponent_190));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_60 = t3294;
                const f32 t3295 = t3279 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3296 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t3296));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3298;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3298) : "f"(exponent_191));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_63 = t3298;
                const f32 t3299 = t3283 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t3300 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t3300));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t3302;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3302) : "f"(exponent_192));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_64 = t3302;
                const f32 t3303 = t3287 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3304 = t3291 + t3295;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3305 = t3299 + t3303;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t3306 = t3304 + t3305;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t3306;
#line 354 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t3307 = i_4 - 1u;
#line 355 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3308 = t358 + t3307;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3309 = t3308 & 1u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3310 = t3309 + 6u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3311 = t3310 << 3u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3312 = t10 + t3311;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3313 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3313) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3312) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3314 = acc * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t3314;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3315 = acc_2 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t3315;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3316 = acc_5 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t3316;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3317 = acc_6 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t3317;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3318 = acc_9 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t3318;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3319 = acc_10 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t3319;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3320 = acc_13 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t3320;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3321 = acc_14 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t3321;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3322 = acc_17 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t3322;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3323 = acc_18 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t3323;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3324 = acc_21 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t3324;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3325 = acc_22 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t3325;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3326 = acc_25 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t3326;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3327 = acc_26 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t3327;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3328 = acc_29 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t3328;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3329 = acc_30 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t3329;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3330 = acc_3 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t3330;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3331 = acc_4 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t3331;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3332 = acc_7 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t3332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3333 = acc_8 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t3333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3334 = acc_11 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t3334;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3335 = acc_12 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t3335;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3336 = acc_15 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t3336;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3337 = acc_16 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t3337;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3338 = acc_19 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t3338;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3339 = acc_20 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t3339;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3340 = acc_23 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t3340;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3341 = acc_24 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t3341;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3342 = acc_27 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t3342;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3343 = acc_28 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t3343;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3344 = acc_31 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t3344;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t3345 = acc_32 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t3345;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3346;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3346) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3347;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3347) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3348;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3348) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3349;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3349) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3350;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3350) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3351;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3351) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3352;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3352) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3353;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3353) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3354;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3354) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3355;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3355) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3356;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3356) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3357;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3357) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3358;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3358) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3359;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3359) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3360;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3360) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3361;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3361) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3362;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3362) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3363;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3363) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3364;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3364) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3365;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3365) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3366;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3366) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3367;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3367) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3368;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3368) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3369;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3369) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3370;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3370) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3371;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3371) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3372;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3372) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3373;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3373) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3374;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3374) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3375;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3375) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3376;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3376) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3377;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3377) : "f"(s_63), "f"(s_64));
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p = t3346;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t3347;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t3348;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t3349;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t3350;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t3351;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t3352;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t3353;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t3354;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t3355;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t3356;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t3357;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t3358;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t3359;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t3360;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t3361;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t3362;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t3363;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t3364;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t3365;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t3366;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t3367;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t3368;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t3369;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t3370;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t3371;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t3372;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t3373;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t3374;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t3375;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t3376;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t3377;
            }
#line 301 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_5 = masked_left_4; i_5 < count_4; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3378 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t3378) : "memory");
#line 374 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3379 = t358 + i_5;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3380 = t3379 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3381 = t3380 << 3u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3382 = t10 + t3381;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3383 = t3379 >> 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3384 = t3383 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3382), "r"(t3384) : "memory");
#line 376 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t3385 = t360 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t3386 = t3385 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t3387 = smem_1 + t3386;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3388 = t3379 & 1u;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3389 = t3388 << 14u;
#line 378 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3390 = t8 + t3389;
                const u32 t3391 = t3387 >> 4u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3392 = t3390 >> 4u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3393 = t3391 + 65536u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3394 = (u64)t3393;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3395 = t3394 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3396 = t3392 + 65536u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3397 = (u64)t3396;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3398 = t3397 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3399 = t3391 + 65538u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3400 = (u64)t3399;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3401 = t3400 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3402 = t3392 + 65538u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3403 = (u64)t3402;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3404 = t3403 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3405 = t3391 + 65540u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3406 = (u64)t3405;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3407 = t3406 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3408 = t3392 + 65540u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3409 = (u64)t3408;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3410 = t3409 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3411 = t3391 + 65542u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3412 = (u64)t3411;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3413 = t3412 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3414 = t3392 + 65542u;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3415 = (u64)t3414;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3416 = t3415 + 4611686293305294848ull;
#line 379 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t3395), "l"(t3398), "l"(t3401), "l"(t3404), "l"(t3407), "l"(t3410), "l"(t3413), "l"(t3416) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 342 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3417 = i_5 - 1u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3418 = t358 + t3417;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3419 = t3418 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3420 = t3419 + 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3421 = t3420 << 3u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3422 = t10 + t3421;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3423 = t3418 >> 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3424 = t3423 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3422), "r"(t3424) : "memory");
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_65 = p;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_66 = p_2;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_67 = p_3;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_68 = p_4;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_69 = p_5;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_70 = p_6;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_71 = p_7;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_72 = p_8;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_73 = p_9;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_74 = p_10;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_75 = p_11;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_76 = p_12;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_77 = p_13;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_78 = p_14;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_79 = p_15;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_80 = p_16;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_81 = p_17;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_82 = p_18;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_83 = p_19;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_84 = p_20;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_85 = p_21;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_86 = p_22;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_87 = p_23;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_88 = p_24;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_89 = p_25;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_90 = p_26;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_91 = p_27;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_92 = p_28;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_93 = p_29;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_94 = p_30;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_95 = p_31;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_96 = p_32;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t3425 = t3418 & 1u;
#line 392 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3426 = t3425 << 14u;
#line 392 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3427 = t9 + t3426;
                const u32 t3428 = t3427 >> 4u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3429 = t3428 + 67108864u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3430 = (u64)t3429;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3431 = t3430 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3432 = t3428 + 67108992u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3433 = (u64)t3432;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3434 = t3433 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3435 = t3428 + 67109120u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3436 = (u64)t3435;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3437 = t3436 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3438 = t3428 + 67109248u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3439 = (u64)t3438;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3440 = t3439 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3441 = t3428 + 67109376u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3442 = (u64)t3441;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3443 = t3442 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3444 = t3428 + 67109504u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3445 = (u64)t3444;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3446 = t3445 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3447 = t3428 + 67109632u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3448 = (u64)t3447;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3449 = t3448 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3450 = t3428 + 67109760u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3451 = (u64)t3450;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t3452 = t3451 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t3431), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t3434), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t3437), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t3440), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t3443), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t3446), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t3449), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t3452) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t3453 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3454 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t3453 ? 0u : t3454;
                const u32 t3456 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t3456) : "memory");
#line 344 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3457 = t358 + i_5;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3458 = t3457 & 1u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3459 = t3458 + 2u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3460 = t3459 << 3u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3461 = t10 + t3460;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3462 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3462) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3461) : "memory");
                }
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3463 = s * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_193;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_193) : "f"(t3463));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3465 = power_193 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3466;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3466) : "f"(t3465));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3467;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3467) : "f"(t3466), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s = t3467;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3468 = s_2 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_194;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_194) : "f"(t3468));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3470 = power_194 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3471;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3471) : "f"(t3470));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3472;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(t3471), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t3472;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3473 = s_3 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_195;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_195) : "f"(t3473));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3475 = power_195 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3476;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3476) : "f"(t3475));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3477;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3477) : "f"(t3476), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t3477;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3478 = s_4 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_196;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_196) : "f"(t3478));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3480 = power_196 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3481;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3481) : "f"(t3480));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3482;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(t3481), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t3482;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3483 = s_5 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_197;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_197) : "f"(t3483));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3485 = power_197 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3486;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3486) : "f"(t3485));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3487;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3487) : "f"(t3486), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t3487;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3488 = s_6 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_198;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_198) : "f"(t3488));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3490 = power_198 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3491;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3491) : "f"(t3490));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3492;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3492) : "f"(t3491), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t3492;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3493 = s_7 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_199;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_199) : "f"(t3493));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3495 = power_199 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3496;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3496) : "f"(t3495));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3497;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3497) : "f"(t3496), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t3497;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3498 = s_8 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_200;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_200) : "f"(t3498));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3500 = power_200 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3501;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3501) : "f"(t3500));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3502;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3502) : "f"(t3501), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t3502;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3503 = s_9 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_201;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_201) : "f"(t3503));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3505 = power_201 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3506;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3506) : "f"(t3505));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3507;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3507) : "f"(t3506), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t3507;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3508 = s_10 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_202;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_202) : "f"(t3508));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3510 = power_202 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3511;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3511) : "f"(t3510));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3512;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3512) : "f"(t3511), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t3512;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3513 = s_11 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_203;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_203) : "f"(t3513));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3515 = power_203 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3516;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3516) : "f"(t3515));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3517;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3517) : "f"(t3516), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t3517;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3518 = s_12 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_204;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_204) : "f"(t3518));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3520 = power_204 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3521;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3521) : "f"(t3520));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3522;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3522) : "f"(t3521), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t3522;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3523 = s_13 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_205;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_205) : "f"(t3523));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3525 = power_205 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3526;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3526) : "f"(t3525));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3527;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3527) : "f"(t3526), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t3527;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3528 = s_14 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_206;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_206) : "f"(t3528));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3530 = power_206 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3531;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3531) : "f"(t3530));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3532;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3532) : "f"(t3531), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t3532;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3533 = s_15 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_207;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_207) : "f"(t3533));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3535 = power_207 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3536;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3536) : "f"(t3535));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3537;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3537) : "f"(t3536), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t3537;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3538 = s_16 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_208;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_208) : "f"(t3538));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3540 = power_208 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3541;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3541) : "f"(t3540));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3542;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3542) : "f"(t3541), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t3542;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3543 = s_17 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_209;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_209) : "f"(t3543));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3545 = power_209 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3546;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3546) : "f"(t3545));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3547;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3547) : "f"(t3546), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_17 = t3547;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3548 = s_18 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_210;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_210) : "f"(t3548));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3550 = power_210 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3551;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3551) : "f"(t3550));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3552;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3552) : "f"(t3551), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_18 = t3552;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3553 = s_19 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_211;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_211) : "f"(t3553));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3555 = power_211 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3556;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3556) : "f"(t3555));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3557;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3557) : "f"(t3556), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_19 = t3557;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3558 = s_20 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_212;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_212) : "f"(t3558));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3560 = power_212 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3561;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3561) : "f"(t3560));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3562;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3562) : "f"(t3561), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_20 = t3562;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3563 = s_21 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_213;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_213) : "f"(t3563));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3565 = power_213 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3566;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3566) : "f"(t3565));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3567) : "f"(t3566), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_21 = t3567;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3568 = s_22 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_214;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_214) : "f"(t3568));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3570 = power_214 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3571;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3571) : "f"(t3570));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3572;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3572) : "f"(t3571), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_22 = t3572;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3573 = s_23 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_215;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_215) : "f"(t3573));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3575 = power_215 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3576;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3576) : "f"(t3575));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3577;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3577) : "f"(t3576), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_23 = t3577;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3578 = s_24 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_216;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_216) : "f"(t3578));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3580 = power_216 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3581;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3581) : "f"(t3580));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3582;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3582) : "f"(t3581), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_24 = t3582;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3583 = s_25 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_217;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_217) : "f"(t3583));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3585 = power_217 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3586;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3586) : "f"(t3585));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3587;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3587) : "f"(t3586), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_25 = t3587;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3588 = s_26 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_218;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_218) : "f"(t3588));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3590 = power_218 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3591;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3591) : "f"(t3590));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3592;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3592) : "f"(t3591), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_26 = t3592;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3593 = s_27 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_219;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_219) : "f"(t3593));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3595 = power_219 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3596;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3596) : "f"(t3595));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3597;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3597) : "f"(t3596), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_27 = t3597;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3598 = s_28 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_220;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_220) : "f"(t3598));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3600 = power_220 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3601;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3601) : "f"(t3600));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3602) : "f"(t3601), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_28 = t3602;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3603 = s_29 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_221;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_221) : "f"(t3603));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3605 = power_221 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3606;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3606) : "f"(t3605));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3607;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3607) : "f"(t3606), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_29 = t3607;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3608 = s_30 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_222;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_222) : "f"(t3608));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3610 = power_222 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3611;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3611) : "f"(t3610));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3612) : "f"(t3611), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_30 = t3612;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3613 = s_31 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_223;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_223) : "f"(t3613));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3615 = power_223 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3616;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3616) : "f"(t3615));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3617;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3617) : "f"(t3616), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_31 = t3617;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3618 = s_32 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_224;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_224) : "f"(t3618));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3620 = power_224 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3621;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3621) : "f"(t3620));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3622;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3622) : "f"(t3621), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_32 = t3622;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3623 = s_33 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_225;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_225) : "f"(t3623));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3625 = power_225 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3626;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3626) : "f"(t3625));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3627;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3627) : "f"(t3626), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_33 = t3627;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3628 = s_34 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_226;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_226) : "f"(t3628));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3630 = power_226 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3631;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3631) : "f"(t3630));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3632;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3632) : "f"(t3631), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_34 = t3632;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3633 = s_35 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_227;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_227) : "f"(t3633));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3635 = power_227 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3636;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3636) : "f"(t3635));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3637;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3637) : "f"(t3636), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_35 = t3637;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3638 = s_36 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_228;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_228) : "f"(t3638));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3640 = power_228 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3641;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3641) : "f"(t3640));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3642;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3642) : "f"(t3641), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_36 = t3642;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3643 = s_37 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_229;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_229) : "f"(t3643));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3645 = power_229 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3646;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3646) : "f"(t3645));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3647;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3647) : "f"(t3646), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_37 = t3647;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3648 = s_38 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_230;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_230) : "f"(t3648));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3650 = power_230 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3651;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3651) : "f"(t3650));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3652) : "f"(t3651), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_38 = t3652;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3653 = s_39 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_231;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_231) : "f"(t3653));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3655 = power_231 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3656;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3656) : "f"(t3655));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3657;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3657) : "f"(t3656), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_39 = t3657;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3658 = s_40 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_232;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_232) : "f"(t3658));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3660 = power_232 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3661;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3661) : "f"(t3660));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3662) : "f"(t3661), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_40 = t3662;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3663 = s_41 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_233;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_233) : "f"(t3663));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3665 = power_233 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3666;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3666) : "f"(t3665));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3667;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3667) : "f"(t3666), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_41 = t3667;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3668 = s_42 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_234;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_234) : "f"(t3668));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3670 = power_234 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3671;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3671) : "f"(t3670));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3672;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3672) : "f"(t3671), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_42 = t3672;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3673 = s_43 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_235;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_235) : "f"(t3673));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3675 = power_235 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3676;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3676) : "f"(t3675));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3677;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3677) : "f"(t3676), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_43 = t3677;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3678 = s_44 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_236;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_236) : "f"(t3678));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3680 = power_236 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3681;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3681) : "f"(t3680));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3682) : "f"(t3681), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_44 = t3682;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3683 = s_45 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_237;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_237) : "f"(t3683));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3685 = power_237 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3686;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3686) : "f"(t3685));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3687;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3687) : "f"(t3686), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_45 = t3687;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3688 = s_46 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_238;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_238) : "f"(t3688));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3690 = power_238 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3691;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3691) : "f"(t3690));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3692;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3692) : "f"(t3691), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_46 = t3692;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3693 = s_47 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_239;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_239) : "f"(t3693));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3695 = power_239 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3696;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3696) : "f"(t3695));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3697;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3697) : "f"(t3696), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_47 = t3697;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3698 = s_48 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_240;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_240) : "f"(t3698));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3700 = power_240 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3701;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3701) : "f"(t3700));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3702;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3702) : "f"(t3701), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_48 = t3702;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3703 = s_49 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_241;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_241) : "f"(t3703));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3705 = power_241 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3706;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3706) : "f"(t3705));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3707;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3707) : "f"(t3706), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_49 = t3707;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3708 = s_50 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_242) : "f"(t3708));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3710 = power_242 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3711;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3711) : "f"(t3710));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3712;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3712) : "f"(t3711), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_50 = t3712;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3713 = s_51 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_243;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_243) : "f"(t3713));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3715 = power_243 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3716;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3716) : "f"(t3715));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3717;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3717) : "f"(t3716), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_51 = t3717;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3718 = s_52 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_244;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_244) : "f"(t3718));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3720 = power_244 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3721;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3721) : "f"(t3720));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3722;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3722) : "f"(t3721), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_52 = t3722;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3723 = s_53 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_245;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_245) : "f"(t3723));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3725 = power_245 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3726;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3726) : "f"(t3725));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3727;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(t3726), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_53 = t3727;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3728 = s_54 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_246;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_246) : "f"(t3728));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3730 = power_246 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3731;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3731) : "f"(t3730));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3732;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3732) : "f"(t3731), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_54 = t3732;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3733 = s_55 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_247;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_247) : "f"(t3733));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3735 = power_247 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3736;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3736) : "f"(t3735));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3737;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3737) : "f"(t3736), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_55 = t3737;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3738 = s_56 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_248;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_248) : "f"(t3738));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3740 = power_248 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3741;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3741) : "f"(t3740));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3742;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3742) : "f"(t3741), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_56 = t3742;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3743 = s_57 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_249;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_249) : "f"(t3743));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3745 = power_249 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3746;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3746) : "f"(t3745));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3747;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3747) : "f"(t3746), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_57 = t3747;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3748 = s_58 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_250;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_250) : "f"(t3748));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3750 = power_250 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3751;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3751) : "f"(t3750));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3752;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3752) : "f"(t3751), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_58 = t3752;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3753 = s_59 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_251;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_251) : "f"(t3753));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3755 = power_251 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3756;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3756) : "f"(t3755));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3757;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3757) : "f"(t3756), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_59 = t3757;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3758 = s_60 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_252;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_252) : "f"(t3758));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3760 = power_252 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3761;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3761) : "f"(t3760));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3762;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3762) : "f"(t3761), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_60 = t3762;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3763 = s_61 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_253;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_253) : "f"(t3763));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3765 = power_253 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3766;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3766) : "f"(t3765));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3767;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3767) : "f"(t3766), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_61 = t3767;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3768 = s_62 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_254;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_254) : "f"(t3768));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3770 = power_254 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3771;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3771) : "f"(t3770));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3772;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3772) : "f"(t3771), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_62 = t3772;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3773 = s_63 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_255;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_255) : "f"(t3773));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3775 = power_255 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3776;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3776) : "f"(t3775));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3777;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3777) : "f"(t3776), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_63 = t3777;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3778 = s_64 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
                f32 power_256;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_256) : "f"(t3778));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t3780 = power_256 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3781;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3781) : "f"(t3780));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                f32 t3782;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3782) : "f"(t3781), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
                s_64 = t3782;
#line 448 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3783 = end_21 - 1u;
#line 448 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3784 = t3783 - i_5;
#line 448 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_3 = t3784 << 7u;
#line 452 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3786 = t269 + t242;
#line 452 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t3786 + t241;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t3788 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t3789 = t3788 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_3 = first_key_3 + t3789;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t3791 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t3792 = first_query_4 + t3791;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t3793 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t3794 = t3792 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_38 = t3794 + t3793;
                const u32 t3796 = end_38 > seq_q ? end_38 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t3797 = t3796 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_39 = t3797 < seq_k ? t3797 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_40 = t3792 + seq_k;
                const u32 t3800 = end_40 > seq_q ? end_40 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_11 = t3800 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t3802 = position_11 > window_left ? position_11 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t3803 = t3802 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t3804 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_14 = t3803 < t3804 ? t3803 : t3804;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t3806 = end_39 > column_3 ? end_39 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_41 = t3806 - column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t3808 = begin_14 > column_3 ? begin_14 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t3809 = t3808 - column_3;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3810 = 0u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3811 = t3809 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_129 = t3810 & t3811;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3813 = visible_129 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t3813;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3814 = 1u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3815 = t3809 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_130 = t3814 & t3815;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3817 = visible_130 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t3817;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3818 = 8u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3819 = t3809 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_131 = t3818 & t3819;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3821 = visible_131 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t3821;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3822 = 9u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3823 = t3809 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_132 = t3822 & t3823;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3825 = visible_132 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t3825;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3826 = 16u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3827 = t3809 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_133 = t3826 & t3827;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3829 = visible_133 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t3829;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3830 = 17u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3831 = t3809 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_134 = t3830 & t3831;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3833 = visible_134 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t3833;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3834 = 24u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3835 = t3809 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_135 = t3834 & t3835;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3837 = visible_135 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t3837;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3838 = 25u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3839 = t3809 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_136 = t3838 & t3839;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3841 = visible_136 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t3841;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3842 = 32u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3843 = t3809 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_137 = t3842 & t3843;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3845 = visible_137 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t3845;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3846 = 33u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3847 = t3809 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_138 = t3846 & t3847;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3849 = visible_138 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t3849;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3850 = 40u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3851 = t3809 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_139 = t3850 & t3851;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3853 = visible_139 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t3853;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3854 = 41u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3855 = t3809 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_140 = t3854 & t3855;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3857 = visible_140 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t3857;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3858 = 48u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3859 = t3809 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_141 = t3858 & t3859;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3861 = visible_141 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t3861;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3862 = 49u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3863 = t3809 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_142 = t3862 & t3863;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3865 = visible_142 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t3865;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3866 = 56u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3867 = t3809 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_143 = t3866 & t3867;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3869 = visible_143 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t3869;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3870 = 57u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3871 = t3809 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_144 = t3870 & t3871;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3873 = visible_144 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t3873;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3874 = 64u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3875 = t3809 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_145 = t3874 & t3875;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3877 = visible_145 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t3877;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3878 = 65u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3879 = t3809 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_146 = t3878 & t3879;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3881 = visible_146 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t3881;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3882 = 72u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3883 = t3809 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_147 = t3882 & t3883;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3885 = visible_147 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t3885;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3886 = 73u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3887 = t3809 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_148 = t3886 & t3887;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3889 = visible_148 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t3889;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3890 = 80u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3891 = t3809 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_149 = t3890 & t3891;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3893 = visible_149 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t3893;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3894 = 81u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3895 = t3809 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_150 = t3894 & t3895;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3897 = visible_150 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t3897;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3898 = 88u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3899 = t3809 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_151 = t3898 & t3899;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3901 = visible_151 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t3901;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3902 = 89u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3903 = t3809 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_152 = t3902 & t3903;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3905 = visible_152 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t3905;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3906 = 96u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3907 = t3809 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_153 = t3906 & t3907;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3909 = visible_153 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t3909;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3910 = 97u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3911 = t3809 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_154 = t3910 & t3911;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3913 = visible_154 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t3913;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3914 = 104u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3915 = t3809 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_155 = t3914 & t3915;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3917 = visible_155 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t3917;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3918 = 105u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3919 = t3809 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_156 = t3918 & t3919;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3921 = visible_156 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t3921;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3922 = 112u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3923 = t3809 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_157 = t3922 & t3923;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3925 = visible_157 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t3925;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3926 = 113u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3927 = t3809 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_158 = t3926 & t3927;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3929 = visible_158 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t3929;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3930 = 120u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3931 = t3809 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_159 = t3930 & t3931;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3933 = visible_159 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t3933;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3934 = 121u < end_41;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3935 = t3809 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_160 = t3934 & t3935;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3937 = visible_160 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t3937;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t3938 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t3939 = first_query_4 + t3938;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t3940 = t3939 + 8u;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t3941 = window_right + 1u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t3942 = t3940 + seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_42 = t3942 + t3941;
                const u32 t3944 = end_42 > seq_q ? end_42 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t3945 = t3944 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_43 = t3945 < seq_k ? t3945 : seq_k;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_44 = t3940 + seq_k;
                const u32 t3948 = end_44 > seq_q ? end_44 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_12 = t3948 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t3950 = position_12 > window_left ? position_12 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t3951 = t3950 - window_left;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t3952 = seq_k - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_15 = t3951 < t3952 ? t3951 : t3952;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t3954 = end_43 > column_3 ? end_43 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_45 = t3954 - column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t3956 = begin_15 > column_3 ? begin_15 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t3957 = t3956 - column_3;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3958 = 0u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3959 = t3957 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_161 = t3958 & t3959;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3961 = visible_161 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t3961;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3962 = 1u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3963 = t3957 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_162 = t3962 & t3963;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3965 = visible_162 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t3965;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3966 = 8u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3967 = t3957 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_163 = t3966 & t3967;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3969 = visible_163 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t3969;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3970 = 9u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3971 = t3957 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_164 = t3970 & t3971;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3973 = visible_164 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t3973;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3974 = 16u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3975 = t3957 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_165 = t3974 & t3975;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3977 = visible_165 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t3977;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3978 = 17u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3979 = t3957 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_166 = t3978 & t3979;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3981 = visible_166 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t3981;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3982 = 24u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3983 = t3957 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_167 = t3982 & t3983;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3985 = visible_167 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t3985;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3986 = 25u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3987 = t3957 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_168 = t3986 & t3987;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3989 = visible_168 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t3989;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3990 = 32u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3991 = t3957 <= 32u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_169 = t3990 & t3991;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3993 = visible_169 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t3993;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3994 = 33u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3995 = t3957 <= 33u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_170 = t3994 & t3995;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t3997 = visible_170 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t3997;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3998 = 40u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t3999 = t3957 <= 40u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_171 = t3998 & t3999;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4001 = visible_171 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t4001;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4002 = 41u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4003 = t3957 <= 41u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_172 = t4002 & t4003;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4005 = visible_172 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t4005;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4006 = 48u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4007 = t3957 <= 48u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_173 = t4006 & t4007;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4009 = visible_173 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t4009;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4010 = 49u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4011 = t3957 <= 49u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_174 = t4010 & t4011;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4013 = visible_174 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t4013;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4014 = 56u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4015 = t3957 <= 56u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_175 = t4014 & t4015;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4017 = visible_175 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t4017;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4018 = 57u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4019 = t3957 <= 57u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_176 = t4018 & t4019;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4021 = visible_176 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t4021;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4022 = 64u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4023 = t3957 <= 64u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_177 = t4022 & t4023;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4025 = visible_177 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t4025;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4026 = 65u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4027 = t3957 <= 65u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_178 = t4026 & t4027;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4029 = visible_178 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t4029;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4030 = 72u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4031 = t3957 <= 72u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_179 = t4030 & t4031;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4033 = visible_179 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t4033;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4034 = 73u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4035 = t3957 <= 73u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_180 = t4034 & t4035;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4037 = visible_180 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t4037;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4038 = 80u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4039 = t3957 <= 80u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_181 = t4038 & t4039;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4041 = visible_181 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t4041;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4042 = 81u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4043 = t3957 <= 81u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_182 = t4042 & t4043;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4045 = visible_182 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t4045;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4046 = 88u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4047 = t3957 <= 88u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_183 = t4046 & t4047;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4049 = visible_183 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t4049;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4050 = 89u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4051 = t3957 <= 89u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_184 = t4050 & t4051;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4053 = visible_184 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t4053;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4054 = 96u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4055 = t3957 <= 96u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_185 = t4054 & t4055;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4057 = visible_185 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t4057;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4058 = 97u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4059 = t3957 <= 97u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_186 = t4058 & t4059;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4061 = visible_186 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t4061;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4062 = 104u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4063 = t3957 <= 104u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_187 = t4062 & t4063;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4065 = visible_187 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t4065;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4066 = 105u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4067 = t3957 <= 105u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_188 = t4066 & t4067;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4069 = visible_188 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t4069;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4070 = 112u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4071 = t3957 <= 112u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_189 = t4070 & t4071;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4073 = visible_189 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t4073;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4074 = 113u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4075 = t3957 <= 113u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_190 = t4074 & t4075;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4077 = visible_190 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t4077;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4078 = 120u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4079 = t3957 <= 120u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_191 = t4078 & t4079;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4081 = visible_191 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t4081;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4082 = 121u < end_45;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t4083 = t3957 <= 121u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_192 = t4082 & t4083;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t4085 = visible_192 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t4085;
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_7 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4087;
                asm("max.f32 %0, %1, %2;" : "=f"(t4087) : "f"(old_7), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4088;
                asm("max.f32 %0, %1, %2;" : "=f"(t4088) : "f"(t4087), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4089;
                asm("max.f32 %0, %1, %2;" : "=f"(t4089) : "f"(s_2), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4090;
                asm("max.f32 %0, %1, %2;" : "=f"(t4090) : "f"(s_5), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4091;
                asm("max.f32 %0, %1, %2;" : "=f"(t4091) : "f"(s_6), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4092;
                asm("max.f32 %0, %1, %2;" : "=f"(t4092) : "f"(t4088), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4093;
                asm("max.f32 %0, %1, %2;" : "=f"(t4093) : "f"(t4089), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4094;
                asm("max.f32 %0, %1, %2;" : "=f"(t4094) : "f"(t4090), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4095;
                asm("max.f32 %0, %1, %2;" : "=f"(t4095) : "f"(t4091), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4096;
                asm("max.f32 %0, %1, %2;" : "=f"(t4096) : "f"(t4092), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4097;
                asm("max.f32 %0, %1, %2;" : "=f"(t4097) : "f"(t4093), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4098;
                asm("max.f32 %0, %1, %2;" : "=f"(t4098) : "f"(t4094), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4099;
                asm("max.f32 %0, %1, %2;" : "=f"(t4099) : "f"(t4095), "f"(s_30));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4100;
                asm("max.f32 %0, %1, %2;" : "=f"(t4100) : "f"(t4096), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4101;
                asm("max.f32 %0, %1, %2;" : "=f"(t4101) : "f"(t4097), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4102;
                asm("max.f32 %0, %1, %2;" : "=f"(t4102) : "f"(t4098), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4103;
                asm("max.f32 %0, %1, %2;" : "=f"(t4103) : "f"(t4099), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4104;
                asm("max.f32 %0, %1, %2;" : "=f"(t4104) : "f"(t4100), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4105;
                asm("max.f32 %0, %1, %2;" : "=f"(t4105) : "f"(t4101), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4106;
                asm("max.f32 %0, %1, %2;" : "=f"(t4106) : "f"(t4102), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4107;
                asm("max.f32 %0, %1, %2;" : "=f"(t4107) : "f"(t4103), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4108;
                asm("max.f32 %0, %1, %2;" : "=f"(t4108) : "f"(t4104), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4109;
                asm("max.f32 %0, %1, %2;" : "=f"(t4109) : "f"(t4105), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4110;
                asm("max.f32 %0, %1, %2;" : "=f"(t4110) : "f"(t4106), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4111;
                asm("max.f32 %0, %1, %2;" : "=f"(t4111) : "f"(t4107), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4112;
                asm("max.f32 %0, %1, %2;" : "=f"(t4112) : "f"(t4108), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4113;
                asm("max.f32 %0, %1, %2;" : "=f"(t4113) : "f"(t4109), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4114;
                asm("max.f32 %0, %1, %2;" : "=f"(t4114) : "f"(t4110), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4115;
                asm("max.f32 %0, %1, %2;" : "=f"(t4115) : "f"(t4111), "f"(s_62));
                f32 t4116;
                asm("max.f32 %0, %1, %2;" : "=f"(t4116) : "f"(t4112), "f"(t4113));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t4117;
                asm("max.f32 %0, %1, %2;" : "=f"(t4117) : "f"(t4114), "f"(t4115));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t4118;
                asm("max.f32 %0, %1, %2;" : "=f"(t4118) : "f"(t4116), "f"(t4117));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t4119;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4119) : "f"(t4118));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_7;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_7) : "f"(t4118), "f"(t4119));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t4121;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4121) : "f"(pair_7));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_7;
                asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(pair_7), "f"(t4121));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_7 = new_7 == __uint_as_float(0xff800000u);
                const f32 t4124 = new_7 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_7 = none_7 ? 0.0f : t4124;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t4126 = -reference_7;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 t4127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4127) : "f"(old_7), "f"(scale_log2), "f"(t4126));
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_7;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_7) : "f"(t4127));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max = new_7;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t4129 = row_sum * rescale_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4130 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_193;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_193) : "f"(s), "f"(scale_log2), "f"(t4130));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4132;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4132) : "f"(exponent_193));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s = t4132;
                const f32 t4133 = t4129 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4134 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_194;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_194) : "f"(s_2), "f"(scale_log2), "f"(t4134));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4136;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4136) : "f"(exponent_194));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_2 = t4136;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4137 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_195;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_195) : "f"(s_5), "f"(scale_log2), "f"(t4137));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4139;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4139) : "f"(exponent_195));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_5 = t4139;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4140 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_196;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_196) : "f"(s_6), "f"(scale_log2), "f"(t4140));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4142;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4142) : "f"(exponent_196));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_6 = t4142;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4143 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_197;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_197) : "f"(s_9), "f"(scale_log2), "f"(t4143));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4145;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4145) : "f"(exponent_197));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_9 = t4145;
                const f32 t4146 = t4133 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4147 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_198;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_198) : "f"(s_10), "f"(scale_log2), "f"(t4147));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4149;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4149) : "f"(exponent_198));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_10 = t4149;
                const f32 t4150 = s_2 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4151 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_199;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_199) : "f"(s_13), "f"(scale_log2), "f"(t4151));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4153;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4153) : "f"(exponent_199));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_13 = t4153;
                const f32 t4154 = s_5 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4155 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_200;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_200) : "f"(s_14), "f"(scale_log2), "f"(t4155));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4157;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4157) : "f"(exponent_200));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_14 = t4157;
                const f32 t4158 = s_6 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4159 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_201;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_201) : "f"(s_17), "f"(scale_log2), "f"(t4159));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4161;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4161) : "f"(exponent_201));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_17 = t4161;
                const f32 t4162 = t4146 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4163 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_202;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_202) : "f"(s_18), "f"(scale_log2), "f"(t4163));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4165;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4165) : "f"(exponent_202));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_18 = t4165;
                const f32 t4166 = t4150 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4167 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_203;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_203) : "f"(s_21), "f"(scale_log2), "f"(t4167));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4169) : "f"(exponent_203));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_21 = t4169;
                const f32 t4170 = t4154 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4171 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_204;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_204) : "f"(s_22), "f"(scale_log2), "f"(t4171));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4173;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4173) : "f"(exponent_204));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_22 = t4173;
                const f32 t4174 = t4158 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4175 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_205;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_205) : "f"(s_25), "f"(scale_log2), "f"(t4175));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4177;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4177) : "f"(exponent_205));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_25 = t4177;
                const f32 t4178 = t4162 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4179 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_206;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_206) : "f"(s_26), "f"(scale_log2), "f"(t4179));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4181;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4181) : "f"(exponent_206));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_26 = t4181;
                const f32 t4182 = t4166 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4183 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_207;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_207) : "f"(s_29), "f"(scale_log2), "f"(t4183));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4185;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4185) : "f"(exponent_207));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_29 = t4185;
                const f32 t4186 = t4170 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4187 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_208;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_208) : "f"(s_30), "f"(scale_log2), "f"(t4187));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4189;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4189) : "f"(exponent_208));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_30 = t4189;
                const f32 t4190 = t4174 + s_30;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4191 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_209;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_209) : "f"(s_33), "f"(scale_log2), "f"(t4191));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4193;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4193) : "f"(exponent_209));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_33 = t4193;
                const f32 t4194 = t4178 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4195 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_210;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_210) : "f"(s_34), "f"(scale_log2), "f"(t4195));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4197;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4197) : "f"(exponent_210));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_34 = t4197;
                const f32 t4198 = t4182 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4199 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_211;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_211) : "f"(s_37), "f"(scale_log2), "f"(t4199));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4201;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4201) : "f"(exponent_211));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_37 = t4201;
                const f32 t4202 = t4186 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4203 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_212;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_212) : "f"(s_38), "f"(scale_log2), "f"(t4203));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4205;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4205) : "f"(exponent_212));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_38 = t4205;
                const f32 t4206 = t4190 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4207 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_213;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_213) : "f"(s_41), "f"(scale_log2), "f"(t4207));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4209;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4209) : "f"(exponent_213));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_41 = t4209;
                const f32 t4210 = t4194 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4211 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_214;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_214) : "f"(s_42), "f"(scale_log2), "f"(t4211));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4213;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4213) : "f"(exponent_214));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_42 = t4213;
                const f32 t4214 = t4198 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4215 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_215;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_215) : "f"(s_45), "f"(scale_log2), "f"(t4215));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4217;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4217) : "f"(exponent_215));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_45 = t4217;
                const f32 t4218 = t4202 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4219 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_216;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_216) : "f"(s_46), "f"(scale_log2), "f"(t4219));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4221;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4221) : "f"(exponent_216));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_46 = t4221;
                const f32 t4222 = t4206 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4223 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_217;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_217) : "f"(s_49), "f"(scale_log2), "f"(t4223));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4225;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4225) : "f"(exponent_217));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_49 = t4225;
                const f32 t4226 = t4210 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4227 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_218;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_218) : "f"(s_50), "f"(scale_log2), "f"(t4227));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4229;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4229) : "f"(exponent_218));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_50 = t4229;
                const f32 t4230 = t4214 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4231 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_219;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_219) : "f"(s_53), "f"(scale_log2), "f"(t4231));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4233;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4233) : "f"(exponent_219));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_53 = t4233;
                const f32 t4234 = t4218 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4235 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_220;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_220) : "f"(s_54), "f"(scale_log2), "f"(t4235));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4237;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4237) : "f"(exponent_220));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_54 = t4237;
                const f32 t4238 = t4222 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4239 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_221;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_221) : "f"(s_57), "f"(scale_log2), "f"(t4239));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4241;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4241) : "f"(exponent_221));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_57 = t4241;
                const f32 t4242 = t4226 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4243 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_222;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_222) : "f"(s_58), "f"(scale_log2), "f"(t4243));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4245;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4245) : "f"(exponent_222));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_58 = t4245;
                const f32 t4246 = t4230 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4247 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_223;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_223) : "f"(s_61), "f"(scale_log2), "f"(t4247));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4249;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4249) : "f"(exponent_223));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_61 = t4249;
                const f32 t4250 = t4234 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4251 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_224;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_224) : "f"(s_62), "f"(scale_log2), "f"(t4251));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4253;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4253) : "f"(exponent_224));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_62 = t4253;
                const f32 t4254 = t4238 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t4255 = t4242 + t4246;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t4256 = t4250 + t4254;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t4257 = t4255 + t4256;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum = t4257;
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_8 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4259;
                asm("max.f32 %0, %1, %2;" : "=f"(t4259) : "f"(old_8), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4260;
                asm("max.f32 %0, %1, %2;" : "=f"(t4260) : "f"(t4259), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4261;
                asm("max.f32 %0, %1, %2;" : "=f"(t4261) : "f"(s_4), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4262;
                asm("max.f32 %0, %1, %2;" : "=f"(t4262) : "f"(s_7), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4263;
                asm("max.f32 %0, %1, %2;" : "=f"(t4263) : "f"(s_8), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4264;
                asm("max.f32 %0, %1, %2;" : "=f"(t4264) : "f"(t4260), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4265;
                asm("max.f32 %0, %1, %2;" : "=f"(t4265) : "f"(t4261), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4266;
                asm("max.f32 %0, %1, %2;" : "=f"(t4266) : "f"(t4262), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4267;
                asm("max.f32 %0, %1, %2;" : "=f"(t4267) : "f"(t4263), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4268;
                asm("max.f32 %0, %1, %2;" : "=f"(t4268) : "f"(t4264), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4269;
                asm("max.f32 %0, %1, %2;" : "=f"(t4269) : "f"(t4265), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4270;
                asm("max.f32 %0, %1, %2;" : "=f"(t4270) : "f"(t4266), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4271;
                asm("max.f32 %0, %1, %2;" : "=f"(t4271) : "f"(t4267), "f"(s_32));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4272;
                asm("max.f32 %0, %1, %2;" : "=f"(t4272) : "f"(t4268), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4273;
                asm("max.f32 %0, %1, %2;" : "=f"(t4273) : "f"(t4269), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4274;
                asm("max.f32 %0, %1, %2;" : "=f"(t4274) : "f"(t4270), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4275;
                asm("max.f32 %0, %1, %2;" : "=f"(t4275) : "f"(t4271), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4276;
                asm("max.f32 %0, %1, %2;" : "=f"(t4276) : "f"(t4272), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4277;
                asm("max.f32 %0, %1, %2;" : "=f"(t4277) : "f"(t4273), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4278;
                asm("max.f32 %0, %1, %2;" : "=f"(t4278) : "f"(t4274), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4279;
                asm("max.f32 %0, %1, %2;" : "=f"(t4279) : "f"(t4275), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4280;
                asm("max.f32 %0, %1, %2;" : "=f"(t4280) : "f"(t4276), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4281;
                asm("max.f32 %0, %1, %2;" : "=f"(t4281) : "f"(t4277), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4282;
                asm("max.f32 %0, %1, %2;" : "=f"(t4282) : "f"(t4278), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4283;
                asm("max.f32 %0, %1, %2;" : "=f"(t4283) : "f"(t4279), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4284;
                asm("max.f32 %0, %1, %2;" : "=f"(t4284) : "f"(t4280), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4285;
                asm("max.f32 %0, %1, %2;" : "=f"(t4285) : "f"(t4281), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4286;
                asm("max.f32 %0, %1, %2;" : "=f"(t4286) : "f"(t4282), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t4287;
                asm("max.f32 %0, %1, %2;" : "=f"(t4287) : "f"(t4283), "f"(s_64));
                f32 t4288;
                asm("max.f32 %0, %1, %2;" : "=f"(t4288) : "f"(t4284), "f"(t4285));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t4289;
                asm("max.f32 %0, %1, %2;" : "=f"(t4289) : "f"(t4286), "f"(t4287));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t4290;
                asm("max.f32 %0, %1, %2;" : "=f"(t4290) : "f"(t4288), "f"(t4289));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t4291;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4291) : "f"(t4290));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_8;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_8) : "f"(t4290), "f"(t4291));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t4293;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4293) : "f"(pair_8));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_8;
                asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(pair_8), "f"(t4293));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_8 = new_8 == __uint_as_float(0xff800000u);
                const f32 t4296 = new_8 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_8 = none_8 ? 0.0f : t4296;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t4298 = -reference_8;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 t4299;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4299) : "f"(old_8), "f"(scale_log2), "f"(t4298));
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_8;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_8) : "f"(t4299));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_8;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t4301 = row_sum_2 * rescale_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4302 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_225;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_225) : "f"(s_3), "f"(scale_log2), "f"(t4302));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4304;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4304) : "f"(exponent_225));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_3 = t4304;
                const f32 t4305 = t4301 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4306 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_226;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_226) : "f"(s_4), "f"(scale_log2), "f"(t4306));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4308;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4308) : "f"(exponent_226));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_4 = t4308;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4309 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_227;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_227) : "f"(s_7), "f"(scale_log2), "f"(t4309));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4311;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4311) : "f"(exponent_227));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_7 = t4311;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4312 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_228;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_228) : "f"(s_8), "f"(scale_log2), "f"(t4312));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4314;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4314) : "f"(exponent_228));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_8 = t4314;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4315 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_229;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_229) : "f"(s_11), "f"(scale_log2), "f"(t4315));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4317) : "f"(exponent_229));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_11 = t4317;
                const f32 t4318 = t4305 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4319 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_230;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_230) : "f"(s_12), "f"(scale_log2), "f"(t4319));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4321) : "f"(exponent_230));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_12 = t4321;
                const f32 t4322 = s_4 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4323 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_231;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_231) : "f"(s_15), "f"(scale_log2), "f"(t4323));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4325;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4325) : "f"(exponent_231));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_15 = t4325;
                const f32 t4326 = s_7 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4327 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_232;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_232) : "f"(s_16), "f"(scale_log2), "f"(t4327));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4329;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4329) : "f"(exponent_232));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_16 = t4329;
                const f32 t4330 = s_8 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4331 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_233;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_233) : "f"(s_19), "f"(scale_log2), "f"(t4331));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4333) : "f"(exponent_233));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_19 = t4333;
                const f32 t4334 = t4318 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4335 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_234;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_234) : "f"(s_20), "f"(scale_log2), "f"(t4335));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4337;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4337) : "f"(exponent_234));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_20 = t4337;
                const f32 t4338 = t4322 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4339 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_235;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_235) : "f"(s_23), "f"(scale_log2), "f"(t4339));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4341;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4341) : "f"(exponent_235));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_23 = t4341;
                const f32 t4342 = t4326 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4343 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_236;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_236) : "f"(s_24), "f"(scale_log2), "f"(t4343));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4345) : "f"(exponent_236));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_24 = t4345;
                const f32 t4346 = t4330 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4347 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_237;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_237) : "f"(s_27), "f"(scale_log2), "f"(t4347));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4349) : "f"(exponent_237));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_27 = t4349;
                const f32 t4350 = t4334 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4351 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_238;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_238) : "f"(s_28), "f"(scale_log2), "f"(t4351));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4353) : "f"(exponent_238));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_28 = t4353;
                const f32 t4354 = t4338 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4355 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_239;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_239) : "f"(s_31), "f"(scale_log2), "f"(t4355));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4357;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4357) : "f"(exponent_239));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_31 = t4357;
                const f32 t4358 = t4342 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4359 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_240;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_240) : "f"(s_32), "f"(scale_log2), "f"(t4359));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4361;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4361) : "f"(exponent_240));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_32 = t4361;
                const f32 t4362 = t4346 + s_32;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4363 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_241;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_241) : "f"(s_35), "f"(scale_log2), "f"(t4363));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4365;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4365) : "f"(exponent_241));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_35 = t4365;
                const f32 t4366 = t4350 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4367 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_242;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_242) : "f"(s_36), "f"(scale_log2), "f"(t4367));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4369;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4369) : "f"(exponent_242));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_36 = t4369;
                const f32 t4370 = t4354 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4371 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_243;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_243) : "f"(s_39), "f"(scale_log2), "f"(t4371));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4373;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4373) : "f"(exponent_243));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_39 = t4373;
                const f32 t4374 = t4358 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4375 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_244;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_244) : "f"(s_40), "f"(scale_log2), "f"(t4375));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4377;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4377) : "f"(exponent_244));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_40 = t4377;
                const f32 t4378 = t4362 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4379 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_245;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_245) : "f"(s_43), "f"(scale_log2), "f"(t4379));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4381;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4381) : "f"(exponent_245));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_43 = t4381;
                const f32 t4382 = t4366 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4383 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_246;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_246) : "f"(s_44), "f"(scale_log2), "f"(t4383));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4385;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4385) : "f"(exponent_246));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_44 = t4385;
                const f32 t4386 = t4370 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4387 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_247;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_247) : "f"(s_47), "f"(scale_log2), "f"(t4387));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4389;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4389) : "f"(exponent_247));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_47 = t4389;
                const f32 t4390 = t4374 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4391 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_248;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_248) : "f"(s_48), "f"(scale_log2), "f"(t4391));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4393;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4393) : "f"(exponent_248));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_48 = t4393;
                const f32 t4394 = t4378 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4395 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_249;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_249) : "f"(s_51), "f"(scale_log2), "f"(t4395));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4397;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4397) : "f"(exponent_249));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_51 = t4397;
                const f32 t4398 = t4382 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4399 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_250;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_250) : "f"(s_52), "f"(scale_log2), "f"(t4399));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4401;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4401) : "f"(exponent_250));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_52 = t4401;
                const f32 t4402 = t4386 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4403 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_251;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_251) : "f"(s_55), "f"(scale_log2), "f"(t4403));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4405;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4405) : "f"(exponent_251));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_55 = t4405;
                const f32 t4406 = t4390 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4407 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_252;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_252) : "f"(s_56), "f"(scale_log2), "f"(t4407));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4409;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4409) : "f"(exponent_252));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_56 = t4409;
                const f32 t4410 = t4394 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4411 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_253;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_253) : "f"(s_59), "f"(scale_log2), "f"(t4411));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4413;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4413) : "f"(exponent_253));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_59 = t4413;
                const f32 t4414 = t4398 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4415 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_254;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_254) : "f"(s_60), "f"(scale_log2), "f"(t4415));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4417;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4417) : "f"(exponent_254));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_60 = t4417;
                const f32 t4418 = t4402 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4419 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_255;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_255) : "f"(s_63), "f"(scale_log2), "f"(t4419));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4421;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4421) : "f"(exponent_255));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_63 = t4421;
                const f32 t4422 = t4406 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t4423 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_256;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_256) : "f"(s_64), "f"(scale_log2), "f"(t4423));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t4425;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4425) : "f"(exponent_256));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_64 = t4425;
                const f32 t4426 = t4410 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t4427 = t4414 + t4418;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t4428 = t4422 + t4426;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t4429 = t4427 + t4428;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t4429;
#line 354 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t4430 = i_5 - 1u;
#line 355 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4431 = t358 + t4430;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4432 = t4431 & 1u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4433 = t4432 + 6u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4434 = t4433 << 3u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4435 = t10 + t4434;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t4436 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t4436) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4435) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4437 = acc * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t4437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4438 = acc_2 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t4438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4439 = acc_5 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t4439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4440 = acc_6 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t4440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4441 = acc_9 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t4441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4442 = acc_10 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t4442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4443 = acc_13 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t4443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4444 = acc_14 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t4444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4445 = acc_17 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t4445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4446 = acc_18 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t4446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4447 = acc_21 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t4447;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4448 = acc_22 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t4448;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4449 = acc_25 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t4449;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4450 = acc_26 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t4450;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4451 = acc_29 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t4451;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4452 = acc_30 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t4452;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4453 = acc_3 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t4453;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4454 = acc_4 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t4454;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4455 = acc_7 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t4455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4456 = acc_8 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t4456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4457 = acc_11 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t4457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4458 = acc_12 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t4458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4459 = acc_15 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t4459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4460 = acc_16 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t4460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4461 = acc_19 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t4461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4462 = acc_20 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t4462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4463 = acc_23 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t4463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4464 = acc_24 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t4464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4465 = acc_27 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t4465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4466 = acc_28 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t4466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4467 = acc_31 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t4467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t4468 = acc_32 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t4468;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4469;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4469) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4470;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4470) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4471;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4471) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4472;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4472) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4473;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4473) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4474;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4474) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4475;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4475) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4476;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4476) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4477;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4477) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4478;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4478) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4479;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4479) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4480;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4480) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4481;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4481) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4482;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4482) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4483;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4483) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4484;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4484) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4485;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4485) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4486;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4486) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4487;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4487) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4488;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4488) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4489;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4489) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4490;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4490) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4491;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4491) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4492;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4492) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4493;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4493) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4494;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4494) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4495;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4495) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4496;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4496) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4497;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4497) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4498;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4498) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4499;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4499) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t4500;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4500) : "f"(s_63), "f"(s_64));
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p = t4469;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t4470;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t4471;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t4472;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t4473;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t4474;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t4475;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t4476;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t4477;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t4478;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t4479;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t4480;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t4481;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t4482;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t4483;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t4484;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t4485;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t4486;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t4487;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t4488;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t4489;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t4490;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t4491;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t4492;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t4493;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t4494;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t4495;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t4496;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t4497;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t4498;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t4499;
#line 296 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t4500;
            }
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4501 = t360 % 6u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4502 = t4501 + 14u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4503 = t4502 << 3u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4504 = t10 + t4503;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t4505 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t4505) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4504) : "memory");
            }
#line 253 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4506 = count_4 - 1u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4507 = t358 + t4506;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4508 = t4507 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4509 = t4508 + 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4510 = t4509 << 3u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4511 = t10 + t4510;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4512 = t4507 >> 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4513 = t4512 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4511), "r"(t4513) : "memory");
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_97 = p;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_98 = p_2;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_99 = p_3;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_100 = p_4;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_101 = p_5;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_102 = p_6;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_103 = p_7;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_104 = p_8;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_105 = p_9;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_106 = p_10;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_107 = p_11;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_108 = p_12;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_109 = p_13;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_110 = p_14;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_111 = p_15;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_112 = p_16;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_113 = p_17;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_114 = p_18;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_115 = p_19;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_116 = p_20;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_117 = p_21;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_118 = p_22;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_119 = p_23;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_120 = p_24;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_121 = p_25;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_122 = p_26;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_123 = p_27;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_124 = p_28;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_125 = p_29;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_126 = p_30;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_127 = p_31;
#line 389 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_128 = p_32;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t4514 = t4507 & 1u;
#line 392 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4515 = t4514 << 14u;
#line 392 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4516 = t9 + t4515;
            const u32 t4517 = t4516 >> 4u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4518 = t4517 + 67108864u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4519 = (u64)t4518;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4520 = t4519 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4521 = t4517 + 67108992u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4522 = (u64)t4521;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4523 = t4522 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4524 = t4517 + 67109120u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4525 = (u64)t4524;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4526 = t4525 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4527 = t4517 + 67109248u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4528 = (u64)t4527;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4529 = t4528 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4530 = t4517 + 67109376u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4531 = (u64)t4530;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4532 = t4531 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4533 = t4517 + 67109504u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4534 = (u64)t4533;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4535 = t4534 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4536 = t4517 + 67109632u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4537 = (u64)t4536;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4538 = t4537 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4539 = t4517 + 67109760u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4540 = (u64)t4539;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t4541 = t4540 + 4611686293305294848ull;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_97), "r"(regs_98), "r"(regs_99), "r"(regs_100), "l"(t4520), "r"(regs_101), "r"(regs_102), "r"(regs_103), "r"(regs_104), "l"(t4523), "r"(regs_105), "r"(regs_106), "r"(regs_107), "r"(regs_108), "l"(t4526), "r"(regs_109), "r"(regs_110), "r"(regs_111), "r"(regs_112), "l"(t4529), "r"(regs_113), "r"(regs_114), "r"(regs_115), "r"(regs_116), "l"(t4532), "r"(regs_117), "r"(regs_118), "r"(regs_119), "r"(regs_120), "l"(t4535), "r"(regs_121), "r"(regs_122), "r"(regs_123), "r"(regs_124), "l"(t4538), "r"(regs_125), "r"(regs_126), "r"(regs_127), "r"(regs_128), "l"(t4541) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 254 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4542 = count_4 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4543 = t358 + t4542;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4544 = t4543 & 1u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4545 = t4544 + 6u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4546 = t4545 << 3u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4547 = t10 + t4546;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t4548 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t4548) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4547) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + count_3;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4550 = t358 + count_4;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_6 = t4550; i_6 < through; i_6 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t4551 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t4551) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t4552 = index_2 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t4553 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_5 = t4552 ? 0u : t4553;
                const u32 t4555 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t4555) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4556 = i_6 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4557 = t4556 << 3u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4558 = t10 + t4557;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4559 = i_6 >> 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4560 = t4559 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4558), "r"(t4560) : "memory");
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4561 = i_6 & 1u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4562 = t4561 + 2u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4563 = t4562 << 3u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4564 = t10 + t4563;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t4565 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t4565) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4564) : "memory");
                }
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4566 = i_6 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4567 = t4566 + 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4568 = t4567 << 3u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4569 = t10 + t4568;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4570 = i_6 >> 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4571 = t4570 & 1u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4569), "r"(t4571) : "memory");
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4572 = i_6 & 1u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4573 = t4572 + 6u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4574 = t4573 << 3u;
#line 408 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t4575 = t10 + t4574;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t4576 = lane == 0u;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t4576) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4575) : "memory");
                }
            }
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t4577;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4577) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_9 = row_sum + t4577;
            f32 t4579;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4579) : "f"(pair_9));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t4580 = pair_9 + t4579;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum = t4580;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t4581;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4581) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_10 = row_sum_2 + t4581;
            f32 t4583;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4583) : "f"(pair_10));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t4584 = pair_10 + t4583;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t4584;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t4585 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t4586;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4586) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t4585 ? 0.0f : t4586;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4588 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc = t4588;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4589 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t4589;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4590 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t4590;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4591 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t4591;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4592 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t4592;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4593 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t4593;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4594 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t4594;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4595 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t4595;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4596 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t4596;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4597 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t4597;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4598 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t4598;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4599 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t4599;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4600 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t4600;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4601 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t4601;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4602 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t4602;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4603 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t4603;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t4604 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t4605;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4605) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t4604 ? 0.0f : t4605;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4607 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t4607;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4608 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t4608;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4609 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t4609;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4610 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t4610;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4611 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t4611;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4612 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t4612;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4613 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t4613;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4614 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t4614;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4615 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t4615;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4616 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t4616;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4617 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t4617;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4618 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t4618;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4619 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t4619;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4620 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t4620;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4621 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t4621;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t4622 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t4622;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t4623 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t4623) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4624 = t360 % 6u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4625;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4625) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4626;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4626) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4627;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4627) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4628;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4628) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4629;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4629) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4630;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4630) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4631;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4631) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4632;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4632) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4633;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4633) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4634;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4634) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4635;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4635) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4636;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4636) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4637;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4637) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4638;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4638) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4639;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4639) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t4640;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4640) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4641 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4642 = t241 + t4641;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4643 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4644 = t4642 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4645 = t4643 ^ t4644;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4646 = t4642 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4647 = t4645 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4648 = t4646 + t4647;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4649 = t239 + t4648;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4649), "r"(t4625), "r"(t4626), "r"(t4627), "r"(t4628) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4650 = t4648 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4651 = t239 + t4650;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4651), "r"(t4629), "r"(t4630), "r"(t4631), "r"(t4632) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4652 = t4648 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4653 = t239 + t4652;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4653), "r"(t4633), "r"(t4634), "r"(t4635), "r"(t4636) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4654 = t4648 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4655 = t239 + t4654;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4655), "r"(t4637), "r"(t4638), "r"(t4639), "r"(t4640) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t4656 = t269 + t242;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t4656 + t241;
            const bool t4658 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t4658) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t4659 = t241 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t4660 = t239 + t4659;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t4660), "l"(o), "r"(0u), "r"(t270), "r"(first_row), "r"(t271) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4661 = (u64)t271;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4662 = t4661 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4663 = t4662 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4664 = lse + t4663;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4665 = (u64)t270;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4666 = t4665 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4667 = t4666 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t4668 = t4664 + t4667;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t4669 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t4670 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t4671 = t4670 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t4671) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t4672 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t4672;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t4675 = (u64)row * t4669;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t4676 = t4675 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t4677 = t4668 + t4676;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t4678;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4678) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t4679;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4679) : "f"(row_max), "f"(scale_log2), "f"(t4678));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t4679 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t4681 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4682 = t4681 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4677), "f"(t4682) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t4683 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t4684 = first_row + t4683;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t4684 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t4687 = (u64)row_2 * t4669;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t4688 = t4687 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t4689 = t4668 + t4688;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t4690;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4690) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t4691;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4691) : "f"(row_max_2), "f"(scale_log2), "f"(t4690));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t4691 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t4693 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4694 = t4693 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4689), "f"(t4694) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t4695 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t4695;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t4696 = count_2 & 1u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t4697 = t4696 == 0u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t4698 = blockIdx.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t4699 = gridDim.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t4700 = t4699 - 1u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t4701 = blockIdx.x;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t4702 = t4700 - t4701;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place_4 = t4697 ? t4698 : t4702;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t4704 = gridDim.x;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t4705 = count_2 * t4704;
#line 153 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t4706 = t4705 + place_4;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_3 = t4706;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t4708 = index_2 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t4708) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t4709 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t4709) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
