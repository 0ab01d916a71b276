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
#line 34 "fa-kernels/src/forward/stream/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 36 "fa-kernels/src/forward/stream/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 37 "fa-kernels/src/forward/stream/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 122 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 128 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
#line 40 "fa-kernels/src/forward/stream/mod.rs"
    const bool t11 = thread == 0u;
#line 40 "fa-kernels/src/forward/stream/mod.rs"
    if (t11) {
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 148 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 149 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t14 = t10 + 48u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t15 = t10 + 8u;
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 148 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 149 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t18 = t10 + 56u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t19 = t10 + 64u;
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 80u;
#line 156 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t20) : "memory");
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t21 = t10 + 72u;
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 88u;
#line 156 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 158 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 43 "fa-kernels/src/forward/stream/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 45 "fa-kernels/src/forward/stream/mod.rs"
    const u32 t23 = seq_q + 127u;
#line 45 "fa-kernels/src/forward/stream/mod.rs"
    const u32 tiles = t23 >> 7u;
    const u32 t25 = tiles * heads;
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 total = t25 * batch;
#line 48 "fa-kernels/src/forward/stream/mod.rs"
    const bool t27 = warpgroup == 0u;
#line 48 "fa-kernels/src/forward/stream/mod.rs"
    if (t27) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t28 = thread == 0u;
#line 50 "fa-kernels/src/forward/stream/mod.rs"
        if (t28) {
#line 19 "fa-kernels/src/forward/stream/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t29 = tile & 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const bool t30 = t29 == 0u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t31 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t32 = gridDim.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t33 = t32 - 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t34 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t35 = t33 - t34;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 place = t30 ? t31 : t35;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t37 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t38 = tile * t37;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t39 = t38 + place;
#line 21 "fa-kernels/src/forward/stream/producer.rs"
            u32 index = t39;
            while (true) {
#line 22 "fa-kernels/src/forward/stream/producer.rs"
                const bool t40 = index < total;
                if (!t40) break;
#line 60 "fa-kernels/src/forward/stream/work.rs"
                const u32 t41 = section * tiles;
#line 60 "fa-kernels/src/forward/stream/work.rs"
                const u32 t42 = index / t41;
#line 60 "fa-kernels/src/forward/stream/work.rs"
                const u32 first = t42 * section;
                const u32 t44 = heads * batch;
#line 61 "fa-kernels/src/forward/stream/work.rs"
                const u32 t45 = t44 - first;
#line 61 "fa-kernels/src/forward/stream/work.rs"
                const u32 heads_2 = t45 < section ? t45 : section;
                const u32 t47 = first * tiles;
#line 62 "fa-kernels/src/forward/stream/work.rs"
                const u32 rest = index - t47;
                const u32 t49 = rest % heads_2;
#line 63 "fa-kernels/src/forward/stream/work.rs"
                const u32 t50 = first + t49;
#line 63 "fa-kernels/src/forward/stream/work.rs"
                const u32 t51 = tiles - 1u;
#line 63 "fa-kernels/src/forward/stream/work.rs"
                const u32 t52 = rest / heads_2;
#line 63 "fa-kernels/src/forward/stream/work.rs"
                const u32 t53 = t51 - t52;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t54 = t53 << 7u;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t55 = t50 % heads;
#line 67 "fa-kernels/src/forward/stream/work.rs"
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
#line 159 "fa-kernels/src/forward/problem.rs"
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
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 t68 = end_4 + 127u;
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 t69 = t68 >> 7u;
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 end_5 = t69 > 1u ? t69 : 1u;
#line 169 "fa-kernels/src/forward/problem.rs"
                const u32 t71 = end_2 >> 7u;
#line 169 "fa-kernels/src/forward/problem.rs"
                const u32 whole = t71 < end_5 ? t71 : end_5;
#line 174 "fa-kernels/src/forward/problem.rs"
                const u32 t73 = end_5 - whole;
#line 174 "fa-kernels/src/forward/problem.rs"
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
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t85 = slot << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t86 = smem_1 + t85;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t86), "l"(q), "r"(t84), "r"(0u), "r"(t55), "r"(t54), "r"(t56) : "memory");
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t87 = t86 + 8192u;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t87), "l"(q), "r"(t84), "r"(64u), "r"(t55), "r"(t54), "r"(t56) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t88 = t54 + 64u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t89 = slot << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
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
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 t121 = tile & 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const bool t122 = t121 == 0u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 t123 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 t124 = gridDim.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 t125 = t124 - 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 t126 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 t127 = t125 - t126;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 place_2 = t122 ? t123 : t127;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t129 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t130 = tile * t129;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t131 = t130 + place_2;
#line 39 "fa-kernels/src/forward/stream/producer.rs"
                index = t131;
            }
        }
    } else {
#line 54 "fa-kernels/src/forward/stream/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 164 "fa-kernels/src/forward/stream/layout.rs"
        const u32 own = index_2 << 14u;
        const u32 t135 = smem_1 + own;
#line 165 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t136 = t7 + own;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t137 = warp & 3u;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t138 = t137 << 4u;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t139 = index_2 << 6u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_2 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_3 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_4 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_5 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_6 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_7 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_8 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_9 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_10 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_11 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_12 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_13 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_14 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_15 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_16 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_17 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_18 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_19 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_20 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_21 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_22 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_23 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_24 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_25 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_26 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_27 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_28 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_29 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_30 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_31 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_32 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_33 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_34 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_35 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_36 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_37 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_38 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_39 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_40 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_41 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_42 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_43 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_44 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_45 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_46 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_47 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_48 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_49 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_50 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_51 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_52 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_53 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_54 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_55 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_56 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_57 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_58 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_59 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_60 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_61 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_62 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_63 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 s_64 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_2 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_3 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_4 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_5 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_6 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_7 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_8 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_9 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_10 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_11 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_12 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_13 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_14 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_15 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_16 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_17 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_18 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_19 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_20 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_21 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_22 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_23 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_24 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_25 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_26 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_27 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_28 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_29 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_30 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_31 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_32 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_33 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_34 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_35 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_36 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_37 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_38 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_39 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_40 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_41 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_42 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_43 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_44 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_45 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_46 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_47 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_48 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_49 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_50 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_51 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_52 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_53 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_54 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_55 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_56 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_57 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_58 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_59 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_60 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_61 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_62 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_63 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        f32 acc_64 = 0.0f;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_2 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_3 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_4 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_5 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_6 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_7 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_8 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_9 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_10 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_11 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_12 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_13 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_14 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_15 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_16 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_17 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_18 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_19 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_20 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_21 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_22 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_23 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_24 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_25 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_26 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_27 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_28 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_29 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_30 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_31 = 0u;
#line 57 "fa-kernels/src/forward/stream/consumer.rs"
        u32 p_32 = 0u;
#line 64 "fa-kernels/src/forward/stream/consumer.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 t140 = count & 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const bool t141 = t140 == 0u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 t142 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 t143 = gridDim.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 t144 = t143 - 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 t145 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 t146 = t144 - t145;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 place_3 = t141 ? t142 : t146;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t148 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t149 = count * t148;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t150 = t149 + place_3;
#line 66 "fa-kernels/src/forward/stream/consumer.rs"
        u32 index_3 = t150;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        const bool t151 = index_2 == 1u;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        if (t151) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 68 "fa-kernels/src/forward/stream/consumer.rs"
        while (true) {
#line 68 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t152 = index_3 < total;
            if (!t152) break;
#line 60 "fa-kernels/src/forward/stream/work.rs"
            const u32 t153 = section * tiles;
#line 60 "fa-kernels/src/forward/stream/work.rs"
            const u32 t154 = index_3 / t153;
#line 60 "fa-kernels/src/forward/stream/work.rs"
            const u32 first_2 = t154 * section;
            const u32 t156 = heads * batch;
#line 61 "fa-kernels/src/forward/stream/work.rs"
            const u32 t157 = t156 - first_2;
#line 61 "fa-kernels/src/forward/stream/work.rs"
            const u32 heads_3 = t157 < section ? t157 : section;
            const u32 t159 = first_2 * tiles;
#line 62 "fa-kernels/src/forward/stream/work.rs"
            const u32 rest_2 = index_3 - t159;
            const u32 t161 = rest_2 % heads_3;
#line 63 "fa-kernels/src/forward/stream/work.rs"
            const u32 t162 = first_2 + t161;
#line 63 "fa-kernels/src/forward/stream/work.rs"
            const u32 t163 = tiles - 1u;
#line 63 "fa-kernels/src/forward/stream/work.rs"
            const u32 t164 = rest_2 / heads_3;
#line 63 "fa-kernels/src/forward/stream/work.rs"
            const u32 t165 = t163 - t164;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t166 = t165 << 7u;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t167 = t162 % heads;
#line 67 "fa-kernels/src/forward/stream/work.rs"
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
#line 159 "fa-kernels/src/forward/problem.rs"
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
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t180 = end_9 + 127u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t181 = t180 >> 7u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 end_10 = t181 > 1u ? t181 : 1u;
#line 169 "fa-kernels/src/forward/problem.rs"
            const u32 t183 = end_7 >> 7u;
#line 169 "fa-kernels/src/forward/problem.rs"
            const u32 whole_2 = t183 < end_10 ? t183 : end_10;
#line 174 "fa-kernels/src/forward/problem.rs"
            const u32 t185 = end_10 - whole_2;
#line 174 "fa-kernels/src/forward/problem.rs"
            const u32 t186 = t185 < end_10 ? t185 : end_10;
#line 97 "fa-kernels/src/forward/stream/consumer.rs"
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
#line 159 "fa-kernels/src/forward/problem.rs"
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
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t199 = end_14 + 127u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t200 = t199 >> 7u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 end_15 = t200 > 1u ? t200 : 1u;
#line 169 "fa-kernels/src/forward/problem.rs"
            const u32 t202 = end_12 >> 7u;
#line 169 "fa-kernels/src/forward/problem.rs"
            const u32 whole_3 = t202 < end_15 ? t202 : end_15;
#line 174 "fa-kernels/src/forward/problem.rs"
            const u32 t204 = end_15 - whole_3;
#line 174 "fa-kernels/src/forward/problem.rs"
            const u32 t205 = t204 < end_15 ? t204 : end_15;
#line 106 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t206 = end_10 - end_15;
#line 106 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t207 = passed_2 + t206;
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_sum = 0.0f;
#line 83 "fa-kernels/src/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 120 "fa-kernels/src/forward/stream/consumer.rs"
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
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t213 = i_2 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t214 = t213 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t215 = t10 + t214;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t216 = i_2 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t217 = t216 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t215), "r"(t217) : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t218 = i_2 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t219 = t218 + 2u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t220 = t219 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t221 = t10 + t220;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t222 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t222) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t221) : "memory");
                }
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t223 = i_2 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t224 = t223 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t225 = t224 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t226 = t10 + t225;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t227 = i_2 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t228 = t227 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t226), "r"(t228) : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t229 = i_2 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t230 = t229 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t231 = t230 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t232 = t10 + t231;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t233 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t233) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t232) : "memory");
                }
            }
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t234 = count & 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t235 = t234 + 8u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t236 = t235 << 3u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t237 = t10 + t236;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t238 = count >> 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t239 = t238 & 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t237), "r"(t239) : "memory");
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t240 = t207 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t241 = t240 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t242 = t10 + t241;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t243 = t207 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t244 = t243 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t242), "r"(t244) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t245 = count & 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t246 = t245 << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t247 = t135 + t246;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t248 = t207 & 1u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t249 = t248 << 15u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t250 = t8 + t249;
            const u32 t251 = t247 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t252 = t251 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t253 = (u64)t252;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t254 = t250 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t255 = t254 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t256 = (u64)t255;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t257 = t253 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t258 = t256 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t257), "l"(t258) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t259 = t253 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t260 = t256 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t259), "l"(t260) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t261 = t253 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t262 = t256 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t261), "l"(t262) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t263 = t253 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t264 = t256 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t263), "l"(t264) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t265 = t253 + 4611686293305360896ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t266 = t256 + 4611686293305361408ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t265), "l"(t266) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t267 = t253 + 4611686293305360898ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t268 = t256 + 4611686293305361410ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t267), "l"(t268) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t269 = t253 + 4611686293305360900ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t270 = t256 + 4611686293305361412ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t269), "l"(t270) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t271 = t253 + 4611686293305360902ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t272 = t256 + 4611686293305361414ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t271), "l"(t272) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 153 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t273 = t207 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t274 = t273 + 2u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t275 = t274 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t276 = t10 + t275;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t277 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t277) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t276) : "memory");
            }
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t278 = end_15 - 1u;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_key = t278 << 7u;
            const u32 t280 = t166 + t139;
#line 291 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_query_2 = t280 + t138;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t282 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t283 = t282 << 1u;
#line 34 "fa-kernels/src/mask.rs"
            const u32 column = first_key + t283;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t285 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t286 = first_query_2 + t285;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t287 = t286 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_16 = t287 + 1u;
            const u32 t289 = end_16 > seq_q ? end_16 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t290 = t289 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_17 = t290 < seq_k ? t290 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t292 = end_17 > column ? end_17 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 end_18 = t292 - column;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible = 0u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t295 = visible ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s = t295;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t297 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_2 = t297;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t299 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_5 = t299;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t301 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_6 = t301;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t303 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_9 = t303;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t305 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_10 = t305;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t307 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_13 = t307;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t309 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_14 = t309;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t311 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_17 = t311;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t313 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_18 = t313;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t315 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_21 = t315;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t317 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_22 = t317;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t319 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_25 = t319;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t321 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_26 = t321;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t323 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_29 = t323;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t325 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_30 = t325;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_17 = 64u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t327 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_33 = t327;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_18 = 65u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t329 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_34 = t329;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_19 = 72u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t331 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_37 = t331;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_20 = 73u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t333 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_38 = t333;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_21 = 80u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t335 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_41 = t335;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_22 = 81u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t337 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_42 = t337;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_23 = 88u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t339 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_45 = t339;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_24 = 89u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t341 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_46 = t341;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_25 = 96u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t343 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_49 = t343;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_26 = 97u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t345 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_50 = t345;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_27 = 104u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t347 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_53 = t347;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_28 = 105u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t349 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_54 = t349;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_29 = 112u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t351 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_57 = t351;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_30 = 113u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t353 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_58 = t353;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_31 = 120u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t355 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_61 = t355;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_32 = 121u < end_18;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t357 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_62 = t357;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t358 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t359 = first_query_2 + t358;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t360 = t359 + 8u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t361 = t360 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_19 = t361 + 1u;
            const u32 t363 = end_19 > seq_q ? end_19 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t364 = t363 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_20 = t364 < seq_k ? t364 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t366 = end_20 > column ? end_20 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 end_21 = t366 - column;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_33 = 0u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t369 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_3 = t369;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_34 = 1u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t371 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_4 = t371;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_35 = 8u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t373 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_7 = t373;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_36 = 9u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t375 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_8 = t375;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_37 = 16u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t377 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_11 = t377;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_38 = 17u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t379 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_12 = t379;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_39 = 24u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t381 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_15 = t381;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_40 = 25u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t383 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_16 = t383;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_41 = 32u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t385 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_19 = t385;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_42 = 33u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t387 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_20 = t387;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_43 = 40u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t389 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_23 = t389;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_44 = 41u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t391 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_24 = t391;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_45 = 48u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t393 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_27 = t393;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_46 = 49u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t395 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_28 = t395;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_47 = 56u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t397 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_31 = t397;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_48 = 57u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t399 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_32 = t399;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_49 = 64u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t401 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_35 = t401;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_50 = 65u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t403 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_36 = t403;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_51 = 72u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t405 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_39 = t405;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_52 = 73u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t407 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_40 = t407;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_53 = 80u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t409 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_43 = t409;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_54 = 81u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t411 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_44 = t411;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_55 = 88u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t413 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_47 = t413;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_56 = 89u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t415 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_48 = t415;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_57 = 96u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t417 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_51 = t417;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_58 = 97u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t419 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_52 = t419;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_59 = 104u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t421 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_55 = t421;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_60 = 105u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t423 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_56 = t423;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_61 = 112u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t425 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_59 = t425;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_62 = 113u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t427 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_60 = t427;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_63 = 120u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t429 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_63 = t429;
#line 58 "fa-kernels/src/mask.rs"
            const bool visible_64 = 121u < end_21;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t431 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_64 = t431;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 182 "fa-kernels/src/softmax.rs"
            f32 t433;
            asm("max.f32 %0, %1, %2;" : "=f"(t433) : "f"(old), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t434;
            asm("max.f32 %0, %1, %2;" : "=f"(t434) : "f"(t433), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t435;
            asm("max.f32 %0, %1, %2;" : "=f"(t435) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t436;
            asm("max.f32 %0, %1, %2;" : "=f"(t436) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t437;
            asm("max.f32 %0, %1, %2;" : "=f"(t437) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t438;
            asm("max.f32 %0, %1, %2;" : "=f"(t438) : "f"(t434), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t439;
            asm("max.f32 %0, %1, %2;" : "=f"(t439) : "f"(t435), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t440;
            asm("max.f32 %0, %1, %2;" : "=f"(t440) : "f"(t436), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t441;
            asm("max.f32 %0, %1, %2;" : "=f"(t441) : "f"(t437), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t442;
            asm("max.f32 %0, %1, %2;" : "=f"(t442) : "f"(t438), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t443;
            asm("max.f32 %0, %1, %2;" : "=f"(t443) : "f"(t439), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t444;
            asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t440), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t445;
            asm("max.f32 %0, %1, %2;" : "=f"(t445) : "f"(t441), "f"(s_30));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t446;
            asm("max.f32 %0, %1, %2;" : "=f"(t446) : "f"(t442), "f"(s_33));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t447;
            asm("max.f32 %0, %1, %2;" : "=f"(t447) : "f"(t443), "f"(s_34));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t448;
            asm("max.f32 %0, %1, %2;" : "=f"(t448) : "f"(t444), "f"(s_37));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t449;
            asm("max.f32 %0, %1, %2;" : "=f"(t449) : "f"(t445), "f"(s_38));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t450;
            asm("max.f32 %0, %1, %2;" : "=f"(t450) : "f"(t446), "f"(s_41));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t451;
            asm("max.f32 %0, %1, %2;" : "=f"(t451) : "f"(t447), "f"(s_42));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t452;
            asm("max.f32 %0, %1, %2;" : "=f"(t452) : "f"(t448), "f"(s_45));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t453;
            asm("max.f32 %0, %1, %2;" : "=f"(t453) : "f"(t449), "f"(s_46));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t454;
            asm("max.f32 %0, %1, %2;" : "=f"(t454) : "f"(t450), "f"(s_49));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t455;
            asm("max.f32 %0, %1, %2;" : "=f"(t455) : "f"(t451), "f"(s_50));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t456;
            asm("max.f32 %0, %1, %2;" : "=f"(t456) : "f"(t452), "f"(s_53));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t457;
            asm("max.f32 %0, %1, %2;" : "=f"(t457) : "f"(t453), "f"(s_54));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t458;
            asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(t454), "f"(s_57));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t459;
            asm("max.f32 %0, %1, %2;" : "=f"(t459) : "f"(t455), "f"(s_58));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t460;
            asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t456), "f"(s_61));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t461;
            asm("max.f32 %0, %1, %2;" : "=f"(t461) : "f"(t457), "f"(s_62));
            f32 t462;
            asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(t458), "f"(t459));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t463;
            asm("max.f32 %0, %1, %2;" : "=f"(t463) : "f"(t460), "f"(t461));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t464;
            asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(t462), "f"(t463));
#line 479 "fa-kernels/src/softmax.rs"
            f32 t465;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t465) : "f"(t464));
#line 479 "fa-kernels/src/softmax.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t464), "f"(t465));
#line 480 "fa-kernels/src/softmax.rs"
            f32 t467;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t467) : "f"(pair));
#line 480 "fa-kernels/src/softmax.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t467));
#line 191 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t470 = new_1 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t470;
#line 171 "fa-kernels/src/softmax.rs"
            const f32 t472 = -reference;
#line 171 "fa-kernels/src/softmax.rs"
            f32 t473;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(old), "f"(scale_log2), "f"(t472));
#line 171 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t473));
#line 172 "fa-kernels/src/softmax.rs"
            row_max = new_1;
#line 206 "fa-kernels/src/softmax.rs"
            const f32 t475 = row_sum * rescale;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t476 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t476));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t478;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t478) : "f"(exponent));
#line 209 "fa-kernels/src/softmax.rs"
            s = t478;
            const f32 t479 = t475 + s;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t480 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t480));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t482;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(exponent_2));
#line 209 "fa-kernels/src/softmax.rs"
            s_2 = t482;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t483 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t483));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t485;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t485) : "f"(exponent_3));
#line 209 "fa-kernels/src/softmax.rs"
            s_5 = t485;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t486 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t486));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t488;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(exponent_4));
#line 209 "fa-kernels/src/softmax.rs"
            s_6 = t488;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t489 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t489));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t491;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(exponent_5));
#line 209 "fa-kernels/src/softmax.rs"
            s_9 = t491;
            const f32 t492 = t479 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t493 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t493));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t495;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t495) : "f"(exponent_6));
#line 209 "fa-kernels/src/softmax.rs"
            s_10 = t495;
            const f32 t496 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t497 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t497));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t499;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t499) : "f"(exponent_7));
#line 209 "fa-kernels/src/softmax.rs"
            s_13 = t499;
            const f32 t500 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t501 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t501));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t503;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t503) : "f"(exponent_8));
#line 209 "fa-kernels/src/softmax.rs"
            s_14 = t503;
            const f32 t504 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t505 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t505));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t507;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(exponent_9));
#line 209 "fa-kernels/src/softmax.rs"
            s_17 = t507;
            const f32 t508 = t492 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t509 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t509));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t511;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t511) : "f"(exponent_10));
#line 209 "fa-kernels/src/softmax.rs"
            s_18 = t511;
            const f32 t512 = t496 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t513 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t513));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t515;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t515) : "f"(exponent_11));
#line 209 "fa-kernels/src/softmax.rs"
            s_21 = t515;
            const f32 t516 = t500 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t517 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t517));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t519;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(exponent_12));
#line 209 "fa-kernels/src/softmax.rs"
            s_22 = t519;
            const f32 t520 = t504 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t521 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t521));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t523;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(exponent_13));
#line 209 "fa-kernels/src/softmax.rs"
            s_25 = t523;
            const f32 t524 = t508 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t525 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t525));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t527;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(exponent_14));
#line 209 "fa-kernels/src/softmax.rs"
            s_26 = t527;
            const f32 t528 = t512 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t529 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t529));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t531;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t531) : "f"(exponent_15));
#line 209 "fa-kernels/src/softmax.rs"
            s_29 = t531;
            const f32 t532 = t516 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t533 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t533));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t535;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t535) : "f"(exponent_16));
#line 209 "fa-kernels/src/softmax.rs"
            s_30 = t535;
            const f32 t536 = t520 + s_30;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t537 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t537));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t539;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(exponent_17));
#line 209 "fa-kernels/src/softmax.rs"
            s_33 = t539;
            const f32 t540 = t524 + s_33;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t541 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t541));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t543;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t543) : "f"(exponent_18));
#line 209 "fa-kernels/src/softmax.rs"
            s_34 = t543;
            const f32 t544 = t528 + s_34;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t545 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t545));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t547;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(exponent_19));
#line 209 "fa-kernels/src/softmax.rs"
            s_37 = t547;
            const f32 t548 = t532 + s_37;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t549 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t549));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t551;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(exponent_20));
#line 209 "fa-kernels/src/softmax.rs"
            s_38 = t551;
            const f32 t552 = t536 + s_38;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t553 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t553));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t555;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(exponent_21));
#line 209 "fa-kernels/src/softmax.rs"
            s_41 = t555;
            const f32 t556 = t540 + s_41;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t557 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t557));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t559;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(exponent_22));
#line 209 "fa-kernels/src/softmax.rs"
            s_42 = t559;
            const f32 t560 = t544 + s_42;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t561 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t561));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t563;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(exponent_23));
#line 209 "fa-kernels/src/softmax.rs"
            s_45 = t563;
            const f32 t564 = t548 + s_45;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t565 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t565));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t567;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(exponent_24));
#line 209 "fa-kernels/src/softmax.rs"
            s_46 = t567;
            const f32 t568 = t552 + s_46;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t569 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t569));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t571;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(exponent_25));
#line 209 "fa-kernels/src/softmax.rs"
            s_49 = t571;
            const f32 t572 = t556 + s_49;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t573 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t573));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t575;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t575) : "f"(exponent_26));
#line 209 "fa-kernels/src/softmax.rs"
            s_50 = t575;
            const f32 t576 = t560 + s_50;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t577 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t577));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t579;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t579) : "f"(exponent_27));
#line 209 "fa-kernels/src/softmax.rs"
            s_53 = t579;
            const f32 t580 = t564 + s_53;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t581 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t581));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t583;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t583) : "f"(exponent_28));
#line 209 "fa-kernels/src/softmax.rs"
            s_54 = t583;
            const f32 t584 = t568 + s_54;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t585 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t585));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t587;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(exponent_29));
#line 209 "fa-kernels/src/softmax.rs"
            s_57 = t587;
            const f32 t588 = t572 + s_57;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t589 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t589));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t591;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t591) : "f"(exponent_30));
#line 209 "fa-kernels/src/softmax.rs"
            s_58 = t591;
            const f32 t592 = t576 + s_58;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t593 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t593));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t595;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(exponent_31));
#line 209 "fa-kernels/src/softmax.rs"
            s_61 = t595;
            const f32 t596 = t580 + s_61;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t597 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t597));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t599;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(exponent_32));
#line 209 "fa-kernels/src/softmax.rs"
            s_62 = t599;
            const f32 t600 = t584 + s_62;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t601 = t588 + t592;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t602 = t596 + t600;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t603 = t601 + t602;
#line 212 "fa-kernels/src/softmax.rs"
            row_sum = t603;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
            f32 t605;
            asm("max.f32 %0, %1, %2;" : "=f"(t605) : "f"(old_2), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t606;
            asm("max.f32 %0, %1, %2;" : "=f"(t606) : "f"(t605), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t607;
            asm("max.f32 %0, %1, %2;" : "=f"(t607) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t608;
            asm("max.f32 %0, %1, %2;" : "=f"(t608) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t609;
            asm("max.f32 %0, %1, %2;" : "=f"(t609) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t610;
            asm("max.f32 %0, %1, %2;" : "=f"(t610) : "f"(t606), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t611;
            asm("max.f32 %0, %1, %2;" : "=f"(t611) : "f"(t607), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t612;
            asm("max.f32 %0, %1, %2;" : "=f"(t612) : "f"(t608), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t613;
            asm("max.f32 %0, %1, %2;" : "=f"(t613) : "f"(t609), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t614;
            asm("max.f32 %0, %1, %2;" : "=f"(t614) : "f"(t610), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t615;
            asm("max.f32 %0, %1, %2;" : "=f"(t615) : "f"(t611), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t616;
            asm("max.f32 %0, %1, %2;" : "=f"(t616) : "f"(t612), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t617;
            asm("max.f32 %0, %1, %2;" : "=f"(t617) : "f"(t613), "f"(s_32));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t618;
            asm("max.f32 %0, %1, %2;" : "=f"(t618) : "f"(t614), "f"(s_35));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t619;
            asm("max.f32 %0, %1, %2;" : "=f"(t619) : "f"(t615), "f"(s_36));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t620;
            asm("max.f32 %0, %1, %2;" : "=f"(t620) : "f"(t616), "f"(s_39));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t621;
            asm("max.f32 %0, %1, %2;" : "=f"(t621) : "f"(t617), "f"(s_40));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t622;
            asm("max.f32 %0, %1, %2;" : "=f"(t622) : "f"(t618), "f"(s_43));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t623;
            asm("max.f32 %0, %1, %2;" : "=f"(t623) : "f"(t619), "f"(s_44));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t624;
            asm("max.f32 %0, %1, %2;" : "=f"(t624) : "f"(t620), "f"(s_47));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t625;
            asm("max.f32 %0, %1, %2;" : "=f"(t625) : "f"(t621), "f"(s_48));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t626;
            asm("max.f32 %0, %1, %2;" : "=f"(t626) : "f"(t622), "f"(s_51));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t627;
            asm("max.f32 %0, %1, %2;" : "=f"(t627) : "f"(t623), "f"(s_52));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t628;
            asm("max.f32 %0, %1, %2;" : "=f"(t628) : "f"(t624), "f"(s_55));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t629;
            asm("max.f32 %0, %1, %2;" : "=f"(t629) : "f"(t625), "f"(s_56));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t630;
            asm("max.f32 %0, %1, %2;" : "=f"(t630) : "f"(t626), "f"(s_59));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t631;
            asm("max.f32 %0, %1, %2;" : "=f"(t631) : "f"(t627), "f"(s_60));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t632;
            asm("max.f32 %0, %1, %2;" : "=f"(t632) : "f"(t628), "f"(s_63));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t633;
            asm("max.f32 %0, %1, %2;" : "=f"(t633) : "f"(t629), "f"(s_64));
            f32 t634;
            asm("max.f32 %0, %1, %2;" : "=f"(t634) : "f"(t630), "f"(t631));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t635;
            asm("max.f32 %0, %1, %2;" : "=f"(t635) : "f"(t632), "f"(t633));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t636;
            asm("max.f32 %0, %1, %2;" : "=f"(t636) : "f"(t634), "f"(t635));
#line 479 "fa-kernels/src/softmax.rs"
            f32 t637;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t637) : "f"(t636));
#line 479 "fa-kernels/src/softmax.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t636), "f"(t637));
#line 480 "fa-kernels/src/softmax.rs"
            f32 t639;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t639) : "f"(pair_2));
#line 480 "fa-kernels/src/softmax.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t639));
#line 191 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t642 = new_2 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t642;
#line 171 "fa-kernels/src/softmax.rs"
            const f32 t644 = -reference_2;
#line 171 "fa-kernels/src/softmax.rs"
            f32 t645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(old_2), "f"(scale_log2), "f"(t644));
#line 171 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t645));
#line 172 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
#line 206 "fa-kernels/src/softmax.rs"
            const f32 t647 = row_sum_2 * rescale_2;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t648 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t648));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t650;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t650) : "f"(exponent_33));
#line 209 "fa-kernels/src/softmax.rs"
            s_3 = t650;
            const f32 t651 = t647 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t652 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t652));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t654;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(exponent_34));
#line 209 "fa-kernels/src/softmax.rs"
            s_4 = t654;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t655 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t655));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t657;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(exponent_35));
#line 209 "fa-kernels/src/softmax.rs"
            s_7 = t657;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t658 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t658));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t660;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t660) : "f"(exponent_36));
#line 209 "fa-kernels/src/softmax.rs"
            s_8 = t660;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t661 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t661));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t663;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t663) : "f"(exponent_37));
#line 209 "fa-kernels/src/softmax.rs"
            s_11 = t663;
            const f32 t664 = t651 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t665 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t665));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t667;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(exponent_38));
#line 209 "fa-kernels/src/softmax.rs"
            s_12 = t667;
            const f32 t668 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t669 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t669));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t671;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t671) : "f"(exponent_39));
#line 209 "fa-kernels/src/softmax.rs"
            s_15 = t671;
            const f32 t672 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t673 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t673));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t675;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t675) : "f"(exponent_40));
#line 209 "fa-kernels/src/softmax.rs"
            s_16 = t675;
            const f32 t676 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t677 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t677));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t679;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t679) : "f"(exponent_41));
#line 209 "fa-kernels/src/softmax.rs"
            s_19 = t679;
            const f32 t680 = t664 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t681 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t681));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t683;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t683) : "f"(exponent_42));
#line 209 "fa-kernels/src/softmax.rs"
            s_20 = t683;
            const f32 t684 = t668 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t685 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t685));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t687;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t687) : "f"(exponent_43));
#line 209 "fa-kernels/src/softmax.rs"
            s_23 = t687;
            const f32 t688 = t672 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t689 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t689));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t691;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t691) : "f"(exponent_44));
#line 209 "fa-kernels/src/softmax.rs"
            s_24 = t691;
            const f32 t692 = t676 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t693 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t693));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t695;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t695) : "f"(exponent_45));
#line 209 "fa-kernels/src/softmax.rs"
            s_27 = t695;
            const f32 t696 = t680 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t697 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t697));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t699;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(exponent_46));
#line 209 "fa-kernels/src/softmax.rs"
            s_28 = t699;
            const f32 t700 = t684 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t701 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t701));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t703;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t703) : "f"(exponent_47));
#line 209 "fa-kernels/src/softmax.rs"
            s_31 = t703;
            const f32 t704 = t688 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t705 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t705));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t707;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(exponent_48));
#line 209 "fa-kernels/src/softmax.rs"
            s_32 = t707;
            const f32 t708 = t692 + s_32;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t709 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t709));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t711;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t711) : "f"(exponent_49));
#line 209 "fa-kernels/src/softmax.rs"
            s_35 = t711;
            const f32 t712 = t696 + s_35;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t713 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t713));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t715;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(exponent_50));
#line 209 "fa-kernels/src/softmax.rs"
            s_36 = t715;
            const f32 t716 = t700 + s_36;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t717 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t717));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t719;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(exponent_51));
#line 209 "fa-kernels/src/softmax.rs"
            s_39 = t719;
            const f32 t720 = t704 + s_39;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t721 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t721));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t723;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t723) : "f"(exponent_52));
#line 209 "fa-kernels/src/softmax.rs"
            s_40 = t723;
            const f32 t724 = t708 + s_40;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t725 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t725));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t727;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(exponent_53));
#line 209 "fa-kernels/src/softmax.rs"
            s_43 = t727;
            const f32 t728 = t712 + s_43;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t729 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t729));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t731;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(exponent_54));
#line 209 "fa-kernels/src/softmax.rs"
            s_44 = t731;
            const f32 t732 = t716 + s_44;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t733 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t733));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t735;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t735) : "f"(exponent_55));
#line 209 "fa-kernels/src/softmax.rs"
            s_47 = t735;
            const f32 t736 = t720 + s_47;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t737 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t737));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t739;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t739) : "f"(exponent_56));
#line 209 "fa-kernels/src/softmax.rs"
            s_48 = t739;
            const f32 t740 = t724 + s_48;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t741 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t741));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t743;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t743) : "f"(exponent_57));
#line 209 "fa-kernels/src/softmax.rs"
            s_51 = t743;
            const f32 t744 = t728 + s_51;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t745 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t745));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t747;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(exponent_58));
#line 209 "fa-kernels/src/softmax.rs"
            s_52 = t747;
            const f32 t748 = t732 + s_52;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t749 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t749));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t751;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(exponent_59));
#line 209 "fa-kernels/src/softmax.rs"
            s_55 = t751;
            const f32 t752 = t736 + s_55;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t753 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t753));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t755;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(exponent_60));
#line 209 "fa-kernels/src/softmax.rs"
            s_56 = t755;
            const f32 t756 = t740 + s_56;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t757 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t757));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t759;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(exponent_61));
#line 209 "fa-kernels/src/softmax.rs"
            s_59 = t759;
            const f32 t760 = t744 + s_59;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t761 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t761));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t763;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_62));
#line 209 "fa-kernels/src/softmax.rs"
            s_60 = t763;
            const f32 t764 = t748 + s_60;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t765 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t765));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t767;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_63));
#line 209 "fa-kernels/src/softmax.rs"
            s_63 = t767;
            const f32 t768 = t752 + s_63;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t769 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t769));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t771;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent_64));
#line 209 "fa-kernels/src/softmax.rs"
            s_64 = t771;
            const f32 t772 = t756 + s_64;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t773 = t760 + t764;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t774 = t768 + t772;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t775 = t773 + t774;
#line 212 "fa-kernels/src/softmax.rs"
            row_sum_2 = t775;
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t776;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t776) : "f"(s), "f"(s_2));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t777;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t777) : "f"(s_3), "f"(s_4));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t778;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t778) : "f"(s_5), "f"(s_6));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t779;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t779) : "f"(s_7), "f"(s_8));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t780;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t780) : "f"(s_9), "f"(s_10));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t781;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t781) : "f"(s_11), "f"(s_12));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t782;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t782) : "f"(s_13), "f"(s_14));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t783;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t783) : "f"(s_15), "f"(s_16));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t784;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t784) : "f"(s_17), "f"(s_18));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t785;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t785) : "f"(s_19), "f"(s_20));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t786;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t786) : "f"(s_21), "f"(s_22));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t787;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t787) : "f"(s_23), "f"(s_24));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t788;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t788) : "f"(s_25), "f"(s_26));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t789;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t789) : "f"(s_27), "f"(s_28));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t790;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t790) : "f"(s_29), "f"(s_30));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t791;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t791) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t792;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t792) : "f"(s_33), "f"(s_34));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t793;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t793) : "f"(s_35), "f"(s_36));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t794;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t794) : "f"(s_37), "f"(s_38));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t795;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t795) : "f"(s_39), "f"(s_40));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t796;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t796) : "f"(s_41), "f"(s_42));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t797;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t797) : "f"(s_43), "f"(s_44));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t798;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t798) : "f"(s_45), "f"(s_46));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t799;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t799) : "f"(s_47), "f"(s_48));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t800;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t800) : "f"(s_49), "f"(s_50));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t801;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t801) : "f"(s_51), "f"(s_52));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t802;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(s_53), "f"(s_54));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t803;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t803) : "f"(s_55), "f"(s_56));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t804;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t804) : "f"(s_57), "f"(s_58));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t805;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t805) : "f"(s_59), "f"(s_60));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t806;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t806) : "f"(s_61), "f"(s_62));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t807;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(s_63), "f"(s_64));
#line 399 "fa-kernels/src/softmax.rs"
            p = t776;
#line 399 "fa-kernels/src/softmax.rs"
            p_2 = t777;
#line 399 "fa-kernels/src/softmax.rs"
            p_3 = t778;
#line 399 "fa-kernels/src/softmax.rs"
            p_4 = t779;
#line 399 "fa-kernels/src/softmax.rs"
            p_5 = t780;
#line 399 "fa-kernels/src/softmax.rs"
            p_6 = t781;
#line 399 "fa-kernels/src/softmax.rs"
            p_7 = t782;
#line 399 "fa-kernels/src/softmax.rs"
            p_8 = t783;
#line 399 "fa-kernels/src/softmax.rs"
            p_9 = t784;
#line 399 "fa-kernels/src/softmax.rs"
            p_10 = t785;
#line 399 "fa-kernels/src/softmax.rs"
            p_11 = t786;
#line 399 "fa-kernels/src/softmax.rs"
            p_12 = t787;
#line 399 "fa-kernels/src/softmax.rs"
            p_13 = t788;
#line 399 "fa-kernels/src/softmax.rs"
            p_14 = t789;
#line 399 "fa-kernels/src/softmax.rs"
            p_15 = t790;
#line 399 "fa-kernels/src/softmax.rs"
            p_16 = t791;
#line 399 "fa-kernels/src/softmax.rs"
            p_17 = t792;
#line 399 "fa-kernels/src/softmax.rs"
            p_18 = t793;
#line 399 "fa-kernels/src/softmax.rs"
            p_19 = t794;
#line 399 "fa-kernels/src/softmax.rs"
            p_20 = t795;
#line 399 "fa-kernels/src/softmax.rs"
            p_21 = t796;
#line 399 "fa-kernels/src/softmax.rs"
            p_22 = t797;
#line 399 "fa-kernels/src/softmax.rs"
            p_23 = t798;
#line 399 "fa-kernels/src/softmax.rs"
            p_24 = t799;
#line 399 "fa-kernels/src/softmax.rs"
            p_25 = t800;
#line 399 "fa-kernels/src/softmax.rs"
            p_26 = t801;
#line 399 "fa-kernels/src/softmax.rs"
            p_27 = t802;
#line 399 "fa-kernels/src/softmax.rs"
            p_28 = t803;
#line 399 "fa-kernels/src/softmax.rs"
            p_29 = t804;
#line 399 "fa-kernels/src/softmax.rs"
            p_30 = t805;
#line 399 "fa-kernels/src/softmax.rs"
            p_31 = t806;
#line 399 "fa-kernels/src/softmax.rs"
            p_32 = t807;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_2 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_3 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_4 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_5 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_6 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_7 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_8 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_9 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_10 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_11 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_12 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_13 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_14 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_15 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_16 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_17 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_18 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_19 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_20 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_21 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_22 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_23 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_24 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_25 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_26 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_27 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_28 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_29 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_30 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_31 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_32 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_33 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_34 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_35 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_36 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_37 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_38 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_39 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_40 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_41 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_42 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_43 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_44 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_45 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_46 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_47 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_48 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_49 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_50 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_51 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_52 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_53 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_54 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_55 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_56 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_57 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_58 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_59 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_60 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_61 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_62 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_63 = 0.0f;
#line 159 "fa-kernels/src/forward/stream/consumer.rs"
            acc_64 = 0.0f;
#line 161 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 cut_right = t205 > 1u ? t205 : 1u;
            const u32 cut_left = end_15 > cut_right ? end_15 : cut_right;
#line 165 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < cut_right; i_3 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t810 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t810) : "memory");
#line 229 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t811 = t207 + i_3;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t812 = t811 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t813 = t812 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t814 = t10 + t813;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t815 = t811 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t816 = t815 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t814), "r"(t816) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t817 = count & 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t818 = t817 << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t819 = t135 + t818;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t820 = t811 & 1u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t821 = t820 << 15u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t822 = t8 + t821;
                const u32 t823 = t819 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t824 = t823 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t825 = (u64)t824;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t826 = t822 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t827 = t826 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t828 = (u64)t827;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t829 = t825 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t830 = t828 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t829), "l"(t830) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t831 = t825 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t832 = t828 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t831), "l"(t832) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t833 = t825 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t834 = t828 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t833), "l"(t834) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t835 = t825 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t836 = t828 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t835), "l"(t836) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t837 = t825 + 4611686293305360896ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t838 = t828 + 4611686293305361408ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t837), "l"(t838) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t839 = t825 + 4611686293305360898ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t840 = t828 + 4611686293305361410ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t839), "l"(t840) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t841 = t825 + 4611686293305360900ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t842 = t828 + 4611686293305361412ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t841), "l"(t842) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t843 = t825 + 4611686293305360902ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t844 = t828 + 4611686293305361414ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t843), "l"(t844) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 212 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t845 = i_3 - 1u;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t846 = t207 + t845;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t847 = t846 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t848 = t847 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t849 = t848 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t850 = t10 + t849;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t851 = t846 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t852 = t851 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t850), "r"(t852) : "memory");
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs = p;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_2 = p_2;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_3 = p_3;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_4 = p_4;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_5 = p_5;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_6 = p_6;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_7 = p_7;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_8 = p_8;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_9 = p_9;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_10 = p_10;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_11 = p_11;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_12 = p_12;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_13 = p_13;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_14 = p_14;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_15 = p_15;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_16 = p_16;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_17 = p_17;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_18 = p_18;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_19 = p_19;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_20 = p_20;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_21 = p_21;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_22 = p_22;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_23 = p_23;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_24 = p_24;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_25 = p_25;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_26 = p_26;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_27 = p_27;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_28 = p_28;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_29 = p_29;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_30 = p_30;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_31 = p_31;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_32 = p_32;
#line 246 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t853 = t846 & 1u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t854 = t853 << 15u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t855 = t9 + t854;
                const u32 t856 = t855 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t857 = t856 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t858 = (u64)t857;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t859 = t858 + 4611686293372403712ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t859) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t860 = t858 + 4611686293372403840ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t860) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t861 = t858 + 4611686293372403968ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t861) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t862 = t858 + 4611686293372404096ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t862) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t863 = t858 + 4611686293372404224ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t863) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t864 = t858 + 4611686293372404352ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t864) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t865 = t858 + 4611686293372404480ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t865) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t866 = t858 + 4611686293372404608ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t866) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t867 = index_2 == 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t868 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_2 = t867 ? 0u : t868;
                const u32 t870 = next_2 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t870) : "memory");
#line 214 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
                const u32 t871 = t207 + i_3;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t872 = t871 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t873 = t872 + 2u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t874 = t873 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t875 = t10 + t874;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t876 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t876) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t875) : "memory");
                }
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t877 = end_15 - 1u;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t878 = t877 - i_3;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_key_2 = t878 << 7u;
                const u32 t880 = t166 + t139;
#line 291 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_query_3 = t880 + t138;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t882 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t883 = t882 << 1u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 column_2 = first_key_2 + t883;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t885 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t886 = first_query_3 + t885;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t887 = t886 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_22 = t887 + 1u;
                const u32 t889 = end_22 > seq_q ? end_22 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t890 = t889 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_23 = t890 < seq_k ? t890 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t892 = end_23 > column_2 ? end_23 : column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_24 = t892 - column_2;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_65 = 0u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t895 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s = t895;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_66 = 1u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t897 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_2 = t897;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_67 = 8u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t899 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_5 = t899;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_68 = 9u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t901 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_6 = t901;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_69 = 16u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t903 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_9 = t903;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_70 = 17u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t905 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_10 = t905;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_71 = 24u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t907 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_13 = t907;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_72 = 25u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t909 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_14 = t909;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_73 = 32u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t911 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_17 = t911;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_74 = 33u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t913 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_18 = t913;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_75 = 40u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t915 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_21 = t915;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_76 = 41u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t917 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_22 = t917;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_77 = 48u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t919 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_25 = t919;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_78 = 49u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t921 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_26 = t921;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_79 = 56u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t923 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_29 = t923;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_80 = 57u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t925 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_30 = t925;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_81 = 64u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t927 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_33 = t927;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_82 = 65u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t929 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_34 = t929;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_83 = 72u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t931 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_37 = t931;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_84 = 73u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t933 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_38 = t933;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_85 = 80u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t935 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_41 = t935;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_86 = 81u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t937 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_42 = t937;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_87 = 88u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t939 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_45 = t939;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_88 = 89u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t941 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_46 = t941;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_89 = 96u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t943 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_49 = t943;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_90 = 97u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t945 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_50 = t945;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_91 = 104u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t947 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_53 = t947;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_92 = 105u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t949 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_54 = t949;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_93 = 112u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t951 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_57 = t951;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_94 = 113u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t953 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_58 = t953;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_95 = 120u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t955 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_61 = t955;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_96 = 121u < end_24;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t957 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_62 = t957;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t958 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t959 = first_query_3 + t958;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t960 = t959 + 8u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t961 = t960 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_25 = t961 + 1u;
                const u32 t963 = end_25 > seq_q ? end_25 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t964 = t963 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_26 = t964 < seq_k ? t964 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t966 = end_26 > column_2 ? end_26 : column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_27 = t966 - column_2;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_97 = 0u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t969 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_3 = t969;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_98 = 1u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t971 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_4 = t971;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_99 = 8u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t973 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_7 = t973;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_100 = 9u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t975 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_8 = t975;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_101 = 16u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t977 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_11 = t977;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_102 = 17u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t979 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_12 = t979;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_103 = 24u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t981 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_15 = t981;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_104 = 25u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t983 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_16 = t983;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_105 = 32u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t985 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_19 = t985;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_106 = 33u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t987 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_20 = t987;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_107 = 40u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t989 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_23 = t989;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_108 = 41u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t991 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_24 = t991;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_109 = 48u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t993 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_27 = t993;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_110 = 49u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t995 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_28 = t995;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_111 = 56u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t997 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_31 = t997;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_112 = 57u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t999 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_32 = t999;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_113 = 64u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1001 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_35 = t1001;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_114 = 65u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1003 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_36 = t1003;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_115 = 72u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1005 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_39 = t1005;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_116 = 73u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1007 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_40 = t1007;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_117 = 80u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1009 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_43 = t1009;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_118 = 81u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1011 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_44 = t1011;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_119 = 88u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1013 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_47 = t1013;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_120 = 89u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1015 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_48 = t1015;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_121 = 96u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1017 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_51 = t1017;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_122 = 97u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1019 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_52 = t1019;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_123 = 104u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1021 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_55 = t1021;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_124 = 105u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1023 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_56 = t1023;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_125 = 112u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1025 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_59 = t1025;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_126 = 113u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1027 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_60 = t1027;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_127 = 120u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1029 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_63 = t1029;
#line 58 "fa-kernels/src/mask.rs"
                const bool visible_128 = 121u < end_27;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1031 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_64 = t1031;
#line 234 "fa-kernels/src/softmax.rs"
                const f32 old_3 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1032;
                asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(old_3), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1033;
                asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1032), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1034;
                asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1035;
                asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1036;
                asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1037;
                asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(t1033), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1038;
                asm("max.f32 %0, %1, %2;" : "=f"(t1038) : "f"(t1034), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1039;
                asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(t1035), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1040;
                asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(t1036), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1041;
                asm("max.f32 %0, %1, %2;" : "=f"(t1041) : "f"(t1037), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1042;
                asm("max.f32 %0, %1, %2;" : "=f"(t1042) : "f"(t1038), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1043;
                asm("max.f32 %0, %1, %2;" : "=f"(t1043) : "f"(t1039), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1044;
                asm("max.f32 %0, %1, %2;" : "=f"(t1044) : "f"(t1040), "f"(s_30));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1045;
                asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(t1041), "f"(s_33));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1046;
                asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1042), "f"(s_34));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1047;
                asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1043), "f"(s_37));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1048;
                asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1044), "f"(s_38));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1049;
                asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1045), "f"(s_41));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1050;
                asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1046), "f"(s_42));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1051;
                asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(t1047), "f"(s_45));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1052;
                asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1048), "f"(s_46));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1053;
                asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1049), "f"(s_49));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1054;
                asm("max.f32 %0, %1, %2;" : "=f"(t1054) : "f"(t1050), "f"(s_50));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1055;
                asm("max.f32 %0, %1, %2;" : "=f"(t1055) : "f"(t1051), "f"(s_53));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1056;
                asm("max.f32 %0, %1, %2;" : "=f"(t1056) : "f"(t1052), "f"(s_54));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1057;
                asm("max.f32 %0, %1, %2;" : "=f"(t1057) : "f"(t1053), "f"(s_57));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1058;
                asm("max.f32 %0, %1, %2;" : "=f"(t1058) : "f"(t1054), "f"(s_58));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1059;
                asm("max.f32 %0, %1, %2;" : "=f"(t1059) : "f"(t1055), "f"(s_61));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1060;
                asm("max.f32 %0, %1, %2;" : "=f"(t1060) : "f"(t1056), "f"(s_62));
                f32 t1061;
                asm("max.f32 %0, %1, %2;" : "=f"(t1061) : "f"(t1057), "f"(t1058));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t1062;
                asm("max.f32 %0, %1, %2;" : "=f"(t1062) : "f"(t1059), "f"(t1060));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t1063;
                asm("max.f32 %0, %1, %2;" : "=f"(t1063) : "f"(t1061), "f"(t1062));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t1064;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1064) : "f"(t1063));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1063), "f"(t1064));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t1066;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1066) : "f"(pair_3));
#line 480 "fa-kernels/src/softmax.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1066));
#line 234 "fa-kernels/src/softmax.rs"
                const f32 old_4 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1068;
                asm("max.f32 %0, %1, %2;" : "=f"(t1068) : "f"(old_4), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1069;
                asm("max.f32 %0, %1, %2;" : "=f"(t1069) : "f"(t1068), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1070;
                asm("max.f32 %0, %1, %2;" : "=f"(t1070) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1071;
                asm("max.f32 %0, %1, %2;" : "=f"(t1071) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1072;
                asm("max.f32 %0, %1, %2;" : "=f"(t1072) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1073;
                asm("max.f32 %0, %1, %2;" : "=f"(t1073) : "f"(t1069), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1074;
                asm("max.f32 %0, %1, %2;" : "=f"(t1074) : "f"(t1070), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1075;
                asm("max.f32 %0, %1, %2;" : "=f"(t1075) : "f"(t1071), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1076;
                asm("max.f32 %0, %1, %2;" : "=f"(t1076) : "f"(t1072), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1077;
                asm("max.f32 %0, %1, %2;" : "=f"(t1077) : "f"(t1073), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1078;
                asm("max.f32 %0, %1, %2;" : "=f"(t1078) : "f"(t1074), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1079;
                asm("max.f32 %0, %1, %2;" : "=f"(t1079) : "f"(t1075), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1080;
                asm("max.f32 %0, %1, %2;" : "=f"(t1080) : "f"(t1076), "f"(s_32));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1081;
                asm("max.f32 %0, %1, %2;" : "=f"(t1081) : "f"(t1077), "f"(s_35));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1082;
                asm("max.f32 %0, %1, %2;" : "=f"(t1082) : "f"(t1078), "f"(s_36));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1083;
                asm("max.f32 %0, %1, %2;" : "=f"(t1083) : "f"(t1079), "f"(s_39));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1084;
                asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(t1080), "f"(s_40));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1085;
                asm("max.f32 %0, %1, %2;" : "=f"(t1085) : "f"(t1081), "f"(s_43));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1086;
                asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(t1082), "f"(s_44));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1087;
                asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1083), "f"(s_47));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1088;
                asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(t1084), "f"(s_48));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1089;
                asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1085), "f"(s_51));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1090;
                asm("max.f32 %0, %1, %2;" : "=f"(t1090) : "f"(t1086), "f"(s_52));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1091;
                asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(t1087), "f"(s_55));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1092;
                asm("max.f32 %0, %1, %2;" : "=f"(t1092) : "f"(t1088), "f"(s_56));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1093;
                asm("max.f32 %0, %1, %2;" : "=f"(t1093) : "f"(t1089), "f"(s_59));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1094;
                asm("max.f32 %0, %1, %2;" : "=f"(t1094) : "f"(t1090), "f"(s_60));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1095;
                asm("max.f32 %0, %1, %2;" : "=f"(t1095) : "f"(t1091), "f"(s_63));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1096;
                asm("max.f32 %0, %1, %2;" : "=f"(t1096) : "f"(t1092), "f"(s_64));
                f32 t1097;
                asm("max.f32 %0, %1, %2;" : "=f"(t1097) : "f"(t1093), "f"(t1094));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t1098;
                asm("max.f32 %0, %1, %2;" : "=f"(t1098) : "f"(t1095), "f"(t1096));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t1099;
                asm("max.f32 %0, %1, %2;" : "=f"(t1099) : "f"(t1097), "f"(t1098));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t1100;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1100) : "f"(t1099));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1099), "f"(t1100));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t1102;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1102) : "f"(pair_4));
#line 480 "fa-kernels/src/softmax.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1102));
#line 242 "fa-kernels/src/softmax.rs"
                const f32 old_5 = row_max;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t1104 = news - old_5;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t1105 = t1104 * scale_log2;
#line 244 "fa-kernels/src/softmax.rs"
                const bool t1106 = 8.0f < t1105;
#line 242 "fa-kernels/src/softmax.rs"
                const f32 old_6 = row_max_2;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t1107 = news_2 - old_6;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t1108 = t1107 * scale_log2;
#line 244 "fa-kernels/src/softmax.rs"
                const bool t1109 = 8.0f < t1108;
#line 247 "fa-kernels/src/softmax.rs"
                const bool t1110 = t1106 | t1109;
#line 247 "fa-kernels/src/softmax.rs"
                const bool rose = __any_sync(0xffffffffu, t1110);
#line 252 "fa-kernels/src/softmax.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t1115 = new_3 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t1115;
#line 255 "fa-kernels/src/softmax.rs"
                const f32 t1117 = -reference_3;
#line 255 "fa-kernels/src/softmax.rs"
                f32 t1118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1118) : "f"(old_7), "f"(scale_log2), "f"(t1117));
#line 255 "fa-kernels/src/softmax.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1118));
                row_max = new_3;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t1120 = row_sum * factor;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1121 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1121));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1123;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_65));
#line 209 "fa-kernels/src/softmax.rs"
                s = t1123;
                const f32 t1124 = t1120 + s;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1125 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1125));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1127;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(exponent_66));
#line 209 "fa-kernels/src/softmax.rs"
                s_2 = t1127;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1128 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1128));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1130;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1130) : "f"(exponent_67));
#line 209 "fa-kernels/src/softmax.rs"
                s_5 = t1130;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1131 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1131));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1133;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(exponent_68));
#line 209 "fa-kernels/src/softmax.rs"
                s_6 = t1133;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1134 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1134));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1136;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1136) : "f"(exponent_69));
#line 209 "fa-kernels/src/softmax.rs"
                s_9 = t1136;
                const f32 t1137 = t1124 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1138 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1138));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1140;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1140) : "f"(exponent_70));
#line 209 "fa-kernels/src/softmax.rs"
                s_10 = t1140;
                const f32 t1141 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1142 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1142));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1144;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1144) : "f"(exponent_71));
#line 209 "fa-kernels/src/softmax.rs"
                s_13 = t1144;
                const f32 t1145 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1146 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1146));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1148;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1148) : "f"(exponent_72));
#line 209 "fa-kernels/src/softmax.rs"
                s_14 = t1148;
                const f32 t1149 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1150 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1150));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1152;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1152) : "f"(exponent_73));
#line 209 "fa-kernels/src/softmax.rs"
                s_17 = t1152;
                const f32 t1153 = t1137 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1154 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1154));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1156;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1156) : "f"(exponent_74));
#line 209 "fa-kernels/src/softmax.rs"
                s_18 = t1156;
                const f32 t1157 = t1141 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1158 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1158));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1160;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1160) : "f"(exponent_75));
#line 209 "fa-kernels/src/softmax.rs"
                s_21 = t1160;
                const f32 t1161 = t1145 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1162 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1162));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1164;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1164) : "f"(exponent_76));
#line 209 "fa-kernels/src/softmax.rs"
                s_22 = t1164;
                const f32 t1165 = t1149 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1166 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1166));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1168;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1168) : "f"(exponent_77));
#line 209 "fa-kernels/src/softmax.rs"
                s_25 = t1168;
                const f32 t1169 = t1153 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1170 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1170));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1172;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1172) : "f"(exponent_78));
#line 209 "fa-kernels/src/softmax.rs"
                s_26 = t1172;
                const f32 t1173 = t1157 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1174 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1174));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1176;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1176) : "f"(exponent_79));
#line 209 "fa-kernels/src/softmax.rs"
                s_29 = t1176;
                const f32 t1177 = t1161 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1178 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1178));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1180;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1180) : "f"(exponent_80));
#line 209 "fa-kernels/src/softmax.rs"
                s_30 = t1180;
                const f32 t1181 = t1165 + s_30;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1182 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1182));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1184;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1184) : "f"(exponent_81));
#line 209 "fa-kernels/src/softmax.rs"
                s_33 = t1184;
                const f32 t1185 = t1169 + s_33;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1186 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1186));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1188;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1188) : "f"(exponent_82));
#line 209 "fa-kernels/src/softmax.rs"
                s_34 = t1188;
                const f32 t1189 = t1173 + s_34;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1190 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1190));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1192;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1192) : "f"(exponent_83));
#line 209 "fa-kernels/src/softmax.rs"
                s_37 = t1192;
                const f32 t1193 = t1177 + s_37;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1194 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1194));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1196;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1196) : "f"(exponent_84));
#line 209 "fa-kernels/src/softmax.rs"
                s_38 = t1196;
                const f32 t1197 = t1181 + s_38;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1198 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1198));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1200;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1200) : "f"(exponent_85));
#line 209 "fa-kernels/src/softmax.rs"
                s_41 = t1200;
                const f32 t1201 = t1185 + s_41;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1202 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1202));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1204;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1204) : "f"(exponent_86));
#line 209 "fa-kernels/src/softmax.rs"
                s_42 = t1204;
                const f32 t1205 = t1189 + s_42;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1206 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1206));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1208;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1208) : "f"(exponent_87));
#line 209 "fa-kernels/src/softmax.rs"
                s_45 = t1208;
                const f32 t1209 = t1193 + s_45;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1210 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1210));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1212;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1212) : "f"(exponent_88));
#line 209 "fa-kernels/src/softmax.rs"
                s_46 = t1212;
                const f32 t1213 = t1197 + s_46;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1214 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1214));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1216;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1216) : "f"(exponent_89));
#line 209 "fa-kernels/src/softmax.rs"
                s_49 = t1216;
                const f32 t1217 = t1201 + s_49;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1218 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1218));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1220;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1220) : "f"(exponent_90));
#line 209 "fa-kernels/src/softmax.rs"
                s_50 = t1220;
                const f32 t1221 = t1205 + s_50;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1222 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1222));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1224;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1224) : "f"(exponent_91));
#line 209 "fa-kernels/src/softmax.rs"
                s_53 = t1224;
                const f32 t1225 = t1209 + s_53;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1226 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1226));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1228;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1228) : "f"(exponent_92));
#line 209 "fa-kernels/src/softmax.rs"
                s_54 = t1228;
                const f32 t1229 = t1213 + s_54;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1230 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1230));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1232;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1232) : "f"(exponent_93));
#line 209 "fa-kernels/src/softmax.rs"
                s_57 = t1232;
                const f32 t1233 = t1217 + s_57;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1234 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1234));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1236;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1236) : "f"(exponent_94));
#line 209 "fa-kernels/src/softmax.rs"
                s_58 = t1236;
                const f32 t1237 = t1221 + s_58;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1238 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1238));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1240;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1240) : "f"(exponent_95));
#line 209 "fa-kernels/src/softmax.rs"
                s_61 = t1240;
                const f32 t1241 = t1225 + s_61;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1242 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1242));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1244;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1244) : "f"(exponent_96));
#line 209 "fa-kernels/src/softmax.rs"
                s_62 = t1244;
                const f32 t1245 = t1229 + s_62;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t1246 = t1233 + t1237;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t1247 = t1241 + t1245;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t1248 = t1246 + t1247;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum = t1248;
#line 252 "fa-kernels/src/softmax.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t1252 = new_4 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t1252;
#line 255 "fa-kernels/src/softmax.rs"
                const f32 t1254 = -reference_4;
#line 255 "fa-kernels/src/softmax.rs"
                f32 t1255;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1255) : "f"(old_8), "f"(scale_log2), "f"(t1254));
#line 255 "fa-kernels/src/softmax.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1255));
                row_max_2 = new_4;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t1257 = row_sum_2 * factor_2;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1258 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1258));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1260;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1260) : "f"(exponent_97));
#line 209 "fa-kernels/src/softmax.rs"
                s_3 = t1260;
                const f32 t1261 = t1257 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1262 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1262));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1264;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1264) : "f"(exponent_98));
#line 209 "fa-kernels/src/softmax.rs"
                s_4 = t1264;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1265 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1265));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1267;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1267) : "f"(exponent_99));
#line 209 "fa-kernels/src/softmax.rs"
                s_7 = t1267;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1268 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1268));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1270;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1270) : "f"(exponent_100));
#line 209 "fa-kernels/src/softmax.rs"
                s_8 = t1270;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1271 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1271));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1273;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1273) : "f"(exponent_101));
#line 209 "fa-kernels/src/softmax.rs"
                s_11 = t1273;
                const f32 t1274 = t1261 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1275 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1275));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1277;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_102));
#line 209 "fa-kernels/src/softmax.rs"
                s_12 = t1277;
                const f32 t1278 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1279 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1279));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1281;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1281) : "f"(exponent_103));
#line 209 "fa-kernels/src/softmax.rs"
                s_15 = t1281;
                const f32 t1282 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1283 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1283));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1285;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_104));
#line 209 "fa-kernels/src/softmax.rs"
                s_16 = t1285;
                const f32 t1286 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1287 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1287));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1289;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1289) : "f"(exponent_105));
#line 209 "fa-kernels/src/softmax.rs"
                s_19 = t1289;
                const f32 t1290 = t1274 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1291 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1291));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1293;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1293) : "f"(exponent_106));
#line 209 "fa-kernels/src/softmax.rs"
                s_20 = t1293;
                const f32 t1294 = t1278 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1295 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1295));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1297;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1297) : "f"(exponent_107));
#line 209 "fa-kernels/src/softmax.rs"
                s_23 = t1297;
                const f32 t1298 = t1282 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1299 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1299));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1301;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(exponent_108));
#line 209 "fa-kernels/src/softmax.rs"
                s_24 = t1301;
                const f32 t1302 = t1286 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1303 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1303));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1305;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(exponent_109));
#line 209 "fa-kernels/src/softmax.rs"
                s_27 = t1305;
                const f32 t1306 = t1290 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1307 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1307));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1309;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1309) : "f"(exponent_110));
#line 209 "fa-kernels/src/softmax.rs"
                s_28 = t1309;
                const f32 t1310 = t1294 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1311 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1311));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1313;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1313) : "f"(exponent_111));
#line 209 "fa-kernels/src/softmax.rs"
                s_31 = t1313;
                const f32 t1314 = t1298 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1315 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1315));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1317) : "f"(exponent_112));
#line 209 "fa-kernels/src/softmax.rs"
                s_32 = t1317;
                const f32 t1318 = t1302 + s_32;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1319 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1319));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1321) : "f"(exponent_113));
#line 209 "fa-kernels/src/softmax.rs"
                s_35 = t1321;
                const f32 t1322 = t1306 + s_35;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1323 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1323));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1325;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1325) : "f"(exponent_114));
#line 209 "fa-kernels/src/softmax.rs"
                s_36 = t1325;
                const f32 t1326 = t1310 + s_36;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1327 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1327));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1329;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1329) : "f"(exponent_115));
#line 209 "fa-kernels/src/softmax.rs"
                s_39 = t1329;
                const f32 t1330 = t1314 + s_39;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1331 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1331));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(exponent_116));
#line 209 "fa-kernels/src/softmax.rs"
                s_40 = t1333;
                const f32 t1334 = t1318 + s_40;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1335 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1335));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1337;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(exponent_117));
#line 209 "fa-kernels/src/softmax.rs"
                s_43 = t1337;
                const f32 t1338 = t1322 + s_43;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1339 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1339));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1341;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1341) : "f"(exponent_118));
#line 209 "fa-kernels/src/softmax.rs"
                s_44 = t1341;
                const f32 t1342 = t1326 + s_44;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1343 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1343));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_119));
#line 209 "fa-kernels/src/softmax.rs"
                s_47 = t1345;
                const f32 t1346 = t1330 + s_47;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1347 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1347));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_120));
#line 209 "fa-kernels/src/softmax.rs"
                s_48 = t1349;
                const f32 t1350 = t1334 + s_48;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1351 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1351));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(exponent_121));
#line 209 "fa-kernels/src/softmax.rs"
                s_51 = t1353;
                const f32 t1354 = t1338 + s_51;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1355 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1355));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1357;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_122));
#line 209 "fa-kernels/src/softmax.rs"
                s_52 = t1357;
                const f32 t1358 = t1342 + s_52;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1359 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1359));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1361;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_123));
#line 209 "fa-kernels/src/softmax.rs"
                s_55 = t1361;
                const f32 t1362 = t1346 + s_55;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1363 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1363));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1365;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_124));
#line 209 "fa-kernels/src/softmax.rs"
                s_56 = t1365;
                const f32 t1366 = t1350 + s_56;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1367 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1367));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1369;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_125));
#line 209 "fa-kernels/src/softmax.rs"
                s_59 = t1369;
                const f32 t1370 = t1354 + s_59;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1371 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1371));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1373;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_126));
#line 209 "fa-kernels/src/softmax.rs"
                s_60 = t1373;
                const f32 t1374 = t1358 + s_60;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1375 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1375));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1377;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_127));
#line 209 "fa-kernels/src/softmax.rs"
                s_63 = t1377;
                const f32 t1378 = t1362 + s_63;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1379 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1379));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1381;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_128));
#line 209 "fa-kernels/src/softmax.rs"
                s_64 = t1381;
                const f32 t1382 = t1366 + s_64;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t1383 = t1370 + t1374;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t1384 = t1378 + t1382;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t1385 = t1383 + t1384;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum_2 = t1385;
#line 221 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1386 = i_3 - 1u;
#line 222 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1387 = t207 + t1386;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1388 = t1387 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1389 = t1388 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1390 = t1389 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1391 = t10 + t1390;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t1392 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t1392) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1391) : "memory");
                }
#line 134 "fa-kernels/src/softmax.rs"
                if (rose) {
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1393 = acc * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc = t1393;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1394 = acc_2 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_2 = t1394;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1395 = acc_5 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_5 = t1395;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1396 = acc_6 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_6 = t1396;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1397 = acc_9 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_9 = t1397;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1398 = acc_10 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_10 = t1398;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1399 = acc_13 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_13 = t1399;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1400 = acc_14 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_14 = t1400;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1401 = acc_17 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_17 = t1401;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1402 = acc_18 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_18 = t1402;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1403 = acc_21 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_21 = t1403;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1404 = acc_22 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_22 = t1404;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1405 = acc_25 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_25 = t1405;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1406 = acc_26 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_26 = t1406;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1407 = acc_29 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_29 = t1407;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1408 = acc_30 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_30 = t1408;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1409 = acc_33 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_33 = t1409;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1410 = acc_34 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_34 = t1410;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1411 = acc_37 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_37 = t1411;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1412 = acc_38 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_38 = t1412;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1413 = acc_41 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_41 = t1413;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1414 = acc_42 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_42 = t1414;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1415 = acc_45 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_45 = t1415;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1416 = acc_46 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_46 = t1416;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1417 = acc_49 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_49 = t1417;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1418 = acc_50 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_50 = t1418;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1419 = acc_53 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_53 = t1419;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1420 = acc_54 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_54 = t1420;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1421 = acc_57 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_57 = t1421;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1422 = acc_58 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_58 = t1422;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1423 = acc_61 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_61 = t1423;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1424 = acc_62 * factor;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_62 = t1424;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1425 = acc_3 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_3 = t1425;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1426 = acc_4 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_4 = t1426;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1427 = acc_7 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_7 = t1427;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1428 = acc_8 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_8 = t1428;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1429 = acc_11 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_11 = t1429;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1430 = acc_12 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_12 = t1430;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1431 = acc_15 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_15 = t1431;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1432 = acc_16 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_16 = t1432;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1433 = acc_19 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_19 = t1433;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1434 = acc_20 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_20 = t1434;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1435 = acc_23 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_23 = t1435;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1436 = acc_24 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_24 = t1436;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1437 = acc_27 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_27 = t1437;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1438 = acc_28 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_28 = t1438;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1439 = acc_31 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_31 = t1439;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1440 = acc_32 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_32 = t1440;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1441 = acc_35 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_35 = t1441;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1442 = acc_36 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_36 = t1442;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1443 = acc_39 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_39 = t1443;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1444 = acc_40 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_40 = t1444;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1445 = acc_43 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_43 = t1445;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1446 = acc_44 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_44 = t1446;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1447 = acc_47 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_47 = t1447;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1448 = acc_48 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_48 = t1448;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1449 = acc_51 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_51 = t1449;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1450 = acc_52 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_52 = t1450;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1451 = acc_55 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_55 = t1451;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1452 = acc_56 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_56 = t1452;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1453 = acc_59 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_59 = t1453;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1454 = acc_60 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_60 = t1454;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1455 = acc_63 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_63 = t1455;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1456 = acc_64 * factor_2;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_64 = t1456;
                }
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1457;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1457) : "f"(s), "f"(s_2));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1458;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1458) : "f"(s_3), "f"(s_4));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1459;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1459) : "f"(s_5), "f"(s_6));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1460;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1460) : "f"(s_7), "f"(s_8));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1461;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1461) : "f"(s_9), "f"(s_10));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1462;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1462) : "f"(s_11), "f"(s_12));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1463;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1463) : "f"(s_13), "f"(s_14));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1464;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1464) : "f"(s_15), "f"(s_16));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1465;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1465) : "f"(s_17), "f"(s_18));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1466;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1466) : "f"(s_19), "f"(s_20));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1467;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1467) : "f"(s_21), "f"(s_22));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1468;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1468) : "f"(s_23), "f"(s_24));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1469;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1469) : "f"(s_25), "f"(s_26));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1470;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1470) : "f"(s_27), "f"(s_28));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1471;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1471) : "f"(s_29), "f"(s_30));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1472;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1472) : "f"(s_31), "f"(s_32));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1473;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1473) : "f"(s_33), "f"(s_34));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1474;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1474) : "f"(s_35), "f"(s_36));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1475;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1475) : "f"(s_37), "f"(s_38));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1476;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1476) : "f"(s_39), "f"(s_40));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1477;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1477) : "f"(s_41), "f"(s_42));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1478;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1478) : "f"(s_43), "f"(s_44));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1479;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1479) : "f"(s_45), "f"(s_46));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1480;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1480) : "f"(s_47), "f"(s_48));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1481;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1481) : "f"(s_49), "f"(s_50));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1482;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1482) : "f"(s_51), "f"(s_52));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1483;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1483) : "f"(s_53), "f"(s_54));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1484;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1484) : "f"(s_55), "f"(s_56));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1485;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1485) : "f"(s_57), "f"(s_58));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1486;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1486) : "f"(s_59), "f"(s_60));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1487;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1487) : "f"(s_61), "f"(s_62));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1488;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1488) : "f"(s_63), "f"(s_64));
#line 399 "fa-kernels/src/softmax.rs"
                p = t1457;
#line 399 "fa-kernels/src/softmax.rs"
                p_2 = t1458;
#line 399 "fa-kernels/src/softmax.rs"
                p_3 = t1459;
#line 399 "fa-kernels/src/softmax.rs"
                p_4 = t1460;
#line 399 "fa-kernels/src/softmax.rs"
                p_5 = t1461;
#line 399 "fa-kernels/src/softmax.rs"
                p_6 = t1462;
#line 399 "fa-kernels/src/softmax.rs"
                p_7 = t1463;
#line 399 "fa-kernels/src/softmax.rs"
                p_8 = t1464;
#line 399 "fa-kernels/src/softmax.rs"
                p_9 = t1465;
#line 399 "fa-kernels/src/softmax.rs"
                p_10 = t1466;
#line 399 "fa-kernels/src/softmax.rs"
                p_11 = t1467;
#line 399 "fa-kernels/src/softmax.rs"
                p_12 = t1468;
#line 399 "fa-kernels/src/softmax.rs"
                p_13 = t1469;
#line 399 "fa-kernels/src/softmax.rs"
                p_14 = t1470;
#line 399 "fa-kernels/src/softmax.rs"
                p_15 = t1471;
#line 399 "fa-kernels/src/softmax.rs"
                p_16 = t1472;
#line 399 "fa-kernels/src/softmax.rs"
                p_17 = t1473;
#line 399 "fa-kernels/src/softmax.rs"
                p_18 = t1474;
#line 399 "fa-kernels/src/softmax.rs"
                p_19 = t1475;
#line 399 "fa-kernels/src/softmax.rs"
                p_20 = t1476;
#line 399 "fa-kernels/src/softmax.rs"
                p_21 = t1477;
#line 399 "fa-kernels/src/softmax.rs"
                p_22 = t1478;
#line 399 "fa-kernels/src/softmax.rs"
                p_23 = t1479;
#line 399 "fa-kernels/src/softmax.rs"
                p_24 = t1480;
#line 399 "fa-kernels/src/softmax.rs"
                p_25 = t1481;
#line 399 "fa-kernels/src/softmax.rs"
                p_26 = t1482;
#line 399 "fa-kernels/src/softmax.rs"
                p_27 = t1483;
#line 399 "fa-kernels/src/softmax.rs"
                p_28 = t1484;
#line 399 "fa-kernels/src/softmax.rs"
                p_29 = t1485;
#line 399 "fa-kernels/src/softmax.rs"
                p_30 = t1486;
#line 399 "fa-kernels/src/softmax.rs"
                p_31 = t1487;
#line 399 "fa-kernels/src/softmax.rs"
                p_32 = t1488;
            }
#line 179 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = cut_right; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t1489 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1489) : "memory");
#line 229 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1490 = t207 + i_4;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1491 = t1490 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1492 = t1491 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1493 = t10 + t1492;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1494 = t1490 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1495 = t1494 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1493), "r"(t1495) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1496 = count & 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t1497 = t1496 << 15u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t1498 = t135 + t1497;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1499 = t1490 & 1u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1500 = t1499 << 15u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1501 = t8 + t1500;
                const u32 t1502 = t1498 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1503 = t1502 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1504 = (u64)t1503;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1505 = t1501 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1506 = t1505 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1507 = (u64)t1506;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1508 = t1504 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1509 = t1507 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t1508), "l"(t1509) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1510 = t1504 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1511 = t1507 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1510), "l"(t1511) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1512 = t1504 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1513 = t1507 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1512), "l"(t1513) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1514 = t1504 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1515 = t1507 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1514), "l"(t1515) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1516 = t1504 + 4611686293305360896ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1517 = t1507 + 4611686293305361408ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1516), "l"(t1517) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1518 = t1504 + 4611686293305360898ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1519 = t1507 + 4611686293305361410ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1518), "l"(t1519) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1520 = t1504 + 4611686293305360900ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1521 = t1507 + 4611686293305361412ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1520), "l"(t1521) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1522 = t1504 + 4611686293305360902ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1523 = t1507 + 4611686293305361414ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1522), "l"(t1523) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 212 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1524 = i_4 - 1u;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1525 = t207 + t1524;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1526 = t1525 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1527 = t1526 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1528 = t1527 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1529 = t10 + t1528;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1530 = t1525 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1531 = t1530 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1529), "r"(t1531) : "memory");
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_33 = p;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_34 = p_2;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_35 = p_3;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_36 = p_4;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_37 = p_5;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_38 = p_6;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_39 = p_7;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_40 = p_8;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_41 = p_9;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_42 = p_10;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_43 = p_11;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_44 = p_12;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_45 = p_13;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_46 = p_14;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_47 = p_15;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_48 = p_16;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_49 = p_17;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_50 = p_18;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_51 = p_19;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_52 = p_20;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_53 = p_21;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_54 = p_22;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_55 = p_23;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_56 = p_24;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_57 = p_25;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_58 = p_26;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_59 = p_27;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_60 = p_28;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_61 = p_29;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_62 = p_30;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_63 = p_31;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 regs_64 = p_32;
#line 246 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1532 = t1525 & 1u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1533 = t1532 << 15u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1534 = t9 + t1533;
                const u32 t1535 = t1534 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1536 = t1535 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1537 = (u64)t1536;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1538 = t1537 + 4611686293372403712ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1538) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1539 = t1537 + 4611686293372403840ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1539) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1540 = t1537 + 4611686293372403968ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1540) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1541 = t1537 + 4611686293372404096ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1541) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1542 = t1537 + 4611686293372404224ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1542) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1543 = t1537 + 4611686293372404352ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1543) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1544 = t1537 + 4611686293372404480ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1544) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1545 = t1537 + 4611686293372404608ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1545) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t1546 = index_2 == 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t1547 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_3 = t1546 ? 0u : t1547;
                const u32 t1549 = next_3 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1549) : "memory");
#line 214 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
                const u32 t1550 = t207 + i_4;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1551 = t1550 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1552 = t1551 + 2u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1553 = t1552 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1554 = t10 + t1553;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t1555 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t1555) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1554) : "memory");
                }
#line 234 "fa-kernels/src/softmax.rs"
                const f32 old_9 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1556;
                asm("max.f32 %0, %1, %2;" : "=f"(t1556) : "f"(old_9), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1557;
                asm("max.f32 %0, %1, %2;" : "=f"(t1557) : "f"(t1556), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1558;
                asm("max.f32 %0, %1, %2;" : "=f"(t1558) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1559;
                asm("max.f32 %0, %1, %2;" : "=f"(t1559) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1560;
                asm("max.f32 %0, %1, %2;" : "=f"(t1560) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1561;
                asm("max.f32 %0, %1, %2;" : "=f"(t1561) : "f"(t1557), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1562;
                asm("max.f32 %0, %1, %2;" : "=f"(t1562) : "f"(t1558), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1563;
                asm("max.f32 %0, %1, %2;" : "=f"(t1563) : "f"(t1559), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1564;
                asm("max.f32 %0, %1, %2;" : "=f"(t1564) : "f"(t1560), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1565;
                asm("max.f32 %0, %1, %2;" : "=f"(t1565) : "f"(t1561), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1566;
                asm("max.f32 %0, %1, %2;" : "=f"(t1566) : "f"(t1562), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1567;
                asm("max.f32 %0, %1, %2;" : "=f"(t1567) : "f"(t1563), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1568;
                asm("max.f32 %0, %1, %2;" : "=f"(t1568) : "f"(t1564), "f"(s_30));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1569;
                asm("max.f32 %0, %1, %2;" : "=f"(t1569) : "f"(t1565), "f"(s_33));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1570;
                asm("max.f32 %0, %1, %2;" : "=f"(t1570) : "f"(t1566), "f"(s_34));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1571;
                asm("max.f32 %0, %1, %2;" : "=f"(t1571) : "f"(t1567), "f"(s_37));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1572;
                asm("max.f32 %0, %1, %2;" : "=f"(t1572) : "f"(t1568), "f"(s_38));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1573;
                asm("max.f32 %0, %1, %2;" : "=f"(t1573) : "f"(t1569), "f"(s_41));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1574;
                asm("max.f32 %0, %1, %2;" : "=f"(t1574) : "f"(t1570), "f"(s_42));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1575;
                asm("max.f32 %0, %1, %2;" : "=f"(t1575) : "f"(t1571), "f"(s_45));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1576;
                asm("max.f32 %0, %1, %2;" : "=f"(t1576) : "f"(t1572), "f"(s_46));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1577;
                asm("max.f32 %0, %1, %2;" : "=f"(t1577) : "f"(t1573), "f"(s_49));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1578;
                asm("max.f32 %0, %1, %2;" : "=f"(t1578) : "f"(t1574), "f"(s_50));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1579;
                asm("max.f32 %0, %1, %2;" : "=f"(t1579) : "f"(t1575), "f"(s_53));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1580;
                asm("max.f32 %0, %1, %2;" : "=f"(t1580) : "f"(t1576), "f"(s_54));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1581;
                asm("max.f32 %0, %1, %2;" : "=f"(t1581) : "f"(t1577), "f"(s_57));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1582;
                asm("max.f32 %0, %1, %2;" : "=f"(t1582) : "f"(t1578), "f"(s_58));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1583;
                asm("max.f32 %0, %1, %2;" : "=f"(t1583) : "f"(t1579), "f"(s_61));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1584;
                asm("max.f32 %0, %1, %2;" : "=f"(t1584) : "f"(t1580), "f"(s_62));
                f32 t1585;
                asm("max.f32 %0, %1, %2;" : "=f"(t1585) : "f"(t1581), "f"(t1582));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t1586;
                asm("max.f32 %0, %1, %2;" : "=f"(t1586) : "f"(t1583), "f"(t1584));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t1587;
                asm("max.f32 %0, %1, %2;" : "=f"(t1587) : "f"(t1585), "f"(t1586));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t1588;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1588) : "f"(t1587));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1587), "f"(t1588));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t1590;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1590) : "f"(pair_5));
#line 480 "fa-kernels/src/softmax.rs"
                f32 news_3;
                asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t1590));
#line 234 "fa-kernels/src/softmax.rs"
                const f32 old_10 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1592;
                asm("max.f32 %0, %1, %2;" : "=f"(t1592) : "f"(old_10), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1593;
                asm("max.f32 %0, %1, %2;" : "=f"(t1593) : "f"(t1592), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1594;
                asm("max.f32 %0, %1, %2;" : "=f"(t1594) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1595;
                asm("max.f32 %0, %1, %2;" : "=f"(t1595) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1596;
                asm("max.f32 %0, %1, %2;" : "=f"(t1596) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1597;
                asm("max.f32 %0, %1, %2;" : "=f"(t1597) : "f"(t1593), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1598;
                asm("max.f32 %0, %1, %2;" : "=f"(t1598) : "f"(t1594), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1599;
                asm("max.f32 %0, %1, %2;" : "=f"(t1599) : "f"(t1595), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1600;
                asm("max.f32 %0, %1, %2;" : "=f"(t1600) : "f"(t1596), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1601;
                asm("max.f32 %0, %1, %2;" : "=f"(t1601) : "f"(t1597), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1602;
                asm("max.f32 %0, %1, %2;" : "=f"(t1602) : "f"(t1598), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1603;
                asm("max.f32 %0, %1, %2;" : "=f"(t1603) : "f"(t1599), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1604;
                asm("max.f32 %0, %1, %2;" : "=f"(t1604) : "f"(t1600), "f"(s_32));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1605;
                asm("max.f32 %0, %1, %2;" : "=f"(t1605) : "f"(t1601), "f"(s_35));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1606;
                asm("max.f32 %0, %1, %2;" : "=f"(t1606) : "f"(t1602), "f"(s_36));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1607;
                asm("max.f32 %0, %1, %2;" : "=f"(t1607) : "f"(t1603), "f"(s_39));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1608;
                asm("max.f32 %0, %1, %2;" : "=f"(t1608) : "f"(t1604), "f"(s_40));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1609;
                asm("max.f32 %0, %1, %2;" : "=f"(t1609) : "f"(t1605), "f"(s_43));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1610;
                asm("max.f32 %0, %1, %2;" : "=f"(t1610) : "f"(t1606), "f"(s_44));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1611;
                asm("max.f32 %0, %1, %2;" : "=f"(t1611) : "f"(t1607), "f"(s_47));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1612;
                asm("max.f32 %0, %1, %2;" : "=f"(t1612) : "f"(t1608), "f"(s_48));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1613;
                asm("max.f32 %0, %1, %2;" : "=f"(t1613) : "f"(t1609), "f"(s_51));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1614;
                asm("max.f32 %0, %1, %2;" : "=f"(t1614) : "f"(t1610), "f"(s_52));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1615;
                asm("max.f32 %0, %1, %2;" : "=f"(t1615) : "f"(t1611), "f"(s_55));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1616;
                asm("max.f32 %0, %1, %2;" : "=f"(t1616) : "f"(t1612), "f"(s_56));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1617;
                asm("max.f32 %0, %1, %2;" : "=f"(t1617) : "f"(t1613), "f"(s_59));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1618;
                asm("max.f32 %0, %1, %2;" : "=f"(t1618) : "f"(t1614), "f"(s_60));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1619;
                asm("max.f32 %0, %1, %2;" : "=f"(t1619) : "f"(t1615), "f"(s_63));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t1620;
                asm("max.f32 %0, %1, %2;" : "=f"(t1620) : "f"(t1616), "f"(s_64));
                f32 t1621;
                asm("max.f32 %0, %1, %2;" : "=f"(t1621) : "f"(t1617), "f"(t1618));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t1622;
                asm("max.f32 %0, %1, %2;" : "=f"(t1622) : "f"(t1619), "f"(t1620));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t1623;
                asm("max.f32 %0, %1, %2;" : "=f"(t1623) : "f"(t1621), "f"(t1622));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t1624;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1624) : "f"(t1623));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1623), "f"(t1624));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t1626;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1626) : "f"(pair_6));
#line 480 "fa-kernels/src/softmax.rs"
                f32 news_4;
                asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t1626));
#line 242 "fa-kernels/src/softmax.rs"
                const f32 old_11 = row_max;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t1628 = news_3 - old_11;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t1629 = t1628 * scale_log2;
#line 244 "fa-kernels/src/softmax.rs"
                const bool t1630 = 8.0f < t1629;
#line 242 "fa-kernels/src/softmax.rs"
                const f32 old_12 = row_max_2;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t1631 = news_4 - old_12;
#line 244 "fa-kernels/src/softmax.rs"
                const f32 t1632 = t1631 * scale_log2;
#line 244 "fa-kernels/src/softmax.rs"
                const bool t1633 = 8.0f < t1632;
#line 247 "fa-kernels/src/softmax.rs"
                const bool t1634 = t1630 | t1633;
#line 247 "fa-kernels/src/softmax.rs"
                const bool rose_2 = __any_sync(0xffffffffu, t1634);
#line 252 "fa-kernels/src/softmax.rs"
                const f32 old_13 = row_max;
                const f32 new_5 = rose_2 ? news_3 : old_13;
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t1639 = new_5 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t1639;
#line 255 "fa-kernels/src/softmax.rs"
                const f32 t1641 = -reference_5;
#line 255 "fa-kernels/src/softmax.rs"
                f32 t1642;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1642) : "f"(old_13), "f"(scale_log2), "f"(t1641));
#line 255 "fa-kernels/src/softmax.rs"
                f32 factor_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1642));
                row_max = new_5;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t1644 = row_sum * factor_3;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1645 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t1645));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1647;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1647) : "f"(exponent_129));
#line 209 "fa-kernels/src/softmax.rs"
                s = t1647;
                const f32 t1648 = t1644 + s;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1649 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_130;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t1649));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1651;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1651) : "f"(exponent_130));
#line 209 "fa-kernels/src/softmax.rs"
                s_2 = t1651;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1652 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t1652));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1654;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1654) : "f"(exponent_131));
#line 209 "fa-kernels/src/softmax.rs"
                s_5 = t1654;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1655 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t1655));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1657;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1657) : "f"(exponent_132));
#line 209 "fa-kernels/src/softmax.rs"
                s_6 = t1657;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1658 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_133;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t1658));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1660;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1660) : "f"(exponent_133));
#line 209 "fa-kernels/src/softmax.rs"
                s_9 = t1660;
                const f32 t1661 = t1648 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1662 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t1662));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1664;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1664) : "f"(exponent_134));
#line 209 "fa-kernels/src/softmax.rs"
                s_10 = t1664;
                const f32 t1665 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1666 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t1666));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1668;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1668) : "f"(exponent_135));
#line 209 "fa-kernels/src/softmax.rs"
                s_13 = t1668;
                const f32 t1669 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1670 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t1670));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1672;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1672) : "f"(exponent_136));
#line 209 "fa-kernels/src/softmax.rs"
                s_14 = t1672;
                const f32 t1673 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1674 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t1674));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1676;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1676) : "f"(exponent_137));
#line 209 "fa-kernels/src/softmax.rs"
                s_17 = t1676;
                const f32 t1677 = t1661 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1678 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_138;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t1678));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1680;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1680) : "f"(exponent_138));
#line 209 "fa-kernels/src/softmax.rs"
                s_18 = t1680;
                const f32 t1681 = t1665 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1682 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t1682));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1684;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1684) : "f"(exponent_139));
#line 209 "fa-kernels/src/softmax.rs"
                s_21 = t1684;
                const f32 t1685 = t1669 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1686 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t1686));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1688;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1688) : "f"(exponent_140));
#line 209 "fa-kernels/src/softmax.rs"
                s_22 = t1688;
                const f32 t1689 = t1673 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1690 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t1690));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1692;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1692) : "f"(exponent_141));
#line 209 "fa-kernels/src/softmax.rs"
                s_25 = t1692;
                const f32 t1693 = t1677 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1694 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_142;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t1694));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1696;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1696) : "f"(exponent_142));
#line 209 "fa-kernels/src/softmax.rs"
                s_26 = t1696;
                const f32 t1697 = t1681 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1698 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t1698));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1700;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1700) : "f"(exponent_143));
#line 209 "fa-kernels/src/softmax.rs"
                s_29 = t1700;
                const f32 t1701 = t1685 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1702 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_144;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t1702));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1704;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1704) : "f"(exponent_144));
#line 209 "fa-kernels/src/softmax.rs"
                s_30 = t1704;
                const f32 t1705 = t1689 + s_30;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1706 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t1706));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1708;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1708) : "f"(exponent_145));
#line 209 "fa-kernels/src/softmax.rs"
                s_33 = t1708;
                const f32 t1709 = t1693 + s_33;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1710 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t1710));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1712;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1712) : "f"(exponent_146));
#line 209 "fa-kernels/src/softmax.rs"
                s_34 = t1712;
                const f32 t1713 = t1697 + s_34;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1714 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_147;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t1714));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1716;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1716) : "f"(exponent_147));
#line 209 "fa-kernels/src/softmax.rs"
                s_37 = t1716;
                const f32 t1717 = t1701 + s_37;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1718 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t1718));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1720;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1720) : "f"(exponent_148));
#line 209 "fa-kernels/src/softmax.rs"
                s_38 = t1720;
                const f32 t1721 = t1705 + s_38;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1722 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t1722));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1724;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1724) : "f"(exponent_149));
#line 209 "fa-kernels/src/softmax.rs"
                s_41 = t1724;
                const f32 t1725 = t1709 + s_41;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1726 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t1726));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1728;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1728) : "f"(exponent_150));
#line 209 "fa-kernels/src/softmax.rs"
                s_42 = t1728;
                const f32 t1729 = t1713 + s_42;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1730 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t1730));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1732;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1732) : "f"(exponent_151));
#line 209 "fa-kernels/src/softmax.rs"
                s_45 = t1732;
                const f32 t1733 = t1717 + s_45;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1734 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t1734));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1736;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1736) : "f"(exponent_152));
#line 209 "fa-kernels/src/softmax.rs"
                s_46 = t1736;
                const f32 t1737 = t1721 + s_46;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1738 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t1738));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1740;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1740) : "f"(exponent_153));
#line 209 "fa-kernels/src/softmax.rs"
                s_49 = t1740;
                const f32 t1741 = t1725 + s_49;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1742 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_154;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t1742));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1744;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1744) : "f"(exponent_154));
#line 209 "fa-kernels/src/softmax.rs"
                s_50 = t1744;
                const f32 t1745 = t1729 + s_50;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1746 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t1746));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1748;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1748) : "f"(exponent_155));
#line 209 "fa-kernels/src/softmax.rs"
                s_53 = t1748;
                const f32 t1749 = t1733 + s_53;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1750 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t1750));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1752;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1752) : "f"(exponent_156));
#line 209 "fa-kernels/src/softmax.rs"
                s_54 = t1752;
                const f32 t1753 = t1737 + s_54;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1754 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t1754));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1756;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1756) : "f"(exponent_157));
#line 209 "fa-kernels/src/softmax.rs"
                s_57 = t1756;
                const f32 t1757 = t1741 + s_57;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1758 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t1758));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1760;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1760) : "f"(exponent_158));
#line 209 "fa-kernels/src/softmax.rs"
                s_58 = t1760;
                const f32 t1761 = t1745 + s_58;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1762 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t1762));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1764;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1764) : "f"(exponent_159));
#line 209 "fa-kernels/src/softmax.rs"
                s_61 = t1764;
                const f32 t1765 = t1749 + s_61;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1766 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_160;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t1766));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1768;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1768) : "f"(exponent_160));
#line 209 "fa-kernels/src/softmax.rs"
                s_62 = t1768;
                const f32 t1769 = t1753 + s_62;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t1770 = t1757 + t1761;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t1771 = t1765 + t1769;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t1772 = t1770 + t1771;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum = t1772;
#line 252 "fa-kernels/src/softmax.rs"
                const f32 old_14 = row_max_2;
                const f32 new_6 = rose_2 ? news_4 : old_14;
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t1776 = new_6 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t1776;
#line 255 "fa-kernels/src/softmax.rs"
                const f32 t1778 = -reference_6;
#line 255 "fa-kernels/src/softmax.rs"
                f32 t1779;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1779) : "f"(old_14), "f"(scale_log2), "f"(t1778));
#line 255 "fa-kernels/src/softmax.rs"
                f32 factor_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1779));
                row_max_2 = new_6;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t1781 = row_sum_2 * factor_4;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1782 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t1782));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1784;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1784) : "f"(exponent_161));
#line 209 "fa-kernels/src/softmax.rs"
                s_3 = t1784;
                const f32 t1785 = t1781 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1786 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_162;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t1786));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1788;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1788) : "f"(exponent_162));
#line 209 "fa-kernels/src/softmax.rs"
                s_4 = t1788;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1789 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_163;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t1789));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1791;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1791) : "f"(exponent_163));
#line 209 "fa-kernels/src/softmax.rs"
                s_7 = t1791;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1792 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t1792));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1794;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1794) : "f"(exponent_164));
#line 209 "fa-kernels/src/softmax.rs"
                s_8 = t1794;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1795 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t1795));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1797;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1797) : "f"(exponent_165));
#line 209 "fa-kernels/src/softmax.rs"
                s_11 = t1797;
                const f32 t1798 = t1785 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1799 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t1799));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1801;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1801) : "f"(exponent_166));
#line 209 "fa-kernels/src/softmax.rs"
                s_12 = t1801;
                const f32 t1802 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1803 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t1803));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1805;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1805) : "f"(exponent_167));
#line 209 "fa-kernels/src/softmax.rs"
                s_15 = t1805;
                const f32 t1806 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1807 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t1807));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1809;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1809) : "f"(exponent_168));
#line 209 "fa-kernels/src/softmax.rs"
                s_16 = t1809;
                const f32 t1810 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1811 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t1811));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1813;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1813) : "f"(exponent_169));
#line 209 "fa-kernels/src/softmax.rs"
                s_19 = t1813;
                const f32 t1814 = t1798 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1815 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_170;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t1815));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1817;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1817) : "f"(exponent_170));
#line 209 "fa-kernels/src/softmax.rs"
                s_20 = t1817;
                const f32 t1818 = t1802 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1819 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t1819));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1821;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1821) : "f"(exponent_171));
#line 209 "fa-kernels/src/softmax.rs"
                s_23 = t1821;
                const f32 t1822 = t1806 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1823 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t1823));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1825;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1825) : "f"(exponent_172));
#line 209 "fa-kernels/src/softmax.rs"
                s_24 = t1825;
                const f32 t1826 = t1810 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1827 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t1827));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1829;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1829) : "f"(exponent_173));
#line 209 "fa-kernels/src/softmax.rs"
                s_27 = t1829;
                const f32 t1830 = t1814 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1831 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t1831));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1833;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1833) : "f"(exponent_174));
#line 209 "fa-kernels/src/softmax.rs"
                s_28 = t1833;
                const f32 t1834 = t1818 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1835 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t1835));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1837;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1837) : "f"(exponent_175));
#line 209 "fa-kernels/src/softmax.rs"
                s_31 = t1837;
                const f32 t1838 = t1822 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1839 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t1839));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1841;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1841) : "f"(exponent_176));
#line 209 "fa-kernels/src/softmax.rs"
                s_32 = t1841;
                const f32 t1842 = t1826 + s_32;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1843 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t1843));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1845;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1845) : "f"(exponent_177));
#line 209 "fa-kernels/src/softmax.rs"
                s_35 = t1845;
                const f32 t1846 = t1830 + s_35;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1847 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_178;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t1847));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1849;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1849) : "f"(exponent_178));
#line 209 "fa-kernels/src/softmax.rs"
                s_36 = t1849;
                const f32 t1850 = t1834 + s_36;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1851 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_179;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t1851));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1853;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1853) : "f"(exponent_179));
#line 209 "fa-kernels/src/softmax.rs"
                s_39 = t1853;
                const f32 t1854 = t1838 + s_39;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1855 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t1855));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1857;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1857) : "f"(exponent_180));
#line 209 "fa-kernels/src/softmax.rs"
                s_40 = t1857;
                const f32 t1858 = t1842 + s_40;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1859 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t1859));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1861;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1861) : "f"(exponent_181));
#line 209 "fa-kernels/src/softmax.rs"
                s_43 = t1861;
                const f32 t1862 = t1846 + s_43;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1863 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_182;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t1863));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1865;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1865) : "f"(exponent_182));
#line 209 "fa-kernels/src/softmax.rs"
                s_44 = t1865;
                const f32 t1866 = t1850 + s_44;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1867 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t1867));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1869;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1869) : "f"(exponent_183));
#line 209 "fa-kernels/src/softmax.rs"
                s_47 = t1869;
                const f32 t1870 = t1854 + s_47;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1871 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t1871));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1873;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1873) : "f"(exponent_184));
#line 209 "fa-kernels/src/softmax.rs"
                s_48 = t1873;
                const f32 t1874 = t1858 + s_48;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1875 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t1875));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1877;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1877) : "f"(exponent_185));
#line 209 "fa-kernels/src/softmax.rs"
                s_51 = t1877;
                const f32 t1878 = t1862 + s_51;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1879 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t1879));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1881;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1881) : "f"(exponent_186));
#line 209 "fa-kernels/src/softmax.rs"
                s_52 = t1881;
                const f32 t1882 = t1866 + s_52;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1883 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_187;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t1883));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1885;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1885) : "f"(exponent_187));
#line 209 "fa-kernels/src/softmax.rs"
                s_55 = t1885;
                const f32 t1886 = t1870 + s_55;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1887 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t1887));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1889;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1889) : "f"(exponent_188));
#line 209 "fa-kernels/src/softmax.rs"
                s_56 = t1889;
                const f32 t1890 = t1874 + s_56;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1891 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t1891));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1893;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1893) : "f"(exponent_189));
#line 209 "fa-kernels/src/softmax.rs"
                s_59 = t1893;
                const f32 t1894 = t1878 + s_59;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1895 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t1895));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1897;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1897) : "f"(exponent_190));
#line 209 "fa-kernels/src/softmax.rs"
                s_60 = t1897;
                const f32 t1898 = t1882 + s_60;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1899 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t1899));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1901;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1901) : "f"(exponent_191));
#line 209 "fa-kernels/src/softmax.rs"
                s_63 = t1901;
                const f32 t1902 = t1886 + s_63;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t1903 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t1903));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t1905;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1905) : "f"(exponent_192));
#line 209 "fa-kernels/src/softmax.rs"
                s_64 = t1905;
                const f32 t1906 = t1890 + s_64;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t1907 = t1894 + t1898;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t1908 = t1902 + t1906;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t1909 = t1907 + t1908;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum_2 = t1909;
#line 221 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1910 = i_4 - 1u;
#line 222 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1911 = t207 + t1910;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1912 = t1911 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1913 = t1912 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1914 = t1913 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1915 = t10 + t1914;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t1916 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t1916) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1915) : "memory");
                }
#line 134 "fa-kernels/src/softmax.rs"
                if (rose_2) {
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1917 = acc * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc = t1917;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1918 = acc_2 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_2 = t1918;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1919 = acc_5 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_5 = t1919;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1920 = acc_6 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_6 = t1920;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1921 = acc_9 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_9 = t1921;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1922 = acc_10 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_10 = t1922;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1923 = acc_13 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_13 = t1923;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1924 = acc_14 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_14 = t1924;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1925 = acc_17 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_17 = t1925;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1926 = acc_18 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_18 = t1926;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1927 = acc_21 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_21 = t1927;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1928 = acc_22 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_22 = t1928;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1929 = acc_25 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_25 = t1929;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1930 = acc_26 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_26 = t1930;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1931 = acc_29 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_29 = t1931;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1932 = acc_30 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_30 = t1932;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1933 = acc_33 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_33 = t1933;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1934 = acc_34 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_34 = t1934;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1935 = acc_37 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_37 = t1935;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1936 = acc_38 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_38 = t1936;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1937 = acc_41 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_41 = t1937;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1938 = acc_42 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_42 = t1938;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1939 = acc_45 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_45 = t1939;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1940 = acc_46 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_46 = t1940;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1941 = acc_49 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_49 = t1941;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1942 = acc_50 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_50 = t1942;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1943 = acc_53 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_53 = t1943;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1944 = acc_54 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_54 = t1944;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1945 = acc_57 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_57 = t1945;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1946 = acc_58 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_58 = t1946;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1947 = acc_61 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_61 = t1947;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1948 = acc_62 * factor_3;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_62 = t1948;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1949 = acc_3 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_3 = t1949;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1950 = acc_4 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_4 = t1950;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1951 = acc_7 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_7 = t1951;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1952 = acc_8 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_8 = t1952;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1953 = acc_11 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_11 = t1953;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1954 = acc_12 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_12 = t1954;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1955 = acc_15 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_15 = t1955;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1956 = acc_16 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_16 = t1956;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1957 = acc_19 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_19 = t1957;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1958 = acc_20 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_20 = t1958;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1959 = acc_23 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_23 = t1959;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1960 = acc_24 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_24 = t1960;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1961 = acc_27 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_27 = t1961;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1962 = acc_28 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_28 = t1962;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1963 = acc_31 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_31 = t1963;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1964 = acc_32 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_32 = t1964;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1965 = acc_35 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_35 = t1965;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1966 = acc_36 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_36 = t1966;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1967 = acc_39 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_39 = t1967;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1968 = acc_40 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_40 = t1968;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1969 = acc_43 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_43 = t1969;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1970 = acc_44 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_44 = t1970;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1971 = acc_47 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_47 = t1971;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1972 = acc_48 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_48 = t1972;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1973 = acc_51 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_51 = t1973;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1974 = acc_52 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_52 = t1974;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1975 = acc_55 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_55 = t1975;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1976 = acc_56 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_56 = t1976;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1977 = acc_59 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_59 = t1977;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1978 = acc_60 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_60 = t1978;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1979 = acc_63 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_63 = t1979;
#line 433 "fa-kernels/src/softmax.rs"
                    const f32 t1980 = acc_64 * factor_4;
#line 433 "fa-kernels/src/softmax.rs"
                    acc_64 = t1980;
                }
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1981;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1981) : "f"(s), "f"(s_2));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1982;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1982) : "f"(s_3), "f"(s_4));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1983;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1983) : "f"(s_5), "f"(s_6));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1984;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1984) : "f"(s_7), "f"(s_8));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1985;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1985) : "f"(s_9), "f"(s_10));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1986;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1986) : "f"(s_11), "f"(s_12));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1987;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1987) : "f"(s_13), "f"(s_14));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1988;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1988) : "f"(s_15), "f"(s_16));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1989;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1989) : "f"(s_17), "f"(s_18));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1990;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1990) : "f"(s_19), "f"(s_20));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1991;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1991) : "f"(s_21), "f"(s_22));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1992;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1992) : "f"(s_23), "f"(s_24));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1993;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1993) : "f"(s_25), "f"(s_26));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1994;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1994) : "f"(s_27), "f"(s_28));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1995;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1995) : "f"(s_29), "f"(s_30));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1996;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1996) : "f"(s_31), "f"(s_32));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1997;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1997) : "f"(s_33), "f"(s_34));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1998;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1998) : "f"(s_35), "f"(s_36));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t1999;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1999) : "f"(s_37), "f"(s_38));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2000;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2000) : "f"(s_39), "f"(s_40));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2001;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2001) : "f"(s_41), "f"(s_42));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2002;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2002) : "f"(s_43), "f"(s_44));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2003;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2003) : "f"(s_45), "f"(s_46));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2004;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2004) : "f"(s_47), "f"(s_48));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2005;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2005) : "f"(s_49), "f"(s_50));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2006;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2006) : "f"(s_51), "f"(s_52));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2007;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2007) : "f"(s_53), "f"(s_54));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2008;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2008) : "f"(s_55), "f"(s_56));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2009;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2009) : "f"(s_57), "f"(s_58));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2010;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2010) : "f"(s_59), "f"(s_60));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2011;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2011) : "f"(s_61), "f"(s_62));
#line 137 "fa-kernels/src/softmax.rs"
                u32 t2012;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2012) : "f"(s_63), "f"(s_64));
#line 399 "fa-kernels/src/softmax.rs"
                p = t1981;
#line 399 "fa-kernels/src/softmax.rs"
                p_2 = t1982;
#line 399 "fa-kernels/src/softmax.rs"
                p_3 = t1983;
#line 399 "fa-kernels/src/softmax.rs"
                p_4 = t1984;
#line 399 "fa-kernels/src/softmax.rs"
                p_5 = t1985;
#line 399 "fa-kernels/src/softmax.rs"
                p_6 = t1986;
#line 399 "fa-kernels/src/softmax.rs"
                p_7 = t1987;
#line 399 "fa-kernels/src/softmax.rs"
                p_8 = t1988;
#line 399 "fa-kernels/src/softmax.rs"
                p_9 = t1989;
#line 399 "fa-kernels/src/softmax.rs"
                p_10 = t1990;
#line 399 "fa-kernels/src/softmax.rs"
                p_11 = t1991;
#line 399 "fa-kernels/src/softmax.rs"
                p_12 = t1992;
#line 399 "fa-kernels/src/softmax.rs"
                p_13 = t1993;
#line 399 "fa-kernels/src/softmax.rs"
                p_14 = t1994;
#line 399 "fa-kernels/src/softmax.rs"
                p_15 = t1995;
#line 399 "fa-kernels/src/softmax.rs"
                p_16 = t1996;
#line 399 "fa-kernels/src/softmax.rs"
                p_17 = t1997;
#line 399 "fa-kernels/src/softmax.rs"
                p_18 = t1998;
#line 399 "fa-kernels/src/softmax.rs"
                p_19 = t1999;
#line 399 "fa-kernels/src/softmax.rs"
                p_20 = t2000;
#line 399 "fa-kernels/src/softmax.rs"
                p_21 = t2001;
#line 399 "fa-kernels/src/softmax.rs"
                p_22 = t2002;
#line 399 "fa-kernels/src/softmax.rs"
                p_23 = t2003;
#line 399 "fa-kernels/src/softmax.rs"
                p_24 = t2004;
#line 399 "fa-kernels/src/softmax.rs"
                p_25 = t2005;
#line 399 "fa-kernels/src/softmax.rs"
                p_26 = t2006;
#line 399 "fa-kernels/src/softmax.rs"
                p_27 = t2007;
#line 399 "fa-kernels/src/softmax.rs"
                p_28 = t2008;
#line 399 "fa-kernels/src/softmax.rs"
                p_29 = t2009;
#line 399 "fa-kernels/src/softmax.rs"
                p_30 = t2010;
#line 399 "fa-kernels/src/softmax.rs"
                p_31 = t2011;
#line 399 "fa-kernels/src/softmax.rs"
                p_32 = t2012;
            }
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2013 = count & 1u;
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2014 = t2013 + 10u;
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2015 = t2014 << 3u;
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2016 = t10 + t2015;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t2017 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t2017) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2016) : "memory");
            }
#line 194 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2018 = end_15 - 1u;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2019 = t207 + t2018;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2020 = t2019 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2021 = t2020 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2022 = t2021 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2023 = t10 + t2022;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2024 = t2019 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2025 = t2024 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2023), "r"(t2025) : "memory");
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_65 = p;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_66 = p_2;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_67 = p_3;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_68 = p_4;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_69 = p_5;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_70 = p_6;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_71 = p_7;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_72 = p_8;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_73 = p_9;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_74 = p_10;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_75 = p_11;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_76 = p_12;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_77 = p_13;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_78 = p_14;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_79 = p_15;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_80 = p_16;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_81 = p_17;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_82 = p_18;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_83 = p_19;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_84 = p_20;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_85 = p_21;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_86 = p_22;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_87 = p_23;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_88 = p_24;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_89 = p_25;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_90 = p_26;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_91 = p_27;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_92 = p_28;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_93 = p_29;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_94 = p_30;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_95 = p_31;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_96 = p_32;
#line 246 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2026 = t2019 & 1u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2027 = t2026 << 15u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2028 = t9 + t2027;
            const u32 t2029 = t2028 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2030 = t2029 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2031 = (u64)t2030;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2032 = t2031 + 4611686293372403712ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t2032) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2033 = t2031 + 4611686293372403840ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t2033) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2034 = t2031 + 4611686293372403968ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t2034) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2035 = t2031 + 4611686293372404096ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t2035) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2036 = t2031 + 4611686293372404224ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t2036) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2037 = t2031 + 4611686293372404352ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t2037) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2038 = t2031 + 4611686293372404480ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t2038) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2039 = t2031 + 4611686293372404608ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t2039) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 195 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
            const u32 t2040 = end_15 - 1u;
#line 196 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2041 = t207 + t2040;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2042 = t2041 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2043 = t2042 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2044 = t2043 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2045 = t10 + t2044;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t2046 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t2046) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2045) : "memory");
            }
#line 77 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2047 = passed_2 + end_10;
#line 77 "fa-kernels/src/forward/stream/consumer.rs"
            passed_2 = t2047;
#line 79 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2048 = t207 + end_15;
#line 120 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_5 = t2048; i_5 < passed_2; i_5 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t2049 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2049) : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t2050 = index_2 == 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t2051 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_4 = t2050 ? 0u : t2051;
                const u32 t2053 = next_4 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2053) : "memory");
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2054 = i_5 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2055 = t2054 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2056 = t10 + t2055;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2057 = i_5 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2058 = t2057 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2056), "r"(t2058) : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2059 = i_5 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2060 = t2059 + 2u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2061 = t2060 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2062 = t10 + t2061;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t2063 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t2063) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2062) : "memory");
                }
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2064 = i_5 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2065 = t2064 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2066 = t2065 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2067 = t10 + t2066;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2068 = i_5 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2069 = t2068 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2067), "r"(t2069) : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2070 = i_5 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2071 = t2070 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2072 = t2071 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2073 = t10 + t2072;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t2074 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t2074) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2073) : "memory");
                }
            }
#line 320 "fa-kernels/src/softmax.rs"
            f32 t2075;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2075) : "f"(row_sum));
#line 320 "fa-kernels/src/softmax.rs"
            const f32 pair_7 = row_sum + t2075;
            f32 t2077;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2077) : "f"(pair_7));
#line 321 "fa-kernels/src/softmax.rs"
            const f32 t2078 = pair_7 + t2077;
#line 321 "fa-kernels/src/softmax.rs"
            row_sum = t2078;
#line 320 "fa-kernels/src/softmax.rs"
            f32 t2079;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2079) : "f"(row_sum_2));
#line 320 "fa-kernels/src/softmax.rs"
            const f32 pair_8 = row_sum_2 + t2079;
            f32 t2081;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2081) : "f"(pair_8));
#line 321 "fa-kernels/src/softmax.rs"
            const f32 t2082 = pair_8 + t2081;
#line 321 "fa-kernels/src/softmax.rs"
            row_sum_2 = t2082;
#line 352 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t2083 = sum == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
            f32 t2084;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2084) : "f"(sum));
#line 353 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t2083 ? 0.0f : t2084;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2086 = acc * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc = t2086;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2087 = acc_2 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_2 = t2087;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2088 = acc_5 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_5 = t2088;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2089 = acc_6 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_6 = t2089;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2090 = acc_9 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_9 = t2090;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2091 = acc_10 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_10 = t2091;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2092 = acc_13 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_13 = t2092;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2093 = acc_14 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_14 = t2093;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2094 = acc_17 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_17 = t2094;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2095 = acc_18 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_18 = t2095;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2096 = acc_21 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_21 = t2096;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2097 = acc_22 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_22 = t2097;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2098 = acc_25 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_25 = t2098;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2099 = acc_26 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_26 = t2099;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2100 = acc_29 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_29 = t2100;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2101 = acc_30 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_30 = t2101;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2102 = acc_33 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_33 = t2102;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2103 = acc_34 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_34 = t2103;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2104 = acc_37 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_37 = t2104;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2105 = acc_38 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_38 = t2105;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2106 = acc_41 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_41 = t2106;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2107 = acc_42 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_42 = t2107;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2108 = acc_45 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_45 = t2108;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2109 = acc_46 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_46 = t2109;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2110 = acc_49 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_49 = t2110;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2111 = acc_50 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_50 = t2111;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2112 = acc_53 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_53 = t2112;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2113 = acc_54 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_54 = t2113;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2114 = acc_57 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_57 = t2114;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2115 = acc_58 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_58 = t2115;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2116 = acc_61 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_61 = t2116;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2117 = acc_62 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_62 = t2117;
#line 352 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2118 = sum_2 == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
            f32 t2119;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2119) : "f"(sum_2));
#line 353 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t2118 ? 0.0f : t2119;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2121 = acc_3 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_3 = t2121;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2122 = acc_4 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_4 = t2122;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2123 = acc_7 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_7 = t2123;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2124 = acc_8 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_8 = t2124;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2125 = acc_11 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_11 = t2125;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2126 = acc_12 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_12 = t2126;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2127 = acc_15 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_15 = t2127;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2128 = acc_16 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_16 = t2128;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2129 = acc_19 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_19 = t2129;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2130 = acc_20 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_20 = t2130;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2131 = acc_23 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_23 = t2131;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2132 = acc_24 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_24 = t2132;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2133 = acc_27 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_27 = t2133;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2134 = acc_28 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_28 = t2134;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2135 = acc_31 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_31 = t2135;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2136 = acc_32 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_32 = t2136;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2137 = acc_35 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_35 = t2137;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2138 = acc_36 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_36 = t2138;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2139 = acc_39 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_39 = t2139;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2140 = acc_40 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_40 = t2140;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2141 = acc_43 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_43 = t2141;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2142 = acc_44 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_44 = t2142;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2143 = acc_47 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_47 = t2143;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2144 = acc_48 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_48 = t2144;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2145 = acc_51 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_51 = t2145;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2146 = acc_52 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_52 = t2146;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2147 = acc_55 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_55 = t2147;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2148 = acc_56 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_56 = t2148;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2149 = acc_59 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_59 = t2149;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2150 = acc_60 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_60 = t2150;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2151 = acc_63 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_63 = t2151;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t2152 = acc_64 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_64 = t2152;
#line 308 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t2153 = lane == 0u;
#line 308 "fa-kernels/src/forward/stream/consumer.rs"
            if (t2153) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 313 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 slot_2 = count & 1u;
#line 315 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2155 = t136 + 8192u;
            u32 t2156;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2156) : "f"(acc), "f"(acc_2));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2157;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2157) : "f"(acc_3), "f"(acc_4));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2158;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2158) : "f"(acc_5), "f"(acc_6));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2159;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2159) : "f"(acc_7), "f"(acc_8));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2160;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2160) : "f"(acc_9), "f"(acc_10));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2161;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2161) : "f"(acc_11), "f"(acc_12));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2162;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2162) : "f"(acc_13), "f"(acc_14));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2163;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2163) : "f"(acc_15), "f"(acc_16));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2164;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2164) : "f"(acc_17), "f"(acc_18));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2165;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2165) : "f"(acc_19), "f"(acc_20));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2166;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(acc_21), "f"(acc_22));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2167;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2167) : "f"(acc_23), "f"(acc_24));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2168;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(acc_25), "f"(acc_26));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2169;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2169) : "f"(acc_27), "f"(acc_28));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2170;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2170) : "f"(acc_29), "f"(acc_30));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2171;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(acc_31), "f"(acc_32));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2172;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(acc_33), "f"(acc_34));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2173;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(acc_35), "f"(acc_36));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2174;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(acc_37), "f"(acc_38));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2175;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2175) : "f"(acc_39), "f"(acc_40));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2176;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(acc_41), "f"(acc_42));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2177;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(acc_43), "f"(acc_44));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2178;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(acc_45), "f"(acc_46));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2179;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2179) : "f"(acc_47), "f"(acc_48));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2180;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(acc_49), "f"(acc_50));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2181;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2181) : "f"(acc_51), "f"(acc_52));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2182;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(acc_53), "f"(acc_54));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2183;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2183) : "f"(acc_55), "f"(acc_56));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2184;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2184) : "f"(acc_57), "f"(acc_58));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2185;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(acc_59), "f"(acc_60));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2186;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(acc_61), "f"(acc_62));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t2187;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2187) : "f"(acc_63), "f"(acc_64));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2188 = lane & 15u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2189 = t138 + t2188;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2190 = lane >> 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2191 = t2189 & 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2192 = t2190 ^ t2191;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2193 = t2189 << 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2194 = t2192 << 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2195 = t2193 + t2194;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2196 = t136 + t2195;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2196), "r"(t2156), "r"(t2157), "r"(t2158), "r"(t2159) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2197 = t2195 ^ 32u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2198 = t136 + t2197;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2198), "r"(t2160), "r"(t2161), "r"(t2162), "r"(t2163) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2199 = t2195 ^ 64u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2200 = t136 + t2199;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2200), "r"(t2164), "r"(t2165), "r"(t2166), "r"(t2167) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2201 = t2195 ^ 96u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2202 = t136 + t2201;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2202), "r"(t2168), "r"(t2169), "r"(t2170), "r"(t2171) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2203 = lane & 15u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2204 = t138 + t2203;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2205 = lane >> 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2206 = t2204 & 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2207 = t2205 ^ t2206;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2208 = t2204 << 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2209 = t2207 << 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2210 = t2208 + t2209;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2211 = t2155 + t2210;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2211), "r"(t2172), "r"(t2173), "r"(t2174), "r"(t2175) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2212 = t2210 ^ 32u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2213 = t2155 + t2212;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2213), "r"(t2176), "r"(t2177), "r"(t2178), "r"(t2179) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2214 = t2210 ^ 64u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2215 = t2155 + t2214;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2215), "r"(t2180), "r"(t2181), "r"(t2182), "r"(t2183) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2216 = t2210 ^ 96u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2217 = t2155 + t2216;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2217), "r"(t2184), "r"(t2185), "r"(t2186), "r"(t2187) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t2218 = t166 + t139;
#line 319 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_row = t2218 + t138;
            const bool t2220 = lane == 0u;
#line 320 "fa-kernels/src/forward/stream/consumer.rs"
            if (t2220) {
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2221 = t138 << 7u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2222 = t136 + t2221;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2222), "l"(o), "r"(0u), "r"(t167), "r"(first_row), "r"(t168) : "memory");
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2223 = t136 + 8192u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2224 = t138 << 7u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2225 = t2223 + t2224;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t2225), "l"(o), "r"(64u), "r"(t167), "r"(first_row), "r"(t168) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2226 = (u64)t168;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2227 = t2226 * lse_stride0;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2228 = t2227 * 4ull;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2229 = lse + t2228;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2230 = (u64)t167;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2231 = t2230 * lse_stride1;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2232 = t2231 * 4ull;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t2233 = t2229 + t2232;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2234 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t2235 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t2236 = t2235 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t2236) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t2237 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t2237;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists = row < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists) {
                    const u64 t2240 = (u64)row * t2234;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t2241 = t2240 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t2242 = t2233 + t2241;
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t2243;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2243) : "f"(row_sum));
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t2244;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2244) : "f"(row_max), "f"(scale_log2), "f"(t2243));
#line 332 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t2244 * 0.6931472f;
                    const bool t2246 = row_sum == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
                    const f32 t2247 = t2246 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2242), "f"(t2247) : "memory");
                }
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t2248 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t2249 = first_row + t2248;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t2249 + 8u;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists_2) {
                    const u64 t2252 = (u64)row_2 * t2234;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t2253 = t2252 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t2254 = t2233 + t2253;
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t2255;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2255) : "f"(row_sum_2));
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t2256;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2256) : "f"(row_max_2), "f"(scale_log2), "f"(t2255));
#line 332 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t2256 * 0.6931472f;
                    const bool t2258 = row_sum_2 == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
                    const f32 t2259 = t2258 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2254), "f"(t2259) : "memory");
                }
            }
#line 82 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t2260 = count + 1u;
#line 82 "fa-kernels/src/forward/stream/consumer.rs"
            count = t2260;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2261 = count & 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const bool t2262 = t2261 == 0u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2263 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2264 = gridDim.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2265 = t2264 - 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2266 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2267 = t2265 - t2266;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 place_4 = t2262 ? t2263 : t2267;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2269 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2270 = count * t2269;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t2271 = t2270 + place_4;
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
            index_3 = t2271;
        }
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        const bool t2273 = index_2 == 0u;
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        if (t2273) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 86 "fa-kernels/src/forward/stream/consumer.rs"
        const bool t2274 = lane == 0u;
#line 86 "fa-kernels/src/forward/stream/consumer.rs"
        if (t2274) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
