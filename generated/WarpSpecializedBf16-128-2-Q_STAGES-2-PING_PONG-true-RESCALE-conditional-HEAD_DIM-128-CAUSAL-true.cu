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
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 96u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 104u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 112u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 120u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 77 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 t27 = seq_q + 127u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 tiles = t27 >> 7u;
    const u32 t29 = tiles * heads;
#line 78 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
    const u32 total = t29 * batch;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t31 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t31) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t32 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t32) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t33 = tile & 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t34 = t33 == 0u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t35 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t36 = gridDim.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t37 = t36 - 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t38 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t39 = t37 - t38;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place = t34 ? t35 : t39;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t41 = gridDim.x;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t42 = tile * t41;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t43 = t42 + place;
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t43;
            while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t44 = index < total;
                if (!t44) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t45 = heads_per_section * tiles;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t46 = index / t45;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t46 * heads_per_section;
                const u32 t48 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t49 = t48 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t49 < heads_per_section ? t49 : heads_per_section;
                const u32 t51 = first * tiles;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index - t51;
                const u32 t53 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t54 = first + t53;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t55 = tiles - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t56 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t57 = t55 - t56;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t58 = t57 << 7u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t59 = t54 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
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
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t72 = end_4 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t73 = t72 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t73 > 1u ? t73 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t75 = end_2 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t75 < end_5 ? t75 : end_5;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t77 = end_5 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t78 = t77 < end_5 ? t77 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t79 = t59 / group;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t80 = tile << 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t80 & 3u;
                const u32 t82 = slot + 12u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t83 = t82 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t84 = t10 + t83;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t85 = t80 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t86 = t85 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t87 = t86 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t84), "r"(t87) : "memory");
                const u32 t88 = slot + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t88 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t10 + t89;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t91 = slot << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t92 = smem_1 + t91;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t93;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t93) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t94 = t93 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t94) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t90) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t92), "l"(q), "r"(t90), "r"(0u), "r"(t59), "r"(t58), "r"(t60) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t95 = t92 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t95), "l"(q), "r"(t90), "r"(64u), "r"(t59), "r"(t58), "r"(t60) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t96 = tile << 1u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t97 = t96 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t97 & 3u;
                const u32 t99 = slot_2 + 12u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t100 = t99 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t101 = t10 + t100;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t102 = t97 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t103 = t102 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t104 = t103 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t101), "r"(t104) : "memory");
                const u32 t105 = slot_2 + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t105 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t10 + t106;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t108 = t58 + 64u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t109 = slot_2 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t110 = smem_1 + t109;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t111;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t111) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t112 = t111 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t112) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t107) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t110), "l"(q), "r"(t107), "r"(0u), "r"(t59), "r"(t108), "r"(t60) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t113 = t110 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t113), "l"(q), "r"(t107), "r"(64u), "r"(t59), "r"(t108), "r"(t60) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 1u;
                const u32 t115 = slot_3 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = t10 + t115;
                const u32 t117 = slot_3 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = t117 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = t10 + t118;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t121 = t120 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t121 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t119), "r"(t122) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t123 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t124 = t123 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = slot_3 << 15u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t8 + t125;
                u32 t127;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t127) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t128 = t127 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t128) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t116) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t126), "l"(k), "r"(t116), "r"(0u), "r"(t79), "r"(t124), "r"(t60) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t129 = t126 + 16384u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t129), "l"(k), "r"(t116), "r"(64u), "r"(t79), "r"(t124), "r"(t60) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t131 = slot_4 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t132 = t131 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t10 + t132;
                const u32 t134 = slot_4 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t134 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t10 + t135;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = t137 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t138 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t136), "r"(t139) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t140 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t141 = t140 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = slot_4 << 15u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t9 + t142;
                u32 t144;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t144) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t145 = t144 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t145) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t133) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t143), "l"(v), "r"(t133), "r"(0u), "r"(t79), "r"(t141), "r"(t60) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t146 = t143 + 16384u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t146), "l"(v), "r"(t133), "r"(64u), "r"(t79), "r"(t141), "r"(t60) : "memory");
                }
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t147 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t147 & 1u;
                    const u32 t149 = slot_5 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t150 = t10 + t149;
                    const u32 t151 = slot_5 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t151 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t153 = t10 + t152;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t154 = t147 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = t154 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t155 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t153), "r"(t156) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t157 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t158 = t157 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t159 = t158 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = slot_5 << 15u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = t8 + t160;
                    u32 t162;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t162) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t163 = t162 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t163) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t150) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t161), "l"(k), "r"(t150), "r"(0u), "r"(t79), "r"(t159), "r"(t60) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t164 = t161 + 16384u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t164), "l"(k), "r"(t150), "r"(64u), "r"(t79), "r"(t159), "r"(t60) : "memory");
                    }
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t165 & 1u;
                    const u32 t167 = slot_6 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = t167 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t10 + t168;
                    const u32 t170 = slot_6 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t170 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = t10 + t171;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t165 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t174 = t173 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = t174 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t172), "r"(t175) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t176 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t177 = t176 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t178 = t177 << 7u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t179 = slot_6 << 15u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t180 = t9 + t179;
                    u32 t181;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t181) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t182 = t181 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t182) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t169) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t180), "l"(v), "r"(t169), "r"(0u), "r"(t79), "r"(t178), "r"(t60) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t183 = t180 + 16384u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t183), "l"(v), "r"(t169), "r"(64u), "r"(t79), "r"(t178), "r"(t60) : "memory");
                    }
                }
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t184 = passed + end_5;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t184;
                const u32 t185 = tile + 1u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t185;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t186 = tile & 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t187 = t186 == 0u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t188 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t189 = gridDim.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t190 = t189 - 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t191 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t192 = t190 - t191;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 place_2 = t187 ? t188 : t192;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t194 = gridDim.x;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t195 = tile * t194;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t196 = t195 + place_2;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t196;
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t199 = index_2 << 14u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t200 = t7 + t199;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t201 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t202 = t201 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t203 = index_2 << 6u;
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
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t204 = count & 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const bool t205 = t204 == 0u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t206 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t207 = gridDim.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t208 = t207 - 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t209 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t210 = t208 - t209;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 place_3 = t205 ? t206 : t210;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t212 = gridDim.x;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t213 = count * t212;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
        const u32 t214 = t213 + place_3;
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_3 = t214;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t215 = index_2 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t215) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t216 = index_3 < total;
            if (!t216) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t217 = heads_per_section * tiles;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t218 = index_3 / t217;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 first_2 = t218 * heads_per_section;
            const u32 t220 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t221 = t220 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 heads_3 = t221 < heads_per_section ? t221 : heads_per_section;
            const u32 t223 = first_2 * tiles;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 rest_2 = index_3 - t223;
            const u32 t225 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t226 = first_2 + t225;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t227 = tiles - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t228 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t229 = t227 - t228;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t230 = t229 << 7u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t231 = t226 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
            const u32 t232 = t226 / heads;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t233 = t230 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t233 + 1u;
            const u32 t235 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t236 = t235 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t236 < seq_k ? t236 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t238 = t230 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t239 = t238 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t239 + 1u;
            const u32 t241 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t242 = t241 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t242 < seq_k ? t242 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t244 = end_9 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t245 = t244 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_10 = t245 > 1u ? t245 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t247 = end_7 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t247 < end_10 ? t247 : end_10;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t249 = end_10 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t250 = t249 < end_10 ? t249 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t230 + t203;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t252 = first_query + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t252 + 1u;
            const u32 t254 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t255 = t254 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t255 < seq_k ? t255 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t257 = first_query + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t258 = t257 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t258 + 1u;
            const u32 t260 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t261 = t260 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t261 < seq_k ? t261 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t263 = end_14 + 127u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t264 = t263 >> 7u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_15 = t264 > 1u ? t264 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t266 = end_12 >> 7u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_3 = t266 < end_15 ? t266 : end_15;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t268 = end_15 - whole_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right = t268 < end_15 ? t268 : end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t270 = end_10 - end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t271 = passed_2 + t270;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t272 = count << 1u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t273 = t272 + index_2;
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
            for (u32 i_2 = passed_2; i_2 < t271; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t274 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t274) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t275 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t276 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t275 ? 0u : t276;
                const u32 t278 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t278) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t279 = i_2 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t280 = t279 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t281 = t10 + t280;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t282 = i_2 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t283 = t282 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t281), "r"(t283) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t284 = i_2 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t285 = t284 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t286 = t285 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t287 = t10 + t286;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t288 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t288) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t287) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t289 = i_2 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t290 = t289 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t291 = t290 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t292 = t10 + t291;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t293 = i_2 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t294 = t293 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t292), "r"(t294) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t295 = i_2 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t296 = t295 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t297 = t296 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t298 = t10 + t297;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t299 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t299) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t298) : "memory");
                }
            }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t300 = t273 & 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t301 = t300 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t302 = t301 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t303 = t10 + t302;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t304 = t273 >> 2u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t305 = t304 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t303), "r"(t305) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t306 = t271 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t307 = t306 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t308 = t10 + t307;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t309 = t271 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t310 = t309 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t308), "r"(t310) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t311 = t273 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t312 = t311 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t313 = smem_1 + t312;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t314 = t271 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t315 = t314 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t316 = t8 + t315;
            const u32 t317 = t313 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t318 = t316 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t319 = t317 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t320 = (u64)t319;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t321 = t320 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t322 = t318 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t323 = (u64)t322;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t324 = t323 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t325 = t317 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t326 = (u64)t325;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t327 = t326 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t328 = t318 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t329 = (u64)t328;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t330 = t329 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t331 = t317 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t332 = (u64)t331;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t333 = t332 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t334 = t318 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t335 = (u64)t334;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t336 = t335 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t337 = t317 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t338 = (u64)t337;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t339 = t338 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t340 = t318 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t341 = (u64)t340;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t342 = t341 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t343 = t317 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t344 = (u64)t343;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t345 = t344 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t346 = t318 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t347 = (u64)t346;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t348 = t347 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t349 = t317 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t350 = (u64)t349;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t351 = t350 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t352 = t318 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t353 = (u64)t352;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t354 = t353 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t355 = t317 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t356 = (u64)t355;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t357 = t356 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t358 = t318 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t359 = (u64)t358;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t360 = t359 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t361 = t317 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t362 = (u64)t361;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t363 = t362 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t364 = t318 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t365 = (u64)t364;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t366 = t365 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t321), "l"(t324), "l"(t327), "l"(t330), "l"(t333), "l"(t336), "l"(t339), "l"(t342), "l"(t345), "l"(t348), "l"(t351), "l"(t354), "l"(t357), "l"(t360), "l"(t363), "l"(t366) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t367 = t271 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t368 = t367 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t369 = t368 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t370 = t10 + t369;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t371 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t371) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t370) : "memory");
            }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t372 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t372 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t374 = t230 + t203;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t374 + t202;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t376 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t377 = t376 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key + t377;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t379 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t380 = first_query_2 + t379;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t381 = t380 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t381 + 1u;
            const u32 t383 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t384 = t383 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t384 < seq_k ? t384 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t386 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t386 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t389 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t389;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t391 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t391;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t393 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t393;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t395 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t395;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t397 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t397;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t399 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t399;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t401 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t401;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t403 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t403;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t405 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t405;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t407 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t407;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t409 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t409;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t411 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t411;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t413 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t413;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t415 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t415;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t417 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t417;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t419 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t419;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 64u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t421 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t421;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 65u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t423 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t423;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 72u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t425 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t425;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 73u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t427 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t427;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 80u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t429 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t429;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 81u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t431 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t431;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 88u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t433 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t433;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 89u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t435 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t435;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 96u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t437 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t437;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 97u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t439 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t439;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 104u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t441 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t441;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 105u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t443 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t443;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 112u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t445 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t445;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 113u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t447 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t447;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 120u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t449 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t449;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 121u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t451 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t451;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t452 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t453 = first_query_2 + t452;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t454 = t453 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t455 = t454 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t455 + 1u;
            const u32 t457 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t458 = t457 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t458 < seq_k ? t458 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t460 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_21 = t460 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t463 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t463;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t465 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t465;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t467 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t467;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t469 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t469;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t471 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t471;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t473 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t473;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t475 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t475;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t477 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t477;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t479 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t479;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t481 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t481;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t483 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t483;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t485 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t485;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t487 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t487;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t489 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t489;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t491 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t491;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t493 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t493;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 64u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t495 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t495;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 65u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t497 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t497;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 72u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t499 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t499;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 73u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t501 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t501;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 80u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t503 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t503;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 81u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t505 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t505;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 88u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t507 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t507;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 89u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t509 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t509;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 96u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t511 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t511;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 97u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t513 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t513;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 104u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t515 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t515;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 105u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t517 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t517;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 112u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t519 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t519;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 113u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t521 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t521;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 120u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t523 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t523;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 121u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t525 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t525;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t527;
            asm("max.f32 %0, %1, %2;" : "=f"(t527) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t528;
            asm("max.f32 %0, %1, %2;" : "=f"(t528) : "f"(t527), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t529;
            asm("max.f32 %0, %1, %2;" : "=f"(t529) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t530;
            asm("max.f32 %0, %1, %2;" : "=f"(t530) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t531;
            asm("max.f32 %0, %1, %2;" : "=f"(t531) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t532;
            asm("max.f32 %0, %1, %2;" : "=f"(t532) : "f"(t528), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t533;
            asm("max.f32 %0, %1, %2;" : "=f"(t533) : "f"(t529), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t534;
            asm("max.f32 %0, %1, %2;" : "=f"(t534) : "f"(t530), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t535;
            asm("max.f32 %0, %1, %2;" : "=f"(t535) : "f"(t531), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t536;
            asm("max.f32 %0, %1, %2;" : "=f"(t536) : "f"(t532), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t537;
            asm("max.f32 %0, %1, %2;" : "=f"(t537) : "f"(t533), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t538;
            asm("max.f32 %0, %1, %2;" : "=f"(t538) : "f"(t534), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t539;
            asm("max.f32 %0, %1, %2;" : "=f"(t539) : "f"(t535), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t540;
            asm("max.f32 %0, %1, %2;" : "=f"(t540) : "f"(t536), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t541;
            asm("max.f32 %0, %1, %2;" : "=f"(t541) : "f"(t537), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t542;
            asm("max.f32 %0, %1, %2;" : "=f"(t542) : "f"(t538), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t543;
            asm("max.f32 %0, %1, %2;" : "=f"(t543) : "f"(t539), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t544;
            asm("max.f32 %0, %1, %2;" : "=f"(t544) : "f"(t540), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t545;
            asm("max.f32 %0, %1, %2;" : "=f"(t545) : "f"(t541), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t546;
            asm("max.f32 %0, %1, %2;" : "=f"(t546) : "f"(t542), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t547;
            asm("max.f32 %0, %1, %2;" : "=f"(t547) : "f"(t543), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t548;
            asm("max.f32 %0, %1, %2;" : "=f"(t548) : "f"(t544), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t549;
            asm("max.f32 %0, %1, %2;" : "=f"(t549) : "f"(t545), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t550;
            asm("max.f32 %0, %1, %2;" : "=f"(t550) : "f"(t546), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t551;
            asm("max.f32 %0, %1, %2;" : "=f"(t551) : "f"(t547), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t552;
            asm("max.f32 %0, %1, %2;" : "=f"(t552) : "f"(t548), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t553;
            asm("max.f32 %0, %1, %2;" : "=f"(t553) : "f"(t549), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t554;
            asm("max.f32 %0, %1, %2;" : "=f"(t554) : "f"(t550), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t555;
            asm("max.f32 %0, %1, %2;" : "=f"(t555) : "f"(t551), "f"(s_62));
            f32 t556;
            asm("max.f32 %0, %1, %2;" : "=f"(t556) : "f"(t552), "f"(t553));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t557;
            asm("max.f32 %0, %1, %2;" : "=f"(t557) : "f"(t554), "f"(t555));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t558;
            asm("max.f32 %0, %1, %2;" : "=f"(t558) : "f"(t556), "f"(t557));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t559;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t559) : "f"(t558));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t558), "f"(t559));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t561;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t561) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t561));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t564 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t564;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t566 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t567;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(old), "f"(scale_log2), "f"(t566));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t567));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t569 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t570 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t570));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t572;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t572) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t572;
            const f32 t573 = t569 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t574 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t574));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t576;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t576) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t576;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t577 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t577));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t579;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t579) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t579;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t580 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t580));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t582;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t582;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t583 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t583));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t585;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t585) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t585;
            const f32 t586 = t573 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t587 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t587));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t589;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t589;
            const f32 t590 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t591 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t591));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t593;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t593;
            const f32 t594 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t595 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t595));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t597;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t597;
            const f32 t598 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t599 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t599));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t601;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t601;
            const f32 t602 = t586 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t603 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t603));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t605;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t605) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t605;
            const f32 t606 = t590 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t607 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t607));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t609;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t609;
            const f32 t610 = t594 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t611 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t611));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t613;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t613;
            const f32 t614 = t598 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t615 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t615));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t617;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t617;
            const f32 t618 = t602 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t619 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t619));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t621;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t621) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t621;
            const f32 t622 = t606 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t623 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t623));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t625;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t625) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t625;
            const f32 t626 = t610 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t627 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t627));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t629;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t629;
            const f32 t630 = t614 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t631 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t631));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t633;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t633) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t633;
            const f32 t634 = t618 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t635 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t635));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t637;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t637;
            const f32 t638 = t622 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t639 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t639));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t641;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t641) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t641;
            const f32 t642 = t626 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t643 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t643));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t645;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t645;
            const f32 t646 = t630 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t647 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t647));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t649;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t649;
            const f32 t650 = t634 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t651 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t651));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t653;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t653) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t653;
            const f32 t654 = t638 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t655 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t655));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t657;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t657;
            const f32 t658 = t642 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t659 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t659));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t661;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t661;
            const f32 t662 = t646 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t663 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t663));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t665;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t665;
            const f32 t666 = t650 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t667 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t667));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t669;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t669) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t669;
            const f32 t670 = t654 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t671 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t671));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t673;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t673) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t673;
            const f32 t674 = t658 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t675 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t675));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t677;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t677;
            const f32 t678 = t662 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t679 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t679));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t681;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t681) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t681;
            const f32 t682 = t666 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t683 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t683));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t685;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t685) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t685;
            const f32 t686 = t670 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t687 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t687));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t689;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t689;
            const f32 t690 = t674 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t691 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t691));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t693;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t693;
            const f32 t694 = t678 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t695 = t682 + t686;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t696 = t690 + t694;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t697 = t695 + t696;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t697;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t699;
            asm("max.f32 %0, %1, %2;" : "=f"(t699) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t700;
            asm("max.f32 %0, %1, %2;" : "=f"(t700) : "f"(t699), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t701;
            asm("max.f32 %0, %1, %2;" : "=f"(t701) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t702;
            asm("max.f32 %0, %1, %2;" : "=f"(t702) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t703;
            asm("max.f32 %0, %1, %2;" : "=f"(t703) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t704;
            asm("max.f32 %0, %1, %2;" : "=f"(t704) : "f"(t700), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t705;
            asm("max.f32 %0, %1, %2;" : "=f"(t705) : "f"(t701), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t706;
            asm("max.f32 %0, %1, %2;" : "=f"(t706) : "f"(t702), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t707;
            asm("max.f32 %0, %1, %2;" : "=f"(t707) : "f"(t703), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t708;
            asm("max.f32 %0, %1, %2;" : "=f"(t708) : "f"(t704), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t709;
            asm("max.f32 %0, %1, %2;" : "=f"(t709) : "f"(t705), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t710;
            asm("max.f32 %0, %1, %2;" : "=f"(t710) : "f"(t706), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t711;
            asm("max.f32 %0, %1, %2;" : "=f"(t711) : "f"(t707), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t712;
            asm("max.f32 %0, %1, %2;" : "=f"(t712) : "f"(t708), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t713;
            asm("max.f32 %0, %1, %2;" : "=f"(t713) : "f"(t709), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t714;
            asm("max.f32 %0, %1, %2;" : "=f"(t714) : "f"(t710), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t715;
            asm("max.f32 %0, %1, %2;" : "=f"(t715) : "f"(t711), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t716;
            asm("max.f32 %0, %1, %2;" : "=f"(t716) : "f"(t712), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t717;
            asm("max.f32 %0, %1, %2;" : "=f"(t717) : "f"(t713), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t718;
            asm("max.f32 %0, %1, %2;" : "=f"(t718) : "f"(t714), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t719;
            asm("max.f32 %0, %1, %2;" : "=f"(t719) : "f"(t715), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t720;
            asm("max.f32 %0, %1, %2;" : "=f"(t720) : "f"(t716), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t721;
            asm("max.f32 %0, %1, %2;" : "=f"(t721) : "f"(t717), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t722;
            asm("max.f32 %0, %1, %2;" : "=f"(t722) : "f"(t718), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t723;
            asm("max.f32 %0, %1, %2;" : "=f"(t723) : "f"(t719), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t724;
            asm("max.f32 %0, %1, %2;" : "=f"(t724) : "f"(t720), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t725;
            asm("max.f32 %0, %1, %2;" : "=f"(t725) : "f"(t721), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t726;
            asm("max.f32 %0, %1, %2;" : "=f"(t726) : "f"(t722), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t727;
            asm("max.f32 %0, %1, %2;" : "=f"(t727) : "f"(t723), "f"(s_64));
            f32 t728;
            asm("max.f32 %0, %1, %2;" : "=f"(t728) : "f"(t724), "f"(t725));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t729;
            asm("max.f32 %0, %1, %2;" : "=f"(t729) : "f"(t726), "f"(t727));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t730;
            asm("max.f32 %0, %1, %2;" : "=f"(t730) : "f"(t728), "f"(t729));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t731;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t731) : "f"(t730));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t730), "f"(t731));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t733;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t733) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t733));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t736 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t736;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t738 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t739;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t739) : "f"(old_2), "f"(scale_log2), "f"(t738));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t739));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t741 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t742 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t742));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t744;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t744;
            const f32 t745 = t741 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t746 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t746));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t748;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t748;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t749 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t749));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t751;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t751;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t752 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t752));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t754;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t754) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t754;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t755 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t755));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t757;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t757;
            const f32 t758 = t745 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t759 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t759));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t761;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t761) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t761;
            const f32 t762 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t763 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t763));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t765;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t765) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t765;
            const f32 t766 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t767 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t767));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t769;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t769) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t769;
            const f32 t770 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t771 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t771));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t773;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t773) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t773;
            const f32 t774 = t758 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t775 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t775));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t777;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t777) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t777;
            const f32 t778 = t762 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t779 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t779));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t781;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t781) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t781;
            const f32 t782 = t766 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t783 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t783));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t785;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t785) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t785;
            const f32 t786 = t770 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t787 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t787));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t789;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t789) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t789;
            const f32 t790 = t774 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t791 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t791));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t793;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t793) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t793;
            const f32 t794 = t778 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t795 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t795));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t797;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t797) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t797;
            const f32 t798 = t782 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t799 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t799));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t801;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t801) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t801;
            const f32 t802 = t786 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t803 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t803));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t805;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t805) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t805;
            const f32 t806 = t790 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t807 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t807));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t809;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t809) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t809;
            const f32 t810 = t794 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t811 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t811));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t813;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t813) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t813;
            const f32 t814 = t798 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t815 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t815));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t817;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t817;
            const f32 t818 = t802 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t819 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t819));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t821;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t821) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t821;
            const f32 t822 = t806 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t823 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t823));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t825;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t825) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t825;
            const f32 t826 = t810 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t827 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t827));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t829;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t829) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t829;
            const f32 t830 = t814 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t831 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t831));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t833;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t833;
            const f32 t834 = t818 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t835 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t835));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t837;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t837;
            const f32 t838 = t822 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t839 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t839));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t841;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t841) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t841;
            const f32 t842 = t826 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t843 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t843));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t845;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t845) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t845;
            const f32 t846 = t830 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t847 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t847));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t849;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t849) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t849;
            const f32 t850 = t834 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t851 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t851));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t853;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t853;
            const f32 t854 = t838 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t855 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t855));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t857;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t857;
            const f32 t858 = t842 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t859 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t859));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t861;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t861) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t861;
            const f32 t862 = t846 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t863 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t863));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t865;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t865;
            const f32 t866 = t850 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t867 = t854 + t858;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t868 = t862 + t866;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t869 = t867 + t868;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t869;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t870;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t871;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t871) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t872;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t873;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t873) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t874;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t874) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t875;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t875) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t876;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t876) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t877;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t877) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t878;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t878) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t879;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t880;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t881;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t882;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t883;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t884;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t885;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t886;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t887;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t887) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t888;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t889;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t889) : "f"(s_39), "f"(s_40));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t890;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(s_41), "f"(s_42));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t891;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t891) : "f"(s_43), "f"(s_44));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t892;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t892) : "f"(s_45), "f"(s_46));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t893;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t893) : "f"(s_47), "f"(s_48));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t894;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t894) : "f"(s_49), "f"(s_50));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t895;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t895) : "f"(s_51), "f"(s_52));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t896;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t896) : "f"(s_53), "f"(s_54));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t897;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t897) : "f"(s_55), "f"(s_56));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t898;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t898) : "f"(s_57), "f"(s_58));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t899;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t899) : "f"(s_59), "f"(s_60));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t900;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t900) : "f"(s_61), "f"(s_62));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t901;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t901) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t870;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t871;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t872;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t873;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t874;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t875;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t876;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t877;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t878;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t879;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t880;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t881;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t882;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t883;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t884;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t885;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t886;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t887;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t888;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t889;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t890;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t891;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t892;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t893;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t894;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t895;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t896;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t897;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t898;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t899;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t900;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t901;
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
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_33 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_34 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_35 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_36 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_37 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_38 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_39 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_40 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_41 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_42 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_43 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_44 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_45 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_46 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_47 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_48 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_49 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_50 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_51 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_52 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_53 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_54 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_55 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_56 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_57 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_58 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_59 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_60 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_61 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_62 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_63 = 0.0f;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_64 = 0.0f;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right_2 = masked_right > 1u ? masked_right : 1u;
            const u32 masked_left = end_15 > masked_right_2 ? end_15 : masked_right_2;
#line 272 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < masked_right_2; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t904 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t904) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t905 = t271 + i_3;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t906 = t905 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t907 = t906 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t908 = t10 + t907;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t909 = t905 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t910 = t909 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t908), "r"(t910) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t911 = t273 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t912 = t911 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t913 = smem_1 + t912;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t914 = t905 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t915 = t914 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t916 = t8 + t915;
                const u32 t917 = t913 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t918 = t916 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t919 = t917 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t920 = (u64)t919;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t921 = t920 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t922 = t918 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t923 = (u64)t922;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t924 = t923 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t925 = t917 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t926 = (u64)t925;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t927 = t926 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t928 = t918 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t929 = (u64)t928;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t930 = t929 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t931 = t917 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t932 = (u64)t931;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t933 = t932 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t934 = t918 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t935 = (u64)t934;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t936 = t935 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t937 = t917 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t938 = (u64)t937;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t939 = t938 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t940 = t918 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t941 = (u64)t940;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t942 = t941 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t943 = t917 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t944 = (u64)t943;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t945 = t944 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t946 = t918 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t947 = (u64)t946;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t948 = t947 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t949 = t917 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t950 = (u64)t949;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t951 = t950 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t952 = t918 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t953 = (u64)t952;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t954 = t953 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t955 = t917 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t956 = (u64)t955;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t957 = t956 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t958 = t918 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t959 = (u64)t958;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t960 = t959 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t961 = t917 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t962 = (u64)t961;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t963 = t962 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t964 = t918 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t965 = (u64)t964;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t966 = t965 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t921), "l"(t924), "l"(t927), "l"(t930), "l"(t933), "l"(t936), "l"(t939), "l"(t942), "l"(t945), "l"(t948), "l"(t951), "l"(t954), "l"(t957), "l"(t960), "l"(t963), "l"(t966) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t967 = i_3 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t968 = t271 + t967;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t969 = t968 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t970 = t969 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t971 = t970 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t972 = t10 + t971;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t973 = t968 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t974 = t973 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t972), "r"(t974) : "memory");
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
                const u32 t975 = t968 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t976 = t975 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t977 = t9 + t976;
                const u32 t978 = t977 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t979 = t978 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t980 = (u64)t979;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t981 = t980 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t982 = t978 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t983 = (u64)t982;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t984 = t983 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t985 = t978 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t986 = (u64)t985;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t987 = t986 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t988 = t978 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t989 = (u64)t988;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t990 = t989 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t991 = t978 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t992 = (u64)t991;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t993 = t992 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t994 = t978 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t995 = (u64)t994;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t996 = t995 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t997 = t978 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t998 = (u64)t997;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t999 = t998 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1000 = t978 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1001 = (u64)t1000;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1002 = t1001 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t981), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t984), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t987), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t990), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t993), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t996), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t999), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1002) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1003 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1004 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_2 = t1003 ? 0u : t1004;
                const u32 t1006 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1006) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1007 = t271 + i_3;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1008 = t1007 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1009 = t1008 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1010 = t1009 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1011 = t10 + t1010;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1012 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1012) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1011) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1013 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1014 = t1013 - i_3;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t1014 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1016 = t230 + t203;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_3 = t1016 + t202;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1018 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1019 = t1018 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_2 + t1019;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1021 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1022 = first_query_3 + t1021;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1023 = t1022 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t1023 + 1u;
                const u32 t1025 = end_22 > seq_q ? end_22 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1026 = t1025 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t1026 < seq_k ? t1026 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1028 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1028 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_65 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1031 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1031;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_66 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1033 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1033;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_67 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1035 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1035;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_68 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1037 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1037;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_69 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1039 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1039;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_70 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1041 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1041;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_71 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1043 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1043;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_72 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1045 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1045;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_73 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1047 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1047;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_74 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1049 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1049;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_75 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1051 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1051;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_76 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1053 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1053;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_77 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1055 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1055;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_78 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1057 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1057;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_79 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1059 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1059;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_80 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1061 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1061;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_81 = 64u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1063 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1063;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_82 = 65u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1065 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1065;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_83 = 72u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1067 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1067;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_84 = 73u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1069 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1069;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_85 = 80u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1071 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1071;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_86 = 81u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1073 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1073;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_87 = 88u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1075 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1075;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_88 = 89u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1077 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1077;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_89 = 96u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1079 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1079;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_90 = 97u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1081 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1081;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_91 = 104u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1083 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1083;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_92 = 105u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1085 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1085;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_93 = 112u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1087 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1087;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_94 = 113u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1089 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1089;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_95 = 120u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1091 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1091;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_96 = 121u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1093 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1093;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1094 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1095 = first_query_3 + t1094;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1096 = t1095 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1097 = t1096 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t1097 + 1u;
                const u32 t1099 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1100 = t1099 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t1100 < seq_k ? t1100 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1102 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t1102 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_97 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1105 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t1105;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_98 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1107 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t1107;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_99 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1109 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1109;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_100 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1111 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1111;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_101 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1113 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1113;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_102 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1115 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1115;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_103 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1117 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1117;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_104 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1119 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1119;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_105 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1121 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1121;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_106 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1123 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1123;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_107 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1125 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1125;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_108 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1127 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1127;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_109 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1129 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1129;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_110 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1131 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1131;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_111 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1133 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1133;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_112 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1135 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1135;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_113 = 64u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1137 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1137;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_114 = 65u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1139 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1139;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_115 = 72u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1141 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1141;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_116 = 73u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1143 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1143;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_117 = 80u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1145 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1145;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_118 = 81u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1147 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1147;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_119 = 88u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1149 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1149;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_120 = 89u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1151 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1151;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_121 = 96u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1153 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1153;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_122 = 97u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1155 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1155;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_123 = 104u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1157 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1157;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_124 = 105u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1159 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1159;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_125 = 112u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1161 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1161;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_126 = 113u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1163 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1163;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_127 = 120u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1165 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1165;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_128 = 121u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1167 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1167;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1168;
                asm("max.f32 %0, %1, %2;" : "=f"(t1168) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1169;
                asm("max.f32 %0, %1, %2;" : "=f"(t1169) : "f"(t1168), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1170;
                asm("max.f32 %0, %1, %2;" : "=f"(t1170) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1171;
                asm("max.f32 %0, %1, %2;" : "=f"(t1171) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1172;
                asm("max.f32 %0, %1, %2;" : "=f"(t1172) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1173;
                asm("max.f32 %0, %1, %2;" : "=f"(t1173) : "f"(t1169), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1174;
                asm("max.f32 %0, %1, %2;" : "=f"(t1174) : "f"(t1170), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1175;
                asm("max.f32 %0, %1, %2;" : "=f"(t1175) : "f"(t1171), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1176;
                asm("max.f32 %0, %1, %2;" : "=f"(t1176) : "f"(t1172), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1177;
                asm("max.f32 %0, %1, %2;" : "=f"(t1177) : "f"(t1173), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1178;
                asm("max.f32 %0, %1, %2;" : "=f"(t1178) : "f"(t1174), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1179;
                asm("max.f32 %0, %1, %2;" : "=f"(t1179) : "f"(t1175), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1180;
                asm("max.f32 %0, %1, %2;" : "=f"(t1180) : "f"(t1176), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1181;
                asm("max.f32 %0, %1, %2;" : "=f"(t1181) : "f"(t1177), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1182;
                asm("max.f32 %0, %1, %2;" : "=f"(t1182) : "f"(t1178), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1183;
                asm("max.f32 %0, %1, %2;" : "=f"(t1183) : "f"(t1179), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1184;
                asm("max.f32 %0, %1, %2;" : "=f"(t1184) : "f"(t1180), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1185;
                asm("max.f32 %0, %1, %2;" : "=f"(t1185) : "f"(t1181), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1186;
                asm("max.f32 %0, %1, %2;" : "=f"(t1186) : "f"(t1182), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1187;
                asm("max.f32 %0, %1, %2;" : "=f"(t1187) : "f"(t1183), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1188;
                asm("max.f32 %0, %1, %2;" : "=f"(t1188) : "f"(t1184), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1189;
                asm("max.f32 %0, %1, %2;" : "=f"(t1189) : "f"(t1185), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1190;
                asm("max.f32 %0, %1, %2;" : "=f"(t1190) : "f"(t1186), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1191;
                asm("max.f32 %0, %1, %2;" : "=f"(t1191) : "f"(t1187), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1192;
                asm("max.f32 %0, %1, %2;" : "=f"(t1192) : "f"(t1188), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1193;
                asm("max.f32 %0, %1, %2;" : "=f"(t1193) : "f"(t1189), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1194;
                asm("max.f32 %0, %1, %2;" : "=f"(t1194) : "f"(t1190), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1195;
                asm("max.f32 %0, %1, %2;" : "=f"(t1195) : "f"(t1191), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1196;
                asm("max.f32 %0, %1, %2;" : "=f"(t1196) : "f"(t1192), "f"(s_62));
                f32 t1197;
                asm("max.f32 %0, %1, %2;" : "=f"(t1197) : "f"(t1193), "f"(t1194));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1198;
                asm("max.f32 %0, %1, %2;" : "=f"(t1198) : "f"(t1195), "f"(t1196));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1199;
                asm("max.f32 %0, %1, %2;" : "=f"(t1199) : "f"(t1197), "f"(t1198));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1200;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1200) : "f"(t1199));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1199), "f"(t1200));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1202;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1202) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1202));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1204;
                asm("max.f32 %0, %1, %2;" : "=f"(t1204) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1205;
                asm("max.f32 %0, %1, %2;" : "=f"(t1205) : "f"(t1204), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1206;
                asm("max.f32 %0, %1, %2;" : "=f"(t1206) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1207;
                asm("max.f32 %0, %1, %2;" : "=f"(t1207) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1208;
                asm("max.f32 %0, %1, %2;" : "=f"(t1208) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1209;
                asm("max.f32 %0, %1, %2;" : "=f"(t1209) : "f"(t1205), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1210;
                asm("max.f32 %0, %1, %2;" : "=f"(t1210) : "f"(t1206), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1211;
                asm("max.f32 %0, %1, %2;" : "=f"(t1211) : "f"(t1207), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1212;
                asm("max.f32 %0, %1, %2;" : "=f"(t1212) : "f"(t1208), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1213;
                asm("max.f32 %0, %1, %2;" : "=f"(t1213) : "f"(t1209), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1214;
                asm("max.f32 %0, %1, %2;" : "=f"(t1214) : "f"(t1210), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1215;
                asm("max.f32 %0, %1, %2;" : "=f"(t1215) : "f"(t1211), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1216;
                asm("max.f32 %0, %1, %2;" : "=f"(t1216) : "f"(t1212), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1217;
                asm("max.f32 %0, %1, %2;" : "=f"(t1217) : "f"(t1213), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1218;
                asm("max.f32 %0, %1, %2;" : "=f"(t1218) : "f"(t1214), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1219;
                asm("max.f32 %0, %1, %2;" : "=f"(t1219) : "f"(t1215), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1220;
                asm("max.f32 %0, %1, %2;" : "=f"(t1220) : "f"(t1216), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1221;
                asm("max.f32 %0, %1, %2;" : "=f"(t1221) : "f"(t1217), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1222;
                asm("max.f32 %0, %1, %2;" : "=f"(t1222) : "f"(t1218), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1223;
                asm("max.f32 %0, %1, %2;" : "=f"(t1223) : "f"(t1219), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1224;
                asm("max.f32 %0, %1, %2;" : "=f"(t1224) : "f"(t1220), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1225;
                asm("max.f32 %0, %1, %2;" : "=f"(t1225) : "f"(t1221), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1226;
                asm("max.f32 %0, %1, %2;" : "=f"(t1226) : "f"(t1222), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1227;
                asm("max.f32 %0, %1, %2;" : "=f"(t1227) : "f"(t1223), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1228;
                asm("max.f32 %0, %1, %2;" : "=f"(t1228) : "f"(t1224), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1229;
                asm("max.f32 %0, %1, %2;" : "=f"(t1229) : "f"(t1225), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1230;
                asm("max.f32 %0, %1, %2;" : "=f"(t1230) : "f"(t1226), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1231;
                asm("max.f32 %0, %1, %2;" : "=f"(t1231) : "f"(t1227), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1232;
                asm("max.f32 %0, %1, %2;" : "=f"(t1232) : "f"(t1228), "f"(s_64));
                f32 t1233;
                asm("max.f32 %0, %1, %2;" : "=f"(t1233) : "f"(t1229), "f"(t1230));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1234;
                asm("max.f32 %0, %1, %2;" : "=f"(t1234) : "f"(t1231), "f"(t1232));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1235;
                asm("max.f32 %0, %1, %2;" : "=f"(t1235) : "f"(t1233), "f"(t1234));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1236;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1236) : "f"(t1235));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1235), "f"(t1236));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1238;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1238) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1238));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1240 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1241 = t1240 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1242 = 8.0f < t1241;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1243 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1244 = t1243 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1245 = 8.0f < t1244;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1246 = t1242 | t1245;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t1246);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t1251 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t1251;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1253 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1254;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1254) : "f"(old_7), "f"(scale_log2), "f"(t1253));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1254));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1257 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1258 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1258));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1260;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1260) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1260;
                const f32 t1261 = t1257 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1262 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1262));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1264;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1264) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1264;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1265 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1265));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1267;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1267) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1267;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1268 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1268));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1270;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1270) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1270;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1271 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1271));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1273;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1273) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1273;
                const f32 t1274 = t1261 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1275 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1275));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1277;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1277;
                const f32 t1278 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1279 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1279));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1281;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1281) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1281;
                const f32 t1282 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1283 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1283));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1285;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1285;
                const f32 t1286 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1287 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1287));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1289;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1289) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1289;
                const f32 t1290 = t1274 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1291 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1291));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1293;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1293) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1293;
                const f32 t1294 = t1278 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1295 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1295));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1297;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1297) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1297;
                const f32 t1298 = t1282 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1299 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1299));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1301;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1301;
                const f32 t1302 = t1286 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1303 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1303));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1305;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1305;
                const f32 t1306 = t1290 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1307 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1307));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1309;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1309) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1309;
                const f32 t1310 = t1294 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1311 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1311));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1313;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1313) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1313;
                const f32 t1314 = t1298 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1315 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1315));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1317) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1317;
                const f32 t1318 = t1302 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1319 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1319));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1321) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1321;
                const f32 t1322 = t1306 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1323 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1323));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1325;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1325) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1325;
                const f32 t1326 = t1310 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1327 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1327));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1329;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1329) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1329;
                const f32 t1330 = t1314 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1331 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1331));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1333;
                const f32 t1334 = t1318 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1335 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1335));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1337;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1337;
                const f32 t1338 = t1322 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1339 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1339));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1341;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1341) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1341;
                const f32 t1342 = t1326 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1343 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1343));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1345;
                const f32 t1346 = t1330 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1347 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1347));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1349;
                const f32 t1350 = t1334 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1351 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1351));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1353;
                const f32 t1354 = t1338 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1355 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1355));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1357;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1357;
                const f32 t1358 = t1342 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1359 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1359));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1361;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1361;
                const f32 t1362 = t1346 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1363 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1363));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1365;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1365;
                const f32 t1366 = t1350 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1367 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1367));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1369;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1369;
                const f32 t1370 = t1354 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1371 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1371));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1373;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1373;
                const f32 t1374 = t1358 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1375 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1375));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1377;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1377;
                const f32 t1378 = t1362 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1379 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1379));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1381;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1381;
                const f32 t1382 = t1366 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1383 = t1370 + t1374;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1384 = t1378 + t1382;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1385 = t1383 + t1384;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1385;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t1389 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t1389;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1391 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1392;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1392) : "f"(old_8), "f"(scale_log2), "f"(t1391));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1392));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1395 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1396 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1396));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1398;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1398) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1398;
                const f32 t1399 = t1395 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1400 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1400));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1402;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1402) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1402;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1403 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1403));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1405;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1405) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1405;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1406 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1406));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1408;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1408) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1408;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1409 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1409));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1411;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1411) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1411;
                const f32 t1412 = t1399 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1413 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1413));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1415;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1415) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1415;
                const f32 t1416 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1417 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1417));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1419;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1419) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1419;
                const f32 t1420 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1421 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1421));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1423;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1423) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1423;
                const f32 t1424 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1425 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1425));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1427;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1427) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1427;
                const f32 t1428 = t1412 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1429 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1429));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1431;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1431) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1431;
                const f32 t1432 = t1416 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1433 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1433));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1435;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1435) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1435;
                const f32 t1436 = t1420 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1437 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1437));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1439;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1439) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1439;
                const f32 t1440 = t1424 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1441 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1441));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1443;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1443) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1443;
                const f32 t1444 = t1428 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1445 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1445));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1447;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1447) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1447;
                const f32 t1448 = t1432 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1449 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1449));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1451;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1451) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1451;
                const f32 t1452 = t1436 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1453 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1453));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1455;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1455) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1455;
                const f32 t1456 = t1440 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1457 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1457));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1459;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1459) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1459;
                const f32 t1460 = t1444 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1461 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1461));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1463;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1463) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1463;
                const f32 t1464 = t1448 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1465 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1465));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1467;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1467;
                const f32 t1468 = t1452 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1469 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1469));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1471;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1471) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1471;
                const f32 t1472 = t1456 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1473 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1473));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1475;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1475) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1475;
                const f32 t1476 = t1460 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1477 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1477));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1479;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1479) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1479;
                const f32 t1480 = t1464 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1481 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1481));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1483;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1483) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1483;
                const f32 t1484 = t1468 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1485 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1485));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1487;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1487) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1487;
                const f32 t1488 = t1472 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1489 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1489));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1491;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1491) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1491;
                const f32 t1492 = t1476 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1493 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1493));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1495;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1495) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1495;
                const f32 t1496 = t1480 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1497 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1497));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1499;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1499) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1499;
                const f32 t1500 = t1484 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1501 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1501));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1503;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1503) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1503;
                const f32 t1504 = t1488 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1505 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1505));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1507;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1507) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1507;
                const f32 t1508 = t1492 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1509 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1509));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1511;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1511) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1511;
                const f32 t1512 = t1496 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1513 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1513));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1515;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1515) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1515;
                const f32 t1516 = t1500 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1517 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1517));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1519;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1519) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1519;
                const f32 t1520 = t1504 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1521 = t1508 + t1512;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1522 = t1516 + t1520;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1523 = t1521 + t1522;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1523;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1524 = i_3 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1525 = t271 + t1524;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1526 = t1525 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1527 = t1526 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1528 = t1527 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1529 = t10 + t1528;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1530 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1530) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1529) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1531 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1531;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1532 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1532;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1533 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1533;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1534 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1534;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1535 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1535;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1536 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1536;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1537 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1537;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1538 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1538;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1539 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1539;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1540 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1540;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1541 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1541;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1542 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1542;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1543 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1543;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1544 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1544;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1545 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1545;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1546 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1546;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1547 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t1547;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1548 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t1548;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1549 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t1549;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1550 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t1550;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1551 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t1551;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1552 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t1552;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1553 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t1553;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1554 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t1554;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1555 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t1555;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1556 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t1556;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1557 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t1557;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1558 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t1558;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1559 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t1559;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1560 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t1560;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1561 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t1561;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1562 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t1562;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1563 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1563;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1564 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1564;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1565 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1565;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1566 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1566;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1567 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1567;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1568 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1568;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1569 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1569;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1570 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1570;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1571 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1571;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1572 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1572;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1573 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1573;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1574 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1574;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1575 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1575;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1576 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1576;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1577 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1577;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1578 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1578;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1579 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t1579;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1580 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t1580;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1581 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t1581;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1582 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t1582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1583 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t1583;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1584 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t1584;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1585 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t1585;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1586 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t1586;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1587 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t1587;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1588 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t1588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1589 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t1589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1590 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t1590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1591 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t1591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1592 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t1592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1593 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t1593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1594 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t1594;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1595;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1596;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1596) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1597;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1597) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1598;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1598) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1599;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1599) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1600) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1601) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1602;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1602) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1603) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1604) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1605) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1606;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1606) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1607;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1607) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1608;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1608) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1609;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1609) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1610;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1610) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1611;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1611) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1612;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1612) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1613;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1613) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1614;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1614) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1615;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1616;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1616) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1617;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1617) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1618;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1619;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1619) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1620;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1620) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1621;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1622;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1623;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1624;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1625;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1625) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1626;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1595;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1596;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1597;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1598;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1599;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1600;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1601;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1602;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1603;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1604;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1605;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1606;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1607;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1608;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1609;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1610;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1611;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1612;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1613;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1614;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1615;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1616;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1617;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1618;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1619;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1620;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1621;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1622;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1623;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1624;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1625;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1626;
            }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right_2; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1627 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1627) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1628 = t271 + i_4;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1629 = t1628 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1630 = t1629 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1631 = t10 + t1630;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1632 = t1628 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1633 = t1632 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1631), "r"(t1633) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1634 = t273 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1635 = t1634 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1636 = smem_1 + t1635;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1637 = t1628 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1638 = t1637 << 15u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1639 = t8 + t1638;
                const u32 t1640 = t1636 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1641 = t1639 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1642 = t1640 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1643 = (u64)t1642;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1644 = t1643 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1645 = t1641 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1646 = (u64)t1645;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1647 = t1646 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1648 = t1640 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1649 = (u64)t1648;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1650 = t1649 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1651 = t1641 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1652 = (u64)t1651;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1653 = t1652 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1654 = t1640 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1655 = (u64)t1654;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1656 = t1655 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1657 = t1641 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1658 = (u64)t1657;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1659 = t1658 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1660 = t1640 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1661 = (u64)t1660;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1662 = t1661 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1663 = t1641 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1664 = (u64)t1663;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1665 = t1664 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1666 = t1640 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1667 = (u64)t1666;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1668 = t1667 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1669 = t1641 + 66560u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1670 = (u64)t1669;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1671 = t1670 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1672 = t1640 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1673 = (u64)t1672;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1674 = t1673 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1675 = t1641 + 66562u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1676 = (u64)t1675;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1677 = t1676 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1678 = t1640 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1679 = (u64)t1678;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1680 = t1679 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1681 = t1641 + 66564u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1682 = (u64)t1681;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1683 = t1682 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1684 = t1640 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1685 = (u64)t1684;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1686 = t1685 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1687 = t1641 + 66566u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1688 = (u64)t1687;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1689 = t1688 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1644), "l"(t1647), "l"(t1650), "l"(t1653), "l"(t1656), "l"(t1659), "l"(t1662), "l"(t1665), "l"(t1668), "l"(t1671), "l"(t1674), "l"(t1677), "l"(t1680), "l"(t1683), "l"(t1686), "l"(t1689) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1690 = i_4 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1691 = t271 + t1690;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1692 = t1691 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1693 = t1692 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1694 = t1693 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1695 = t10 + t1694;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1696 = t1691 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1697 = t1696 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1695), "r"(t1697) : "memory");
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
                const u32 t1698 = t1691 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1699 = t1698 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1700 = t9 + t1699;
                const u32 t1701 = t1700 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1702 = t1701 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1703 = (u64)t1702;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1704 = t1703 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1705 = t1701 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1706 = (u64)t1705;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1707 = t1706 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1708 = t1701 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1709 = (u64)t1708;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1710 = t1709 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1711 = t1701 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1712 = (u64)t1711;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1713 = t1712 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1714 = t1701 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1715 = (u64)t1714;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1716 = t1715 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1717 = t1701 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1718 = (u64)t1717;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1719 = t1718 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1720 = t1701 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1721 = (u64)t1720;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1722 = t1721 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1723 = t1701 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1724 = (u64)t1723;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1725 = t1724 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1704), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1707), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1710), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1713), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1716), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1719), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1722), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1725) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1726 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1727 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t1726 ? 0u : t1727;
                const u32 t1729 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1729) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1730 = t271 + i_4;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1731 = t1730 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1732 = t1731 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1733 = t1732 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1734 = t10 + t1733;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1735 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1735) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1734) : "memory");
                }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1736;
                asm("max.f32 %0, %1, %2;" : "=f"(t1736) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1737;
                asm("max.f32 %0, %1, %2;" : "=f"(t1737) : "f"(t1736), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1738;
                asm("max.f32 %0, %1, %2;" : "=f"(t1738) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1739;
                asm("max.f32 %0, %1, %2;" : "=f"(t1739) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1740;
                asm("max.f32 %0, %1, %2;" : "=f"(t1740) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1741;
                asm("max.f32 %0, %1, %2;" : "=f"(t1741) : "f"(t1737), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1742;
                asm("max.f32 %0, %1, %2;" : "=f"(t1742) : "f"(t1738), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1743;
                asm("max.f32 %0, %1, %2;" : "=f"(t1743) : "f"(t1739), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1744;
                asm("max.f32 %0, %1, %2;" : "=f"(t1744) : "f"(t1740), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1745;
                asm("max.f32 %0, %1, %2;" : "=f"(t1745) : "f"(t1741), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1746;
                asm("max.f32 %0, %1, %2;" : "=f"(t1746) : "f"(t1742), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1747;
                asm("max.f32 %0, %1, %2;" : "=f"(t1747) : "f"(t1743), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1748;
                asm("max.f32 %0, %1, %2;" : "=f"(t1748) : "f"(t1744), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1749;
                asm("max.f32 %0, %1, %2;" : "=f"(t1749) : "f"(t1745), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1750;
                asm("max.f32 %0, %1, %2;" : "=f"(t1750) : "f"(t1746), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1751;
                asm("max.f32 %0, %1, %2;" : "=f"(t1751) : "f"(t1747), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1752;
                asm("max.f32 %0, %1, %2;" : "=f"(t1752) : "f"(t1748), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1753;
                asm("max.f32 %0, %1, %2;" : "=f"(t1753) : "f"(t1749), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1754;
                asm("max.f32 %0, %1, %2;" : "=f"(t1754) : "f"(t1750), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1755;
                asm("max.f32 %0, %1, %2;" : "=f"(t1755) : "f"(t1751), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1756;
                asm("max.f32 %0, %1, %2;" : "=f"(t1756) : "f"(t1752), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1757;
                asm("max.f32 %0, %1, %2;" : "=f"(t1757) : "f"(t1753), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1758;
                asm("max.f32 %0, %1, %2;" : "=f"(t1758) : "f"(t1754), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1759;
                asm("max.f32 %0, %1, %2;" : "=f"(t1759) : "f"(t1755), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1760;
                asm("max.f32 %0, %1, %2;" : "=f"(t1760) : "f"(t1756), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1761;
                asm("max.f32 %0, %1, %2;" : "=f"(t1761) : "f"(t1757), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1762;
                asm("max.f32 %0, %1, %2;" : "=f"(t1762) : "f"(t1758), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1763;
                asm("max.f32 %0, %1, %2;" : "=f"(t1763) : "f"(t1759), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1764;
                asm("max.f32 %0, %1, %2;" : "=f"(t1764) : "f"(t1760), "f"(s_62));
                f32 t1765;
                asm("max.f32 %0, %1, %2;" : "=f"(t1765) : "f"(t1761), "f"(t1762));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1766;
                asm("max.f32 %0, %1, %2;" : "=f"(t1766) : "f"(t1763), "f"(t1764));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1767;
                asm("max.f32 %0, %1, %2;" : "=f"(t1767) : "f"(t1765), "f"(t1766));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1768;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1768) : "f"(t1767));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1767), "f"(t1768));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1770;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1770) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_3;
                asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t1770));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1772;
                asm("max.f32 %0, %1, %2;" : "=f"(t1772) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1773;
                asm("max.f32 %0, %1, %2;" : "=f"(t1773) : "f"(t1772), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1774;
                asm("max.f32 %0, %1, %2;" : "=f"(t1774) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1775;
                asm("max.f32 %0, %1, %2;" : "=f"(t1775) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1776;
                asm("max.f32 %0, %1, %2;" : "=f"(t1776) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1777;
                asm("max.f32 %0, %1, %2;" : "=f"(t1777) : "f"(t1773), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1778;
                asm("max.f32 %0, %1, %2;" : "=f"(t1778) : "f"(t1774), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1779;
                asm("max.f32 %0, %1, %2;" : "=f"(t1779) : "f"(t1775), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1780;
                asm("max.f32 %0, %1, %2;" : "=f"(t1780) : "f"(t1776), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1781;
                asm("max.f32 %0, %1, %2;" : "=f"(t1781) : "f"(t1777), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1782;
                asm("max.f32 %0, %1, %2;" : "=f"(t1782) : "f"(t1778), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1783;
                asm("max.f32 %0, %1, %2;" : "=f"(t1783) : "f"(t1779), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1784;
                asm("max.f32 %0, %1, %2;" : "=f"(t1784) : "f"(t1780), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1785;
                asm("max.f32 %0, %1, %2;" : "=f"(t1785) : "f"(t1781), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1786;
                asm("max.f32 %0, %1, %2;" : "=f"(t1786) : "f"(t1782), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1787;
                asm("max.f32 %0, %1, %2;" : "=f"(t1787) : "f"(t1783), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1788;
                asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(t1784), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1789;
                asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(t1785), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1790;
                asm("max.f32 %0, %1, %2;" : "=f"(t1790) : "f"(t1786), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1791;
                asm("max.f32 %0, %1, %2;" : "=f"(t1791) : "f"(t1787), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1792;
                asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(t1788), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1793;
                asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1789), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1794;
                asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1790), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1795;
                asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1791), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1796;
                asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1792), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1797;
                asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1793), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1798;
                asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1794), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1799;
                asm("max.f32 %0, %1, %2;" : "=f"(t1799) : "f"(t1795), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1800;
                asm("max.f32 %0, %1, %2;" : "=f"(t1800) : "f"(t1796), "f"(s_64));
                f32 t1801;
                asm("max.f32 %0, %1, %2;" : "=f"(t1801) : "f"(t1797), "f"(t1798));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1802;
                asm("max.f32 %0, %1, %2;" : "=f"(t1802) : "f"(t1799), "f"(t1800));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1803;
                asm("max.f32 %0, %1, %2;" : "=f"(t1803) : "f"(t1801), "f"(t1802));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1804;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1804) : "f"(t1803));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1803), "f"(t1804));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1806;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1806) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_4;
                asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t1806));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1808 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1809 = t1808 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1810 = 8.0f < t1809;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1811 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1812 = t1811 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1813 = 8.0f < t1812;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1814 = t1810 | t1813;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose_2 = __any_sync(0xffffffffu, t1814);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_13 = row_max;
                const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t1819 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t1819;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1821 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1822;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1822) : "f"(old_13), "f"(scale_log2), "f"(t1821));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1822));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1825 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1826 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t1826));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1828;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1828) : "f"(exponent_129));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1828;
                const f32 t1829 = t1825 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1830 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_130;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t1830));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1832;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1832) : "f"(exponent_130));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1832;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1833 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t1833));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1835;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1835) : "f"(exponent_131));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1835;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1836 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t1836));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1838;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1838) : "f"(exponent_132));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1838;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1839 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_133;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t1839));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1841;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1841) : "f"(exponent_133));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1841;
                const f32 t1842 = t1829 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1843 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t1843));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1845;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1845) : "f"(exponent_134));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1845;
                const f32 t1846 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1847 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t1847));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1849;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1849) : "f"(exponent_135));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1849;
                const f32 t1850 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1851 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t1851));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1853;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1853) : "f"(exponent_136));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1853;
                const f32 t1854 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1855 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t1855));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1857;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1857) : "f"(exponent_137));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1857;
                const f32 t1858 = t1842 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1859 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_138;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t1859));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1861;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1861) : "f"(exponent_138));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1861;
                const f32 t1862 = t1846 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1863 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t1863));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1865;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1865) : "f"(exponent_139));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1865;
                const f32 t1866 = t1850 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1867 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t1867));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1869;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1869) : "f"(exponent_140));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1869;
                const f32 t1870 = t1854 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1871 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t1871));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1873;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1873) : "f"(exponent_141));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1873;
                const f32 t1874 = t1858 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1875 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_142;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t1875));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1877;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1877) : "f"(exponent_142));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1877;
                const f32 t1878 = t1862 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1879 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t1879));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1881;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1881) : "f"(exponent_143));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1881;
                const f32 t1882 = t1866 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1883 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_144;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t1883));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1885;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1885) : "f"(exponent_144));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1885;
                const f32 t1886 = t1870 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1887 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t1887));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1889;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1889) : "f"(exponent_145));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1889;
                const f32 t1890 = t1874 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1891 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t1891));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1893;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1893) : "f"(exponent_146));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1893;
                const f32 t1894 = t1878 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1895 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_147;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t1895));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1897;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1897) : "f"(exponent_147));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1897;
                const f32 t1898 = t1882 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1899 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t1899));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1901;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1901) : "f"(exponent_148));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1901;
                const f32 t1902 = t1886 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1903 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t1903));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1905;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1905) : "f"(exponent_149));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1905;
                const f32 t1906 = t1890 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1907 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t1907));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1909;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1909) : "f"(exponent_150));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1909;
                const f32 t1910 = t1894 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1911 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t1911));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1913;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1913) : "f"(exponent_151));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1913;
                const f32 t1914 = t1898 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1915 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t1915));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1917;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1917) : "f"(exponent_152));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1917;
                const f32 t1918 = t1902 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1919 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t1919));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1921;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1921) : "f"(exponent_153));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1921;
                const f32 t1922 = t1906 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1923 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_154;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t1923));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1925;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1925) : "f"(exponent_154));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1925;
                const f32 t1926 = t1910 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1927 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t1927));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1929;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1929) : "f"(exponent_155));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1929;
                const f32 t1930 = t1914 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1931 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t1931));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1933;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1933) : "f"(exponent_156));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1933;
                const f32 t1934 = t1918 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1935 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t1935));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1937;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1937) : "f"(exponent_157));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1937;
                const f32 t1938 = t1922 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1939 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t1939));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1941;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1941) : "f"(exponent_158));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1941;
                const f32 t1942 = t1926 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1943 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t1943));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1945;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1945) : "f"(exponent_159));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1945;
                const f32 t1946 = t1930 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1947 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_160;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t1947));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1949;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1949) : "f"(exponent_160));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1949;
                const f32 t1950 = t1934 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1951 = t1938 + t1942;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1952 = t1946 + t1950;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1953 = t1951 + t1952;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1953;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_14 = row_max_2;
                const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t1957 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t1957;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1959 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t1960;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(old_14), "f"(scale_log2), "f"(t1959));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1960));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1963 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1964 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t1964));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1966;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1966) : "f"(exponent_161));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1966;
                const f32 t1967 = t1963 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1968 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_162;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t1968));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1970;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1970) : "f"(exponent_162));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1970;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1971 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_163;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t1971));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1973;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1973) : "f"(exponent_163));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1973;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1974 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t1974));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1976;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1976) : "f"(exponent_164));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1976;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1977 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t1977));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1979;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1979) : "f"(exponent_165));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1979;
                const f32 t1980 = t1967 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1981 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t1981));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1983;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1983) : "f"(exponent_166));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1983;
                const f32 t1984 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1985 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t1985));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1987;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1987) : "f"(exponent_167));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1987;
                const f32 t1988 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1989 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t1989));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1991;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1991) : "f"(exponent_168));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1991;
                const f32 t1992 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1993 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t1993));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1995;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1995) : "f"(exponent_169));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1995;
                const f32 t1996 = t1980 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1997 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_170;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t1997));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1999;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1999) : "f"(exponent_170));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1999;
                const f32 t2000 = t1984 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2001 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t2001));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2003;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2003) : "f"(exponent_171));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2003;
                const f32 t2004 = t1988 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2005 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t2005));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2007;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2007) : "f"(exponent_172));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2007;
                const f32 t2008 = t1992 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2009 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t2009));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2011;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2011) : "f"(exponent_173));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2011;
                const f32 t2012 = t1996 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2013 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t2013));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2015;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2015) : "f"(exponent_174));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2015;
                const f32 t2016 = t2000 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2017 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t2017));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2019;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2019) : "f"(exponent_175));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2019;
                const f32 t2020 = t2004 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2021 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t2021));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2023;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2023) : "f"(exponent_176));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2023;
                const f32 t2024 = t2008 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2025 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t2025));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2027;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2027) : "f"(exponent_177));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t2027;
                const f32 t2028 = t2012 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2029 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_178;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t2029));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2031;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2031) : "f"(exponent_178));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t2031;
                const f32 t2032 = t2016 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2033 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_179;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t2033));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2035;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2035) : "f"(exponent_179));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t2035;
                const f32 t2036 = t2020 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2037 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t2037));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2039;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2039) : "f"(exponent_180));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t2039;
                const f32 t2040 = t2024 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2041 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t2041));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2043;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2043) : "f"(exponent_181));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t2043;
                const f32 t2044 = t2028 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2045 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_182;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t2045));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2047;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2047) : "f"(exponent_182));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t2047;
                const f32 t2048 = t2032 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2049 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t2049));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2051;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2051) : "f"(exponent_183));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t2051;
                const f32 t2052 = t2036 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2053 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t2053));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2055;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2055) : "f"(exponent_184));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t2055;
                const f32 t2056 = t2040 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2057 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t2057));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2059;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2059) : "f"(exponent_185));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t2059;
                const f32 t2060 = t2044 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2061 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t2061));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2063;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2063) : "f"(exponent_186));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t2063;
                const f32 t2064 = t2048 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2065 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_187;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t2065));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2067;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2067) : "f"(exponent_187));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t2067;
                const f32 t2068 = t2052 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2069 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2069));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2071;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2071) : "f"(exponent_188));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t2071;
                const f32 t2072 = t2056 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2073 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2073));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2075;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2075) : "f"(exponent_189));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t2075;
                const f32 t2076 = t2060 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2077 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2077));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2079;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2079) : "f"(exponent_190));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t2079;
                const f32 t2080 = t2064 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2081 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2081));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2083;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2083) : "f"(exponent_191));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t2083;
                const f32 t2084 = t2068 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2085 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2085));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2087;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2087) : "f"(exponent_192));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t2087;
                const f32 t2088 = t2072 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2089 = t2076 + t2080;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2090 = t2084 + t2088;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2091 = t2089 + t2090;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2091;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t2092 = i_4 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2093 = t271 + t2092;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2094 = t2093 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2095 = t2094 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2096 = t2095 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2097 = t10 + t2096;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2098 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2098) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2097) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2099 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2099;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2100 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2101 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2102 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2103 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2104 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2105 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2106 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2107 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2108 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2109 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2110 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2111 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2112 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2113 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2114 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2115 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2116 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2117 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2118 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2119 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2120 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2121 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2122 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2123 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2124 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2125 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2126 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2127 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2128 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2129 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2130 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2131 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2132 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2133 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2134 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2135 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2136 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2137 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2138 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2139 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2140 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2141 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2142 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2143 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2144 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2145 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2146 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2147 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2148 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2149 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2150 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2151 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2152 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2153 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2154 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2155 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2156 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2157 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2158 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2159 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2160 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2161 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2162 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2162;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2163;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2163) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2164;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2164) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2165;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2165) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2166;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2167;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2167) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2168;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2169;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2169) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2170;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2170) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2171;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2172;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2173;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2174;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2175;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2175) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2176;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2177;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2178;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2179;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2179) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2180;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2181;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2181) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2182;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(s_39), "f"(s_40));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2183;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2183) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2184;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2184) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2185;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2186;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2187;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2187) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2188;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2188) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2189;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2189) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2190;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2190) : "f"(s_55), "f"(s_56));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2191;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2191) : "f"(s_57), "f"(s_58));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2192;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2192) : "f"(s_59), "f"(s_60));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2193;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2193) : "f"(s_61), "f"(s_62));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2194;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2194) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t2163;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2164;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2165;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2166;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2167;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2168;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2169;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2170;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2171;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2172;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2173;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2174;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2175;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2176;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2177;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2178;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t2179;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t2180;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t2181;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t2182;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t2183;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t2184;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t2185;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t2186;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t2187;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t2188;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t2189;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t2190;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t2191;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t2192;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t2193;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t2194;
            }
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2195 = t273 & 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2196 = t2195 + 12u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2197 = t2196 << 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2198 = t10 + t2197;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2199 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2199) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2198) : "memory");
            }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2200 = end_15 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2201 = t271 + t2200;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2202 = t2201 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2203 = t2202 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2204 = t2203 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2205 = t10 + t2204;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2206 = t2201 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2207 = t2206 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2205), "r"(t2207) : "memory");
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
            const u32 t2208 = t2201 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2209 = t2208 << 15u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2210 = t9 + t2209;
            const u32 t2211 = t2210 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2212 = t2211 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2213 = (u64)t2212;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2214 = t2213 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2215 = t2211 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2216 = (u64)t2215;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2217 = t2216 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2218 = t2211 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2219 = (u64)t2218;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2220 = t2219 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2221 = t2211 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2222 = (u64)t2221;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2223 = t2222 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2224 = t2211 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2225 = (u64)t2224;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2226 = t2225 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2227 = t2211 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2228 = (u64)t2227;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2229 = t2228 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2230 = t2211 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2231 = (u64)t2230;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2232 = t2231 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2233 = t2211 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2234 = (u64)t2233;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2235 = t2234 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2214), "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2217), "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2220), "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2223), "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2226), "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2229), "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2232), "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2235) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2236 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2237 = t271 + t2236;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2238 = t2237 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2239 = t2238 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2240 = t2239 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2241 = t10 + t2240;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2242 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2242) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2241) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2244 = t271 + end_15;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_5 = t2244; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2245 = index_2 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2245) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2246 = index_2 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2247 = index_2 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t2246 ? 0u : t2247;
                const u32 t2249 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2249) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2250 = i_5 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2251 = t2250 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2252 = t10 + t2251;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2253 = i_5 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2254 = t2253 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2252), "r"(t2254) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2255 = i_5 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2256 = t2255 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2257 = t2256 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2258 = t10 + t2257;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2259 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2259) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2258) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2260 = i_5 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2261 = t2260 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2262 = t2261 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2263 = t10 + t2262;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2264 = i_5 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2265 = t2264 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2263), "r"(t2265) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2266 = i_5 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2267 = t2266 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2268 = t2267 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2269 = t10 + t2268;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2270 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2270) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2269) : "memory");
                }
            }
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2271;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2271) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_7 = row_sum + t2271;
            f32 t2273;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2273) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2274 = pair_7 + t2273;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2274;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2275;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2275) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_8 = row_sum_2 + t2275;
            f32 t2277;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2277) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2278 = pair_8 + t2277;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2278;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2279 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2280;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2280) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2279 ? 0.0f : t2280;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2282 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t2282;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2283 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2283;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2284 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2284;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2285 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2285;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2286 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2286;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2287 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2287;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2288 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2288;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2289 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2289;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2290 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2290;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2291 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2291;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2292 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2292;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2293 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2293;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2294 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2294;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2295 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2295;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2296 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2296;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2297 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2297;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2298 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t2298;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2299 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t2299;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2300 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t2300;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2301 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t2301;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2302 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t2302;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2303 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t2303;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2304 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t2304;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2305 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t2305;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2306 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t2306;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2307 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t2307;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2308 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t2308;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2309 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t2309;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2310 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t2310;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2311 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t2311;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2312 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t2312;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2313 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t2313;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2314 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2315;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2315) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2314 ? 0.0f : t2315;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2317 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2317;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2318 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2318;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2319 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2319;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2320 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2320;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2321 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2321;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2322 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2322;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2323 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2323;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2324 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2324;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2325 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2325;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2326 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2326;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2327 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2327;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2328 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2328;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2329 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2329;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2330 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2330;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2331 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2331;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2332 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2332;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2333 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t2333;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2334 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t2334;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2335 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t2335;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2336 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t2336;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2337 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t2337;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2338 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t2338;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2339 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t2339;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2340 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t2340;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2341 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t2341;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2342 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t2342;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2343 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t2343;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2344 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t2344;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2345 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t2345;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2346 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t2346;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2347 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t2347;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2348 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t2348;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t2349 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2349) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2350 = t273 & 3u;
            const u32 t2351 = t200 + 8192u;
            u32 t2352;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2352) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2353;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2353) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2354;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2354) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2355;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2355) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2356;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2356) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2357;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2357) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2358;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2358) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2359;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2359) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2360;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2360) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2361;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2361) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2362;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2362) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2363;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2363) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2364;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2364) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2365;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2365) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2366;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2366) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2367;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2367) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2368;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2368) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2369;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2369) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2370;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2370) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2371;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2371) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2372;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2372) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2373;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2373) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2374;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2374) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2375;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2375) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2376;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2376) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2377;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2377) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2378;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2378) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2379;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2379) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2380;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2380) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2381;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2381) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2382;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2382) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t2383;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2383) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2384 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2385 = t202 + t2384;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2386 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2387 = t2385 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2388 = t2386 ^ t2387;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2389 = t2385 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2390 = t2388 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2391 = t2389 + t2390;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2392 = t200 + t2391;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2392), "r"(t2352), "r"(t2353), "r"(t2354), "r"(t2355) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2393 = t2391 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2394 = t200 + t2393;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2394), "r"(t2356), "r"(t2357), "r"(t2358), "r"(t2359) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2395 = t2391 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2396 = t200 + t2395;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2396), "r"(t2360), "r"(t2361), "r"(t2362), "r"(t2363) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2397 = t2391 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2398 = t200 + t2397;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2398), "r"(t2364), "r"(t2365), "r"(t2366), "r"(t2367) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2399 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2400 = t202 + t2399;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2401 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2402 = t2400 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2403 = t2401 ^ t2402;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2404 = t2400 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2405 = t2403 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2406 = t2404 + t2405;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2407 = t2351 + t2406;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2407), "r"(t2368), "r"(t2369), "r"(t2370), "r"(t2371) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2408 = t2406 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2409 = t2351 + t2408;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2409), "r"(t2372), "r"(t2373), "r"(t2374), "r"(t2375) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2410 = t2406 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2411 = t2351 + t2410;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2411), "r"(t2376), "r"(t2377), "r"(t2378), "r"(t2379) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2412 = t2406 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2413 = t2351 + t2412;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2413), "r"(t2380), "r"(t2381), "r"(t2382), "r"(t2383) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t2414 = t230 + t203;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t2414 + t202;
            const bool t2416 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t2416) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2417 = t202 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2418 = t200 + t2417;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2418), "l"(o), "r"(0u), "r"(t231), "r"(first_row), "r"(t232) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2419 = t200 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2420 = t202 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2421 = t2419 + t2420;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2421), "l"(o), "r"(64u), "r"(t231), "r"(first_row), "r"(t232) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2422 = (u64)t232;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2423 = t2422 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2424 = t2423 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2425 = lse + t2424;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2426 = (u64)t231;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2427 = t2426 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2428 = t2427 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t2429 = t2425 + t2428;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2430 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t2431 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t2432 = t2431 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t2432) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2433 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t2433;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t2436 = (u64)row * t2430;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t2437 = t2436 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t2438 = t2429 + t2437;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2439;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2439) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2440;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2440) : "f"(row_max), "f"(scale_log2), "f"(t2439));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t2440 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t2442 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2443 = t2442 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2438), "f"(t2443) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2444 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2445 = first_row + t2444;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t2445 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t2448 = (u64)row_2 * t2430;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t2449 = t2448 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t2450 = t2429 + t2449;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2451;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2451) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2452;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2452) : "f"(row_max_2), "f"(scale_log2), "f"(t2451));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t2452 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t2454 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2455 = t2454 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2450), "f"(t2455) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2456 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2456;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2457 = count & 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t2458 = t2457 == 0u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2459 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2460 = gridDim.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2461 = t2460 - 1u;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2462 = blockIdx.x;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2463 = t2461 - t2462;
#line 181 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 place_4 = t2458 ? t2459 : t2463;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2465 = gridDim.x;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2466 = count * t2465;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const u32 t2467 = t2466 + place_4;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_3 = t2467;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2469 = index_2 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2469) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2470 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2470) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
