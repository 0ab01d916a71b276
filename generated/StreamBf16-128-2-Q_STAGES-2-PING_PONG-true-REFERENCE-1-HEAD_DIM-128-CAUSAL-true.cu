typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(384, 1)
stream_bf16(
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
    const u32 section)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 o = (u64)&o_map;
#line 35 "fa-kernels/src/forward/stream/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 37 "fa-kernels/src/forward/stream/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 38 "fa-kernels/src/forward/stream/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 145 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
#line 41 "fa-kernels/src/forward/stream/mod.rs"
    const bool t11 = thread == 0u;
#line 41 "fa-kernels/src/forward/stream/mod.rs"
    if (t11) {
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 171 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 172 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t14 = t10 + 48u;
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t15 = t10 + 8u;
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 171 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 172 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t18 = t10 + 56u;
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t19 = t10 + 64u;
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 80u;
#line 179 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t20) : "memory");
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t21 = t10 + 72u;
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 88u;
#line 179 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 181 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 44 "fa-kernels/src/forward/stream/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 t23 = seq_q + 127u;
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 tiles = t23 >> 7u;
    const u32 t25 = tiles * heads;
#line 47 "fa-kernels/src/forward/stream/mod.rs"
    const u32 total = t25 * batch;
#line 49 "fa-kernels/src/forward/stream/mod.rs"
    const bool t27 = warpgroup == 0u;
#line 49 "fa-kernels/src/forward/stream/mod.rs"
    if (t27) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t28 = thread == 0u;
#line 51 "fa-kernels/src/forward/stream/mod.rs"
        if (t28) {
#line 19 "fa-kernels/src/forward/stream/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t29 = tile & 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const bool t30 = t29 == 0u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t31 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t32 = gridDim.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t33 = t32 - 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t34 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t35 = t33 - t34;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 place = t30 ? t31 : t35;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t37 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t38 = tile * t37;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t39 = t38 + place;
#line 21 "fa-kernels/src/forward/stream/producer.rs"
            u32 index = t39;
            while (true) {
#line 22 "fa-kernels/src/forward/stream/producer.rs"
                const bool t40 = index < total;
                if (!t40) break;
#line 36 "fa-kernels/src/forward/place.rs"
                const u32 t41 = section * tiles;
#line 36 "fa-kernels/src/forward/place.rs"
                const u32 t42 = index / t41;
#line 36 "fa-kernels/src/forward/place.rs"
                const u32 first = t42 * section;
                const u32 t44 = heads * batch;
#line 37 "fa-kernels/src/forward/place.rs"
                const u32 t45 = t44 - first;
#line 37 "fa-kernels/src/forward/place.rs"
                const u32 heads_2 = t45 < section ? t45 : section;
                const u32 t47 = first * tiles;
#line 38 "fa-kernels/src/forward/place.rs"
                const u32 rest = index - t47;
                const u32 t49 = rest % heads_2;
#line 39 "fa-kernels/src/forward/place.rs"
                const u32 t50 = first + t49;
#line 39 "fa-kernels/src/forward/place.rs"
                const u32 t51 = tiles - 1u;
#line 39 "fa-kernels/src/forward/place.rs"
                const u32 t52 = rest / heads_2;
#line 39 "fa-kernels/src/forward/place.rs"
                const u32 t53 = t51 - t52;
#line 43 "fa-kernels/src/forward/place.rs"
                const u32 t54 = t53 << 7u;
#line 43 "fa-kernels/src/forward/place.rs"
                const u32 t55 = t50 % heads;
#line 43 "fa-kernels/src/forward/place.rs"
                const u32 t56 = t50 / heads;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t57 = t54 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end = t57 + 1u;
                const u32 t59 = end > seq_q ? end : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t60 = t59 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_2 = t60 < seq_k ? t60 : seq_k;
#line 160 "fa-kernels/src/forward/problem.rs"
                const u32 t62 = t54 + 127u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t63 = t62 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_3 = t63 + 1u;
                const u32 t65 = end_3 > seq_q ? end_3 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t66 = t65 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_4 = t66 < seq_k ? t66 : seq_k;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 t68 = end_4 + 127u;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 t69 = t68 >> 7u;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 end_5 = t69 > 1u ? t69 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
                const u32 t71 = end_2 >> 7u;
#line 170 "fa-kernels/src/forward/problem.rs"
                const u32 whole = t71 < end_5 ? t71 : end_5;
#line 175 "fa-kernels/src/forward/problem.rs"
                const u32 t73 = end_5 - whole;
#line 175 "fa-kernels/src/forward/problem.rs"
                const u32 t74 = t73 < end_5 ? t73 : end_5;
#line 45 "fa-kernels/src/forward/stream/producer.rs"
                const u32 slot = tile & 1u;
                const u32 t76 = slot + 10u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t77 = t76 << 3u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t78 = t10 + t77;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t79 = tile >> 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t80 = t79 & 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t81 = t80 ^ 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t78), "r"(t81) : "memory");
                const u32 t82 = slot + 8u;
#line 47 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t83 = t82 << 3u;
#line 47 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t84 = t10 + t83;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t84) : "memory");
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t85 = slot << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t86 = smem_1 + t85;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t86), "l"(q), "r"(t84), "r"(0u), "r"(t55), "r"(t54), "r"(t56) : "memory");
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t87 = t86 + 8192u;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t87), "l"(q), "r"(t84), "r"(64u), "r"(t55), "r"(t54), "r"(t56) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t88 = t54 + 64u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t89 = slot << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t90 = smem_1 + t89;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t91 = t90 + 16384u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t91), "l"(q), "r"(t84), "r"(0u), "r"(t55), "r"(t88), "r"(t56) : "memory");
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t92 = t91 + 8192u;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t92), "l"(q), "r"(t84), "r"(64u), "r"(t55), "r"(t88), "r"(t56) : "memory");
#line 30 "fa-kernels/src/forward/stream/producer.rs"
                #pragma unroll 1
                for (u32 i = 0u; i < end_5; i += 1u) {
#line 31 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t93 = passed + i;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t94 = t93 & 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t95 = t93 >> 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t96 = t95 & 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t97 = t96 ^ 1u;
                    const u32 t98 = end_5 - 1u;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t99 = t98 - i;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t100 = t99 << 7u;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t101 = t55 / group;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t102 = t94 << 3u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t103 = t10 + t102;
                    const u32 t104 = t94 + 2u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t105 = t104 << 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t106 = t10 + t105;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t106), "r"(t97) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t103) : "memory");
                    const u32 t107 = t94 << 15u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t108 = t8 + t107;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t108), "l"(k), "r"(t103), "r"(0u), "r"(t101), "r"(t100), "r"(t56) : "memory");
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t109 = t108 + 16384u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t109), "l"(k), "r"(t103), "r"(64u), "r"(t101), "r"(t100), "r"(t56) : "memory");
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t110 = t94 + 4u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t111 = t110 << 3u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t112 = t10 + t111;
                    const u32 t113 = t94 + 6u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t114 = t113 << 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t115 = t10 + t114;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t115), "r"(t97) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t112) : "memory");
                    const u32 t116 = t94 << 15u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t117 = t9 + t116;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t117), "l"(v), "r"(t112), "r"(0u), "r"(t101), "r"(t100), "r"(t56) : "memory");
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t118 = t117 + 16384u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t118), "l"(v), "r"(t112), "r"(64u), "r"(t101), "r"(t100), "r"(t56) : "memory");
                }
#line 37 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t119 = passed + end_5;
#line 37 "fa-kernels/src/forward/stream/producer.rs"
                passed = t119;
                const u32 t120 = tile + 1u;
#line 38 "fa-kernels/src/forward/stream/producer.rs"
                tile = t120;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 t121 = tile & 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const bool t122 = t121 == 0u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 t123 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 t124 = gridDim.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 t125 = t124 - 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 t126 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 t127 = t125 - t126;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 place_2 = t122 ? t123 : t127;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t129 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t130 = tile * t129;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t131 = t130 + place_2;
#line 39 "fa-kernels/src/forward/stream/producer.rs"
                index = t131;
            }
        }
    } else {
#line 55 "fa-kernels/src/forward/stream/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
        const u32 own = index_2 << 14u;
        const u32 t135 = smem_1 + own;
#line 188 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t136 = t7 + own;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t137 = warp & 3u;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t138 = t137 << 4u;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t139 = index_2 << 6u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_2 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_3 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_4 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_5 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_6 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_7 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_8 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_9 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_10 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_11 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_12 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_13 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_14 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_15 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_16 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_17 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_18 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_19 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_20 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_21 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_22 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_23 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_24 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_25 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_26 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_27 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_28 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_29 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_30 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_31 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_32 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_33 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_34 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_35 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_36 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_37 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_38 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_39 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_40 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_41 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_42 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_43 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_44 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_45 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_46 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_47 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_48 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_49 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_50 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_51 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_52 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_53 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_54 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_55 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_56 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_57 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_58 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_59 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_60 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_61 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_62 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_63 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_64 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_2 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_3 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_4 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_5 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_6 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_7 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_8 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_9 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_10 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_11 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_12 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_13 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_14 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_15 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_16 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_17 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_18 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_19 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_20 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_21 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_22 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_23 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_24 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_25 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_26 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_27 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_28 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_29 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_30 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_31 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_32 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_33 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_34 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_35 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_36 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_37 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_38 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_39 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_40 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_41 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_42 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_43 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_44 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_45 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_46 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_47 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_48 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_49 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_50 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_51 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_52 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_53 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_54 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_55 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_56 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_57 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_58 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_59 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_60 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_61 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_62 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_63 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_64 = 0.0f;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_2 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_3 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_4 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_5 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_6 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_7 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_8 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_9 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_10 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_11 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_12 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_13 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_14 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_15 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_16 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_17 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_18 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_19 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_20 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_21 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_22 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_23 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_24 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_25 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_26 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_27 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_28 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_29 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_30 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_31 = 0u;
#line 53 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_32 = 0u;
#line 60 "fa-kernels/src/forward/stream/consumer.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 t140 = count & 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const bool t141 = t140 == 0u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 t142 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 t143 = gridDim.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 t144 = t143 - 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 t145 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 t146 = t144 - t145;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 place_3 = t141 ? t142 : t146;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t148 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t149 = count * t148;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t150 = t149 + place_3;
#line 62 "fa-kernels/src/forward/stream/consumer.rs"
        u32 index_3 = t150;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        const bool t151 = index_2 == 1u;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        if (t151) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 64 "fa-kernels/src/forward/stream/consumer.rs"
        while (true) {
#line 64 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t152 = index_3 < total;
            if (!t152) break;
#line 36 "fa-kernels/src/forward/place.rs"
            const u32 t153 = section * tiles;
#line 36 "fa-kernels/src/forward/place.rs"
            const u32 t154 = index_3 / t153;
#line 36 "fa-kernels/src/forward/place.rs"
            const u32 first_2 = t154 * section;
            const u32 t156 = heads * batch;
#line 37 "fa-kernels/src/forward/place.rs"
            const u32 t157 = t156 - first_2;
#line 37 "fa-kernels/src/forward/place.rs"
            const u32 heads_3 = t157 < section ? t157 : section;
            const u32 t159 = first_2 * tiles;
#line 38 "fa-kernels/src/forward/place.rs"
            const u32 rest_2 = index_3 - t159;
            const u32 t161 = rest_2 % heads_3;
#line 39 "fa-kernels/src/forward/place.rs"
            const u32 t162 = first_2 + t161;
#line 39 "fa-kernels/src/forward/place.rs"
            const u32 t163 = tiles - 1u;
#line 39 "fa-kernels/src/forward/place.rs"
            const u32 t164 = rest_2 / heads_3;
#line 39 "fa-kernels/src/forward/place.rs"
            const u32 t165 = t163 - t164;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t166 = t165 << 7u;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t167 = t162 % heads;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t168 = t162 / heads;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t169 = t166 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_6 = t169 + 1u;
            const u32 t171 = end_6 > seq_q ? end_6 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t172 = t171 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_7 = t172 < seq_k ? t172 : seq_k;
#line 160 "fa-kernels/src/forward/problem.rs"
            const u32 t174 = t166 + 127u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t175 = t174 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_8 = t175 + 1u;
            const u32 t177 = end_8 > seq_q ? end_8 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t178 = t177 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_9 = t178 < seq_k ? t178 : seq_k;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t180 = end_9 + 127u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t181 = t180 >> 7u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 end_10 = t181 > 1u ? t181 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t183 = end_7 >> 7u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 whole_2 = t183 < end_10 ? t183 : end_10;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t185 = end_10 - whole_2;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t186 = t185 < end_10 ? t185 : end_10;
#line 94 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_query = t166 + t139;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t188 = first_query + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_11 = t188 + 1u;
            const u32 t190 = end_11 > seq_q ? end_11 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t191 = t190 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_12 = t191 < seq_k ? t191 : seq_k;
#line 160 "fa-kernels/src/forward/problem.rs"
            const u32 t193 = first_query + 63u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t194 = t193 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_13 = t194 + 1u;
            const u32 t196 = end_13 > seq_q ? end_13 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t197 = t196 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_14 = t197 < seq_k ? t197 : seq_k;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t199 = end_14 + 127u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t200 = t199 >> 7u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 end_15 = t200 > 1u ? t200 : 1u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t202 = end_12 >> 7u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 whole_3 = t202 < end_15 ? t202 : end_15;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t204 = end_15 - whole_3;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t205 = t204 < end_15 ? t204 : end_15;
#line 103 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t206 = end_10 - end_15;
#line 103 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t207 = passed_2 + t206;
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_sum = 0.0f;
#line 96 "fa-kernels/src/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 117 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = passed_2; i_2 < t207; i_2 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t208 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t208) : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t209 = index_2 == 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t210 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next = t209 ? 0u : t210;
                const u32 t212 = next + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t212) : "memory");
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t213 = i_2 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t214 = t213 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t215 = t10 + t214;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t216 = i_2 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t217 = t216 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t215), "r"(t217) : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t218 = i_2 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t219 = t218 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t220 = t219 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t221 = t10 + t220;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t222 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t222) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t221) : "memory");
                }
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t223 = i_2 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t224 = t223 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t225 = t224 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t226 = t10 + t225;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t227 = i_2 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t228 = t227 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t226), "r"(t228) : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t229 = i_2 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t230 = t229 + 6u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t231 = t230 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t232 = t10 + t231;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t233 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t233) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t232) : "memory");
                }
            }
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t234 = count & 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t235 = t234 + 8u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t236 = t235 << 3u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t237 = t10 + t236;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t238 = count >> 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t239 = t238 & 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t237), "r"(t239) : "memory");
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t240 = t207 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t241 = t240 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t242 = t10 + t241;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t243 = t207 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t244 = t243 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t242), "r"(t244) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t245 = count & 1u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t246 = t245 << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t247 = t135 + t246;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t248 = t207 & 1u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t249 = t248 << 15u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t250 = t8 + t249;
            const u32 t251 = t247 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t252 = t250 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t253 = t251 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t254 = (u64)t253;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t255 = t254 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t256 = t252 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t257 = (u64)t256;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t258 = t257 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t255), "l"(t258) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t259 = t251 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t260 = (u64)t259;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t261 = t260 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t262 = t252 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t263 = (u64)t262;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t264 = t263 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t261), "l"(t264) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t265 = t251 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t266 = (u64)t265;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t267 = t266 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t268 = t252 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t269 = (u64)t268;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t270 = t269 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t267), "l"(t270) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t271 = t251 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t272 = (u64)t271;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t273 = t272 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t274 = t252 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t275 = (u64)t274;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t276 = t275 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t273), "l"(t276) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t277 = t251 + 66048u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t278 = (u64)t277;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t279 = t278 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t280 = t252 + 66560u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t281 = (u64)t280;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t282 = t281 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t279), "l"(t282) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t283 = t251 + 66050u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t284 = (u64)t283;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t285 = t284 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t286 = t252 + 66562u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t287 = (u64)t286;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t288 = t287 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t285), "l"(t288) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t289 = t251 + 66052u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t290 = (u64)t289;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t291 = t290 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t292 = t252 + 66564u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t293 = (u64)t292;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t294 = t293 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t291), "l"(t294) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t295 = t251 + 66054u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t296 = (u64)t295;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t297 = t296 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t298 = t252 + 66566u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t299 = (u64)t298;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t300 = t299 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t297), "l"(t300) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t301 = t207 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t302 = t301 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t303 = t302 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t304 = t10 + t303;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t305 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t305) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t304) : "memory");
            }
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t306 = end_15 - 1u;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_key = t306 << 7u;
            const u32 t308 = t166 + t139;
#line 288 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_query_2 = t308 + t138;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t310 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t311 = t310 << 1u;
#line 34 "fa-kernels/src/mask.rs"
            const u32 column = first_key + t311;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t313 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t314 = first_query_2 + t313;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t315 = t314 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_16 = t315 + 1u;
            const u32 t317 = end_16 > seq_q ? end_16 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t318 = t317 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_17 = t318 < seq_k ? t318 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t320 = end_17 > column ? end_17 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 end_18 = t320 - column;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible = 0u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t323 = visible ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s = t323;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t325 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_2 = t325;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t327 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_5 = t327;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t329 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_6 = t329;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t331 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_9 = t331;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t333 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_10 = t333;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t335 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_13 = t335;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t337 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_14 = t337;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t339 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_17 = t339;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t341 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_18 = t341;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t343 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_21 = t343;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t345 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_22 = t345;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t347 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_25 = t347;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t349 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_26 = t349;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t351 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_29 = t351;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t353 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_30 = t353;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_17 = 64u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t355 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_33 = t355;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_18 = 65u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t357 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_34 = t357;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_19 = 72u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t359 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_37 = t359;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_20 = 73u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t361 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_38 = t361;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_21 = 80u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t363 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_41 = t363;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_22 = 81u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t365 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_42 = t365;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_23 = 88u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t367 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_45 = t367;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_24 = 89u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t369 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_46 = t369;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_25 = 96u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t371 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_49 = t371;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_26 = 97u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t373 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_50 = t373;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_27 = 104u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t375 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_53 = t375;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_28 = 105u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t377 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_54 = t377;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_29 = 112u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t379 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_57 = t379;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_30 = 113u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t381 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_58 = t381;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_31 = 120u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t383 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_61 = t383;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_32 = 121u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t385 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_62 = t385;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t386 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t387 = first_query_2 + t386;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t388 = t387 + 8u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t389 = t388 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_19 = t389 + 1u;
            const u32 t391 = end_19 > seq_q ? end_19 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t392 = t391 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_20 = t392 < seq_k ? t392 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t394 = end_20 > column ? end_20 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 end_21 = t394 - column;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_33 = 0u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t397 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_3 = t397;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_34 = 1u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t399 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_4 = t399;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_35 = 8u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t401 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_7 = t401;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_36 = 9u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t403 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_8 = t403;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_37 = 16u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t405 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_11 = t405;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_38 = 17u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t407 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_12 = t407;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_39 = 24u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t409 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_15 = t409;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_40 = 25u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t411 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_16 = t411;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_41 = 32u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t413 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_19 = t413;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_42 = 33u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t415 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_20 = t415;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_43 = 40u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t417 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_23 = t417;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_44 = 41u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t419 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_24 = t419;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_45 = 48u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t421 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_27 = t421;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_46 = 49u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t423 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_28 = t423;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_47 = 56u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t425 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_31 = t425;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_48 = 57u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t427 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_32 = t427;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_49 = 64u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t429 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_35 = t429;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_50 = 65u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t431 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_36 = t431;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_51 = 72u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t433 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_39 = t433;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_52 = 73u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t435 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_40 = t435;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_53 = 80u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t437 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_43 = t437;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_54 = 81u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t439 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_44 = t439;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_55 = 88u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t441 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_47 = t441;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_56 = 89u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t443 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_48 = t443;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_57 = 96u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t445 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_51 = t445;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_58 = 97u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t447 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_52 = t447;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_59 = 104u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t449 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_55 = t449;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_60 = 105u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t451 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_56 = t451;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_61 = 112u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t453 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_59 = t453;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_62 = 113u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t455 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_60 = t455;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_63 = 120u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t457 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_63 = t457;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_64 = 121u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t459 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_64 = t459;
#line 136 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t461;
            asm("max.f32 %0, %1, %2;" : "=f"(t461) : "f"(old), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t462;
            asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(t461), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t463;
            asm("max.f32 %0, %1, %2;" : "=f"(t463) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t464;
            asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t465;
            asm("max.f32 %0, %1, %2;" : "=f"(t465) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t466;
            asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t462), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t467;
            asm("max.f32 %0, %1, %2;" : "=f"(t467) : "f"(t463), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t468;
            asm("max.f32 %0, %1, %2;" : "=f"(t468) : "f"(t464), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t469;
            asm("max.f32 %0, %1, %2;" : "=f"(t469) : "f"(t465), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t470;
            asm("max.f32 %0, %1, %2;" : "=f"(t470) : "f"(t466), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t471;
            asm("max.f32 %0, %1, %2;" : "=f"(t471) : "f"(t467), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t472;
            asm("max.f32 %0, %1, %2;" : "=f"(t472) : "f"(t468), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t473;
            asm("max.f32 %0, %1, %2;" : "=f"(t473) : "f"(t469), "f"(s_30));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t474;
            asm("max.f32 %0, %1, %2;" : "=f"(t474) : "f"(t470), "f"(s_33));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t475;
            asm("max.f32 %0, %1, %2;" : "=f"(t475) : "f"(t471), "f"(s_34));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t476;
            asm("max.f32 %0, %1, %2;" : "=f"(t476) : "f"(t472), "f"(s_37));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t477;
            asm("max.f32 %0, %1, %2;" : "=f"(t477) : "f"(t473), "f"(s_38));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t478;
            asm("max.f32 %0, %1, %2;" : "=f"(t478) : "f"(t474), "f"(s_41));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t479;
            asm("max.f32 %0, %1, %2;" : "=f"(t479) : "f"(t475), "f"(s_42));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t480;
            asm("max.f32 %0, %1, %2;" : "=f"(t480) : "f"(t476), "f"(s_45));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t481;
            asm("max.f32 %0, %1, %2;" : "=f"(t481) : "f"(t477), "f"(s_46));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t482;
            asm("max.f32 %0, %1, %2;" : "=f"(t482) : "f"(t478), "f"(s_49));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t483;
            asm("max.f32 %0, %1, %2;" : "=f"(t483) : "f"(t479), "f"(s_50));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t484;
            asm("max.f32 %0, %1, %2;" : "=f"(t484) : "f"(t480), "f"(s_53));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t485;
            asm("max.f32 %0, %1, %2;" : "=f"(t485) : "f"(t481), "f"(s_54));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t486;
            asm("max.f32 %0, %1, %2;" : "=f"(t486) : "f"(t482), "f"(s_57));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t487;
            asm("max.f32 %0, %1, %2;" : "=f"(t487) : "f"(t483), "f"(s_58));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t488;
            asm("max.f32 %0, %1, %2;" : "=f"(t488) : "f"(t484), "f"(s_61));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t489;
            asm("max.f32 %0, %1, %2;" : "=f"(t489) : "f"(t485), "f"(s_62));
            f32 t490;
            asm("max.f32 %0, %1, %2;" : "=f"(t490) : "f"(t486), "f"(t487));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t491;
            asm("max.f32 %0, %1, %2;" : "=f"(t491) : "f"(t488), "f"(t489));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t492;
            asm("max.f32 %0, %1, %2;" : "=f"(t492) : "f"(t490), "f"(t491));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t493;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t493) : "f"(t492));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t492), "f"(t493));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t495;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t495) : "f"(pair));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t495));
#line 167 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t498 = new_1 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t498;
#line 139 "fa-kernels/src/softmax.rs"
            const f32 t500 = -reference;
#line 139 "fa-kernels/src/softmax.rs"
            f32 t501;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t501) : "f"(old), "f"(scale_log2), "f"(t500));
#line 139 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t501));
#line 140 "fa-kernels/src/softmax.rs"
            row_max = new_1;
#line 182 "fa-kernels/src/softmax.rs"
            const f32 t503 = row_sum * rescale;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t504 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t504));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t506;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(exponent));
#line 185 "fa-kernels/src/softmax.rs"
            s = t506;
            const f32 t507 = t503 + s;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t508 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t508));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t510;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(exponent_2));
#line 185 "fa-kernels/src/softmax.rs"
            s_2 = t510;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t511 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t511));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t513;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t513) : "f"(exponent_3));
#line 185 "fa-kernels/src/softmax.rs"
            s_5 = t513;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t514 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t514));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t516;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(exponent_4));
#line 185 "fa-kernels/src/softmax.rs"
            s_6 = t516;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t517 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t517));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t519;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(exponent_5));
#line 185 "fa-kernels/src/softmax.rs"
            s_9 = t519;
            const f32 t520 = t507 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t521 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t521));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t523;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(exponent_6));
#line 185 "fa-kernels/src/softmax.rs"
            s_10 = t523;
            const f32 t524 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t525 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t525));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t527;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(exponent_7));
#line 185 "fa-kernels/src/softmax.rs"
            s_13 = t527;
            const f32 t528 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t529 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t529));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t531;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t531) : "f"(exponent_8));
#line 185 "fa-kernels/src/softmax.rs"
            s_14 = t531;
            const f32 t532 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t533 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t533));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t535;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t535) : "f"(exponent_9));
#line 185 "fa-kernels/src/softmax.rs"
            s_17 = t535;
            const f32 t536 = t520 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t537 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t537));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t539;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(exponent_10));
#line 185 "fa-kernels/src/softmax.rs"
            s_18 = t539;
            const f32 t540 = t524 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t541 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t541));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t543;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t543) : "f"(exponent_11));
#line 185 "fa-kernels/src/softmax.rs"
            s_21 = t543;
            const f32 t544 = t528 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t545 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t545));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t547;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(exponent_12));
#line 185 "fa-kernels/src/softmax.rs"
            s_22 = t547;
            const f32 t548 = t532 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t549 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t549));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t551;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(exponent_13));
#line 185 "fa-kernels/src/softmax.rs"
            s_25 = t551;
            const f32 t552 = t536 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t553 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t553));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t555;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(exponent_14));
#line 185 "fa-kernels/src/softmax.rs"
            s_26 = t555;
            const f32 t556 = t540 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t557 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t557));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t559;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(exponent_15));
#line 185 "fa-kernels/src/softmax.rs"
            s_29 = t559;
            const f32 t560 = t544 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t561 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t561));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t563;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(exponent_16));
#line 185 "fa-kernels/src/softmax.rs"
            s_30 = t563;
            const f32 t564 = t548 + s_30;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t565 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t565));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t567;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(exponent_17));
#line 185 "fa-kernels/src/softmax.rs"
            s_33 = t567;
            const f32 t568 = t552 + s_33;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t569 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t569));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t571;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(exponent_18));
#line 185 "fa-kernels/src/softmax.rs"
            s_34 = t571;
            const f32 t572 = t556 + s_34;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t573 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t573));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t575;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t575) : "f"(exponent_19));
#line 185 "fa-kernels/src/softmax.rs"
            s_37 = t575;
            const f32 t576 = t560 + s_37;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t577 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t577));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t579;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t579) : "f"(exponent_20));
#line 185 "fa-kernels/src/softmax.rs"
            s_38 = t579;
            const f32 t580 = t564 + s_38;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t581 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t581));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t583;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t583) : "f"(exponent_21));
#line 185 "fa-kernels/src/softmax.rs"
            s_41 = t583;
            const f32 t584 = t568 + s_41;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t585 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t585));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t587;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(exponent_22));
#line 185 "fa-kernels/src/softmax.rs"
            s_42 = t587;
            const f32 t588 = t572 + s_42;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t589 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t589));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t591;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t591) : "f"(exponent_23));
#line 185 "fa-kernels/src/softmax.rs"
            s_45 = t591;
            const f32 t592 = t576 + s_45;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t593 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t593));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t595;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(exponent_24));
#line 185 "fa-kernels/src/softmax.rs"
            s_46 = t595;
            const f32 t596 = t580 + s_46;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t597 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t597));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t599;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(exponent_25));
#line 185 "fa-kernels/src/softmax.rs"
            s_49 = t599;
            const f32 t600 = t584 + s_49;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t601 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t601));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t603;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(exponent_26));
#line 185 "fa-kernels/src/softmax.rs"
            s_50 = t603;
            const f32 t604 = t588 + s_50;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t605 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t605));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t607;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(exponent_27));
#line 185 "fa-kernels/src/softmax.rs"
            s_53 = t607;
            const f32 t608 = t592 + s_53;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t609 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t609));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t611;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t611) : "f"(exponent_28));
#line 185 "fa-kernels/src/softmax.rs"
            s_54 = t611;
            const f32 t612 = t596 + s_54;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t613 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t613));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t615;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t615) : "f"(exponent_29));
#line 185 "fa-kernels/src/softmax.rs"
            s_57 = t615;
            const f32 t616 = t600 + s_57;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t617 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t617));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t619;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(exponent_30));
#line 185 "fa-kernels/src/softmax.rs"
            s_58 = t619;
            const f32 t620 = t604 + s_58;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t621 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t621));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t623;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t623) : "f"(exponent_31));
#line 185 "fa-kernels/src/softmax.rs"
            s_61 = t623;
            const f32 t624 = t608 + s_61;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t625 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t625));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t627;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(exponent_32));
#line 185 "fa-kernels/src/softmax.rs"
            s_62 = t627;
            const f32 t628 = t612 + s_62;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t629 = t616 + t620;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t630 = t624 + t628;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t631 = t629 + t630;
#line 188 "fa-kernels/src/softmax.rs"
            row_sum = t631;
#line 136 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t633;
            asm("max.f32 %0, %1, %2;" : "=f"(t633) : "f"(old_2), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t634;
            asm("max.f32 %0, %1, %2;" : "=f"(t634) : "f"(t633), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t635;
            asm("max.f32 %0, %1, %2;" : "=f"(t635) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t636;
            asm("max.f32 %0, %1, %2;" : "=f"(t636) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t637;
            asm("max.f32 %0, %1, %2;" : "=f"(t637) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t638;
            asm("max.f32 %0, %1, %2;" : "=f"(t638) : "f"(t634), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t639;
            asm("max.f32 %0, %1, %2;" : "=f"(t639) : "f"(t635), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t640;
            asm("max.f32 %0, %1, %2;" : "=f"(t640) : "f"(t636), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t641;
            asm("max.f32 %0, %1, %2;" : "=f"(t641) : "f"(t637), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t642;
            asm("max.f32 %0, %1, %2;" : "=f"(t642) : "f"(t638), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t643;
            asm("max.f32 %0, %1, %2;" : "=f"(t643) : "f"(t639), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t644;
            asm("max.f32 %0, %1, %2;" : "=f"(t644) : "f"(t640), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t645;
            asm("max.f32 %0, %1, %2;" : "=f"(t645) : "f"(t641), "f"(s_32));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t646;
            asm("max.f32 %0, %1, %2;" : "=f"(t646) : "f"(t642), "f"(s_35));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t647;
            asm("max.f32 %0, %1, %2;" : "=f"(t647) : "f"(t643), "f"(s_36));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t648;
            asm("max.f32 %0, %1, %2;" : "=f"(t648) : "f"(t644), "f"(s_39));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t649;
            asm("max.f32 %0, %1, %2;" : "=f"(t649) : "f"(t645), "f"(s_40));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t650;
            asm("max.f32 %0, %1, %2;" : "=f"(t650) : "f"(t646), "f"(s_43));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t651;
            asm("max.f32 %0, %1, %2;" : "=f"(t651) : "f"(t647), "f"(s_44));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t652;
            asm("max.f32 %0, %1, %2;" : "=f"(t652) : "f"(t648), "f"(s_47));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t653;
            asm("max.f32 %0, %1, %2;" : "=f"(t653) : "f"(t649), "f"(s_48));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t654;
            asm("max.f32 %0, %1, %2;" : "=f"(t654) : "f"(t650), "f"(s_51));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t655;
            asm("max.f32 %0, %1, %2;" : "=f"(t655) : "f"(t651), "f"(s_52));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t656;
            asm("max.f32 %0, %1, %2;" : "=f"(t656) : "f"(t652), "f"(s_55));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t657;
            asm("max.f32 %0, %1, %2;" : "=f"(t657) : "f"(t653), "f"(s_56));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t658;
            asm("max.f32 %0, %1, %2;" : "=f"(t658) : "f"(t654), "f"(s_59));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t659;
            asm("max.f32 %0, %1, %2;" : "=f"(t659) : "f"(t655), "f"(s_60));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t660;
            asm("max.f32 %0, %1, %2;" : "=f"(t660) : "f"(t656), "f"(s_63));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t661;
            asm("max.f32 %0, %1, %2;" : "=f"(t661) : "f"(t657), "f"(s_64));
            f32 t662;
            asm("max.f32 %0, %1, %2;" : "=f"(t662) : "f"(t658), "f"(t659));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t663;
            asm("max.f32 %0, %1, %2;" : "=f"(t663) : "f"(t660), "f"(t661));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t664;
            asm("max.f32 %0, %1, %2;" : "=f"(t664) : "f"(t662), "f"(t663));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t665;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t665) : "f"(t664));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t664), "f"(t665));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t667;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t667) : "f"(pair_2));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t667));
#line 167 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t670 = new_2 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t670;
#line 139 "fa-kernels/src/softmax.rs"
            const f32 t672 = -reference_2;
#line 139 "fa-kernels/src/softmax.rs"
            f32 t673;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(old_2), "f"(scale_log2), "f"(t672));
#line 139 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t673));
#line 140 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
#line 182 "fa-kernels/src/softmax.rs"
            const f32 t675 = row_sum_2 * rescale_2;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t676 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t676));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t678;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t678) : "f"(exponent_33));
#line 185 "fa-kernels/src/softmax.rs"
            s_3 = t678;
            const f32 t679 = t675 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t680 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t680));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t682;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t682) : "f"(exponent_34));
#line 185 "fa-kernels/src/softmax.rs"
            s_4 = t682;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t683 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t683));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t685;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t685) : "f"(exponent_35));
#line 185 "fa-kernels/src/softmax.rs"
            s_7 = t685;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t686 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t686));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t688;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t688) : "f"(exponent_36));
#line 185 "fa-kernels/src/softmax.rs"
            s_8 = t688;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t689 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t689));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t691;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t691) : "f"(exponent_37));
#line 185 "fa-kernels/src/softmax.rs"
            s_11 = t691;
            const f32 t692 = t679 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t693 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t693));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t695;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t695) : "f"(exponent_38));
#line 185 "fa-kernels/src/softmax.rs"
            s_12 = t695;
            const f32 t696 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t697 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t697));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t699;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(exponent_39));
#line 185 "fa-kernels/src/softmax.rs"
            s_15 = t699;
            const f32 t700 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t701 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t701));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t703;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t703) : "f"(exponent_40));
#line 185 "fa-kernels/src/softmax.rs"
            s_16 = t703;
            const f32 t704 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t705 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t705));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t707;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(exponent_41));
#line 185 "fa-kernels/src/softmax.rs"
            s_19 = t707;
            const f32 t708 = t692 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t709 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t709));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t711;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t711) : "f"(exponent_42));
#line 185 "fa-kernels/src/softmax.rs"
            s_20 = t711;
            const f32 t712 = t696 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t713 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t713));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t715;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(exponent_43));
#line 185 "fa-kernels/src/softmax.rs"
            s_23 = t715;
            const f32 t716 = t700 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t717 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t717));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t719;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(exponent_44));
#line 185 "fa-kernels/src/softmax.rs"
            s_24 = t719;
            const f32 t720 = t704 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t721 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t721));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t723;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t723) : "f"(exponent_45));
#line 185 "fa-kernels/src/softmax.rs"
            s_27 = t723;
            const f32 t724 = t708 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t725 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t725));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t727;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(exponent_46));
#line 185 "fa-kernels/src/softmax.rs"
            s_28 = t727;
            const f32 t728 = t712 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t729 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t729));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t731;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(exponent_47));
#line 185 "fa-kernels/src/softmax.rs"
            s_31 = t731;
            const f32 t732 = t716 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t733 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t733));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t735;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t735) : "f"(exponent_48));
#line 185 "fa-kernels/src/softmax.rs"
            s_32 = t735;
            const f32 t736 = t720 + s_32;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t737 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t737));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t739;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t739) : "f"(exponent_49));
#line 185 "fa-kernels/src/softmax.rs"
            s_35 = t739;
            const f32 t740 = t724 + s_35;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t741 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t741));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t743;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t743) : "f"(exponent_50));
#line 185 "fa-kernels/src/softmax.rs"
            s_36 = t743;
            const f32 t744 = t728 + s_36;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t745 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t745));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t747;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(exponent_51));
#line 185 "fa-kernels/src/softmax.rs"
            s_39 = t747;
            const f32 t748 = t732 + s_39;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t749 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t749));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t751;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(exponent_52));
#line 185 "fa-kernels/src/softmax.rs"
            s_40 = t751;
            const f32 t752 = t736 + s_40;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t753 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t753));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t755;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(exponent_53));
#line 185 "fa-kernels/src/softmax.rs"
            s_43 = t755;
            const f32 t756 = t740 + s_43;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t757 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t757));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t759;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(exponent_54));
#line 185 "fa-kernels/src/softmax.rs"
            s_44 = t759;
            const f32 t760 = t744 + s_44;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t761 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t761));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t763;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_55));
#line 185 "fa-kernels/src/softmax.rs"
            s_47 = t763;
            const f32 t764 = t748 + s_47;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t765 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t765));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t767;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_56));
#line 185 "fa-kernels/src/softmax.rs"
            s_48 = t767;
            const f32 t768 = t752 + s_48;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t769 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t769));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t771;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent_57));
#line 185 "fa-kernels/src/softmax.rs"
            s_51 = t771;
            const f32 t772 = t756 + s_51;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t773 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t773));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t775;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t775) : "f"(exponent_58));
#line 185 "fa-kernels/src/softmax.rs"
            s_52 = t775;
            const f32 t776 = t760 + s_52;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t777 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t777));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t779;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(exponent_59));
#line 185 "fa-kernels/src/softmax.rs"
            s_55 = t779;
            const f32 t780 = t764 + s_55;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t781 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t781));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t783;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t783) : "f"(exponent_60));
#line 185 "fa-kernels/src/softmax.rs"
            s_56 = t783;
            const f32 t784 = t768 + s_56;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t785 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t785));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t787;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(exponent_61));
#line 185 "fa-kernels/src/softmax.rs"
            s_59 = t787;
            const f32 t788 = t772 + s_59;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t789 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t789));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t791;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(exponent_62));
#line 185 "fa-kernels/src/softmax.rs"
            s_60 = t791;
            const f32 t792 = t776 + s_60;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t793 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t793));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t795;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t795) : "f"(exponent_63));
#line 185 "fa-kernels/src/softmax.rs"
            s_63 = t795;
            const f32 t796 = t780 + s_63;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t797 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t797));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t799;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(exponent_64));
#line 185 "fa-kernels/src/softmax.rs"
            s_64 = t799;
            const f32 t800 = t784 + s_64;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t801 = t788 + t792;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t802 = t796 + t800;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t803 = t801 + t802;
#line 188 "fa-kernels/src/softmax.rs"
            row_sum_2 = t803;
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t804;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t804) : "f"(s), "f"(s_2));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t805;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t805) : "f"(s_3), "f"(s_4));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t806;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t806) : "f"(s_5), "f"(s_6));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t807;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(s_7), "f"(s_8));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t808;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t808) : "f"(s_9), "f"(s_10));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t809;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t809) : "f"(s_11), "f"(s_12));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t810;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(s_13), "f"(s_14));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t811;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t811) : "f"(s_15), "f"(s_16));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t812;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t812) : "f"(s_17), "f"(s_18));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t813;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t813) : "f"(s_19), "f"(s_20));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t814;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t814) : "f"(s_21), "f"(s_22));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t815;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t815) : "f"(s_23), "f"(s_24));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t816;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t816) : "f"(s_25), "f"(s_26));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t817;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t817) : "f"(s_27), "f"(s_28));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t818;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t818) : "f"(s_29), "f"(s_30));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t819;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t819) : "f"(s_31), "f"(s_32));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t820;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t820) : "f"(s_33), "f"(s_34));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t821;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t821) : "f"(s_35), "f"(s_36));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t822;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t822) : "f"(s_37), "f"(s_38));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t823;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t823) : "f"(s_39), "f"(s_40));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t824;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t824) : "f"(s_41), "f"(s_42));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t825;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t825) : "f"(s_43), "f"(s_44));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t826;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t826) : "f"(s_45), "f"(s_46));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t827;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t827) : "f"(s_47), "f"(s_48));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t828;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t828) : "f"(s_49), "f"(s_50));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t829;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t829) : "f"(s_51), "f"(s_52));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t830;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t830) : "f"(s_53), "f"(s_54));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t831;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t831) : "f"(s_55), "f"(s_56));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t832;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t832) : "f"(s_57), "f"(s_58));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t833;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t833) : "f"(s_59), "f"(s_60));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t834;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(s_61), "f"(s_62));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t835;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t835) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/softmax/step.rs"
            p = t804;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_2 = t805;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_3 = t806;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_4 = t807;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_5 = t808;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_6 = t809;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_7 = t810;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_8 = t811;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_9 = t812;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_10 = t813;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_11 = t814;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_12 = t815;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_13 = t816;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_14 = t817;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_15 = t818;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_16 = t819;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_17 = t820;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_18 = t821;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_19 = t822;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_20 = t823;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_21 = t824;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_22 = t825;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_23 = t826;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_24 = t827;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_25 = t828;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_26 = t829;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_27 = t830;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_28 = t831;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_29 = t832;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_30 = t833;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_31 = t834;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_32 = t835;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_2 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_3 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_4 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_5 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_6 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_7 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_8 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_9 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_10 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_11 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_12 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_13 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_14 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_15 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_16 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_17 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_18 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_19 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_20 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_21 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_22 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_23 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_24 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_25 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_26 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_27 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_28 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_29 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_30 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_31 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_32 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_33 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_34 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_35 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_36 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_37 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_38 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_39 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_40 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_41 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_42 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_43 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_44 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_45 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_46 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_47 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_48 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_49 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_50 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_51 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_52 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_53 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_54 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_55 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_56 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_57 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_58 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_59 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_60 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_61 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_62 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_63 = 0.0f;
#line 156 "fa-kernels/src/forward/stream/consumer.rs"
            acc_64 = 0.0f;
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 cut_right = t205 > 1u ? t205 : 1u;
            const u32 cut_left = end_15 > cut_right ? end_15 : cut_right;
#line 162 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < cut_right; i_3 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t838 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t838) : "memory");
#line 226 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t839 = t207 + i_3;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t840 = t839 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t841 = t840 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t842 = t10 + t841;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t843 = t839 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t844 = t843 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t842), "r"(t844) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t845 = count & 1u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t846 = t845 << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t847 = t135 + t846;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t848 = t839 & 1u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t849 = t848 << 15u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t850 = t8 + t849;
                const u32 t851 = t847 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t852 = t850 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t853 = t851 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t854 = (u64)t853;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t855 = t854 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t856 = t852 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t857 = (u64)t856;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t858 = t857 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t855), "l"(t858) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t859 = t851 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t860 = (u64)t859;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t861 = t860 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t862 = t852 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t863 = (u64)t862;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t864 = t863 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t861), "l"(t864) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t865 = t851 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t866 = (u64)t865;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t867 = t866 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t868 = t852 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t869 = (u64)t868;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t870 = t869 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t867), "l"(t870) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t871 = t851 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t872 = (u64)t871;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t873 = t872 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t874 = t852 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t875 = (u64)t874;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t876 = t875 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t873), "l"(t876) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t877 = t851 + 66048u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t878 = (u64)t877;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t879 = t878 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t880 = t852 + 66560u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t881 = (u64)t880;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t882 = t881 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t879), "l"(t882) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t883 = t851 + 66050u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t884 = (u64)t883;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t885 = t884 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t886 = t852 + 66562u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t887 = (u64)t886;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t888 = t887 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t885), "l"(t888) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t889 = t851 + 66052u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t890 = (u64)t889;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t891 = t890 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t892 = t852 + 66564u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t893 = (u64)t892;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t894 = t893 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t891), "l"(t894) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t895 = t851 + 66054u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t896 = (u64)t895;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t897 = t896 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t898 = t852 + 66566u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t899 = (u64)t898;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t900 = t899 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t897), "l"(t900) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 209 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t901 = i_3 - 1u;
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t902 = t207 + t901;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t903 = t902 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t904 = t903 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t905 = t904 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t906 = t10 + t905;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t907 = t902 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t908 = t907 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t906), "r"(t908) : "memory");
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs = p;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_2 = p_2;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_3 = p_3;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_4 = p_4;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_5 = p_5;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_6 = p_6;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_7 = p_7;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_8 = p_8;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_9 = p_9;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_10 = p_10;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_11 = p_11;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_12 = p_12;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_13 = p_13;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_14 = p_14;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_15 = p_15;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_16 = p_16;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_17 = p_17;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_18 = p_18;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_19 = p_19;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_20 = p_20;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_21 = p_21;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_22 = p_22;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_23 = p_23;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_24 = p_24;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_25 = p_25;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_26 = p_26;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_27 = p_27;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_28 = p_28;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_29 = p_29;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_30 = p_30;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_31 = p_31;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_32 = p_32;
#line 243 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t909 = t902 & 1u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t910 = t909 << 15u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t911 = t9 + t910;
                const u32 t912 = t911 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t913 = t912 + 67108864u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t914 = (u64)t913;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t915 = t914 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t915) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t916 = t912 + 67108992u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t917 = (u64)t916;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t918 = t917 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t918) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t919 = t912 + 67109120u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t920 = (u64)t919;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t921 = t920 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t921) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t922 = t912 + 67109248u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t923 = (u64)t922;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t924 = t923 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t924) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t925 = t912 + 67109376u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t926 = (u64)t925;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t927 = t926 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t927) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t928 = t912 + 67109504u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t929 = (u64)t928;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t930 = t929 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t930) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t931 = t912 + 67109632u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t932 = (u64)t931;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t933 = t932 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t933) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t934 = t912 + 67109760u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t935 = (u64)t934;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t936 = t935 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t936) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t937 = index_2 == 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t938 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_2 = t937 ? 0u : t938;
                const u32 t940 = next_2 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t940) : "memory");
#line 211 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/forward/stream/output.rs"
                const u32 t941 = t207 + i_3;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t942 = t941 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t943 = t942 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t944 = t943 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t945 = t10 + t944;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t946 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t946) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t945) : "memory");
                }
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t947 = end_15 - 1u;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t948 = t947 - i_3;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_key_2 = t948 << 7u;
                const u32 t950 = t166 + t139;
#line 288 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_query_3 = t950 + t138;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t952 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t953 = t952 << 1u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 column_2 = first_key_2 + t953;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t955 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t956 = first_query_3 + t955;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t957 = t956 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_22 = t957 + 1u;
                const u32 t959 = end_22 > seq_q ? end_22 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t960 = t959 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_23 = t960 < seq_k ? t960 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t962 = end_23 > column_2 ? end_23 : column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_24 = t962 - column_2;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_65 = 0u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t965 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s = t965;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_66 = 1u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t967 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_2 = t967;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_67 = 8u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t969 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_5 = t969;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_68 = 9u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t971 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_6 = t971;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_69 = 16u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t973 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_9 = t973;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_70 = 17u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t975 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_10 = t975;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_71 = 24u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t977 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_13 = t977;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_72 = 25u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t979 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_14 = t979;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_73 = 32u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t981 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_17 = t981;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_74 = 33u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t983 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_18 = t983;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_75 = 40u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t985 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_21 = t985;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_76 = 41u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t987 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_22 = t987;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_77 = 48u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t989 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_25 = t989;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_78 = 49u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t991 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_26 = t991;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_79 = 56u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t993 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_29 = t993;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_80 = 57u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t995 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_30 = t995;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_81 = 64u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t997 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_33 = t997;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_82 = 65u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t999 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_34 = t999;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_83 = 72u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1001 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_37 = t1001;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_84 = 73u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1003 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_38 = t1003;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_85 = 80u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1005 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_41 = t1005;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_86 = 81u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1007 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_42 = t1007;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_87 = 88u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1009 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_45 = t1009;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_88 = 89u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1011 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_46 = t1011;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_89 = 96u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1013 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_49 = t1013;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_90 = 97u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1015 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_50 = t1015;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_91 = 104u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1017 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_53 = t1017;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_92 = 105u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1019 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_54 = t1019;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_93 = 112u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1021 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_57 = t1021;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_94 = 113u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1023 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_58 = t1023;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_95 = 120u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1025 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_61 = t1025;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_96 = 121u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1027 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_62 = t1027;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1028 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1029 = first_query_3 + t1028;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1030 = t1029 + 8u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t1031 = t1030 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_25 = t1031 + 1u;
                const u32 t1033 = end_25 > seq_q ? end_25 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t1034 = t1033 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_26 = t1034 < seq_k ? t1034 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1036 = end_26 > column_2 ? end_26 : column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_27 = t1036 - column_2;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_97 = 0u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1039 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_3 = t1039;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_98 = 1u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1041 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_4 = t1041;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_99 = 8u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1043 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_7 = t1043;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_100 = 9u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1045 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_8 = t1045;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_101 = 16u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1047 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_11 = t1047;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_102 = 17u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1049 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_12 = t1049;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_103 = 24u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1051 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_15 = t1051;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_104 = 25u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1053 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_16 = t1053;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_105 = 32u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1055 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_19 = t1055;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_106 = 33u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1057 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_20 = t1057;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_107 = 40u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1059 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_23 = t1059;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_108 = 41u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1061 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_24 = t1061;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_109 = 48u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1063 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_27 = t1063;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_110 = 49u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1065 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_28 = t1065;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_111 = 56u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1067 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_31 = t1067;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_112 = 57u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1069 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_32 = t1069;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_113 = 64u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1071 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_35 = t1071;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_114 = 65u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1073 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_36 = t1073;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_115 = 72u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1075 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_39 = t1075;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_116 = 73u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1077 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_40 = t1077;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_117 = 80u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1079 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_43 = t1079;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_118 = 81u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1081 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_44 = t1081;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_119 = 88u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1083 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_47 = t1083;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_120 = 89u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1085 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_48 = t1085;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_121 = 96u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1087 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_51 = t1087;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_122 = 97u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1089 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_52 = t1089;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_123 = 104u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1091 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_55 = t1091;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_124 = 105u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1093 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_56 = t1093;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_125 = 112u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1095 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_59 = t1095;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_126 = 113u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1097 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_60 = t1097;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_127 = 120u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1099 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_63 = t1099;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_128 = 121u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1101 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_64 = t1101;
#line 133 "fa-kernels/src/softmax/step.rs"
                const f32 old_3 = row_max;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1102;
                asm("max.f32 %0, %1, %2;" : "=f"(t1102) : "f"(old_3), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1103;
                asm("max.f32 %0, %1, %2;" : "=f"(t1103) : "f"(t1102), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1104;
                asm("max.f32 %0, %1, %2;" : "=f"(t1104) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1105;
                asm("max.f32 %0, %1, %2;" : "=f"(t1105) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1106;
                asm("max.f32 %0, %1, %2;" : "=f"(t1106) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1107;
                asm("max.f32 %0, %1, %2;" : "=f"(t1107) : "f"(t1103), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1108;
                asm("max.f32 %0, %1, %2;" : "=f"(t1108) : "f"(t1104), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1109;
                asm("max.f32 %0, %1, %2;" : "=f"(t1109) : "f"(t1105), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1110;
                asm("max.f32 %0, %1, %2;" : "=f"(t1110) : "f"(t1106), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1111;
                asm("max.f32 %0, %1, %2;" : "=f"(t1111) : "f"(t1107), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1112;
                asm("max.f32 %0, %1, %2;" : "=f"(t1112) : "f"(t1108), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1113;
                asm("max.f32 %0, %1, %2;" : "=f"(t1113) : "f"(t1109), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1114;
                asm("max.f32 %0, %1, %2;" : "=f"(t1114) : "f"(t1110), "f"(s_30));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1115;
                asm("max.f32 %0, %1, %2;" : "=f"(t1115) : "f"(t1111), "f"(s_33));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1116;
                asm("max.f32 %0, %1, %2;" : "=f"(t1116) : "f"(t1112), "f"(s_34));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1117;
                asm("max.f32 %0, %1, %2;" : "=f"(t1117) : "f"(t1113), "f"(s_37));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1118;
                asm("max.f32 %0, %1, %2;" : "=f"(t1118) : "f"(t1114), "f"(s_38));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1119;
                asm("max.f32 %0, %1, %2;" : "=f"(t1119) : "f"(t1115), "f"(s_41));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1120;
                asm("max.f32 %0, %1, %2;" : "=f"(t1120) : "f"(t1116), "f"(s_42));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1121;
                asm("max.f32 %0, %1, %2;" : "=f"(t1121) : "f"(t1117), "f"(s_45));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1122;
                asm("max.f32 %0, %1, %2;" : "=f"(t1122) : "f"(t1118), "f"(s_46));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1123;
                asm("max.f32 %0, %1, %2;" : "=f"(t1123) : "f"(t1119), "f"(s_49));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1124;
                asm("max.f32 %0, %1, %2;" : "=f"(t1124) : "f"(t1120), "f"(s_50));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1125;
                asm("max.f32 %0, %1, %2;" : "=f"(t1125) : "f"(t1121), "f"(s_53));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1126;
                asm("max.f32 %0, %1, %2;" : "=f"(t1126) : "f"(t1122), "f"(s_54));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1127;
                asm("max.f32 %0, %1, %2;" : "=f"(t1127) : "f"(t1123), "f"(s_57));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1128;
                asm("max.f32 %0, %1, %2;" : "=f"(t1128) : "f"(t1124), "f"(s_58));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1129;
                asm("max.f32 %0, %1, %2;" : "=f"(t1129) : "f"(t1125), "f"(s_61));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1130;
                asm("max.f32 %0, %1, %2;" : "=f"(t1130) : "f"(t1126), "f"(s_62));
                f32 t1131;
                asm("max.f32 %0, %1, %2;" : "=f"(t1131) : "f"(t1127), "f"(t1128));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t1132;
                asm("max.f32 %0, %1, %2;" : "=f"(t1132) : "f"(t1129), "f"(t1130));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t1133;
                asm("max.f32 %0, %1, %2;" : "=f"(t1133) : "f"(t1131), "f"(t1132));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t1134;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1134) : "f"(t1133));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1133), "f"(t1134));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t1136;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1136) : "f"(pair_3));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1136));
#line 133 "fa-kernels/src/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1138;
                asm("max.f32 %0, %1, %2;" : "=f"(t1138) : "f"(old_4), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1139;
                asm("max.f32 %0, %1, %2;" : "=f"(t1139) : "f"(t1138), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1140;
                asm("max.f32 %0, %1, %2;" : "=f"(t1140) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1141;
                asm("max.f32 %0, %1, %2;" : "=f"(t1141) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1142;
                asm("max.f32 %0, %1, %2;" : "=f"(t1142) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1143;
                asm("max.f32 %0, %1, %2;" : "=f"(t1143) : "f"(t1139), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1144;
                asm("max.f32 %0, %1, %2;" : "=f"(t1144) : "f"(t1140), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1145;
                asm("max.f32 %0, %1, %2;" : "=f"(t1145) : "f"(t1141), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1146;
                asm("max.f32 %0, %1, %2;" : "=f"(t1146) : "f"(t1142), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1147;
                asm("max.f32 %0, %1, %2;" : "=f"(t1147) : "f"(t1143), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1148;
                asm("max.f32 %0, %1, %2;" : "=f"(t1148) : "f"(t1144), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1149;
                asm("max.f32 %0, %1, %2;" : "=f"(t1149) : "f"(t1145), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1150;
                asm("max.f32 %0, %1, %2;" : "=f"(t1150) : "f"(t1146), "f"(s_32));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1151;
                asm("max.f32 %0, %1, %2;" : "=f"(t1151) : "f"(t1147), "f"(s_35));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1152;
                asm("max.f32 %0, %1, %2;" : "=f"(t1152) : "f"(t1148), "f"(s_36));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1153;
                asm("max.f32 %0, %1, %2;" : "=f"(t1153) : "f"(t1149), "f"(s_39));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1154;
                asm("max.f32 %0, %1, %2;" : "=f"(t1154) : "f"(t1150), "f"(s_40));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1155;
                asm("max.f32 %0, %1, %2;" : "=f"(t1155) : "f"(t1151), "f"(s_43));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1156;
                asm("max.f32 %0, %1, %2;" : "=f"(t1156) : "f"(t1152), "f"(s_44));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1157;
                asm("max.f32 %0, %1, %2;" : "=f"(t1157) : "f"(t1153), "f"(s_47));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1158;
                asm("max.f32 %0, %1, %2;" : "=f"(t1158) : "f"(t1154), "f"(s_48));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1159;
                asm("max.f32 %0, %1, %2;" : "=f"(t1159) : "f"(t1155), "f"(s_51));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1160;
                asm("max.f32 %0, %1, %2;" : "=f"(t1160) : "f"(t1156), "f"(s_52));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1161;
                asm("max.f32 %0, %1, %2;" : "=f"(t1161) : "f"(t1157), "f"(s_55));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1162;
                asm("max.f32 %0, %1, %2;" : "=f"(t1162) : "f"(t1158), "f"(s_56));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1163;
                asm("max.f32 %0, %1, %2;" : "=f"(t1163) : "f"(t1159), "f"(s_59));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1164;
                asm("max.f32 %0, %1, %2;" : "=f"(t1164) : "f"(t1160), "f"(s_60));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1165;
                asm("max.f32 %0, %1, %2;" : "=f"(t1165) : "f"(t1161), "f"(s_63));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1166;
                asm("max.f32 %0, %1, %2;" : "=f"(t1166) : "f"(t1162), "f"(s_64));
                f32 t1167;
                asm("max.f32 %0, %1, %2;" : "=f"(t1167) : "f"(t1163), "f"(t1164));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t1168;
                asm("max.f32 %0, %1, %2;" : "=f"(t1168) : "f"(t1165), "f"(t1166));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t1169;
                asm("max.f32 %0, %1, %2;" : "=f"(t1169) : "f"(t1167), "f"(t1168));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t1170;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1170) : "f"(t1169));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1169), "f"(t1170));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t1172;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1172) : "f"(pair_4));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1172));
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 old_5 = row_max;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t1174 = news - old_5;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t1175 = t1174 * scale_log2;
#line 143 "fa-kernels/src/softmax/step.rs"
                const bool t1176 = 8.0f < t1175;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t1177 = news_2 - old_6;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t1178 = t1177 * scale_log2;
#line 143 "fa-kernels/src/softmax/step.rs"
                const bool t1179 = 8.0f < t1178;
#line 146 "fa-kernels/src/softmax/step.rs"
                const bool t1180 = t1176 | t1179;
#line 146 "fa-kernels/src/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t1180);
#line 151 "fa-kernels/src/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t1185 = new_3 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t1185;
#line 154 "fa-kernels/src/softmax/step.rs"
                const f32 t1187 = -reference_3;
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 t1188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1188) : "f"(old_7), "f"(scale_log2), "f"(t1187));
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1188));
#line 155 "fa-kernels/src/softmax/step.rs"
                row_max = new_3;
#line 158 "fa-kernels/src/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t1191 = row_sum * kept;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1192 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1192));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1194;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1194) : "f"(exponent_65));
#line 185 "fa-kernels/src/softmax.rs"
                s = t1194;
                const f32 t1195 = t1191 + s;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1196 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1196));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1198;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1198) : "f"(exponent_66));
#line 185 "fa-kernels/src/softmax.rs"
                s_2 = t1198;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1199 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1199));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1201;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_67));
#line 185 "fa-kernels/src/softmax.rs"
                s_5 = t1201;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1202 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1202));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1204;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1204) : "f"(exponent_68));
#line 185 "fa-kernels/src/softmax.rs"
                s_6 = t1204;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1205 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1205));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1207;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1207) : "f"(exponent_69));
#line 185 "fa-kernels/src/softmax.rs"
                s_9 = t1207;
                const f32 t1208 = t1195 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1209 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1209));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1211;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1211) : "f"(exponent_70));
#line 185 "fa-kernels/src/softmax.rs"
                s_10 = t1211;
                const f32 t1212 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1213 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1213));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1215;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1215) : "f"(exponent_71));
#line 185 "fa-kernels/src/softmax.rs"
                s_13 = t1215;
                const f32 t1216 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1217 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1217));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1219;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1219) : "f"(exponent_72));
#line 185 "fa-kernels/src/softmax.rs"
                s_14 = t1219;
                const f32 t1220 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1221 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1221));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1223;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1223) : "f"(exponent_73));
#line 185 "fa-kernels/src/softmax.rs"
                s_17 = t1223;
                const f32 t1224 = t1208 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1225 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1225));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1227;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1227) : "f"(exponent_74));
#line 185 "fa-kernels/src/softmax.rs"
                s_18 = t1227;
                const f32 t1228 = t1212 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1229 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1229));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1231;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1231) : "f"(exponent_75));
#line 185 "fa-kernels/src/softmax.rs"
                s_21 = t1231;
                const f32 t1232 = t1216 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1233 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1233));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1235;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1235) : "f"(exponent_76));
#line 185 "fa-kernels/src/softmax.rs"
                s_22 = t1235;
                const f32 t1236 = t1220 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1237 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1237));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1239;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(exponent_77));
#line 185 "fa-kernels/src/softmax.rs"
                s_25 = t1239;
                const f32 t1240 = t1224 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1241 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1241));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1243;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1243) : "f"(exponent_78));
#line 185 "fa-kernels/src/softmax.rs"
                s_26 = t1243;
                const f32 t1244 = t1228 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1245 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1245));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1247;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1247) : "f"(exponent_79));
#line 185 "fa-kernels/src/softmax.rs"
                s_29 = t1247;
                const f32 t1248 = t1232 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1249 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1249));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1251;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1251) : "f"(exponent_80));
#line 185 "fa-kernels/src/softmax.rs"
                s_30 = t1251;
                const f32 t1252 = t1236 + s_30;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1253 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1253));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1255;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1255) : "f"(exponent_81));
#line 185 "fa-kernels/src/softmax.rs"
                s_33 = t1255;
                const f32 t1256 = t1240 + s_33;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1257 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1257));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1259;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(exponent_82));
#line 185 "fa-kernels/src/softmax.rs"
                s_34 = t1259;
                const f32 t1260 = t1244 + s_34;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1261 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1261));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1263;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1263) : "f"(exponent_83));
#line 185 "fa-kernels/src/softmax.rs"
                s_37 = t1263;
                const f32 t1264 = t1248 + s_37;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1265 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1265));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1267;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1267) : "f"(exponent_84));
#line 185 "fa-kernels/src/softmax.rs"
                s_38 = t1267;
                const f32 t1268 = t1252 + s_38;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1269 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1269));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1271;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(exponent_85));
#line 185 "fa-kernels/src/softmax.rs"
                s_41 = t1271;
                const f32 t1272 = t1256 + s_41;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1273 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1273));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1275;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1275) : "f"(exponent_86));
#line 185 "fa-kernels/src/softmax.rs"
                s_42 = t1275;
                const f32 t1276 = t1260 + s_42;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1277 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1277));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1279;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(exponent_87));
#line 185 "fa-kernels/src/softmax.rs"
                s_45 = t1279;
                const f32 t1280 = t1264 + s_45;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1281 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1281));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1283;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1283) : "f"(exponent_88));
#line 185 "fa-kernels/src/softmax.rs"
                s_46 = t1283;
                const f32 t1284 = t1268 + s_46;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1285 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1285));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1287;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1287) : "f"(exponent_89));
#line 185 "fa-kernels/src/softmax.rs"
                s_49 = t1287;
                const f32 t1288 = t1272 + s_49;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1289 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1289));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1291;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(exponent_90));
#line 185 "fa-kernels/src/softmax.rs"
                s_50 = t1291;
                const f32 t1292 = t1276 + s_50;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1293 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1293));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1295;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1295) : "f"(exponent_91));
#line 185 "fa-kernels/src/softmax.rs"
                s_53 = t1295;
                const f32 t1296 = t1280 + s_53;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1297 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1297));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1299;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1299) : "f"(exponent_92));
#line 185 "fa-kernels/src/softmax.rs"
                s_54 = t1299;
                const f32 t1300 = t1284 + s_54;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1301 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1301));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1303;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1303) : "f"(exponent_93));
#line 185 "fa-kernels/src/softmax.rs"
                s_57 = t1303;
                const f32 t1304 = t1288 + s_57;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1305 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1305));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1307;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(exponent_94));
#line 185 "fa-kernels/src/softmax.rs"
                s_58 = t1307;
                const f32 t1308 = t1292 + s_58;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1309 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1309));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1311;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1311) : "f"(exponent_95));
#line 185 "fa-kernels/src/softmax.rs"
                s_61 = t1311;
                const f32 t1312 = t1296 + s_61;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1313 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1313));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1315;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1315) : "f"(exponent_96));
#line 185 "fa-kernels/src/softmax.rs"
                s_62 = t1315;
                const f32 t1316 = t1300 + s_62;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t1317 = t1304 + t1308;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t1318 = t1312 + t1316;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t1319 = t1317 + t1318;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum = t1319;
#line 151 "fa-kernels/src/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t1323 = new_4 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t1323;
#line 154 "fa-kernels/src/softmax/step.rs"
                const f32 t1325 = -reference_4;
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 t1326;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1326) : "f"(old_8), "f"(scale_log2), "f"(t1325));
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1326));
#line 155 "fa-kernels/src/softmax/step.rs"
                row_max_2 = new_4;
#line 158 "fa-kernels/src/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t1329 = row_sum_2 * kept_2;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1330 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1330));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1332;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1332) : "f"(exponent_97));
#line 185 "fa-kernels/src/softmax.rs"
                s_3 = t1332;
                const f32 t1333 = t1329 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1334 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1334));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1336;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(exponent_98));
#line 185 "fa-kernels/src/softmax.rs"
                s_4 = t1336;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1337 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1337));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1339;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_99));
#line 185 "fa-kernels/src/softmax.rs"
                s_7 = t1339;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1340 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1340));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1342;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(exponent_100));
#line 185 "fa-kernels/src/softmax.rs"
                s_8 = t1342;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1343 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1343));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_101));
#line 185 "fa-kernels/src/softmax.rs"
                s_11 = t1345;
                const f32 t1346 = t1333 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1347 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1347));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_102));
#line 185 "fa-kernels/src/softmax.rs"
                s_12 = t1349;
                const f32 t1350 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1351 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1351));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(exponent_103));
#line 185 "fa-kernels/src/softmax.rs"
                s_15 = t1353;
                const f32 t1354 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1355 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1355));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1357;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_104));
#line 185 "fa-kernels/src/softmax.rs"
                s_16 = t1357;
                const f32 t1358 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1359 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1359));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1361;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_105));
#line 185 "fa-kernels/src/softmax.rs"
                s_19 = t1361;
                const f32 t1362 = t1346 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1363 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1363));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1365;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_106));
#line 185 "fa-kernels/src/softmax.rs"
                s_20 = t1365;
                const f32 t1366 = t1350 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1367 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1367));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1369;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_107));
#line 185 "fa-kernels/src/softmax.rs"
                s_23 = t1369;
                const f32 t1370 = t1354 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1371 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1371));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1373;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_108));
#line 185 "fa-kernels/src/softmax.rs"
                s_24 = t1373;
                const f32 t1374 = t1358 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1375 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1375));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1377;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_109));
#line 185 "fa-kernels/src/softmax.rs"
                s_27 = t1377;
                const f32 t1378 = t1362 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1379 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1379));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1381;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_110));
#line 185 "fa-kernels/src/softmax.rs"
                s_28 = t1381;
                const f32 t1382 = t1366 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1383 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1383));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1385;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(exponent_111));
#line 185 "fa-kernels/src/softmax.rs"
                s_31 = t1385;
                const f32 t1386 = t1370 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1387 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1387));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1389;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(exponent_112));
#line 185 "fa-kernels/src/softmax.rs"
                s_32 = t1389;
                const f32 t1390 = t1374 + s_32;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1391 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1391));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1393;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1393) : "f"(exponent_113));
#line 185 "fa-kernels/src/softmax.rs"
                s_35 = t1393;
                const f32 t1394 = t1378 + s_35;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1395 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1395));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1397;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1397) : "f"(exponent_114));
#line 185 "fa-kernels/src/softmax.rs"
                s_36 = t1397;
                const f32 t1398 = t1382 + s_36;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1399 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1399));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1401;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(exponent_115));
#line 185 "fa-kernels/src/softmax.rs"
                s_39 = t1401;
                const f32 t1402 = t1386 + s_39;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1403 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1403));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1405;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1405) : "f"(exponent_116));
#line 185 "fa-kernels/src/softmax.rs"
                s_40 = t1405;
                const f32 t1406 = t1390 + s_40;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1407 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1407));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1409;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(exponent_117));
#line 185 "fa-kernels/src/softmax.rs"
                s_43 = t1409;
                const f32 t1410 = t1394 + s_43;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1411 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1411));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1413;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1413) : "f"(exponent_118));
#line 185 "fa-kernels/src/softmax.rs"
                s_44 = t1413;
                const f32 t1414 = t1398 + s_44;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1415 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1415));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1417;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_119));
#line 185 "fa-kernels/src/softmax.rs"
                s_47 = t1417;
                const f32 t1418 = t1402 + s_47;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1419 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1419));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1421;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_120));
#line 185 "fa-kernels/src/softmax.rs"
                s_48 = t1421;
                const f32 t1422 = t1406 + s_48;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1423 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1423));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1425;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_121));
#line 185 "fa-kernels/src/softmax.rs"
                s_51 = t1425;
                const f32 t1426 = t1410 + s_51;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1427 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1427));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1429;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_122));
#line 185 "fa-kernels/src/softmax.rs"
                s_52 = t1429;
                const f32 t1430 = t1414 + s_52;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1431 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1431));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1433;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(exponent_123));
#line 185 "fa-kernels/src/softmax.rs"
                s_55 = t1433;
                const f32 t1434 = t1418 + s_55;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1435 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1435));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1437;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(exponent_124));
#line 185 "fa-kernels/src/softmax.rs"
                s_56 = t1437;
                const f32 t1438 = t1422 + s_56;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1439 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1439));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1441;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1441) : "f"(exponent_125));
#line 185 "fa-kernels/src/softmax.rs"
                s_59 = t1441;
                const f32 t1442 = t1426 + s_59;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1443 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1443));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1445;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1445) : "f"(exponent_126));
#line 185 "fa-kernels/src/softmax.rs"
                s_60 = t1445;
                const f32 t1446 = t1430 + s_60;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1447 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1447));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1449;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(exponent_127));
#line 185 "fa-kernels/src/softmax.rs"
                s_63 = t1449;
                const f32 t1450 = t1434 + s_63;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1451 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1451));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1453;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1453) : "f"(exponent_128));
#line 185 "fa-kernels/src/softmax.rs"
                s_64 = t1453;
                const f32 t1454 = t1438 + s_64;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t1455 = t1442 + t1446;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t1456 = t1450 + t1454;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t1457 = t1455 + t1456;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum_2 = t1457;
#line 218 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1458 = i_3 - 1u;
#line 219 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1459 = t207 + t1458;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1460 = t1459 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1461 = t1460 + 6u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1462 = t1461 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1463 = t10 + t1462;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t1464 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t1464) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1463) : "memory");
                }
#line 95 "fa-kernels/src/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1465 = acc * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc = t1465;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1466 = acc_2 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_2 = t1466;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1467 = acc_5 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_5 = t1467;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1468 = acc_6 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_6 = t1468;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1469 = acc_9 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_9 = t1469;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1470 = acc_10 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_10 = t1470;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1471 = acc_13 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_13 = t1471;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1472 = acc_14 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_14 = t1472;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1473 = acc_17 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_17 = t1473;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1474 = acc_18 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_18 = t1474;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1475 = acc_21 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_21 = t1475;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1476 = acc_22 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_22 = t1476;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1477 = acc_25 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_25 = t1477;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1478 = acc_26 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_26 = t1478;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1479 = acc_29 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_29 = t1479;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1480 = acc_30 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_30 = t1480;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1481 = acc_33 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_33 = t1481;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1482 = acc_34 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_34 = t1482;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1483 = acc_37 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_37 = t1483;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1484 = acc_38 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_38 = t1484;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1485 = acc_41 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_41 = t1485;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1486 = acc_42 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_42 = t1486;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1487 = acc_45 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_45 = t1487;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1488 = acc_46 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_46 = t1488;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1489 = acc_49 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_49 = t1489;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1490 = acc_50 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_50 = t1490;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1491 = acc_53 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_53 = t1491;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1492 = acc_54 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_54 = t1492;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1493 = acc_57 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_57 = t1493;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1494 = acc_58 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_58 = t1494;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1495 = acc_61 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_61 = t1495;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1496 = acc_62 * factor;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_62 = t1496;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1497 = acc_3 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_3 = t1497;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1498 = acc_4 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_4 = t1498;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1499 = acc_7 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_7 = t1499;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1500 = acc_8 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_8 = t1500;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1501 = acc_11 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_11 = t1501;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1502 = acc_12 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_12 = t1502;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1503 = acc_15 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_15 = t1503;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1504 = acc_16 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_16 = t1504;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1505 = acc_19 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_19 = t1505;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1506 = acc_20 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_20 = t1506;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1507 = acc_23 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_23 = t1507;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1508 = acc_24 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_24 = t1508;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1509 = acc_27 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_27 = t1509;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1510 = acc_28 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_28 = t1510;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1511 = acc_31 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_31 = t1511;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1512 = acc_32 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_32 = t1512;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1513 = acc_35 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_35 = t1513;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1514 = acc_36 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_36 = t1514;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1515 = acc_39 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_39 = t1515;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1516 = acc_40 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_40 = t1516;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1517 = acc_43 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_43 = t1517;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1518 = acc_44 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_44 = t1518;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1519 = acc_47 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_47 = t1519;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1520 = acc_48 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_48 = t1520;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1521 = acc_51 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_51 = t1521;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1522 = acc_52 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_52 = t1522;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1523 = acc_55 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_55 = t1523;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1524 = acc_56 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_56 = t1524;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1525 = acc_59 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_59 = t1525;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1526 = acc_60 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_60 = t1526;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1527 = acc_63 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_63 = t1527;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t1528 = acc_64 * factor_2;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_64 = t1528;
                }
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1529;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1530;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1531;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1532;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1533;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1534;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1535;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1536;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1537;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1538;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1539;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1539) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1540;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1540) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1541;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1541) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1542;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1542) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1543;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1543) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1544;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1544) : "f"(s_31), "f"(s_32));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1545;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1545) : "f"(s_33), "f"(s_34));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1546;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1546) : "f"(s_35), "f"(s_36));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1547;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1547) : "f"(s_37), "f"(s_38));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1548;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1548) : "f"(s_39), "f"(s_40));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1549;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1549) : "f"(s_41), "f"(s_42));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1550;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1550) : "f"(s_43), "f"(s_44));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1551;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1551) : "f"(s_45), "f"(s_46));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1552;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1552) : "f"(s_47), "f"(s_48));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1553;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1553) : "f"(s_49), "f"(s_50));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1554;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1554) : "f"(s_51), "f"(s_52));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1555;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1555) : "f"(s_53), "f"(s_54));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1556;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1556) : "f"(s_55), "f"(s_56));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1557;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1557) : "f"(s_57), "f"(s_58));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1558;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1558) : "f"(s_59), "f"(s_60));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1559;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(s_61), "f"(s_62));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t1560;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1560) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/softmax/step.rs"
                p = t1529;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_2 = t1530;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_3 = t1531;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_4 = t1532;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_5 = t1533;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_6 = t1534;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_7 = t1535;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_8 = t1536;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_9 = t1537;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_10 = t1538;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_11 = t1539;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_12 = t1540;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_13 = t1541;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_14 = t1542;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_15 = t1543;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_16 = t1544;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_17 = t1545;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_18 = t1546;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_19 = t1547;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_20 = t1548;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_21 = t1549;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_22 = t1550;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_23 = t1551;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_24 = t1552;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_25 = t1553;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_26 = t1554;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_27 = t1555;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_28 = t1556;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_29 = t1557;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_30 = t1558;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_31 = t1559;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_32 = t1560;
            }
#line 176 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = cut_right; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t1561 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1561) : "memory");
#line 226 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1562 = t207 + i_4;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1563 = t1562 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1564 = t1563 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1565 = t10 + t1564;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1566 = t1562 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1567 = t1566 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1565), "r"(t1567) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1568 = count & 1u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t1569 = t1568 << 15u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t1570 = t135 + t1569;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1571 = t1562 & 1u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1572 = t1571 << 15u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1573 = t8 + t1572;
                const u32 t1574 = t1570 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1575 = t1573 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1576 = t1574 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1577 = (u64)t1576;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1578 = t1577 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1579 = t1575 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1580 = (u64)t1579;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1581 = t1580 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t1578), "l"(t1581) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1582 = t1574 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1583 = (u64)t1582;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1584 = t1583 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1585 = t1575 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1586 = (u64)t1585;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1587 = t1586 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1584), "l"(t1587) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1588 = t1574 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1589 = (u64)t1588;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1590 = t1589 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1591 = t1575 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1592 = (u64)t1591;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1593 = t1592 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1590), "l"(t1593) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1594 = t1574 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1595 = (u64)t1594;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1596 = t1595 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1597 = t1575 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1598 = (u64)t1597;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1599 = t1598 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1596), "l"(t1599) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1600 = t1574 + 66048u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1601 = (u64)t1600;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1602 = t1601 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1603 = t1575 + 66560u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1604 = (u64)t1603;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1605 = t1604 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1602), "l"(t1605) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1606 = t1574 + 66050u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1607 = (u64)t1606;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1608 = t1607 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1609 = t1575 + 66562u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1610 = (u64)t1609;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1611 = t1610 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1608), "l"(t1611) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1612 = t1574 + 66052u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1613 = (u64)t1612;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1614 = t1613 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1615 = t1575 + 66564u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1616 = (u64)t1615;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1617 = t1616 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1614), "l"(t1617) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1618 = t1574 + 66054u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1619 = (u64)t1618;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1620 = t1619 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1621 = t1575 + 66566u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1622 = (u64)t1621;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1623 = t1622 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1620), "l"(t1623) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 209 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1624 = i_4 - 1u;
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1625 = t207 + t1624;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1626 = t1625 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1627 = t1626 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1628 = t1627 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1629 = t10 + t1628;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1630 = t1625 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1631 = t1630 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1629), "r"(t1631) : "memory");
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_33 = p;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_34 = p_2;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_35 = p_3;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_36 = p_4;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_37 = p_5;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_38 = p_6;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_39 = p_7;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_40 = p_8;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_41 = p_9;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_42 = p_10;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_43 = p_11;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_44 = p_12;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_45 = p_13;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_46 = p_14;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_47 = p_15;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_48 = p_16;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_49 = p_17;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_50 = p_18;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_51 = p_19;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_52 = p_20;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_53 = p_21;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_54 = p_22;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_55 = p_23;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_56 = p_24;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_57 = p_25;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_58 = p_26;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_59 = p_27;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_60 = p_28;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_61 = p_29;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_62 = p_30;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_63 = p_31;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_64 = p_32;
#line 243 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1632 = t1625 & 1u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1633 = t1632 << 15u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1634 = t9 + t1633;
                const u32 t1635 = t1634 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1636 = t1635 + 67108864u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1637 = (u64)t1636;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1638 = t1637 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1638) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1639 = t1635 + 67108992u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1640 = (u64)t1639;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1641 = t1640 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1641) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1642 = t1635 + 67109120u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1643 = (u64)t1642;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1644 = t1643 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1644) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1645 = t1635 + 67109248u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1646 = (u64)t1645;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1647 = t1646 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1647) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1648 = t1635 + 67109376u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1649 = (u64)t1648;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1650 = t1649 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1650) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1651 = t1635 + 67109504u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1652 = (u64)t1651;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1653 = t1652 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1653) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1654 = t1635 + 67109632u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1655 = (u64)t1654;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1656 = t1655 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1656) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1657 = t1635 + 67109760u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1658 = (u64)t1657;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1659 = t1658 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1659) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t1660 = index_2 == 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t1661 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_3 = t1660 ? 0u : t1661;
                const u32 t1663 = next_3 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1663) : "memory");
#line 211 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1664 = t207 + i_4;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1665 = t1664 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1666 = t1665 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1667 = t1666 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1668 = t10 + t1667;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t1669 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t1669) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1668) : "memory");
                }
#line 133 "fa-kernels/src/softmax/step.rs"
                const f32 old_9 = row_max;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1670;
                asm("max.f32 %0, %1, %2;" : "=f"(t1670) : "f"(old_9), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1671;
                asm("max.f32 %0, %1, %2;" : "=f"(t1671) : "f"(t1670), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1672;
                asm("max.f32 %0, %1, %2;" : "=f"(t1672) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1673;
                asm("max.f32 %0, %1, %2;" : "=f"(t1673) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1674;
                asm("max.f32 %0, %1, %2;" : "=f"(t1674) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1675;
                asm("max.f32 %0, %1, %2;" : "=f"(t1675) : "f"(t1671), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1676;
                asm("max.f32 %0, %1, %2;" : "=f"(t1676) : "f"(t1672), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1677;
                asm("max.f32 %0, %1, %2;" : "=f"(t1677) : "f"(t1673), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1678;
                asm("max.f32 %0, %1, %2;" : "=f"(t1678) : "f"(t1674), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1679;
                asm("max.f32 %0, %1, %2;" : "=f"(t1679) : "f"(t1675), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1680;
                asm("max.f32 %0, %1, %2;" : "=f"(t1680) : "f"(t1676), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1681;
                asm("max.f32 %0, %1, %2;" : "=f"(t1681) : "f"(t1677), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1682;
                asm("max.f32 %0, %1, %2;" : "=f"(t1682) : "f"(t1678), "f"(s_30));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1683;
                asm("max.f32 %0, %1, %2;" : "=f"(t1683) : "f"(t1679), "f"(s_33));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1684;
                asm("max.f32 %0, %1, %2;" : "=f"(t1684) : "f"(t1680), "f"(s_34));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1685;
                asm("max.f32 %0, %1, %2;" : "=f"(t1685) : "f"(t1681), "f"(s_37));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1686;
                asm("max.f32 %0, %1, %2;" : "=f"(t1686) : "f"(t1682), "f"(s_38));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1687;
                asm("max.f32 %0, %1, %2;" : "=f"(t1687) : "f"(t1683), "f"(s_41));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1688;
                asm("max.f32 %0, %1, %2;" : "=f"(t1688) : "f"(t1684), "f"(s_42));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1689;
                asm("max.f32 %0, %1, %2;" : "=f"(t1689) : "f"(t1685), "f"(s_45));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1690;
                asm("max.f32 %0, %1, %2;" : "=f"(t1690) : "f"(t1686), "f"(s_46));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1691;
                asm("max.f32 %0, %1, %2;" : "=f"(t1691) : "f"(t1687), "f"(s_49));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1692;
                asm("max.f32 %0, %1, %2;" : "=f"(t1692) : "f"(t1688), "f"(s_50));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1693;
                asm("max.f32 %0, %1, %2;" : "=f"(t1693) : "f"(t1689), "f"(s_53));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1694;
                asm("max.f32 %0, %1, %2;" : "=f"(t1694) : "f"(t1690), "f"(s_54));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1695;
                asm("max.f32 %0, %1, %2;" : "=f"(t1695) : "f"(t1691), "f"(s_57));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1696;
                asm("max.f32 %0, %1, %2;" : "=f"(t1696) : "f"(t1692), "f"(s_58));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1697;
                asm("max.f32 %0, %1, %2;" : "=f"(t1697) : "f"(t1693), "f"(s_61));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1698;
                asm("max.f32 %0, %1, %2;" : "=f"(t1698) : "f"(t1694), "f"(s_62));
                f32 t1699;
                asm("max.f32 %0, %1, %2;" : "=f"(t1699) : "f"(t1695), "f"(t1696));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t1700;
                asm("max.f32 %0, %1, %2;" : "=f"(t1700) : "f"(t1697), "f"(t1698));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t1701;
                asm("max.f32 %0, %1, %2;" : "=f"(t1701) : "f"(t1699), "f"(t1700));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t1702;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1702) : "f"(t1701));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1701), "f"(t1702));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t1704;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1704) : "f"(pair_5));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 news_3;
                asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t1704));
#line 133 "fa-kernels/src/softmax/step.rs"
                const f32 old_10 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1706;
                asm("max.f32 %0, %1, %2;" : "=f"(t1706) : "f"(old_10), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1707;
                asm("max.f32 %0, %1, %2;" : "=f"(t1707) : "f"(t1706), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1708;
                asm("max.f32 %0, %1, %2;" : "=f"(t1708) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1709;
                asm("max.f32 %0, %1, %2;" : "=f"(t1709) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1710;
                asm("max.f32 %0, %1, %2;" : "=f"(t1710) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1711;
                asm("max.f32 %0, %1, %2;" : "=f"(t1711) : "f"(t1707), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1712;
                asm("max.f32 %0, %1, %2;" : "=f"(t1712) : "f"(t1708), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1713;
                asm("max.f32 %0, %1, %2;" : "=f"(t1713) : "f"(t1709), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1714;
                asm("max.f32 %0, %1, %2;" : "=f"(t1714) : "f"(t1710), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1715;
                asm("max.f32 %0, %1, %2;" : "=f"(t1715) : "f"(t1711), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1716;
                asm("max.f32 %0, %1, %2;" : "=f"(t1716) : "f"(t1712), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1717;
                asm("max.f32 %0, %1, %2;" : "=f"(t1717) : "f"(t1713), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1718;
                asm("max.f32 %0, %1, %2;" : "=f"(t1718) : "f"(t1714), "f"(s_32));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1719;
                asm("max.f32 %0, %1, %2;" : "=f"(t1719) : "f"(t1715), "f"(s_35));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1720;
                asm("max.f32 %0, %1, %2;" : "=f"(t1720) : "f"(t1716), "f"(s_36));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1721;
                asm("max.f32 %0, %1, %2;" : "=f"(t1721) : "f"(t1717), "f"(s_39));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1722;
                asm("max.f32 %0, %1, %2;" : "=f"(t1722) : "f"(t1718), "f"(s_40));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1723;
                asm("max.f32 %0, %1, %2;" : "=f"(t1723) : "f"(t1719), "f"(s_43));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1724;
                asm("max.f32 %0, %1, %2;" : "=f"(t1724) : "f"(t1720), "f"(s_44));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1725;
                asm("max.f32 %0, %1, %2;" : "=f"(t1725) : "f"(t1721), "f"(s_47));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1726;
                asm("max.f32 %0, %1, %2;" : "=f"(t1726) : "f"(t1722), "f"(s_48));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1727;
                asm("max.f32 %0, %1, %2;" : "=f"(t1727) : "f"(t1723), "f"(s_51));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1728;
                asm("max.f32 %0, %1, %2;" : "=f"(t1728) : "f"(t1724), "f"(s_52));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1729;
                asm("max.f32 %0, %1, %2;" : "=f"(t1729) : "f"(t1725), "f"(s_55));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1730;
                asm("max.f32 %0, %1, %2;" : "=f"(t1730) : "f"(t1726), "f"(s_56));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1731;
                asm("max.f32 %0, %1, %2;" : "=f"(t1731) : "f"(t1727), "f"(s_59));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1732;
                asm("max.f32 %0, %1, %2;" : "=f"(t1732) : "f"(t1728), "f"(s_60));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1733;
                asm("max.f32 %0, %1, %2;" : "=f"(t1733) : "f"(t1729), "f"(s_63));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t1734;
                asm("max.f32 %0, %1, %2;" : "=f"(t1734) : "f"(t1730), "f"(s_64));
                f32 t1735;
                asm("max.f32 %0, %1, %2;" : "=f"(t1735) : "f"(t1731), "f"(t1732));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t1736;
                asm("max.f32 %0, %1, %2;" : "=f"(t1736) : "f"(t1733), "f"(t1734));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t1737;
                asm("max.f32 %0, %1, %2;" : "=f"(t1737) : "f"(t1735), "f"(t1736));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t1738;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1738) : "f"(t1737));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1737), "f"(t1738));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t1740;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1740) : "f"(pair_6));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 news_4;
                asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t1740));
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 old_11 = row_max;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t1742 = news_3 - old_11;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t1743 = t1742 * scale_log2;
#line 143 "fa-kernels/src/softmax/step.rs"
                const bool t1744 = 8.0f < t1743;
#line 141 "fa-kernels/src/softmax/step.rs"
                const f32 old_12 = row_max_2;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t1745 = news_4 - old_12;
#line 143 "fa-kernels/src/softmax/step.rs"
                const f32 t1746 = t1745 * scale_log2;
#line 143 "fa-kernels/src/softmax/step.rs"
                const bool t1747 = 8.0f < t1746;
#line 146 "fa-kernels/src/softmax/step.rs"
                const bool t1748 = t1744 | t1747;
#line 146 "fa-kernels/src/softmax/step.rs"
                const bool rose_2 = __any_sync(0xffffffffu, t1748);
#line 151 "fa-kernels/src/softmax/step.rs"
                const f32 old_13 = row_max;
                const f32 new_5 = rose_2 ? news_3 : old_13;
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t1753 = new_5 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t1753;
#line 154 "fa-kernels/src/softmax/step.rs"
                const f32 t1755 = -reference_5;
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 t1756;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1756) : "f"(old_13), "f"(scale_log2), "f"(t1755));
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 factor_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1756));
#line 155 "fa-kernels/src/softmax/step.rs"
                row_max = new_5;
#line 158 "fa-kernels/src/softmax/step.rs"
                const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t1759 = row_sum * kept_3;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1760 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t1760));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1762;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1762) : "f"(exponent_129));
#line 185 "fa-kernels/src/softmax.rs"
                s = t1762;
                const f32 t1763 = t1759 + s;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1764 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_130;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t1764));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1766;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1766) : "f"(exponent_130));
#line 185 "fa-kernels/src/softmax.rs"
                s_2 = t1766;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1767 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t1767));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1769;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1769) : "f"(exponent_131));
#line 185 "fa-kernels/src/softmax.rs"
                s_5 = t1769;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1770 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t1770));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1772;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1772) : "f"(exponent_132));
#line 185 "fa-kernels/src/softmax.rs"
                s_6 = t1772;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1773 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_133;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t1773));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1775;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1775) : "f"(exponent_133));
#line 185 "fa-kernels/src/softmax.rs"
                s_9 = t1775;
                const f32 t1776 = t1763 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1777 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t1777));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1779;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1779) : "f"(exponent_134));
#line 185 "fa-kernels/src/softmax.rs"
                s_10 = t1779;
                const f32 t1780 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1781 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t1781));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1783;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1783) : "f"(exponent_135));
#line 185 "fa-kernels/src/softmax.rs"
                s_13 = t1783;
                const f32 t1784 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1785 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t1785));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1787;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1787) : "f"(exponent_136));
#line 185 "fa-kernels/src/softmax.rs"
                s_14 = t1787;
                const f32 t1788 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1789 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t1789));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1791;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1791) : "f"(exponent_137));
#line 185 "fa-kernels/src/softmax.rs"
                s_17 = t1791;
                const f32 t1792 = t1776 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1793 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_138;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t1793));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1795;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1795) : "f"(exponent_138));
#line 185 "fa-kernels/src/softmax.rs"
                s_18 = t1795;
                const f32 t1796 = t1780 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1797 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t1797));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1799;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1799) : "f"(exponent_139));
#line 185 "fa-kernels/src/softmax.rs"
                s_21 = t1799;
                const f32 t1800 = t1784 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1801 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t1801));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1803;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1803) : "f"(exponent_140));
#line 185 "fa-kernels/src/softmax.rs"
                s_22 = t1803;
                const f32 t1804 = t1788 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1805 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t1805));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1807;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1807) : "f"(exponent_141));
#line 185 "fa-kernels/src/softmax.rs"
                s_25 = t1807;
                const f32 t1808 = t1792 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1809 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_142;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t1809));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1811;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1811) : "f"(exponent_142));
#line 185 "fa-kernels/src/softmax.rs"
                s_26 = t1811;
                const f32 t1812 = t1796 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1813 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t1813));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1815;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1815) : "f"(exponent_143));
#line 185 "fa-kernels/src/softmax.rs"
                s_29 = t1815;
                const f32 t1816 = t1800 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1817 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_144;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t1817));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1819;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1819) : "f"(exponent_144));
#line 185 "fa-kernels/src/softmax.rs"
                s_30 = t1819;
                const f32 t1820 = t1804 + s_30;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1821 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t1821));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1823;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1823) : "f"(exponent_145));
#line 185 "fa-kernels/src/softmax.rs"
                s_33 = t1823;
                const f32 t1824 = t1808 + s_33;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1825 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t1825));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1827;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1827) : "f"(exponent_146));
#line 185 "fa-kernels/src/softmax.rs"
                s_34 = t1827;
                const f32 t1828 = t1812 + s_34;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1829 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_147;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t1829));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1831;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1831) : "f"(exponent_147));
#line 185 "fa-kernels/src/softmax.rs"
                s_37 = t1831;
                const f32 t1832 = t1816 + s_37;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1833 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t1833));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1835;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1835) : "f"(exponent_148));
#line 185 "fa-kernels/src/softmax.rs"
                s_38 = t1835;
                const f32 t1836 = t1820 + s_38;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1837 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t1837));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1839;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1839) : "f"(exponent_149));
#line 185 "fa-kernels/src/softmax.rs"
                s_41 = t1839;
                const f32 t1840 = t1824 + s_41;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1841 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t1841));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1843;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1843) : "f"(exponent_150));
#line 185 "fa-kernels/src/softmax.rs"
                s_42 = t1843;
                const f32 t1844 = t1828 + s_42;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1845 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t1845));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1847;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1847) : "f"(exponent_151));
#line 185 "fa-kernels/src/softmax.rs"
                s_45 = t1847;
                const f32 t1848 = t1832 + s_45;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1849 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t1849));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1851;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1851) : "f"(exponent_152));
#line 185 "fa-kernels/src/softmax.rs"
                s_46 = t1851;
                const f32 t1852 = t1836 + s_46;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1853 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t1853));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1855;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1855) : "f"(exponent_153));
#line 185 "fa-kernels/src/softmax.rs"
                s_49 = t1855;
                const f32 t1856 = t1840 + s_49;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1857 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_154;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t1857));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1859;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1859) : "f"(exponent_154));
#line 185 "fa-kernels/src/softmax.rs"
                s_50 = t1859;
                const f32 t1860 = t1844 + s_50;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1861 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t1861));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1863;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1863) : "f"(exponent_155));
#line 185 "fa-kernels/src/softmax.rs"
                s_53 = t1863;
                const f32 t1864 = t1848 + s_53;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1865 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t1865));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1867;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1867) : "f"(exponent_156));
#line 185 "fa-kernels/src/softmax.rs"
                s_54 = t1867;
                const f32 t1868 = t1852 + s_54;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1869 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t1869));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1871;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1871) : "f"(exponent_157));
#line 185 "fa-kernels/src/softmax.rs"
                s_57 = t1871;
                const f32 t1872 = t1856 + s_57;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1873 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t1873));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1875;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1875) : "f"(exponent_158));
#line 185 "fa-kernels/src/softmax.rs"
                s_58 = t1875;
                const f32 t1876 = t1860 + s_58;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1877 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t1877));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1879;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1879) : "f"(exponent_159));
#line 185 "fa-kernels/src/softmax.rs"
                s_61 = t1879;
                const f32 t1880 = t1864 + s_61;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1881 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_160;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t1881));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1883;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1883) : "f"(exponent_160));
#line 185 "fa-kernels/src/softmax.rs"
                s_62 = t1883;
                const f32 t1884 = t1868 + s_62;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t1885 = t1872 + t1876;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t1886 = t1880 + t1884;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t1887 = t1885 + t1886;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum = t1887;
#line 151 "fa-kernels/src/softmax/step.rs"
                const f32 old_14 = row_max_2;
                const f32 new_6 = rose_2 ? news_4 : old_14;
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t1891 = new_6 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t1891;
#line 154 "fa-kernels/src/softmax/step.rs"
                const f32 t1893 = -reference_6;
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 t1894;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1894) : "f"(old_14), "f"(scale_log2), "f"(t1893));
#line 154 "fa-kernels/src/softmax/step.rs"
                f32 factor_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1894));
#line 155 "fa-kernels/src/softmax/step.rs"
                row_max_2 = new_6;
#line 158 "fa-kernels/src/softmax/step.rs"
                const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t1897 = row_sum_2 * kept_4;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1898 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t1898));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1900;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1900) : "f"(exponent_161));
#line 185 "fa-kernels/src/softmax.rs"
                s_3 = t1900;
                const f32 t1901 = t1897 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1902 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_162;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t1902));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1904;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1904) : "f"(exponent_162));
#line 185 "fa-kernels/src/softmax.rs"
                s_4 = t1904;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1905 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_163;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t1905));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1907;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1907) : "f"(exponent_163));
#line 185 "fa-kernels/src/softmax.rs"
                s_7 = t1907;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1908 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t1908));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1910;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1910) : "f"(exponent_164));
#line 185 "fa-kernels/src/softmax.rs"
                s_8 = t1910;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1911 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t1911));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1913;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1913) : "f"(exponent_165));
#line 185 "fa-kernels/src/softmax.rs"
                s_11 = t1913;
                const f32 t1914 = t1901 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1915 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t1915));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1917;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1917) : "f"(exponent_166));
#line 185 "fa-kernels/src/softmax.rs"
                s_12 = t1917;
                const f32 t1918 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1919 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t1919));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1921;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1921) : "f"(exponent_167));
#line 185 "fa-kernels/src/softmax.rs"
                s_15 = t1921;
                const f32 t1922 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1923 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t1923));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1925;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1925) : "f"(exponent_168));
#line 185 "fa-kernels/src/softmax.rs"
                s_16 = t1925;
                const f32 t1926 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1927 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t1927));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1929;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1929) : "f"(exponent_169));
#line 185 "fa-kernels/src/softmax.rs"
                s_19 = t1929;
                const f32 t1930 = t1914 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1931 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_170;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t1931));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1933;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1933) : "f"(exponent_170));
#line 185 "fa-kernels/src/softmax.rs"
                s_20 = t1933;
                const f32 t1934 = t1918 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1935 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t1935));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1937;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1937) : "f"(exponent_171));
#line 185 "fa-kernels/src/softmax.rs"
                s_23 = t1937;
                const f32 t1938 = t1922 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1939 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t1939));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1941;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1941) : "f"(exponent_172));
#line 185 "fa-kernels/src/softmax.rs"
                s_24 = t1941;
                const f32 t1942 = t1926 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1943 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t1943));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1945;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1945) : "f"(exponent_173));
#line 185 "fa-kernels/src/softmax.rs"
                s_27 = t1945;
                const f32 t1946 = t1930 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1947 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t1947));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1949;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1949) : "f"(exponent_174));
#line 185 "fa-kernels/src/softmax.rs"
                s_28 = t1949;
                const f32 t1950 = t1934 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1951 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t1951));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1953;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1953) : "f"(exponent_175));
#line 185 "fa-kernels/src/softmax.rs"
                s_31 = t1953;
                const f32 t1954 = t1938 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1955 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t1955));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1957;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1957) : "f"(exponent_176));
#line 185 "fa-kernels/src/softmax.rs"
                s_32 = t1957;
                const f32 t1958 = t1942 + s_32;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1959 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t1959));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1961;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1961) : "f"(exponent_177));
#line 185 "fa-kernels/src/softmax.rs"
                s_35 = t1961;
                const f32 t1962 = t1946 + s_35;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1963 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_178;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t1963));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1965;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1965) : "f"(exponent_178));
#line 185 "fa-kernels/src/softmax.rs"
                s_36 = t1965;
                const f32 t1966 = t1950 + s_36;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1967 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_179;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t1967));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1969;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1969) : "f"(exponent_179));
#line 185 "fa-kernels/src/softmax.rs"
                s_39 = t1969;
                const f32 t1970 = t1954 + s_39;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1971 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t1971));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1973;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1973) : "f"(exponent_180));
#line 185 "fa-kernels/src/softmax.rs"
                s_40 = t1973;
                const f32 t1974 = t1958 + s_40;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1975 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t1975));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1977;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1977) : "f"(exponent_181));
#line 185 "fa-kernels/src/softmax.rs"
                s_43 = t1977;
                const f32 t1978 = t1962 + s_43;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1979 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_182;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t1979));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1981;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1981) : "f"(exponent_182));
#line 185 "fa-kernels/src/softmax.rs"
                s_44 = t1981;
                const f32 t1982 = t1966 + s_44;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1983 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t1983));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1985;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1985) : "f"(exponent_183));
#line 185 "fa-kernels/src/softmax.rs"
                s_47 = t1985;
                const f32 t1986 = t1970 + s_47;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1987 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t1987));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1989;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1989) : "f"(exponent_184));
#line 185 "fa-kernels/src/softmax.rs"
                s_48 = t1989;
                const f32 t1990 = t1974 + s_48;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1991 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t1991));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1993;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1993) : "f"(exponent_185));
#line 185 "fa-kernels/src/softmax.rs"
                s_51 = t1993;
                const f32 t1994 = t1978 + s_51;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1995 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t1995));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t1997;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1997) : "f"(exponent_186));
#line 185 "fa-kernels/src/softmax.rs"
                s_52 = t1997;
                const f32 t1998 = t1982 + s_52;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t1999 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_187;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t1999));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2001;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2001) : "f"(exponent_187));
#line 185 "fa-kernels/src/softmax.rs"
                s_55 = t2001;
                const f32 t2002 = t1986 + s_55;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2003 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t2003));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2005;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2005) : "f"(exponent_188));
#line 185 "fa-kernels/src/softmax.rs"
                s_56 = t2005;
                const f32 t2006 = t1990 + s_56;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2007 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t2007));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2009;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2009) : "f"(exponent_189));
#line 185 "fa-kernels/src/softmax.rs"
                s_59 = t2009;
                const f32 t2010 = t1994 + s_59;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2011 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t2011));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2013;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2013) : "f"(exponent_190));
#line 185 "fa-kernels/src/softmax.rs"
                s_60 = t2013;
                const f32 t2014 = t1998 + s_60;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2015 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t2015));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2017;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2017) : "f"(exponent_191));
#line 185 "fa-kernels/src/softmax.rs"
                s_63 = t2017;
                const f32 t2018 = t2002 + s_63;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2019 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t2019));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2021;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2021) : "f"(exponent_192));
#line 185 "fa-kernels/src/softmax.rs"
                s_64 = t2021;
                const f32 t2022 = t2006 + s_64;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t2023 = t2010 + t2014;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t2024 = t2018 + t2022;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t2025 = t2023 + t2024;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum_2 = t2025;
#line 218 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t2026 = i_4 - 1u;
#line 219 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2027 = t207 + t2026;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2028 = t2027 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2029 = t2028 + 6u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2030 = t2029 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2031 = t10 + t2030;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t2032 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t2032) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2031) : "memory");
                }
#line 95 "fa-kernels/src/softmax/step.rs"
                if (rose_2) {
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2033 = acc * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc = t2033;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2034 = acc_2 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_2 = t2034;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2035 = acc_5 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_5 = t2035;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2036 = acc_6 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_6 = t2036;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2037 = acc_9 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_9 = t2037;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2038 = acc_10 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_10 = t2038;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2039 = acc_13 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_13 = t2039;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2040 = acc_14 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_14 = t2040;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2041 = acc_17 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_17 = t2041;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2042 = acc_18 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_18 = t2042;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2043 = acc_21 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_21 = t2043;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2044 = acc_22 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_22 = t2044;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2045 = acc_25 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_25 = t2045;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2046 = acc_26 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_26 = t2046;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2047 = acc_29 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_29 = t2047;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2048 = acc_30 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_30 = t2048;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2049 = acc_33 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_33 = t2049;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2050 = acc_34 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_34 = t2050;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2051 = acc_37 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_37 = t2051;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2052 = acc_38 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_38 = t2052;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2053 = acc_41 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_41 = t2053;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2054 = acc_42 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_42 = t2054;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2055 = acc_45 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_45 = t2055;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2056 = acc_46 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_46 = t2056;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2057 = acc_49 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_49 = t2057;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2058 = acc_50 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_50 = t2058;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2059 = acc_53 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_53 = t2059;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2060 = acc_54 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_54 = t2060;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2061 = acc_57 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_57 = t2061;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2062 = acc_58 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_58 = t2062;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2063 = acc_61 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_61 = t2063;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2064 = acc_62 * factor_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_62 = t2064;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2065 = acc_3 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_3 = t2065;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2066 = acc_4 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_4 = t2066;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2067 = acc_7 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_7 = t2067;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2068 = acc_8 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_8 = t2068;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2069 = acc_11 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_11 = t2069;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2070 = acc_12 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_12 = t2070;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2071 = acc_15 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_15 = t2071;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2072 = acc_16 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_16 = t2072;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2073 = acc_19 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_19 = t2073;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2074 = acc_20 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_20 = t2074;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2075 = acc_23 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_23 = t2075;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2076 = acc_24 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_24 = t2076;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2077 = acc_27 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_27 = t2077;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2078 = acc_28 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_28 = t2078;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2079 = acc_31 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_31 = t2079;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2080 = acc_32 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_32 = t2080;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2081 = acc_35 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_35 = t2081;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2082 = acc_36 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_36 = t2082;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2083 = acc_39 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_39 = t2083;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2084 = acc_40 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_40 = t2084;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2085 = acc_43 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_43 = t2085;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2086 = acc_44 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_44 = t2086;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2087 = acc_47 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_47 = t2087;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2088 = acc_48 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_48 = t2088;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2089 = acc_51 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_51 = t2089;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2090 = acc_52 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_52 = t2090;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2091 = acc_55 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_55 = t2091;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2092 = acc_56 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_56 = t2092;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2093 = acc_59 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_59 = t2093;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2094 = acc_60 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_60 = t2094;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2095 = acc_63 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_63 = t2095;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    const f32 t2096 = acc_64 * factor_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                    acc_64 = t2096;
                }
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2097;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2097) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2098;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2098) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2099;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2099) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2100;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2100) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2101;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2101) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2102;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2102) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2103;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2103) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2104;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2104) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2105;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2105) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2106;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2106) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2107;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2107) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2108;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2108) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2109;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2109) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2110;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2110) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2111;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2111) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2112;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2112) : "f"(s_31), "f"(s_32));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2113;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2113) : "f"(s_33), "f"(s_34));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2114;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2114) : "f"(s_35), "f"(s_36));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2115;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2115) : "f"(s_37), "f"(s_38));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2116;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2116) : "f"(s_39), "f"(s_40));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2117;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2117) : "f"(s_41), "f"(s_42));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2118;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2118) : "f"(s_43), "f"(s_44));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2119;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2119) : "f"(s_45), "f"(s_46));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2120;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2120) : "f"(s_47), "f"(s_48));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2121;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2121) : "f"(s_49), "f"(s_50));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2122;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(s_51), "f"(s_52));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2123;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2123) : "f"(s_53), "f"(s_54));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2124;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(s_55), "f"(s_56));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2125;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2125) : "f"(s_57), "f"(s_58));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2126;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2126) : "f"(s_59), "f"(s_60));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2127;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(s_61), "f"(s_62));
#line 98 "fa-kernels/src/softmax/step.rs"
                u32 t2128;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2128) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/softmax/step.rs"
                p = t2097;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_2 = t2098;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_3 = t2099;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_4 = t2100;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_5 = t2101;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_6 = t2102;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_7 = t2103;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_8 = t2104;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_9 = t2105;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_10 = t2106;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_11 = t2107;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_12 = t2108;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_13 = t2109;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_14 = t2110;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_15 = t2111;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_16 = t2112;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_17 = t2113;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_18 = t2114;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_19 = t2115;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_20 = t2116;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_21 = t2117;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_22 = t2118;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_23 = t2119;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_24 = t2120;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_25 = t2121;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_26 = t2122;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_27 = t2123;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_28 = t2124;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_29 = t2125;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_30 = t2126;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_31 = t2127;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_32 = t2128;
            }
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2129 = count & 1u;
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2130 = t2129 + 10u;
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2131 = t2130 << 3u;
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2132 = t10 + t2131;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t2133 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t2133) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2132) : "memory");
            }
#line 191 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2134 = end_15 - 1u;
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2135 = t207 + t2134;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2136 = t2135 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2137 = t2136 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2138 = t2137 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2139 = t10 + t2138;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2140 = t2135 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2141 = t2140 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2139), "r"(t2141) : "memory");
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_65 = p;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_66 = p_2;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_67 = p_3;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_68 = p_4;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_69 = p_5;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_70 = p_6;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_71 = p_7;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_72 = p_8;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_73 = p_9;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_74 = p_10;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_75 = p_11;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_76 = p_12;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_77 = p_13;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_78 = p_14;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_79 = p_15;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_80 = p_16;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_81 = p_17;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_82 = p_18;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_83 = p_19;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_84 = p_20;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_85 = p_21;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_86 = p_22;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_87 = p_23;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_88 = p_24;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_89 = p_25;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_90 = p_26;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_91 = p_27;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_92 = p_28;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_93 = p_29;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_94 = p_30;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_95 = p_31;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_96 = p_32;
#line 243 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2142 = t2135 & 1u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2143 = t2142 << 15u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2144 = t9 + t2143;
            const u32 t2145 = t2144 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2146 = t2145 + 67108864u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2147 = (u64)t2146;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2148 = t2147 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2148) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2149 = t2145 + 67108992u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2150 = (u64)t2149;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2151 = t2150 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2151) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2152 = t2145 + 67109120u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2153 = (u64)t2152;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2154 = t2153 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2154) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2155 = t2145 + 67109248u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2156 = (u64)t2155;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2157 = t2156 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2157) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2158 = t2145 + 67109376u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2159 = (u64)t2158;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2160 = t2159 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2160) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2161 = t2145 + 67109504u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2162 = (u64)t2161;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2163 = t2162 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2163) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2164 = t2145 + 67109632u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2165 = (u64)t2164;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2166 = t2165 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2166) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2167 = t2145 + 67109760u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2168 = (u64)t2167;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2169 = t2168 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2169) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2170 = end_15 - 1u;
#line 37 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2171 = t207 + t2170;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2172 = t2171 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2173 = t2172 + 6u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2174 = t2173 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2175 = t10 + t2174;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t2176 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t2176) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2175) : "memory");
            }
#line 73 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 75 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2178 = t207 + end_15;
#line 117 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_5 = t2178; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t2179 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2179) : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t2180 = index_2 == 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t2181 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_4 = t2180 ? 0u : t2181;
                const u32 t2183 = next_4 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2183) : "memory");
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2184 = i_5 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2185 = t2184 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2186 = t10 + t2185;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2187 = i_5 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2188 = t2187 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2186), "r"(t2188) : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2189 = i_5 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2190 = t2189 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2191 = t2190 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2192 = t10 + t2191;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t2193 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t2193) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2192) : "memory");
                }
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2194 = i_5 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2195 = t2194 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2196 = t2195 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2197 = t10 + t2196;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2198 = i_5 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2199 = t2198 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2197), "r"(t2199) : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2200 = i_5 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2201 = t2200 + 6u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2202 = t2201 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2203 = t10 + t2202;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t2204 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t2204) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2203) : "memory");
                }
            }
#line 207 "fa-kernels/src/softmax.rs"
            f32 t2205;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2205) : "f"(row_sum));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_7 = row_sum + t2205;
            f32 t2207;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2207) : "f"(pair_7));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t2208 = pair_7 + t2207;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum = t2208;
#line 207 "fa-kernels/src/softmax.rs"
            f32 t2209;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2209) : "f"(row_sum_2));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_8 = row_sum_2 + t2209;
            f32 t2211;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2211) : "f"(pair_8));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t2212 = pair_8 + t2211;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum_2 = t2212;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t2213 = sum == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t2214;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2214) : "f"(sum));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t2213 ? 0.0f : t2214;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2216 = acc * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc = t2216;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2217 = acc_2 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_2 = t2217;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2218 = acc_5 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_5 = t2218;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2219 = acc_6 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_6 = t2219;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2220 = acc_9 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_9 = t2220;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2221 = acc_10 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_10 = t2221;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2222 = acc_13 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_13 = t2222;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2223 = acc_14 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_14 = t2223;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2224 = acc_17 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_17 = t2224;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2225 = acc_18 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_18 = t2225;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2226 = acc_21 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_21 = t2226;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2227 = acc_22 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_22 = t2227;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2228 = acc_25 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_25 = t2228;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2229 = acc_26 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_26 = t2229;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2230 = acc_29 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_29 = t2230;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2231 = acc_30 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_30 = t2231;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2232 = acc_33 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_33 = t2232;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2233 = acc_34 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_34 = t2233;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2234 = acc_37 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_37 = t2234;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2235 = acc_38 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_38 = t2235;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2236 = acc_41 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_41 = t2236;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2237 = acc_42 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_42 = t2237;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2238 = acc_45 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_45 = t2238;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2239 = acc_46 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_46 = t2239;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2240 = acc_49 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_49 = t2240;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2241 = acc_50 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_50 = t2241;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2242 = acc_53 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_53 = t2242;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2243 = acc_54 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_54 = t2243;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2244 = acc_57 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_57 = t2244;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2245 = acc_58 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_58 = t2245;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2246 = acc_61 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_61 = t2246;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2247 = acc_62 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_62 = t2247;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2248 = sum_2 == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t2249;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2249) : "f"(sum_2));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t2248 ? 0.0f : t2249;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2251 = acc_3 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_3 = t2251;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2252 = acc_4 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_4 = t2252;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2253 = acc_7 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_7 = t2253;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2254 = acc_8 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_8 = t2254;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2255 = acc_11 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_11 = t2255;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2256 = acc_12 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_12 = t2256;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2257 = acc_15 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_15 = t2257;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2258 = acc_16 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_16 = t2258;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2259 = acc_19 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_19 = t2259;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2260 = acc_20 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_20 = t2260;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2261 = acc_23 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_23 = t2261;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2262 = acc_24 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_24 = t2262;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2263 = acc_27 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_27 = t2263;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2264 = acc_28 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_28 = t2264;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2265 = acc_31 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_31 = t2265;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2266 = acc_32 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_32 = t2266;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2267 = acc_35 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_35 = t2267;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2268 = acc_36 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_36 = t2268;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2269 = acc_39 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_39 = t2269;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2270 = acc_40 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_40 = t2270;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2271 = acc_43 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_43 = t2271;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2272 = acc_44 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_44 = t2272;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2273 = acc_47 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_47 = t2273;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2274 = acc_48 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_48 = t2274;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2275 = acc_51 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_51 = t2275;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2276 = acc_52 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_52 = t2276;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2277 = acc_55 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_55 = t2277;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2278 = acc_56 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_56 = t2278;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2279 = acc_59 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_59 = t2279;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2280 = acc_60 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_60 = t2280;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2281 = acc_63 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_63 = t2281;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t2282 = acc_64 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_64 = t2282;
#line 89 "fa-kernels/src/forward/stream/output.rs"
            const bool t2283 = lane == 0u;
#line 89 "fa-kernels/src/forward/stream/output.rs"
            if (t2283) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 55 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2284 = count & 1u;
            const u32 t2285 = t136 + 8192u;
            u32 t2286;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2286) : "f"(acc), "f"(acc_2));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2287;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2287) : "f"(acc_3), "f"(acc_4));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2288;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2288) : "f"(acc_5), "f"(acc_6));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2289;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2289) : "f"(acc_7), "f"(acc_8));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2290;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2290) : "f"(acc_9), "f"(acc_10));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2291;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2291) : "f"(acc_11), "f"(acc_12));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2292;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2292) : "f"(acc_13), "f"(acc_14));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2293;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2293) : "f"(acc_15), "f"(acc_16));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2294;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2294) : "f"(acc_17), "f"(acc_18));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2295;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2295) : "f"(acc_19), "f"(acc_20));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2296;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2296) : "f"(acc_21), "f"(acc_22));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2297;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2297) : "f"(acc_23), "f"(acc_24));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2298;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2298) : "f"(acc_25), "f"(acc_26));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2299;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2299) : "f"(acc_27), "f"(acc_28));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2300;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2300) : "f"(acc_29), "f"(acc_30));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2301;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2301) : "f"(acc_31), "f"(acc_32));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2302;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2302) : "f"(acc_33), "f"(acc_34));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2303;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2303) : "f"(acc_35), "f"(acc_36));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2304;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2304) : "f"(acc_37), "f"(acc_38));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2305;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2305) : "f"(acc_39), "f"(acc_40));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2306;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2306) : "f"(acc_41), "f"(acc_42));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2307;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2307) : "f"(acc_43), "f"(acc_44));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2308;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2308) : "f"(acc_45), "f"(acc_46));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2309;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2309) : "f"(acc_47), "f"(acc_48));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2310;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2310) : "f"(acc_49), "f"(acc_50));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2311;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2311) : "f"(acc_51), "f"(acc_52));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2312;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2312) : "f"(acc_53), "f"(acc_54));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2313;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2313) : "f"(acc_55), "f"(acc_56));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2314;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2314) : "f"(acc_57), "f"(acc_58));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2315;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2315) : "f"(acc_59), "f"(acc_60));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2316;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2316) : "f"(acc_61), "f"(acc_62));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t2317;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2317) : "f"(acc_63), "f"(acc_64));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2318 = lane & 15u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2319 = t138 + t2318;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2320 = lane >> 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2321 = t2319 & 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2322 = t2320 ^ t2321;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2323 = t2319 << 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2324 = t2322 << 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2325 = t2323 + t2324;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2326 = t136 + t2325;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2326), "r"(t2286), "r"(t2287), "r"(t2288), "r"(t2289) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2327 = t2325 ^ 32u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2328 = t136 + t2327;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2328), "r"(t2290), "r"(t2291), "r"(t2292), "r"(t2293) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2329 = t2325 ^ 64u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2330 = t136 + t2329;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2330), "r"(t2294), "r"(t2295), "r"(t2296), "r"(t2297) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2331 = t2325 ^ 96u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2332 = t136 + t2331;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2332), "r"(t2298), "r"(t2299), "r"(t2300), "r"(t2301) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2333 = lane & 15u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2334 = t138 + t2333;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2335 = lane >> 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2336 = t2334 & 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2337 = t2335 ^ t2336;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2338 = t2334 << 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2339 = t2337 << 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2340 = t2338 + t2339;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2341 = t2285 + t2340;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2341), "r"(t2302), "r"(t2303), "r"(t2304), "r"(t2305) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2342 = t2340 ^ 32u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2343 = t2285 + t2342;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2343), "r"(t2306), "r"(t2307), "r"(t2308), "r"(t2309) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2344 = t2340 ^ 64u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2345 = t2285 + t2344;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2345), "r"(t2310), "r"(t2311), "r"(t2312), "r"(t2313) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2346 = t2340 ^ 96u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2347 = t2285 + t2346;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2347), "r"(t2314), "r"(t2315), "r"(t2316), "r"(t2317) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 61 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2348 = t166 + t139;
#line 61 "fa-kernels/src/forward/stream/output.rs"
            const u32 first_row = t2348 + t138;
            const bool t2350 = lane == 0u;
#line 62 "fa-kernels/src/forward/stream/output.rs"
            if (t2350) {
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t2351 = t138 << 7u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t2352 = t136 + t2351;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2352), "l"(o), "r"(0u), "r"(t167), "r"(first_row), "r"(t168) : "memory");
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t2353 = t136 + 8192u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t2354 = t138 << 7u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t2355 = t2353 + t2354;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2355), "l"(o), "r"(64u), "r"(t167), "r"(first_row), "r"(t168) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t2356 = (u64)t168;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t2357 = t2356 * lse_stride0;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t2358 = t2357 * 4ull;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t2359 = lse + t2358;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t2360 = (u64)t167;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t2361 = t2360 * lse_stride1;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t2362 = t2361 * 4ull;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t2363 = t2359 + t2362;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u32 t2364 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t2365 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t2366 = t2365 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t2366) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t2367 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t2367;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists = row < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists) {
                    const u64 t2370 = (u64)row * t2364;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t2371 = t2370 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t2372 = t2363 + t2371;
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t2373;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2373) : "f"(row_sum));
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t2374;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2374) : "f"(row_max), "f"(scale_log2), "f"(t2373));
#line 219 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t2374 * 0.6931472f;
                    const bool t2376 = row_sum == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                    const f32 t2377 = t2376 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2372), "f"(t2377) : "memory");
                }
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t2378 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t2379 = first_row + t2378;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t2379 + 8u;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists_2) {
                    const u64 t2382 = (u64)row_2 * t2364;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t2383 = t2382 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t2384 = t2363 + t2383;
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t2385;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2385) : "f"(row_sum_2));
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t2386;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(row_max_2), "f"(scale_log2), "f"(t2385));
#line 219 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t2386 * 0.6931472f;
                    const bool t2388 = row_sum_2 == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                    const f32 t2389 = t2388 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2384), "f"(t2389) : "memory");
                }
            }
#line 78 "fa-kernels/src/forward/stream/consumer.rs"
            passed_2 = through;
            const u32 t2390 = count + 1u;
#line 79 "fa-kernels/src/forward/stream/consumer.rs"
            count = t2390;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2391 = count & 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const bool t2392 = t2391 == 0u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2393 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2394 = gridDim.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2395 = t2394 - 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2396 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2397 = t2395 - t2396;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 place_4 = t2392 ? t2393 : t2397;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2399 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2400 = count * t2399;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2401 = t2400 + place_4;
#line 80 "fa-kernels/src/forward/stream/consumer.rs"
            index_3 = t2401;
        }
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        const bool t2403 = index_2 == 0u;
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        if (t2403) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
        const bool t2404 = lane == 0u;
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
        if (t2404) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
