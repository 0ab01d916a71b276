typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(512, 1)
stream_f16(
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
    const u32 section,
    const f32 softcap,
    const u32 window_left,
    const u32 window_right)
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
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 24576u;
#line 128 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t9 = t8 + 32768u;
    const u32 t10 = t9 + 32768u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t14 = t10 + 48u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t15 = t10 + 8u;
#line 147 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 148 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 149 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t18 = t10 + 56u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t19 = t10 + 64u;
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 80u;
#line 156 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t20) : "memory");
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t21 = t10 + 72u;
#line 155 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 88u;
#line 156 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t22) : "memory");
#line 158 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 43 "fa-kernels/src/forward/stream/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 45 "fa-kernels/src/forward/stream/mod.rs"
    const u32 t23 = seq_q + 191u;
#line 45 "fa-kernels/src/forward/stream/mod.rs"
    const u32 tiles = t23 / 192u;
    const u32 t25 = tiles * heads;
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 total = t25 * batch;
#line 48 "fa-kernels/src/forward/stream/mod.rs"
    const bool t27 = warpgroup == 0u;
#line 48 "fa-kernels/src/forward/stream/mod.rs"
    if (t27) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
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
                const u32 t54 = t53 * 192u;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t55 = t50 % heads;
#line 67 "fa-kernels/src/forward/stream/work.rs"
                const u32 t56 = t50 / heads;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 t57 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t58 = t54 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end = t58 + t57;
                const u32 t60 = end > seq_q ? end : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t61 = t60 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_2 = t61 < seq_k ? t61 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_3 = t54 + seq_k;
                const u32 t64 = end_3 > seq_q ? end_3 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 position = t64 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t66 = position > window_left ? position : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t67 = t66 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t68 = t67 < seq_k ? t67 : seq_k;
#line 159 "fa-kernels/src/forward/problem.rs"
                const u32 t69 = t54 + 191u;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 t70 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t71 = t69 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_4 = t71 + t70;
                const u32 t73 = end_4 > seq_q ? end_4 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t74 = t73 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_5 = t74 < seq_k ? t74 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_6 = t69 + seq_k;
                const u32 t77 = end_6 > seq_q ? end_6 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 position_2 = t77 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t79 = position_2 > window_left ? position_2 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t80 = t79 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t81 = t80 < seq_k ? t80 : seq_k;
#line 163 "fa-kernels/src/forward/problem.rs"
                const u32 begin = t68 >> 7u;
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 t83 = end_5 + 127u;
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 t84 = t83 >> 7u;
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 t85 = begin + 1u;
#line 167 "fa-kernels/src/forward/problem.rs"
                const u32 end_7 = t84 > t85 ? t84 : t85;
                const u32 count = end_7 - begin;
                const u32 t88 = end_2 >> 7u;
#line 169 "fa-kernels/src/forward/problem.rs"
                const u32 whole = t88 < end_7 ? t88 : end_7;
                const u32 t90 = t81 + 127u;
#line 170 "fa-kernels/src/forward/problem.rs"
                const u32 t91 = t90 >> 7u;
#line 170 "fa-kernels/src/forward/problem.rs"
                const u32 t92 = t91 > begin ? t91 : begin;
#line 170 "fa-kernels/src/forward/problem.rs"
                const u32 t93 = t92 < end_7 ? t92 : end_7;
#line 170 "fa-kernels/src/forward/problem.rs"
                const u32 cut_left = end_7 - t93;
#line 174 "fa-kernels/src/forward/problem.rs"
                const u32 t95 = end_7 - whole;
#line 174 "fa-kernels/src/forward/problem.rs"
                const u32 t96 = t95 < count ? t95 : count;
#line 45 "fa-kernels/src/forward/stream/producer.rs"
                const u32 slot = tile & 1u;
                const u32 t98 = slot + 10u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t99 = t98 << 3u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t100 = t10 + t99;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t101 = tile >> 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t102 = t101 & 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t103 = t102 ^ 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t100), "r"(t103) : "memory");
                const u32 t104 = slot + 8u;
#line 47 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t105 = t104 << 3u;
#line 47 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t106 = t10 + t105;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t106) : "memory");
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t107 = slot * 24576u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t108 = smem_1 + t107;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t108), "l"(q), "r"(t106), "r"(0u), "r"(t55), "r"(t54), "r"(t56) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t109 = t54 + 64u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t110 = slot * 24576u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t111 = smem_1 + t110;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t112 = t111 + 8192u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t112), "l"(q), "r"(t106), "r"(0u), "r"(t55), "r"(t109), "r"(t56) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t113 = t54 + 128u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t114 = slot * 24576u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t115 = smem_1 + t114;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t116 = t115 + 16384u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t116), "l"(q), "r"(t106), "r"(0u), "r"(t55), "r"(t113), "r"(t56) : "memory");
#line 30 "fa-kernels/src/forward/stream/producer.rs"
                #pragma unroll 1
                for (u32 i = 0u; i < count; i += 1u) {
#line 31 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t117 = passed + i;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t118 = t117 & 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t119 = t117 >> 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t120 = t119 & 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t121 = t120 ^ 1u;
                    const u32 t122 = end_7 - 1u;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t123 = t122 - i;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t124 = t123 << 7u;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t125 = t55 / group;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t126 = t118 << 3u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t127 = t10 + t126;
                    const u32 t128 = t118 + 2u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t129 = t128 << 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t130 = t10 + t129;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t130), "r"(t121) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t127) : "memory");
                    const u32 t131 = t118 << 14u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t132 = t8 + t131;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t132), "l"(k), "r"(t127), "r"(0u), "r"(t125), "r"(t124), "r"(t56) : "memory");
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t133 = t118 + 4u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t134 = t133 << 3u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t135 = t10 + t134;
                    const u32 t136 = t118 + 6u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t137 = t136 << 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t138 = t10 + t137;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t138), "r"(t121) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t135) : "memory");
                    const u32 t139 = t118 << 14u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t140 = t9 + t139;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t140), "l"(v), "r"(t135), "r"(0u), "r"(t125), "r"(t124), "r"(t56) : "memory");
                }
#line 37 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t141 = passed + count;
#line 37 "fa-kernels/src/forward/stream/producer.rs"
                passed = t141;
                const u32 t142 = tile + 1u;
#line 38 "fa-kernels/src/forward/stream/producer.rs"
                tile = t142;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 t143 = tile & 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const bool t144 = t143 == 0u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 t145 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 t146 = gridDim.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 t147 = t146 - 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 t148 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 t149 = t147 - t148;
#line 46 "fa-kernels/src/forward/stream/work.rs"
                const u32 place_2 = t144 ? t145 : t149;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t151 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t152 = tile * t151;
#line 50 "fa-kernels/src/forward/stream/work.rs"
                const u32 t153 = t152 + place_2;
#line 39 "fa-kernels/src/forward/stream/producer.rs"
                index = t153;
            }
        }
    } else {
#line 54 "fa-kernels/src/forward/stream/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 164 "fa-kernels/src/forward/stream/layout.rs"
        const u32 own = index_2 << 13u;
        const u32 t157 = smem_1 + own;
#line 165 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t158 = t7 + own;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t159 = warp & 3u;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t160 = t159 << 4u;
#line 56 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t161 = index_2 << 6u;
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
        u32 count_2 = 0u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 t162 = count_2 & 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const bool t163 = t162 == 0u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 t164 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 t165 = gridDim.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 t166 = t165 - 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 t167 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 t168 = t166 - t167;
#line 46 "fa-kernels/src/forward/stream/work.rs"
        const u32 place_3 = t163 ? t164 : t168;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t170 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t171 = count_2 * t170;
#line 50 "fa-kernels/src/forward/stream/work.rs"
        const u32 t172 = t171 + place_3;
#line 66 "fa-kernels/src/forward/stream/consumer.rs"
        u32 index_3 = t172;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        const bool t173 = index_2 == 2u;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        if (t173) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 68 "fa-kernels/src/forward/stream/consumer.rs"
        while (true) {
#line 68 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t174 = index_3 < total;
            if (!t174) break;
#line 60 "fa-kernels/src/forward/stream/work.rs"
            const u32 t175 = section * tiles;
#line 60 "fa-kernels/src/forward/stream/work.rs"
            const u32 t176 = index_3 / t175;
#line 60 "fa-kernels/src/forward/stream/work.rs"
            const u32 first_2 = t176 * section;
            const u32 t178 = heads * batch;
#line 61 "fa-kernels/src/forward/stream/work.rs"
            const u32 t179 = t178 - first_2;
#line 61 "fa-kernels/src/forward/stream/work.rs"
            const u32 heads_3 = t179 < section ? t179 : section;
            const u32 t181 = first_2 * tiles;
#line 62 "fa-kernels/src/forward/stream/work.rs"
            const u32 rest_2 = index_3 - t181;
            const u32 t183 = rest_2 % heads_3;
#line 63 "fa-kernels/src/forward/stream/work.rs"
            const u32 t184 = first_2 + t183;
#line 63 "fa-kernels/src/forward/stream/work.rs"
            const u32 t185 = tiles - 1u;
#line 63 "fa-kernels/src/forward/stream/work.rs"
            const u32 t186 = rest_2 / heads_3;
#line 63 "fa-kernels/src/forward/stream/work.rs"
            const u32 t187 = t185 - t186;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t188 = t187 * 192u;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t189 = t184 % heads;
#line 67 "fa-kernels/src/forward/stream/work.rs"
            const u32 t190 = t184 / heads;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 t191 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t192 = t188 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_8 = t192 + t191;
            const u32 t194 = end_8 > seq_q ? end_8 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t195 = t194 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_9 = t195 < seq_k ? t195 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_10 = t188 + seq_k;
            const u32 t198 = end_10 > seq_q ? end_10 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 position_3 = t198 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t200 = position_3 > window_left ? position_3 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t201 = t200 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t202 = t201 < seq_k ? t201 : seq_k;
#line 159 "fa-kernels/src/forward/problem.rs"
            const u32 t203 = t188 + 191u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 t204 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t205 = t203 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_11 = t205 + t204;
            const u32 t207 = end_11 > seq_q ? end_11 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t208 = t207 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_12 = t208 < seq_k ? t208 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_13 = t203 + seq_k;
            const u32 t211 = end_13 > seq_q ? end_13 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 position_4 = t211 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t213 = position_4 > window_left ? position_4 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t214 = t213 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t215 = t214 < seq_k ? t214 : seq_k;
#line 163 "fa-kernels/src/forward/problem.rs"
            const u32 begin_2 = t202 >> 7u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t217 = end_12 + 127u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t218 = t217 >> 7u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t219 = begin_2 + 1u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 end_14 = t218 > t219 ? t218 : t219;
            const u32 count_3 = end_14 - begin_2;
            const u32 t222 = end_9 >> 7u;
#line 169 "fa-kernels/src/forward/problem.rs"
            const u32 whole_2 = t222 < end_14 ? t222 : end_14;
            const u32 t224 = t215 + 127u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t225 = t224 >> 7u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t226 = t225 > begin_2 ? t225 : begin_2;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t227 = t226 < end_14 ? t226 : end_14;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 cut_left_2 = end_14 - t227;
#line 174 "fa-kernels/src/forward/problem.rs"
            const u32 t229 = end_14 - whole_2;
#line 174 "fa-kernels/src/forward/problem.rs"
            const u32 t230 = t229 < count_3 ? t229 : count_3;
#line 97 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_query = t188 + t161;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 t232 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t233 = first_query + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_15 = t233 + t232;
            const u32 t235 = end_15 > seq_q ? end_15 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t236 = t235 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_16 = t236 < seq_k ? t236 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_17 = first_query + seq_k;
            const u32 t239 = end_17 > seq_q ? end_17 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 position_5 = t239 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t241 = position_5 > window_left ? position_5 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t242 = t241 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t243 = t242 < seq_k ? t242 : seq_k;
#line 159 "fa-kernels/src/forward/problem.rs"
            const u32 t244 = first_query + 63u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 t245 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t246 = t244 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_18 = t246 + t245;
            const u32 t248 = end_18 > seq_q ? end_18 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t249 = t248 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_19 = t249 < seq_k ? t249 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_20 = t244 + seq_k;
            const u32 t252 = end_20 > seq_q ? end_20 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 position_6 = t252 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t254 = position_6 > window_left ? position_6 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t255 = t254 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t256 = t255 < seq_k ? t255 : seq_k;
#line 163 "fa-kernels/src/forward/problem.rs"
            const u32 begin_3 = t243 >> 7u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t258 = end_19 + 127u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t259 = t258 >> 7u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 t260 = begin_3 + 1u;
#line 167 "fa-kernels/src/forward/problem.rs"
            const u32 end_21 = t259 > t260 ? t259 : t260;
            const u32 count_4 = end_21 - begin_3;
            const u32 t263 = end_16 >> 7u;
#line 169 "fa-kernels/src/forward/problem.rs"
            const u32 whole_3 = t263 < end_21 ? t263 : end_21;
            const u32 t265 = t256 + 127u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t266 = t265 >> 7u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t267 = t266 > begin_3 ? t266 : begin_3;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 t268 = t267 < end_21 ? t267 : end_21;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 cut_left_3 = end_21 - t268;
#line 174 "fa-kernels/src/forward/problem.rs"
            const u32 t270 = end_21 - whole_3;
#line 174 "fa-kernels/src/forward/problem.rs"
            const u32 t271 = t270 < count_4 ? t270 : count_4;
#line 106 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t272 = end_14 - end_21;
#line 106 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t273 = passed_2 + t272;
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
            for (u32 i_2 = passed_2; i_2 < t273; i_2 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t274 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t274) : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t275 = index_2 == 2u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t276 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next = t275 ? 0u : t276;
                const u32 t278 = next + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t278) : "memory");
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t279 = i_2 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t280 = t279 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t281 = t10 + t280;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t282 = i_2 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t283 = t282 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t281), "r"(t283) : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t284 = i_2 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t285 = t284 + 2u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t286 = t285 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t287 = t10 + t286;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t288 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t288) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t287) : "memory");
                }
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t289 = i_2 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t290 = t289 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t291 = t290 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t292 = t10 + t291;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t293 = i_2 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t294 = t293 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t292), "r"(t294) : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t295 = i_2 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t296 = t295 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t297 = t296 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t298 = t10 + t297;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t299 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t299) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t298) : "memory");
                }
            }
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t300 = count_2 & 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t301 = t300 + 8u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t302 = t301 << 3u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t303 = t10 + t302;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t304 = count_2 >> 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t305 = t304 & 1u;
#line 148 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t303), "r"(t305) : "memory");
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t306 = t273 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t307 = t306 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t308 = t10 + t307;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t309 = t273 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t310 = t309 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t308), "r"(t310) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t311 = count_2 & 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t312 = t311 * 24576u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t313 = t157 + t312;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t314 = t273 & 1u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t315 = t314 << 14u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t316 = t8 + t315;
            const u32 t317 = t313 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t318 = t317 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t319 = (u64)t318;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t320 = t316 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t321 = t320 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t322 = (u64)t321;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t323 = t319 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t324 = t322 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t323), "l"(t324) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t325 = t319 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t326 = t322 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t325), "l"(t326) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t327 = t319 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t328 = t322 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t327), "l"(t328) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t329 = t319 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t330 = t322 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t329), "l"(t330) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 153 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t331 = t273 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t332 = t331 + 2u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t333 = t332 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t334 = t10 + t333;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t335 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t335) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t334) : "memory");
            }
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t336 = s * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t336));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t338 = power + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t339;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t339) : "f"(t338));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t340;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t340) : "f"(t339), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s = t340;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t341 = s_2 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t341));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t343 = power_2 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t344;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t344) : "f"(t343));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t345;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t345) : "f"(t344), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_2 = t345;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t346 = s_3 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t346));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t348 = power_3 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t349;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t349) : "f"(t348));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t350;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t350) : "f"(t349), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_3 = t350;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t351 = s_4 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t351));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t353 = power_4 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t354;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t354) : "f"(t353));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t355;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t355) : "f"(t354), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_4 = t355;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t356 = s_5 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t356));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t358 = power_5 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t359;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t359) : "f"(t358));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t360;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t360) : "f"(t359), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_5 = t360;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t361 = s_6 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t361));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t363 = power_6 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t364;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t364) : "f"(t363));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t365;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t365) : "f"(t364), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_6 = t365;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t366 = s_7 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t366));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t368 = power_7 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t369;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t369) : "f"(t368));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t370;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t370) : "f"(t369), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_7 = t370;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t371 = s_8 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t371));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t373 = power_8 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t374;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t374) : "f"(t373));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t375;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t375) : "f"(t374), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_8 = t375;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t376 = s_9 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_9;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t376));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t378 = power_9 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t379;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t379) : "f"(t378));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t380;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t380) : "f"(t379), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_9 = t380;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t381 = s_10 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_10;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t381));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t383 = power_10 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t384;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t384) : "f"(t383));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t385;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t385) : "f"(t384), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_10 = t385;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t386 = s_11 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_11;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t386));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t388 = power_11 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t389;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t389) : "f"(t388));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t390;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t390) : "f"(t389), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_11 = t390;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t391 = s_12 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_12;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t391));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t393 = power_12 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t394;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t394) : "f"(t393));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t395;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t395) : "f"(t394), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_12 = t395;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t396 = s_13 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_13;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t396));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t398 = power_13 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t399;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t399) : "f"(t398));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t400;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t400) : "f"(t399), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_13 = t400;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t401 = s_14 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_14;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t401));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t403 = power_14 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t404;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t404) : "f"(t403));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t405;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t405) : "f"(t404), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_14 = t405;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t406 = s_15 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_15;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t406));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t408 = power_15 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t409;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t409) : "f"(t408));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t410;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t410) : "f"(t409), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_15 = t410;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t411 = s_16 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_16;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t411));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t413 = power_16 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t414;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t414) : "f"(t413));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t415;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t415) : "f"(t414), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_16 = t415;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t416 = s_17 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_17;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(t416));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t418 = power_17 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t419;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t419) : "f"(t418));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t420;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t420) : "f"(t419), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_17 = t420;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t421 = s_18 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_18;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(t421));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t423 = power_18 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t424;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t424) : "f"(t423));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t425;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t425) : "f"(t424), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_18 = t425;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t426 = s_19 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_19;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(t426));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t428 = power_19 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t429;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t429) : "f"(t428));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t430;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t430) : "f"(t429), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_19 = t430;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t431 = s_20 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_20;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(t431));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t433 = power_20 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t434;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t434) : "f"(t433));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t435;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t435) : "f"(t434), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_20 = t435;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t436 = s_21 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_21;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(t436));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t438 = power_21 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t439;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t439) : "f"(t438));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t440;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t440) : "f"(t439), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_21 = t440;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t441 = s_22 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_22;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(t441));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t443 = power_22 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t444;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t444) : "f"(t443));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t445;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t445) : "f"(t444), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_22 = t445;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t446 = s_23 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_23;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(t446));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t448 = power_23 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t449;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t449) : "f"(t448));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t450;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t450) : "f"(t449), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_23 = t450;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t451 = s_24 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_24;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(t451));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t453 = power_24 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t454;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(t453));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t455;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t455) : "f"(t454), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_24 = t455;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t456 = s_25 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_25;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(t456));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t458 = power_25 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t459;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t459) : "f"(t458));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t460;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t460) : "f"(t459), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_25 = t460;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t461 = s_26 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_26;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(t461));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t463 = power_26 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t464;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t464) : "f"(t463));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t465;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t465) : "f"(t464), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_26 = t465;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t466 = s_27 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_27;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(t466));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t468 = power_27 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t469;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t469) : "f"(t468));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t470;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t470) : "f"(t469), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_27 = t470;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t471 = s_28 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_28;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(t471));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t473 = power_28 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t474;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t474) : "f"(t473));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t475;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t475) : "f"(t474), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_28 = t475;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t476 = s_29 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_29;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(t476));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t478 = power_29 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t479;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t479) : "f"(t478));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t480;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t480) : "f"(t479), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_29 = t480;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t481 = s_30 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_30;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(t481));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t483 = power_30 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t484;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(t483));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t485;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t485) : "f"(t484), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_30 = t485;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t486 = s_31 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_31;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(t486));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t488 = power_31 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t489;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t489) : "f"(t488));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t490;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(t489), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_31 = t490;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t491 = s_32 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_32;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(t491));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t493 = power_32 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t494;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(t493));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t495;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t495) : "f"(t494), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_32 = t495;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t496 = s_33 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_33;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_33) : "f"(t496));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t498 = power_33 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t499;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t499) : "f"(t498));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t500;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(t499), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_33 = t500;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t501 = s_34 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_34;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_34) : "f"(t501));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t503 = power_34 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t504;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t505;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t505) : "f"(t504), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_34 = t505;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t506 = s_35 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_35;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_35) : "f"(t506));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t508 = power_35 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t509;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(t508));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t510;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t510) : "f"(t509), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_35 = t510;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t511 = s_36 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_36;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_36) : "f"(t511));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t513 = power_36 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t514;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t515;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t515) : "f"(t514), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_36 = t515;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t516 = s_37 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_37;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_37) : "f"(t516));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t518 = power_37 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t519;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(t518));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t520;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t520) : "f"(t519), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_37 = t520;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t521 = s_38 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_38;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_38) : "f"(t521));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t523 = power_38 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t524;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(t523));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t525;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t525) : "f"(t524), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_38 = t525;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t526 = s_39 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_39;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_39) : "f"(t526));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t528 = power_39 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t529;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t529) : "f"(t528));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t530;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t530) : "f"(t529), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_39 = t530;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t531 = s_40 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_40;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_40) : "f"(t531));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t533 = power_40 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t534;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(t533));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t535;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(t534), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_40 = t535;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t536 = s_41 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_41;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_41) : "f"(t536));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t538 = power_41 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t539;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(t538));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t540;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(t539), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_41 = t540;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t541 = s_42 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_42;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_42) : "f"(t541));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t543 = power_42 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t544;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t544) : "f"(t543));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t545;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t545) : "f"(t544), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_42 = t545;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t546 = s_43 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_43;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_43) : "f"(t546));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t548 = power_43 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t549;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(t548));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t550;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t550) : "f"(t549), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_43 = t550;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t551 = s_44 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_44;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_44) : "f"(t551));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t553 = power_44 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t554;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t554) : "f"(t553));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t555;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(t554), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_44 = t555;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t556 = s_45 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_45;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_45) : "f"(t556));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t558 = power_45 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t559;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(t558));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t560;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t560) : "f"(t559), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_45 = t560;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t561 = s_46 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_46;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_46) : "f"(t561));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t563 = power_46 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t564;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t564) : "f"(t563));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t565;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t565) : "f"(t564), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_46 = t565;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t566 = s_47 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_47;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_47) : "f"(t566));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t568 = power_47 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t569;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t569) : "f"(t568));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t570;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(t569), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_47 = t570;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t571 = s_48 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_48;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_48) : "f"(t571));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t573 = power_48 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t574;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(t573));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t575) : "f"(t574), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_48 = t575;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t576 = s_49 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_49;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_49) : "f"(t576));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t578 = power_49 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t579;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t579) : "f"(t578));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t580;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(t579), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_49 = t580;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t581 = s_50 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_50;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_50) : "f"(t581));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t583 = power_50 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t584;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(t583));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t585;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t585) : "f"(t584), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_50 = t585;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t586 = s_51 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_51;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_51) : "f"(t586));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t588 = power_51 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t589;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(t588));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t590;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(t589), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_51 = t590;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t591 = s_52 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_52;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_52) : "f"(t591));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t593 = power_52 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t594;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(t593));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t595;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(t594), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_52 = t595;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t596 = s_53 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_53;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_53) : "f"(t596));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t598 = power_53 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t599;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(t598));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t600;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(t599), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_53 = t600;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t601 = s_54 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_54;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_54) : "f"(t601));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t603 = power_54 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t604;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t604) : "f"(t603));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t605;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(t604), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_54 = t605;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t606 = s_55 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_55;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_55) : "f"(t606));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t608 = power_55 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t609;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(t608));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t610;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t610) : "f"(t609), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_55 = t610;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t611 = s_56 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_56;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_56) : "f"(t611));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t613 = power_56 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t614;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t614) : "f"(t613));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t615;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(t614), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_56 = t615;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t616 = s_57 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_57;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_57) : "f"(t616));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t618 = power_57 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t619;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(t618));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t620;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t620) : "f"(t619), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_57 = t620;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t621 = s_58 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_58;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_58) : "f"(t621));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t623 = power_58 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t624;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t624) : "f"(t623));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t625;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(t624), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_58 = t625;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t626 = s_59 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_59;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_59) : "f"(t626));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t628 = power_59 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t629;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(t628));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t630;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(t629), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_59 = t630;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t631 = s_60 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_60;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_60) : "f"(t631));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t633 = power_60 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t634;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t634) : "f"(t633));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t635;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t635) : "f"(t634), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_60 = t635;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t636 = s_61 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_61;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_61) : "f"(t636));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t638 = power_61 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t639;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t639) : "f"(t638));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t640;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(t639), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_61 = t640;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t641 = s_62 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_62;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_62) : "f"(t641));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t643 = power_62 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t644;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t644) : "f"(t643));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(t644), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_62 = t645;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t646 = s_63 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_63;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_63) : "f"(t646));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t648 = power_63 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t649;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(t648));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t650;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(t649), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_63 = t650;
#line 190 "fa-kernels/src/forward/problem.rs"
            const f32 t651 = s_64 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
            f32 power_64;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_64) : "f"(t651));
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t653 = power_64 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t654;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(t653));
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 t655;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(t654), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
            s_64 = t655;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t656 = end_21 - 1u;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_key = t656 << 7u;
            const u32 t658 = t188 + t161;
#line 291 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_query_2 = t658 + t160;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t660 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t661 = t660 << 1u;
#line 34 "fa-kernels/src/mask.rs"
            const u32 column = first_key + t661;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t663 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t664 = first_query_2 + t663;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 t665 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t666 = t664 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_22 = t666 + t665;
            const u32 t668 = end_22 > seq_q ? end_22 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t669 = t668 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_23 = t669 < seq_k ? t669 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_24 = t664 + seq_k;
            const u32 t672 = end_24 > seq_q ? end_24 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 position_7 = t672 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t674 = position_7 > window_left ? position_7 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t675 = t674 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t676 = t675 < seq_k ? t675 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t677 = end_23 > column ? end_23 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 end_25 = t677 - column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t679 = t676 > column ? t676 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t680 = t679 - column;
#line 63 "fa-kernels/src/mask.rs"
            const bool t681 = 0u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t682 = t680 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible = t681 & t682;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t684 = visible ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s = t684;
#line 63 "fa-kernels/src/mask.rs"
            const bool t685 = 1u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t686 = t680 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_2 = t685 & t686;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t688 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_2 = t688;
#line 63 "fa-kernels/src/mask.rs"
            const bool t689 = 8u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t690 = t680 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_3 = t689 & t690;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t692 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_5 = t692;
#line 63 "fa-kernels/src/mask.rs"
            const bool t693 = 9u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t694 = t680 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_4 = t693 & t694;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t696 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_6 = t696;
#line 63 "fa-kernels/src/mask.rs"
            const bool t697 = 16u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t698 = t680 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_5 = t697 & t698;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t700 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_9 = t700;
#line 63 "fa-kernels/src/mask.rs"
            const bool t701 = 17u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t702 = t680 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_6 = t701 & t702;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t704 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_10 = t704;
#line 63 "fa-kernels/src/mask.rs"
            const bool t705 = 24u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t706 = t680 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_7 = t705 & t706;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t708 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_13 = t708;
#line 63 "fa-kernels/src/mask.rs"
            const bool t709 = 25u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t710 = t680 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_8 = t709 & t710;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t712 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_14 = t712;
#line 63 "fa-kernels/src/mask.rs"
            const bool t713 = 32u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t714 = t680 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_9 = t713 & t714;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t716 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_17 = t716;
#line 63 "fa-kernels/src/mask.rs"
            const bool t717 = 33u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t718 = t680 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_10 = t717 & t718;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t720 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_18 = t720;
#line 63 "fa-kernels/src/mask.rs"
            const bool t721 = 40u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t722 = t680 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_11 = t721 & t722;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t724 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_21 = t724;
#line 63 "fa-kernels/src/mask.rs"
            const bool t725 = 41u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t726 = t680 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_12 = t725 & t726;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t728 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_22 = t728;
#line 63 "fa-kernels/src/mask.rs"
            const bool t729 = 48u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t730 = t680 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_13 = t729 & t730;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t732 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_25 = t732;
#line 63 "fa-kernels/src/mask.rs"
            const bool t733 = 49u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t734 = t680 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_14 = t733 & t734;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t736 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_26 = t736;
#line 63 "fa-kernels/src/mask.rs"
            const bool t737 = 56u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t738 = t680 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_15 = t737 & t738;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t740 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_29 = t740;
#line 63 "fa-kernels/src/mask.rs"
            const bool t741 = 57u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t742 = t680 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_16 = t741 & t742;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t744 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_30 = t744;
#line 63 "fa-kernels/src/mask.rs"
            const bool t745 = 64u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t746 = t680 <= 64u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_17 = t745 & t746;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t748 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_33 = t748;
#line 63 "fa-kernels/src/mask.rs"
            const bool t749 = 65u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t750 = t680 <= 65u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_18 = t749 & t750;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t752 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_34 = t752;
#line 63 "fa-kernels/src/mask.rs"
            const bool t753 = 72u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t754 = t680 <= 72u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_19 = t753 & t754;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t756 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_37 = t756;
#line 63 "fa-kernels/src/mask.rs"
            const bool t757 = 73u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t758 = t680 <= 73u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_20 = t757 & t758;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t760 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_38 = t760;
#line 63 "fa-kernels/src/mask.rs"
            const bool t761 = 80u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t762 = t680 <= 80u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_21 = t761 & t762;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t764 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_41 = t764;
#line 63 "fa-kernels/src/mask.rs"
            const bool t765 = 81u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t766 = t680 <= 81u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_22 = t765 & t766;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t768 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_42 = t768;
#line 63 "fa-kernels/src/mask.rs"
            const bool t769 = 88u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t770 = t680 <= 88u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_23 = t769 & t770;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t772 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_45 = t772;
#line 63 "fa-kernels/src/mask.rs"
            const bool t773 = 89u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t774 = t680 <= 89u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_24 = t773 & t774;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t776 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_46 = t776;
#line 63 "fa-kernels/src/mask.rs"
            const bool t777 = 96u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t778 = t680 <= 96u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_25 = t777 & t778;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t780 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_49 = t780;
#line 63 "fa-kernels/src/mask.rs"
            const bool t781 = 97u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t782 = t680 <= 97u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_26 = t781 & t782;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t784 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_50 = t784;
#line 63 "fa-kernels/src/mask.rs"
            const bool t785 = 104u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t786 = t680 <= 104u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_27 = t785 & t786;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t788 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_53 = t788;
#line 63 "fa-kernels/src/mask.rs"
            const bool t789 = 105u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t790 = t680 <= 105u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_28 = t789 & t790;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t792 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_54 = t792;
#line 63 "fa-kernels/src/mask.rs"
            const bool t793 = 112u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t794 = t680 <= 112u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_29 = t793 & t794;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t796 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_57 = t796;
#line 63 "fa-kernels/src/mask.rs"
            const bool t797 = 113u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t798 = t680 <= 113u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_30 = t797 & t798;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t800 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_58 = t800;
#line 63 "fa-kernels/src/mask.rs"
            const bool t801 = 120u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t802 = t680 <= 120u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_31 = t801 & t802;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t804 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_61 = t804;
#line 63 "fa-kernels/src/mask.rs"
            const bool t805 = 121u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t806 = t680 <= 121u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_32 = t805 & t806;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t808 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_62 = t808;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t809 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t810 = first_query_2 + t809;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t811 = t810 + 8u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 t812 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t813 = t811 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_26 = t813 + t812;
            const u32 t815 = end_26 > seq_q ? end_26 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t816 = t815 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_27 = t816 < seq_k ? t816 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_28 = t811 + seq_k;
            const u32 t819 = end_28 > seq_q ? end_28 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 position_8 = t819 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t821 = position_8 > window_left ? position_8 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t822 = t821 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
            const u32 t823 = t822 < seq_k ? t822 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t824 = end_27 > column ? end_27 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 end_29 = t824 - column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t826 = t823 > column ? t823 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t827 = t826 - column;
#line 63 "fa-kernels/src/mask.rs"
            const bool t828 = 0u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t829 = t827 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_33 = t828 & t829;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t831 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_3 = t831;
#line 63 "fa-kernels/src/mask.rs"
            const bool t832 = 1u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t833 = t827 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_34 = t832 & t833;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t835 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_4 = t835;
#line 63 "fa-kernels/src/mask.rs"
            const bool t836 = 8u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t837 = t827 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_35 = t836 & t837;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t839 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_7 = t839;
#line 63 "fa-kernels/src/mask.rs"
            const bool t840 = 9u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t841 = t827 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_36 = t840 & t841;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t843 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_8 = t843;
#line 63 "fa-kernels/src/mask.rs"
            const bool t844 = 16u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t845 = t827 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_37 = t844 & t845;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t847 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_11 = t847;
#line 63 "fa-kernels/src/mask.rs"
            const bool t848 = 17u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t849 = t827 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_38 = t848 & t849;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t851 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_12 = t851;
#line 63 "fa-kernels/src/mask.rs"
            const bool t852 = 24u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t853 = t827 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_39 = t852 & t853;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t855 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_15 = t855;
#line 63 "fa-kernels/src/mask.rs"
            const bool t856 = 25u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t857 = t827 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_40 = t856 & t857;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t859 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_16 = t859;
#line 63 "fa-kernels/src/mask.rs"
            const bool t860 = 32u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t861 = t827 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_41 = t860 & t861;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t863 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_19 = t863;
#line 63 "fa-kernels/src/mask.rs"
            const bool t864 = 33u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t865 = t827 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_42 = t864 & t865;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t867 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_20 = t867;
#line 63 "fa-kernels/src/mask.rs"
            const bool t868 = 40u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t869 = t827 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_43 = t868 & t869;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t871 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_23 = t871;
#line 63 "fa-kernels/src/mask.rs"
            const bool t872 = 41u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t873 = t827 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_44 = t872 & t873;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t875 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_24 = t875;
#line 63 "fa-kernels/src/mask.rs"
            const bool t876 = 48u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t877 = t827 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_45 = t876 & t877;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t879 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_27 = t879;
#line 63 "fa-kernels/src/mask.rs"
            const bool t880 = 49u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t881 = t827 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_46 = t880 & t881;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t883 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_28 = t883;
#line 63 "fa-kernels/src/mask.rs"
            const bool t884 = 56u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t885 = t827 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_47 = t884 & t885;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t887 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_31 = t887;
#line 63 "fa-kernels/src/mask.rs"
            const bool t888 = 57u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t889 = t827 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_48 = t888 & t889;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t891 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_32 = t891;
#line 63 "fa-kernels/src/mask.rs"
            const bool t892 = 64u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t893 = t827 <= 64u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_49 = t892 & t893;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t895 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_35 = t895;
#line 63 "fa-kernels/src/mask.rs"
            const bool t896 = 65u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t897 = t827 <= 65u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_50 = t896 & t897;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t899 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_36 = t899;
#line 63 "fa-kernels/src/mask.rs"
            const bool t900 = 72u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t901 = t827 <= 72u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_51 = t900 & t901;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t903 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_39 = t903;
#line 63 "fa-kernels/src/mask.rs"
            const bool t904 = 73u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t905 = t827 <= 73u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_52 = t904 & t905;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t907 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_40 = t907;
#line 63 "fa-kernels/src/mask.rs"
            const bool t908 = 80u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t909 = t827 <= 80u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_53 = t908 & t909;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t911 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_43 = t911;
#line 63 "fa-kernels/src/mask.rs"
            const bool t912 = 81u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t913 = t827 <= 81u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_54 = t912 & t913;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t915 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_44 = t915;
#line 63 "fa-kernels/src/mask.rs"
            const bool t916 = 88u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t917 = t827 <= 88u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_55 = t916 & t917;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t919 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_47 = t919;
#line 63 "fa-kernels/src/mask.rs"
            const bool t920 = 89u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t921 = t827 <= 89u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_56 = t920 & t921;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t923 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_48 = t923;
#line 63 "fa-kernels/src/mask.rs"
            const bool t924 = 96u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t925 = t827 <= 96u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_57 = t924 & t925;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t927 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_51 = t927;
#line 63 "fa-kernels/src/mask.rs"
            const bool t928 = 97u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t929 = t827 <= 97u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_58 = t928 & t929;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t931 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_52 = t931;
#line 63 "fa-kernels/src/mask.rs"
            const bool t932 = 104u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t933 = t827 <= 104u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_59 = t932 & t933;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t935 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_55 = t935;
#line 63 "fa-kernels/src/mask.rs"
            const bool t936 = 105u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t937 = t827 <= 105u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_60 = t936 & t937;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t939 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_56 = t939;
#line 63 "fa-kernels/src/mask.rs"
            const bool t940 = 112u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t941 = t827 <= 112u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_61 = t940 & t941;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t943 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_59 = t943;
#line 63 "fa-kernels/src/mask.rs"
            const bool t944 = 113u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t945 = t827 <= 113u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_62 = t944 & t945;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t947 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_60 = t947;
#line 63 "fa-kernels/src/mask.rs"
            const bool t948 = 120u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t949 = t827 <= 120u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_63 = t948 & t949;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t951 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_63 = t951;
#line 63 "fa-kernels/src/mask.rs"
            const bool t952 = 121u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t953 = t827 <= 121u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_64 = t952 & t953;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t955 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_64 = t955;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 182 "fa-kernels/src/softmax.rs"
            f32 t957;
            asm("max.f32 %0, %1, %2;" : "=f"(t957) : "f"(old), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t958;
            asm("max.f32 %0, %1, %2;" : "=f"(t958) : "f"(t957), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t959;
            asm("max.f32 %0, %1, %2;" : "=f"(t959) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t960;
            asm("max.f32 %0, %1, %2;" : "=f"(t960) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t961;
            asm("max.f32 %0, %1, %2;" : "=f"(t961) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t962;
            asm("max.f32 %0, %1, %2;" : "=f"(t962) : "f"(t958), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t963;
            asm("max.f32 %0, %1, %2;" : "=f"(t963) : "f"(t959), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t964;
            asm("max.f32 %0, %1, %2;" : "=f"(t964) : "f"(t960), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t965;
            asm("max.f32 %0, %1, %2;" : "=f"(t965) : "f"(t961), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t966;
            asm("max.f32 %0, %1, %2;" : "=f"(t966) : "f"(t962), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t967;
            asm("max.f32 %0, %1, %2;" : "=f"(t967) : "f"(t963), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t968;
            asm("max.f32 %0, %1, %2;" : "=f"(t968) : "f"(t964), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t969;
            asm("max.f32 %0, %1, %2;" : "=f"(t969) : "f"(t965), "f"(s_30));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t970;
            asm("max.f32 %0, %1, %2;" : "=f"(t970) : "f"(t966), "f"(s_33));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t971;
            asm("max.f32 %0, %1, %2;" : "=f"(t971) : "f"(t967), "f"(s_34));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t972;
            asm("max.f32 %0, %1, %2;" : "=f"(t972) : "f"(t968), "f"(s_37));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t973;
            asm("max.f32 %0, %1, %2;" : "=f"(t973) : "f"(t969), "f"(s_38));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t974;
            asm("max.f32 %0, %1, %2;" : "=f"(t974) : "f"(t970), "f"(s_41));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t975;
            asm("max.f32 %0, %1, %2;" : "=f"(t975) : "f"(t971), "f"(s_42));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t976;
            asm("max.f32 %0, %1, %2;" : "=f"(t976) : "f"(t972), "f"(s_45));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t977;
            asm("max.f32 %0, %1, %2;" : "=f"(t977) : "f"(t973), "f"(s_46));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t978;
            asm("max.f32 %0, %1, %2;" : "=f"(t978) : "f"(t974), "f"(s_49));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t979;
            asm("max.f32 %0, %1, %2;" : "=f"(t979) : "f"(t975), "f"(s_50));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t980;
            asm("max.f32 %0, %1, %2;" : "=f"(t980) : "f"(t976), "f"(s_53));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t981;
            asm("max.f32 %0, %1, %2;" : "=f"(t981) : "f"(t977), "f"(s_54));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t982;
            asm("max.f32 %0, %1, %2;" : "=f"(t982) : "f"(t978), "f"(s_57));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t983;
            asm("max.f32 %0, %1, %2;" : "=f"(t983) : "f"(t979), "f"(s_58));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t984;
            asm("max.f32 %0, %1, %2;" : "=f"(t984) : "f"(t980), "f"(s_61));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t985;
            asm("max.f32 %0, %1, %2;" : "=f"(t985) : "f"(t981), "f"(s_62));
            f32 t986;
            asm("max.f32 %0, %1, %2;" : "=f"(t986) : "f"(t982), "f"(t983));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t987;
            asm("max.f32 %0, %1, %2;" : "=f"(t987) : "f"(t984), "f"(t985));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t988;
            asm("max.f32 %0, %1, %2;" : "=f"(t988) : "f"(t986), "f"(t987));
#line 479 "fa-kernels/src/softmax.rs"
            f32 t989;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t989) : "f"(t988));
#line 479 "fa-kernels/src/softmax.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t988), "f"(t989));
#line 480 "fa-kernels/src/softmax.rs"
            f32 t991;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t991) : "f"(pair));
#line 480 "fa-kernels/src/softmax.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t991));
#line 191 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t994 = new_1 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t994;
#line 171 "fa-kernels/src/softmax.rs"
            const f32 t996 = -reference;
#line 171 "fa-kernels/src/softmax.rs"
            f32 t997;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t997) : "f"(old), "f"(scale_log2), "f"(t996));
#line 171 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t997));
#line 172 "fa-kernels/src/softmax.rs"
            row_max = new_1;
#line 206 "fa-kernels/src/softmax.rs"
            const f32 t999 = row_sum * rescale;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1000 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1000));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1002;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1002) : "f"(exponent));
#line 209 "fa-kernels/src/softmax.rs"
            s = t1002;
            const f32 t1003 = t999 + s;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1004 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1004));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1006;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1006) : "f"(exponent_2));
#line 209 "fa-kernels/src/softmax.rs"
            s_2 = t1006;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1007 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1007));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1009;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1009) : "f"(exponent_3));
#line 209 "fa-kernels/src/softmax.rs"
            s_5 = t1009;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1010 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1010));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1012;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1012) : "f"(exponent_4));
#line 209 "fa-kernels/src/softmax.rs"
            s_6 = t1012;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1013 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1013));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1015;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1015) : "f"(exponent_5));
#line 209 "fa-kernels/src/softmax.rs"
            s_9 = t1015;
            const f32 t1016 = t1003 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1017 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1017));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1019;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1019) : "f"(exponent_6));
#line 209 "fa-kernels/src/softmax.rs"
            s_10 = t1019;
            const f32 t1020 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1021 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1021));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1023;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_7));
#line 209 "fa-kernels/src/softmax.rs"
            s_13 = t1023;
            const f32 t1024 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1025 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1025));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1027;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_8));
#line 209 "fa-kernels/src/softmax.rs"
            s_14 = t1027;
            const f32 t1028 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1029 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1029));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1031;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(exponent_9));
#line 209 "fa-kernels/src/softmax.rs"
            s_17 = t1031;
            const f32 t1032 = t1016 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1033 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1033));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1035;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(exponent_10));
#line 209 "fa-kernels/src/softmax.rs"
            s_18 = t1035;
            const f32 t1036 = t1020 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1037 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1037));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1039;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_11));
#line 209 "fa-kernels/src/softmax.rs"
            s_21 = t1039;
            const f32 t1040 = t1024 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1041 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1041));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1043;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(exponent_12));
#line 209 "fa-kernels/src/softmax.rs"
            s_22 = t1043;
            const f32 t1044 = t1028 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1045 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1045));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1047;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(exponent_13));
#line 209 "fa-kernels/src/softmax.rs"
            s_25 = t1047;
            const f32 t1048 = t1032 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1049 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1049));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1051;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(exponent_14));
#line 209 "fa-kernels/src/softmax.rs"
            s_26 = t1051;
            const f32 t1052 = t1036 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1053 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1053));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1055;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(exponent_15));
#line 209 "fa-kernels/src/softmax.rs"
            s_29 = t1055;
            const f32 t1056 = t1040 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1057 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1057));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1059;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_16));
#line 209 "fa-kernels/src/softmax.rs"
            s_30 = t1059;
            const f32 t1060 = t1044 + s_30;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1061 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1061));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1063;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1063) : "f"(exponent_17));
#line 209 "fa-kernels/src/softmax.rs"
            s_33 = t1063;
            const f32 t1064 = t1048 + s_33;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1065 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1065));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1067;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(exponent_18));
#line 209 "fa-kernels/src/softmax.rs"
            s_34 = t1067;
            const f32 t1068 = t1052 + s_34;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1069 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1069));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1071;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_19));
#line 209 "fa-kernels/src/softmax.rs"
            s_37 = t1071;
            const f32 t1072 = t1056 + s_37;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1073 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1073));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1075;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent_20));
#line 209 "fa-kernels/src/softmax.rs"
            s_38 = t1075;
            const f32 t1076 = t1060 + s_38;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1077 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1077));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1079;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(exponent_21));
#line 209 "fa-kernels/src/softmax.rs"
            s_41 = t1079;
            const f32 t1080 = t1064 + s_41;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1081 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1081));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1083;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(exponent_22));
#line 209 "fa-kernels/src/softmax.rs"
            s_42 = t1083;
            const f32 t1084 = t1068 + s_42;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1085 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1085));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1087;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(exponent_23));
#line 209 "fa-kernels/src/softmax.rs"
            s_45 = t1087;
            const f32 t1088 = t1072 + s_45;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1089 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1089));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1091;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1091) : "f"(exponent_24));
#line 209 "fa-kernels/src/softmax.rs"
            s_46 = t1091;
            const f32 t1092 = t1076 + s_46;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1093 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1093));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1095;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(exponent_25));
#line 209 "fa-kernels/src/softmax.rs"
            s_49 = t1095;
            const f32 t1096 = t1080 + s_49;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1097 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1097));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1099;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1099) : "f"(exponent_26));
#line 209 "fa-kernels/src/softmax.rs"
            s_50 = t1099;
            const f32 t1100 = t1084 + s_50;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1101 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1101));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1103;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1103) : "f"(exponent_27));
#line 209 "fa-kernels/src/softmax.rs"
            s_53 = t1103;
            const f32 t1104 = t1088 + s_53;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1105 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1105));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1107;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1107) : "f"(exponent_28));
#line 209 "fa-kernels/src/softmax.rs"
            s_54 = t1107;
            const f32 t1108 = t1092 + s_54;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1109 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1109));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1111;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1111) : "f"(exponent_29));
#line 209 "fa-kernels/src/softmax.rs"
            s_57 = t1111;
            const f32 t1112 = t1096 + s_57;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1113 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1113));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1115;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(exponent_30));
#line 209 "fa-kernels/src/softmax.rs"
            s_58 = t1115;
            const f32 t1116 = t1100 + s_58;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1117 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1117));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1119;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(exponent_31));
#line 209 "fa-kernels/src/softmax.rs"
            s_61 = t1119;
            const f32 t1120 = t1104 + s_61;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1121 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1121));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1123;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_32));
#line 209 "fa-kernels/src/softmax.rs"
            s_62 = t1123;
            const f32 t1124 = t1108 + s_62;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1125 = t1112 + t1116;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1126 = t1120 + t1124;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1127 = t1125 + t1126;
#line 212 "fa-kernels/src/softmax.rs"
            row_sum = t1127;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1129;
            asm("max.f32 %0, %1, %2;" : "=f"(t1129) : "f"(old_2), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1130;
            asm("max.f32 %0, %1, %2;" : "=f"(t1130) : "f"(t1129), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1131;
            asm("max.f32 %0, %1, %2;" : "=f"(t1131) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1132;
            asm("max.f32 %0, %1, %2;" : "=f"(t1132) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1133;
            asm("max.f32 %0, %1, %2;" : "=f"(t1133) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1134;
            asm("max.f32 %0, %1, %2;" : "=f"(t1134) : "f"(t1130), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1135;
            asm("max.f32 %0, %1, %2;" : "=f"(t1135) : "f"(t1131), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1136;
            asm("max.f32 %0, %1, %2;" : "=f"(t1136) : "f"(t1132), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1137;
            asm("max.f32 %0, %1, %2;" : "=f"(t1137) : "f"(t1133), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1138;
            asm("max.f32 %0, %1, %2;" : "=f"(t1138) : "f"(t1134), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1139;
            asm("max.f32 %0, %1, %2;" : "=f"(t1139) : "f"(t1135), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1140;
            asm("max.f32 %0, %1, %2;" : "=f"(t1140) : "f"(t1136), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1141;
            asm("max.f32 %0, %1, %2;" : "=f"(t1141) : "f"(t1137), "f"(s_32));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1142;
            asm("max.f32 %0, %1, %2;" : "=f"(t1142) : "f"(t1138), "f"(s_35));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1143;
            asm("max.f32 %0, %1, %2;" : "=f"(t1143) : "f"(t1139), "f"(s_36));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1144;
            asm("max.f32 %0, %1, %2;" : "=f"(t1144) : "f"(t1140), "f"(s_39));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1145;
            asm("max.f32 %0, %1, %2;" : "=f"(t1145) : "f"(t1141), "f"(s_40));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1146;
            asm("max.f32 %0, %1, %2;" : "=f"(t1146) : "f"(t1142), "f"(s_43));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1147;
            asm("max.f32 %0, %1, %2;" : "=f"(t1147) : "f"(t1143), "f"(s_44));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1148;
            asm("max.f32 %0, %1, %2;" : "=f"(t1148) : "f"(t1144), "f"(s_47));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1149;
            asm("max.f32 %0, %1, %2;" : "=f"(t1149) : "f"(t1145), "f"(s_48));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1150;
            asm("max.f32 %0, %1, %2;" : "=f"(t1150) : "f"(t1146), "f"(s_51));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1151;
            asm("max.f32 %0, %1, %2;" : "=f"(t1151) : "f"(t1147), "f"(s_52));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1152;
            asm("max.f32 %0, %1, %2;" : "=f"(t1152) : "f"(t1148), "f"(s_55));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1153;
            asm("max.f32 %0, %1, %2;" : "=f"(t1153) : "f"(t1149), "f"(s_56));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1154;
            asm("max.f32 %0, %1, %2;" : "=f"(t1154) : "f"(t1150), "f"(s_59));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1155;
            asm("max.f32 %0, %1, %2;" : "=f"(t1155) : "f"(t1151), "f"(s_60));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1156;
            asm("max.f32 %0, %1, %2;" : "=f"(t1156) : "f"(t1152), "f"(s_63));
#line 182 "fa-kernels/src/softmax.rs"
            f32 t1157;
            asm("max.f32 %0, %1, %2;" : "=f"(t1157) : "f"(t1153), "f"(s_64));
            f32 t1158;
            asm("max.f32 %0, %1, %2;" : "=f"(t1158) : "f"(t1154), "f"(t1155));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t1159;
            asm("max.f32 %0, %1, %2;" : "=f"(t1159) : "f"(t1156), "f"(t1157));
#line 184 "fa-kernels/src/softmax.rs"
            f32 t1160;
            asm("max.f32 %0, %1, %2;" : "=f"(t1160) : "f"(t1158), "f"(t1159));
#line 479 "fa-kernels/src/softmax.rs"
            f32 t1161;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1161) : "f"(t1160));
#line 479 "fa-kernels/src/softmax.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1160), "f"(t1161));
#line 480 "fa-kernels/src/softmax.rs"
            f32 t1163;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1163) : "f"(pair_2));
#line 480 "fa-kernels/src/softmax.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1163));
#line 191 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t1166 = new_2 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t1166;
#line 171 "fa-kernels/src/softmax.rs"
            const f32 t1168 = -reference_2;
#line 171 "fa-kernels/src/softmax.rs"
            f32 t1169;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1169) : "f"(old_2), "f"(scale_log2), "f"(t1168));
#line 171 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1169));
#line 172 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
#line 206 "fa-kernels/src/softmax.rs"
            const f32 t1171 = row_sum_2 * rescale_2;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1172 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1172));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1174;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(exponent_33));
#line 209 "fa-kernels/src/softmax.rs"
            s_3 = t1174;
            const f32 t1175 = t1171 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1176 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1176));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1178;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(exponent_34));
#line 209 "fa-kernels/src/softmax.rs"
            s_4 = t1178;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1179 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1179));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1181;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_35));
#line 209 "fa-kernels/src/softmax.rs"
            s_7 = t1181;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1182 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1182));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1184;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1184) : "f"(exponent_36));
#line 209 "fa-kernels/src/softmax.rs"
            s_8 = t1184;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1185 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1185));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1187;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1187) : "f"(exponent_37));
#line 209 "fa-kernels/src/softmax.rs"
            s_11 = t1187;
            const f32 t1188 = t1175 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1189 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1189));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1191;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1191) : "f"(exponent_38));
#line 209 "fa-kernels/src/softmax.rs"
            s_12 = t1191;
            const f32 t1192 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1193 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1193));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1195;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1195) : "f"(exponent_39));
#line 209 "fa-kernels/src/softmax.rs"
            s_15 = t1195;
            const f32 t1196 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1197 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1197));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1199;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1199) : "f"(exponent_40));
#line 209 "fa-kernels/src/softmax.rs"
            s_16 = t1199;
            const f32 t1200 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1201 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1201));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1203;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1203) : "f"(exponent_41));
#line 209 "fa-kernels/src/softmax.rs"
            s_19 = t1203;
            const f32 t1204 = t1188 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1205 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1205));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1207;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1207) : "f"(exponent_42));
#line 209 "fa-kernels/src/softmax.rs"
            s_20 = t1207;
            const f32 t1208 = t1192 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1209 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1209));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1211;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1211) : "f"(exponent_43));
#line 209 "fa-kernels/src/softmax.rs"
            s_23 = t1211;
            const f32 t1212 = t1196 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1213 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1213));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1215;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1215) : "f"(exponent_44));
#line 209 "fa-kernels/src/softmax.rs"
            s_24 = t1215;
            const f32 t1216 = t1200 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1217 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1217));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1219;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1219) : "f"(exponent_45));
#line 209 "fa-kernels/src/softmax.rs"
            s_27 = t1219;
            const f32 t1220 = t1204 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1221 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1221));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1223;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1223) : "f"(exponent_46));
#line 209 "fa-kernels/src/softmax.rs"
            s_28 = t1223;
            const f32 t1224 = t1208 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1225 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1225));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1227;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1227) : "f"(exponent_47));
#line 209 "fa-kernels/src/softmax.rs"
            s_31 = t1227;
            const f32 t1228 = t1212 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1229 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1229));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1231;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1231) : "f"(exponent_48));
#line 209 "fa-kernels/src/softmax.rs"
            s_32 = t1231;
            const f32 t1232 = t1216 + s_32;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1233 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1233));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1235;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1235) : "f"(exponent_49));
#line 209 "fa-kernels/src/softmax.rs"
            s_35 = t1235;
            const f32 t1236 = t1220 + s_35;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1237 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1237));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1239;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(exponent_50));
#line 209 "fa-kernels/src/softmax.rs"
            s_36 = t1239;
            const f32 t1240 = t1224 + s_36;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1241 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1241));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1243;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1243) : "f"(exponent_51));
#line 209 "fa-kernels/src/softmax.rs"
            s_39 = t1243;
            const f32 t1244 = t1228 + s_39;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1245 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1245));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1247;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1247) : "f"(exponent_52));
#line 209 "fa-kernels/src/softmax.rs"
            s_40 = t1247;
            const f32 t1248 = t1232 + s_40;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1249 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1249));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1251;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1251) : "f"(exponent_53));
#line 209 "fa-kernels/src/softmax.rs"
            s_43 = t1251;
            const f32 t1252 = t1236 + s_43;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1253 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1253));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1255;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1255) : "f"(exponent_54));
#line 209 "fa-kernels/src/softmax.rs"
            s_44 = t1255;
            const f32 t1256 = t1240 + s_44;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1257 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1257));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1259;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(exponent_55));
#line 209 "fa-kernels/src/softmax.rs"
            s_47 = t1259;
            const f32 t1260 = t1244 + s_47;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1261 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1261));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1263;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1263) : "f"(exponent_56));
#line 209 "fa-kernels/src/softmax.rs"
            s_48 = t1263;
            const f32 t1264 = t1248 + s_48;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1265 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1265));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1267;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1267) : "f"(exponent_57));
#line 209 "fa-kernels/src/softmax.rs"
            s_51 = t1267;
            const f32 t1268 = t1252 + s_51;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1269 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1269));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1271;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(exponent_58));
#line 209 "fa-kernels/src/softmax.rs"
            s_52 = t1271;
            const f32 t1272 = t1256 + s_52;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1273 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1273));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1275;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1275) : "f"(exponent_59));
#line 209 "fa-kernels/src/softmax.rs"
            s_55 = t1275;
            const f32 t1276 = t1260 + s_55;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1277 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1277));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1279;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(exponent_60));
#line 209 "fa-kernels/src/softmax.rs"
            s_56 = t1279;
            const f32 t1280 = t1264 + s_56;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1281 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1281));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1283;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1283) : "f"(exponent_61));
#line 209 "fa-kernels/src/softmax.rs"
            s_59 = t1283;
            const f32 t1284 = t1268 + s_59;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1285 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1285));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1287;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1287) : "f"(exponent_62));
#line 209 "fa-kernels/src/softmax.rs"
            s_60 = t1287;
            const f32 t1288 = t1272 + s_60;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1289 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1289));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1291;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(exponent_63));
#line 209 "fa-kernels/src/softmax.rs"
            s_63 = t1291;
            const f32 t1292 = t1276 + s_63;
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t1293 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1293));
#line 223 "fa-kernels/src/softmax.rs"
            f32 t1295;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1295) : "f"(exponent_64));
#line 209 "fa-kernels/src/softmax.rs"
            s_64 = t1295;
            const f32 t1296 = t1280 + s_64;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1297 = t1284 + t1288;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1298 = t1292 + t1296;
#line 212 "fa-kernels/src/softmax.rs"
            const f32 t1299 = t1297 + t1298;
#line 212 "fa-kernels/src/softmax.rs"
            row_sum_2 = t1299;
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1300;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1300) : "f"(s), "f"(s_2));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1301;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(s_3), "f"(s_4));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1302;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1302) : "f"(s_5), "f"(s_6));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1303;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1303) : "f"(s_7), "f"(s_8));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1304;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1304) : "f"(s_9), "f"(s_10));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1305;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1305) : "f"(s_11), "f"(s_12));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1306;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1306) : "f"(s_13), "f"(s_14));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1307;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1307) : "f"(s_15), "f"(s_16));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1308;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(s_17), "f"(s_18));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1309;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1309) : "f"(s_19), "f"(s_20));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1310;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1310) : "f"(s_21), "f"(s_22));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1311;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1311) : "f"(s_23), "f"(s_24));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1312;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1312) : "f"(s_25), "f"(s_26));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1313;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(s_27), "f"(s_28));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1314;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1314) : "f"(s_29), "f"(s_30));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1315;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1315) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1316;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(s_33), "f"(s_34));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1317;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1317) : "f"(s_35), "f"(s_36));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1318;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1318) : "f"(s_37), "f"(s_38));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1319;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(s_39), "f"(s_40));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1320;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(s_41), "f"(s_42));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1321;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(s_43), "f"(s_44));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1322;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(s_45), "f"(s_46));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1323;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(s_47), "f"(s_48));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1324;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(s_49), "f"(s_50));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1325;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(s_51), "f"(s_52));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1326;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(s_53), "f"(s_54));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1327;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(s_55), "f"(s_56));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1328;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(s_57), "f"(s_58));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1329;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(s_59), "f"(s_60));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1330;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(s_61), "f"(s_62));
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1331;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(s_63), "f"(s_64));
#line 399 "fa-kernels/src/softmax.rs"
            p = t1300;
#line 399 "fa-kernels/src/softmax.rs"
            p_2 = t1301;
#line 399 "fa-kernels/src/softmax.rs"
            p_3 = t1302;
#line 399 "fa-kernels/src/softmax.rs"
            p_4 = t1303;
#line 399 "fa-kernels/src/softmax.rs"
            p_5 = t1304;
#line 399 "fa-kernels/src/softmax.rs"
            p_6 = t1305;
#line 399 "fa-kernels/src/softmax.rs"
            p_7 = t1306;
#line 399 "fa-kernels/src/softmax.rs"
            p_8 = t1307;
#line 399 "fa-kernels/src/softmax.rs"
            p_9 = t1308;
#line 399 "fa-kernels/src/softmax.rs"
            p_10 = t1309;
#line 399 "fa-kernels/src/softmax.rs"
            p_11 = t1310;
#line 399 "fa-kernels/src/softmax.rs"
            p_12 = t1311;
#line 399 "fa-kernels/src/softmax.rs"
            p_13 = t1312;
#line 399 "fa-kernels/src/softmax.rs"
            p_14 = t1313;
#line 399 "fa-kernels/src/softmax.rs"
            p_15 = t1314;
#line 399 "fa-kernels/src/softmax.rs"
            p_16 = t1315;
#line 399 "fa-kernels/src/softmax.rs"
            p_17 = t1316;
#line 399 "fa-kernels/src/softmax.rs"
            p_18 = t1317;
#line 399 "fa-kernels/src/softmax.rs"
            p_19 = t1318;
#line 399 "fa-kernels/src/softmax.rs"
            p_20 = t1319;
#line 399 "fa-kernels/src/softmax.rs"
            p_21 = t1320;
#line 399 "fa-kernels/src/softmax.rs"
            p_22 = t1321;
#line 399 "fa-kernels/src/softmax.rs"
            p_23 = t1322;
#line 399 "fa-kernels/src/softmax.rs"
            p_24 = t1323;
#line 399 "fa-kernels/src/softmax.rs"
            p_25 = t1324;
#line 399 "fa-kernels/src/softmax.rs"
            p_26 = t1325;
#line 399 "fa-kernels/src/softmax.rs"
            p_27 = t1326;
#line 399 "fa-kernels/src/softmax.rs"
            p_28 = t1327;
#line 399 "fa-kernels/src/softmax.rs"
            p_29 = t1328;
#line 399 "fa-kernels/src/softmax.rs"
            p_30 = t1329;
#line 399 "fa-kernels/src/softmax.rs"
            p_31 = t1330;
#line 399 "fa-kernels/src/softmax.rs"
            p_32 = t1331;
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
#line 161 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 cut_right = t271 > 1u ? t271 : 1u;
            const u32 cut_left_4 = cut_left_3 > cut_right ? cut_left_3 : cut_right;
#line 165 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < cut_right; i_3 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t1334 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1334) : "memory");
#line 229 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1335 = t273 + i_3;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1336 = t1335 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1337 = t1336 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1338 = t10 + t1337;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1339 = t1335 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1340 = t1339 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1338), "r"(t1340) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1341 = count_2 & 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t1342 = t1341 * 24576u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t1343 = t157 + t1342;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1344 = t1335 & 1u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1345 = t1344 << 14u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1346 = t8 + t1345;
                const u32 t1347 = t1343 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1348 = t1347 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1349 = (u64)t1348;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1350 = t1346 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1351 = t1350 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1352 = (u64)t1351;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1353 = t1349 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1354 = t1352 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t1353), "l"(t1354) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1355 = t1349 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1356 = t1352 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1355), "l"(t1356) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1357 = t1349 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1358 = t1352 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1357), "l"(t1358) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1359 = t1349 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1360 = t1352 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1359), "l"(t1360) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 212 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1361 = i_3 - 1u;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1362 = t273 + t1361;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1363 = t1362 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1364 = t1363 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1365 = t1364 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1366 = t10 + t1365;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1367 = t1362 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1368 = t1367 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1366), "r"(t1368) : "memory");
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
                const u32 t1369 = t1362 & 1u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1370 = t1369 << 14u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1371 = t9 + t1370;
                const u32 t1372 = t1371 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1373 = t1372 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1374 = (u64)t1373;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1375 = t1374 + 4611686293372403712ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1375) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1376 = t1374 + 4611686293372403840ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1376) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1377 = t1374 + 4611686293372403968ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1377) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1378 = t1374 + 4611686293372404096ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1378) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1379 = t1374 + 4611686293372404224ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1379) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1380 = t1374 + 4611686293372404352ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1380) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1381 = t1374 + 4611686293372404480ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1381) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1382 = t1374 + 4611686293372404608ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1382) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t1383 = index_2 == 2u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t1384 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_2 = t1383 ? 0u : t1384;
                const u32 t1386 = next_2 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1386) : "memory");
#line 214 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
                const u32 t1387 = t273 + i_3;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1388 = t1387 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1389 = t1388 + 2u;
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
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1393 = s * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_65;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_65) : "f"(t1393));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1395 = power_65 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1396;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1396) : "f"(t1395));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1397;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1397) : "f"(t1396), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s = t1397;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1398 = s_2 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_66;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_66) : "f"(t1398));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1400 = power_66 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1401;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(t1400));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1402;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1402) : "f"(t1401), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_2 = t1402;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1403 = s_3 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_67;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_67) : "f"(t1403));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1405 = power_67 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1406;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1406) : "f"(t1405));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1407;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1407) : "f"(t1406), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_3 = t1407;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1408 = s_4 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_68;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_68) : "f"(t1408));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1410 = power_68 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1411;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1411) : "f"(t1410));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1412;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1412) : "f"(t1411), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_4 = t1412;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1413 = s_5 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_69;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_69) : "f"(t1413));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1415 = power_69 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1416;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1416) : "f"(t1415));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1417;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1417) : "f"(t1416), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_5 = t1417;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1418 = s_6 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_70;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_70) : "f"(t1418));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1420 = power_70 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1421;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(t1420));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1422;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1422) : "f"(t1421), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_6 = t1422;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1423 = s_7 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_71;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_71) : "f"(t1423));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1425 = power_71 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1426;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1426) : "f"(t1425));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1427;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1427) : "f"(t1426), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_7 = t1427;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1428 = s_8 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_72;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_72) : "f"(t1428));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1430 = power_72 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1431;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1431) : "f"(t1430));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1432;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1432) : "f"(t1431), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_8 = t1432;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1433 = s_9 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_73;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_73) : "f"(t1433));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1435 = power_73 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1436;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1436) : "f"(t1435));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1437;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1437) : "f"(t1436), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_9 = t1437;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1438 = s_10 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_74;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_74) : "f"(t1438));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1440 = power_74 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1441;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1441) : "f"(t1440));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1442;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1442) : "f"(t1441), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_10 = t1442;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1443 = s_11 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_75;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_75) : "f"(t1443));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1445 = power_75 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1446;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1446) : "f"(t1445));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1447;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1447) : "f"(t1446), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_11 = t1447;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1448 = s_12 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_76;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_76) : "f"(t1448));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1450 = power_76 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1451;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1451) : "f"(t1450));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1452;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1452) : "f"(t1451), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_12 = t1452;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1453 = s_13 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_77;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_77) : "f"(t1453));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1455 = power_77 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1456;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1456) : "f"(t1455));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1457;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1457) : "f"(t1456), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_13 = t1457;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1458 = s_14 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_78;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_78) : "f"(t1458));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1460 = power_78 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1461;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1461) : "f"(t1460));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1462;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1462) : "f"(t1461), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_14 = t1462;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1463 = s_15 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_79;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_79) : "f"(t1463));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1465 = power_79 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1466;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1466) : "f"(t1465));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1467;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1467) : "f"(t1466), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_15 = t1467;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1468 = s_16 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_80;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_80) : "f"(t1468));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1470 = power_80 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1471;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1471) : "f"(t1470));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1472;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1472) : "f"(t1471), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_16 = t1472;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1473 = s_17 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_81;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_81) : "f"(t1473));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1475 = power_81 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1476;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1476) : "f"(t1475));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1477;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1477) : "f"(t1476), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_17 = t1477;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1478 = s_18 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_82;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_82) : "f"(t1478));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1480 = power_82 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1481;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1481) : "f"(t1480));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1482;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1482) : "f"(t1481), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_18 = t1482;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1483 = s_19 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_83;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_83) : "f"(t1483));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1485 = power_83 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1486;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1486) : "f"(t1485));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1487;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1487) : "f"(t1486), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_19 = t1487;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1488 = s_20 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_84;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_84) : "f"(t1488));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1490 = power_84 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1491;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1491) : "f"(t1490));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1492;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1492) : "f"(t1491), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_20 = t1492;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1493 = s_21 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_85;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_85) : "f"(t1493));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1495 = power_85 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1496;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1496) : "f"(t1495));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1497;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1497) : "f"(t1496), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_21 = t1497;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1498 = s_22 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_86;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_86) : "f"(t1498));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1500 = power_86 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1501;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1501) : "f"(t1500));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1502;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1502) : "f"(t1501), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_22 = t1502;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1503 = s_23 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_87;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_87) : "f"(t1503));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1505 = power_87 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1506;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1506) : "f"(t1505));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1507;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1507) : "f"(t1506), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_23 = t1507;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1508 = s_24 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_88;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_88) : "f"(t1508));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1510 = power_88 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1511;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1511) : "f"(t1510));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1512;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1512) : "f"(t1511), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_24 = t1512;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1513 = s_25 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_89;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_89) : "f"(t1513));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1515 = power_89 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1516;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1516) : "f"(t1515));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1517;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1517) : "f"(t1516), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_25 = t1517;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1518 = s_26 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_90;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_90) : "f"(t1518));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1520 = power_90 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1521;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1521) : "f"(t1520));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1522;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1522) : "f"(t1521), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_26 = t1522;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1523 = s_27 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_91;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_91) : "f"(t1523));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1525 = power_91 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1526;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1526) : "f"(t1525));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1527;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1527) : "f"(t1526), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_27 = t1527;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1528 = s_28 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_92;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_92) : "f"(t1528));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1530 = power_92 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1531;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1531) : "f"(t1530));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1532;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1532) : "f"(t1531), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_28 = t1532;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1533 = s_29 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_93;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_93) : "f"(t1533));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1535 = power_93 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1536;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1536) : "f"(t1535));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1537;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1537) : "f"(t1536), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_29 = t1537;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1538 = s_30 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_94;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_94) : "f"(t1538));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1540 = power_94 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1541;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(t1540));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1542;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1542) : "f"(t1541), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_30 = t1542;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1543 = s_31 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_95;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_95) : "f"(t1543));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1545 = power_95 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1546;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1546) : "f"(t1545));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1547;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1547) : "f"(t1546), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_31 = t1547;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1548 = s_32 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_96;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_96) : "f"(t1548));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1550 = power_96 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1551;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1551) : "f"(t1550));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1552;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1552) : "f"(t1551), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_32 = t1552;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1553 = s_33 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_97;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_97) : "f"(t1553));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1555 = power_97 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1556;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1556) : "f"(t1555));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1557;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1557) : "f"(t1556), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_33 = t1557;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1558 = s_34 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_98;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_98) : "f"(t1558));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1560 = power_98 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1561;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1561) : "f"(t1560));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1562;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1562) : "f"(t1561), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_34 = t1562;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1563 = s_35 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_99;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_99) : "f"(t1563));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1565 = power_99 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1566;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1566) : "f"(t1565));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1567) : "f"(t1566), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_35 = t1567;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1568 = s_36 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_100;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_100) : "f"(t1568));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1570 = power_100 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1571;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1571) : "f"(t1570));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1572;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1572) : "f"(t1571), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_36 = t1572;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1573 = s_37 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_101;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_101) : "f"(t1573));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1575 = power_101 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1576;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1576) : "f"(t1575));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1577;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1577) : "f"(t1576), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_37 = t1577;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1578 = s_38 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_102;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_102) : "f"(t1578));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1580 = power_102 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1581;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1581) : "f"(t1580));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1582;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1582) : "f"(t1581), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_38 = t1582;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1583 = s_39 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_103;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_103) : "f"(t1583));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1585 = power_103 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1586;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1586) : "f"(t1585));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1587;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1587) : "f"(t1586), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_39 = t1587;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1588 = s_40 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_104;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_104) : "f"(t1588));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1590 = power_104 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1591;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1591) : "f"(t1590));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1592;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1592) : "f"(t1591), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_40 = t1592;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1593 = s_41 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_105;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_105) : "f"(t1593));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1595 = power_105 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1596;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1596) : "f"(t1595));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1597;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1597) : "f"(t1596), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_41 = t1597;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1598 = s_42 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_106;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_106) : "f"(t1598));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1600 = power_106 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1601;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1601) : "f"(t1600));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1602) : "f"(t1601), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_42 = t1602;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1603 = s_43 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_107;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_107) : "f"(t1603));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1605 = power_107 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1606;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1606) : "f"(t1605));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1607;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1607) : "f"(t1606), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_43 = t1607;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1608 = s_44 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_108;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_108) : "f"(t1608));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1610 = power_108 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1611;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1611) : "f"(t1610));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1612) : "f"(t1611), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_44 = t1612;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1613 = s_45 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_109;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_109) : "f"(t1613));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1615 = power_109 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1616;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1616) : "f"(t1615));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1617;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1617) : "f"(t1616), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_45 = t1617;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1618 = s_46 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_110;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_110) : "f"(t1618));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1620 = power_110 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1621;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1621) : "f"(t1620));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1622;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1622) : "f"(t1621), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_46 = t1622;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1623 = s_47 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_111;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_111) : "f"(t1623));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1625 = power_111 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1626;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1626) : "f"(t1625));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1627;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1627) : "f"(t1626), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_47 = t1627;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1628 = s_48 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_112;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_112) : "f"(t1628));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1630 = power_112 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1631;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1631) : "f"(t1630));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1632;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1632) : "f"(t1631), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_48 = t1632;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1633 = s_49 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_113;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_113) : "f"(t1633));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1635 = power_113 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1636;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1636) : "f"(t1635));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1637;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1637) : "f"(t1636), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_49 = t1637;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1638 = s_50 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_114;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_114) : "f"(t1638));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1640 = power_114 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1641;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1641) : "f"(t1640));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1642;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1642) : "f"(t1641), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_50 = t1642;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1643 = s_51 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_115;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_115) : "f"(t1643));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1645 = power_115 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1646;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1646) : "f"(t1645));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1647;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1647) : "f"(t1646), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_51 = t1647;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1648 = s_52 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_116;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_116) : "f"(t1648));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1650 = power_116 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1651;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1651) : "f"(t1650));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1652) : "f"(t1651), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_52 = t1652;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1653 = s_53 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_117;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_117) : "f"(t1653));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1655 = power_117 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1656;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1656) : "f"(t1655));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1657;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1657) : "f"(t1656), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_53 = t1657;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1658 = s_54 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_118;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_118) : "f"(t1658));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1660 = power_118 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1661;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1661) : "f"(t1660));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1662) : "f"(t1661), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_54 = t1662;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1663 = s_55 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_119;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_119) : "f"(t1663));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1665 = power_119 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1666;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1666) : "f"(t1665));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1667;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1667) : "f"(t1666), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_55 = t1667;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1668 = s_56 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_120;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_120) : "f"(t1668));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1670 = power_120 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1671;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1671) : "f"(t1670));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1672;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1672) : "f"(t1671), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_56 = t1672;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1673 = s_57 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_121;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_121) : "f"(t1673));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1675 = power_121 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1676;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1676) : "f"(t1675));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1677;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1677) : "f"(t1676), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_57 = t1677;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1678 = s_58 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_122;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_122) : "f"(t1678));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1680 = power_122 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1681;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1681) : "f"(t1680));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1682) : "f"(t1681), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_58 = t1682;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1683 = s_59 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_123;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_123) : "f"(t1683));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1685 = power_123 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1686;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1686) : "f"(t1685));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1687;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1687) : "f"(t1686), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_59 = t1687;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1688 = s_60 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_124;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_124) : "f"(t1688));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1690 = power_124 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1691;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1691) : "f"(t1690));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1692;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1692) : "f"(t1691), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_60 = t1692;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1693 = s_61 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_125;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_125) : "f"(t1693));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1695 = power_125 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1696;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1696) : "f"(t1695));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1697;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1697) : "f"(t1696), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_61 = t1697;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1698 = s_62 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_126;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_126) : "f"(t1698));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1700 = power_126 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1701;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1701) : "f"(t1700));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1702;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1702) : "f"(t1701), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_62 = t1702;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1703 = s_63 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_127;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_127) : "f"(t1703));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1705 = power_127 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1706;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1706) : "f"(t1705));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1707;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1707) : "f"(t1706), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_63 = t1707;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t1708 = s_64 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_128;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_128) : "f"(t1708));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1710 = power_128 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1711;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1711) : "f"(t1710));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t1712;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1712) : "f"(t1711), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_64 = t1712;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1713 = end_21 - 1u;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1714 = t1713 - i_3;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_key_2 = t1714 << 7u;
                const u32 t1716 = t188 + t161;
#line 291 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_query_3 = t1716 + t160;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t1718 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t1719 = t1718 << 1u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 column_2 = first_key_2 + t1719;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1721 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1722 = first_query_3 + t1721;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 t1723 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t1724 = t1722 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_30 = t1724 + t1723;
                const u32 t1726 = end_30 > seq_q ? end_30 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t1727 = t1726 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_31 = t1727 < seq_k ? t1727 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_32 = t1722 + seq_k;
                const u32 t1730 = end_32 > seq_q ? end_32 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 position_9 = t1730 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t1732 = position_9 > window_left ? position_9 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t1733 = t1732 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t1734 = t1733 < seq_k ? t1733 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1735 = end_31 > column_2 ? end_31 : column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_33 = t1735 - column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1737 = t1734 > column_2 ? t1734 : column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1738 = t1737 - column_2;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1739 = 0u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1740 = t1738 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_65 = t1739 & t1740;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1742 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s = t1742;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1743 = 1u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1744 = t1738 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_66 = t1743 & t1744;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1746 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_2 = t1746;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1747 = 8u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1748 = t1738 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_67 = t1747 & t1748;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1750 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_5 = t1750;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1751 = 9u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1752 = t1738 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_68 = t1751 & t1752;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1754 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_6 = t1754;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1755 = 16u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1756 = t1738 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_69 = t1755 & t1756;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1758 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_9 = t1758;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1759 = 17u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1760 = t1738 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_70 = t1759 & t1760;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1762 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_10 = t1762;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1763 = 24u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1764 = t1738 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_71 = t1763 & t1764;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1766 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_13 = t1766;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1767 = 25u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1768 = t1738 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_72 = t1767 & t1768;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1770 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_14 = t1770;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1771 = 32u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1772 = t1738 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_73 = t1771 & t1772;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1774 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_17 = t1774;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1775 = 33u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1776 = t1738 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_74 = t1775 & t1776;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1778 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_18 = t1778;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1779 = 40u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1780 = t1738 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_75 = t1779 & t1780;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1782 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_21 = t1782;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1783 = 41u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1784 = t1738 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_76 = t1783 & t1784;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1786 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_22 = t1786;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1787 = 48u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1788 = t1738 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_77 = t1787 & t1788;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1790 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_25 = t1790;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1791 = 49u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1792 = t1738 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_78 = t1791 & t1792;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1794 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_26 = t1794;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1795 = 56u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1796 = t1738 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_79 = t1795 & t1796;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1798 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_29 = t1798;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1799 = 57u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1800 = t1738 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_80 = t1799 & t1800;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1802 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_30 = t1802;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1803 = 64u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1804 = t1738 <= 64u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_81 = t1803 & t1804;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1806 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_33 = t1806;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1807 = 65u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1808 = t1738 <= 65u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_82 = t1807 & t1808;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1810 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_34 = t1810;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1811 = 72u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1812 = t1738 <= 72u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_83 = t1811 & t1812;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1814 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_37 = t1814;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1815 = 73u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1816 = t1738 <= 73u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_84 = t1815 & t1816;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1818 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_38 = t1818;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1819 = 80u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1820 = t1738 <= 80u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_85 = t1819 & t1820;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1822 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_41 = t1822;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1823 = 81u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1824 = t1738 <= 81u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_86 = t1823 & t1824;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1826 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_42 = t1826;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1827 = 88u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1828 = t1738 <= 88u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_87 = t1827 & t1828;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1830 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_45 = t1830;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1831 = 89u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1832 = t1738 <= 89u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_88 = t1831 & t1832;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1834 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_46 = t1834;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1835 = 96u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1836 = t1738 <= 96u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_89 = t1835 & t1836;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1838 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_49 = t1838;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1839 = 97u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1840 = t1738 <= 97u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_90 = t1839 & t1840;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1842 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_50 = t1842;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1843 = 104u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1844 = t1738 <= 104u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_91 = t1843 & t1844;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1846 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_53 = t1846;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1847 = 105u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1848 = t1738 <= 105u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_92 = t1847 & t1848;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1850 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_54 = t1850;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1851 = 112u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1852 = t1738 <= 112u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_93 = t1851 & t1852;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1854 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_57 = t1854;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1855 = 113u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1856 = t1738 <= 113u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_94 = t1855 & t1856;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1858 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_58 = t1858;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1859 = 120u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1860 = t1738 <= 120u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_95 = t1859 & t1860;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1862 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_61 = t1862;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1863 = 121u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1864 = t1738 <= 121u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_96 = t1863 & t1864;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1866 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_62 = t1866;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1867 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1868 = first_query_3 + t1867;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1869 = t1868 + 8u;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 t1870 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t1871 = t1869 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_34 = t1871 + t1870;
                const u32 t1873 = end_34 > seq_q ? end_34 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t1874 = t1873 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_35 = t1874 < seq_k ? t1874 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_36 = t1869 + seq_k;
                const u32 t1877 = end_36 > seq_q ? end_36 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 position_10 = t1877 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t1879 = position_10 > window_left ? position_10 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t1880 = t1879 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t1881 = t1880 < seq_k ? t1880 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1882 = end_35 > column_2 ? end_35 : column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_37 = t1882 - column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1884 = t1881 > column_2 ? t1881 : column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1885 = t1884 - column_2;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1886 = 0u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1887 = t1885 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_97 = t1886 & t1887;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1889 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_3 = t1889;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1890 = 1u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1891 = t1885 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_98 = t1890 & t1891;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1893 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_4 = t1893;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1894 = 8u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1895 = t1885 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_99 = t1894 & t1895;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1897 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_7 = t1897;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1898 = 9u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1899 = t1885 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_100 = t1898 & t1899;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1901 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_8 = t1901;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1902 = 16u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1903 = t1885 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_101 = t1902 & t1903;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1905 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_11 = t1905;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1906 = 17u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1907 = t1885 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_102 = t1906 & t1907;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1909 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_12 = t1909;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1910 = 24u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1911 = t1885 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_103 = t1910 & t1911;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1913 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_15 = t1913;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1914 = 25u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1915 = t1885 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_104 = t1914 & t1915;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1917 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_16 = t1917;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1918 = 32u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1919 = t1885 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_105 = t1918 & t1919;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1921 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_19 = t1921;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1922 = 33u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1923 = t1885 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_106 = t1922 & t1923;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1925 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_20 = t1925;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1926 = 40u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1927 = t1885 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_107 = t1926 & t1927;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1929 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_23 = t1929;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1930 = 41u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1931 = t1885 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_108 = t1930 & t1931;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1933 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_24 = t1933;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1934 = 48u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1935 = t1885 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_109 = t1934 & t1935;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1937 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_27 = t1937;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1938 = 49u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1939 = t1885 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_110 = t1938 & t1939;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1941 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_28 = t1941;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1942 = 56u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1943 = t1885 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_111 = t1942 & t1943;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1945 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_31 = t1945;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1946 = 57u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1947 = t1885 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_112 = t1946 & t1947;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1949 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_32 = t1949;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1950 = 64u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1951 = t1885 <= 64u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_113 = t1950 & t1951;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1953 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_35 = t1953;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1954 = 65u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1955 = t1885 <= 65u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_114 = t1954 & t1955;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1957 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_36 = t1957;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1958 = 72u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1959 = t1885 <= 72u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_115 = t1958 & t1959;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1961 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_39 = t1961;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1962 = 73u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1963 = t1885 <= 73u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_116 = t1962 & t1963;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1965 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_40 = t1965;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1966 = 80u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1967 = t1885 <= 80u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_117 = t1966 & t1967;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1969 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_43 = t1969;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1970 = 81u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1971 = t1885 <= 81u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_118 = t1970 & t1971;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1973 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_44 = t1973;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1974 = 88u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1975 = t1885 <= 88u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_119 = t1974 & t1975;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1977 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_47 = t1977;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1978 = 89u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1979 = t1885 <= 89u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_120 = t1978 & t1979;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1981 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_48 = t1981;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1982 = 96u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1983 = t1885 <= 96u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_121 = t1982 & t1983;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1985 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_51 = t1985;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1986 = 97u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1987 = t1885 <= 97u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_122 = t1986 & t1987;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1989 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_52 = t1989;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1990 = 104u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1991 = t1885 <= 104u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_123 = t1990 & t1991;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1993 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_55 = t1993;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1994 = 105u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1995 = t1885 <= 105u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_124 = t1994 & t1995;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1997 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_56 = t1997;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1998 = 112u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1999 = t1885 <= 112u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_125 = t1998 & t1999;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2001 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_59 = t2001;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2002 = 113u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2003 = t1885 <= 113u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_126 = t2002 & t2003;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2005 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_60 = t2005;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2006 = 120u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2007 = t1885 <= 120u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_127 = t2006 & t2007;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2009 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_63 = t2009;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2010 = 121u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2011 = t1885 <= 121u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_128 = t2010 & t2011;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2013 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_64 = t2013;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 old_3 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2015;
                asm("max.f32 %0, %1, %2;" : "=f"(t2015) : "f"(old_3), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2016;
                asm("max.f32 %0, %1, %2;" : "=f"(t2016) : "f"(t2015), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2017;
                asm("max.f32 %0, %1, %2;" : "=f"(t2017) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2018;
                asm("max.f32 %0, %1, %2;" : "=f"(t2018) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2019;
                asm("max.f32 %0, %1, %2;" : "=f"(t2019) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2020;
                asm("max.f32 %0, %1, %2;" : "=f"(t2020) : "f"(t2016), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2021;
                asm("max.f32 %0, %1, %2;" : "=f"(t2021) : "f"(t2017), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2022;
                asm("max.f32 %0, %1, %2;" : "=f"(t2022) : "f"(t2018), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2023;
                asm("max.f32 %0, %1, %2;" : "=f"(t2023) : "f"(t2019), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2024;
                asm("max.f32 %0, %1, %2;" : "=f"(t2024) : "f"(t2020), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2025;
                asm("max.f32 %0, %1, %2;" : "=f"(t2025) : "f"(t2021), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2026;
                asm("max.f32 %0, %1, %2;" : "=f"(t2026) : "f"(t2022), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2027;
                asm("max.f32 %0, %1, %2;" : "=f"(t2027) : "f"(t2023), "f"(s_30));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2028;
                asm("max.f32 %0, %1, %2;" : "=f"(t2028) : "f"(t2024), "f"(s_33));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2029;
                asm("max.f32 %0, %1, %2;" : "=f"(t2029) : "f"(t2025), "f"(s_34));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2030;
                asm("max.f32 %0, %1, %2;" : "=f"(t2030) : "f"(t2026), "f"(s_37));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2031;
                asm("max.f32 %0, %1, %2;" : "=f"(t2031) : "f"(t2027), "f"(s_38));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2032;
                asm("max.f32 %0, %1, %2;" : "=f"(t2032) : "f"(t2028), "f"(s_41));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2033;
                asm("max.f32 %0, %1, %2;" : "=f"(t2033) : "f"(t2029), "f"(s_42));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2034;
                asm("max.f32 %0, %1, %2;" : "=f"(t2034) : "f"(t2030), "f"(s_45));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2035;
                asm("max.f32 %0, %1, %2;" : "=f"(t2035) : "f"(t2031), "f"(s_46));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2036;
                asm("max.f32 %0, %1, %2;" : "=f"(t2036) : "f"(t2032), "f"(s_49));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2037;
                asm("max.f32 %0, %1, %2;" : "=f"(t2037) : "f"(t2033), "f"(s_50));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2038;
                asm("max.f32 %0, %1, %2;" : "=f"(t2038) : "f"(t2034), "f"(s_53));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2039;
                asm("max.f32 %0, %1, %2;" : "=f"(t2039) : "f"(t2035), "f"(s_54));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2040;
                asm("max.f32 %0, %1, %2;" : "=f"(t2040) : "f"(t2036), "f"(s_57));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2041;
                asm("max.f32 %0, %1, %2;" : "=f"(t2041) : "f"(t2037), "f"(s_58));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2042;
                asm("max.f32 %0, %1, %2;" : "=f"(t2042) : "f"(t2038), "f"(s_61));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2043;
                asm("max.f32 %0, %1, %2;" : "=f"(t2043) : "f"(t2039), "f"(s_62));
                f32 t2044;
                asm("max.f32 %0, %1, %2;" : "=f"(t2044) : "f"(t2040), "f"(t2041));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t2045;
                asm("max.f32 %0, %1, %2;" : "=f"(t2045) : "f"(t2042), "f"(t2043));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t2046;
                asm("max.f32 %0, %1, %2;" : "=f"(t2046) : "f"(t2044), "f"(t2045));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t2047;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2047) : "f"(t2046));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2046), "f"(t2047));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t2049;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2049) : "f"(pair_3));
#line 480 "fa-kernels/src/softmax.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t2049));
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t2052 = new_3 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t2052;
#line 171 "fa-kernels/src/softmax.rs"
                const f32 t2054 = -reference_3;
#line 171 "fa-kernels/src/softmax.rs"
                f32 t2055;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(old_3), "f"(scale_log2), "f"(t2054));
#line 171 "fa-kernels/src/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t2055));
#line 172 "fa-kernels/src/softmax.rs"
                row_max = new_3;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t2057 = row_sum * rescale_3;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2058 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t2058));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2060;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2060) : "f"(exponent_65));
#line 209 "fa-kernels/src/softmax.rs"
                s = t2060;
                const f32 t2061 = t2057 + s;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2062 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t2062));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2064;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2064) : "f"(exponent_66));
#line 209 "fa-kernels/src/softmax.rs"
                s_2 = t2064;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2065 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t2065));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2067;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2067) : "f"(exponent_67));
#line 209 "fa-kernels/src/softmax.rs"
                s_5 = t2067;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2068 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t2068));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2070;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2070) : "f"(exponent_68));
#line 209 "fa-kernels/src/softmax.rs"
                s_6 = t2070;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2071 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t2071));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2073;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2073) : "f"(exponent_69));
#line 209 "fa-kernels/src/softmax.rs"
                s_9 = t2073;
                const f32 t2074 = t2061 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2075 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t2075));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2077;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2077) : "f"(exponent_70));
#line 209 "fa-kernels/src/softmax.rs"
                s_10 = t2077;
                const f32 t2078 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2079 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t2079));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2081;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2081) : "f"(exponent_71));
#line 209 "fa-kernels/src/softmax.rs"
                s_13 = t2081;
                const f32 t2082 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2083 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t2083));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2085;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2085) : "f"(exponent_72));
#line 209 "fa-kernels/src/softmax.rs"
                s_14 = t2085;
                const f32 t2086 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2087 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t2087));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2089;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2089) : "f"(exponent_73));
#line 209 "fa-kernels/src/softmax.rs"
                s_17 = t2089;
                const f32 t2090 = t2074 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2091 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t2091));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2093;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2093) : "f"(exponent_74));
#line 209 "fa-kernels/src/softmax.rs"
                s_18 = t2093;
                const f32 t2094 = t2078 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2095 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t2095));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2097;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2097) : "f"(exponent_75));
#line 209 "fa-kernels/src/softmax.rs"
                s_21 = t2097;
                const f32 t2098 = t2082 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2099 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t2099));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2101;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2101) : "f"(exponent_76));
#line 209 "fa-kernels/src/softmax.rs"
                s_22 = t2101;
                const f32 t2102 = t2086 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2103 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t2103));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2105;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2105) : "f"(exponent_77));
#line 209 "fa-kernels/src/softmax.rs"
                s_25 = t2105;
                const f32 t2106 = t2090 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2107 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t2107));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2109;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2109) : "f"(exponent_78));
#line 209 "fa-kernels/src/softmax.rs"
                s_26 = t2109;
                const f32 t2110 = t2094 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2111 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t2111));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2113;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2113) : "f"(exponent_79));
#line 209 "fa-kernels/src/softmax.rs"
                s_29 = t2113;
                const f32 t2114 = t2098 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2115 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t2115));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2117;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2117) : "f"(exponent_80));
#line 209 "fa-kernels/src/softmax.rs"
                s_30 = t2117;
                const f32 t2118 = t2102 + s_30;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2119 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t2119));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2121;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2121) : "f"(exponent_81));
#line 209 "fa-kernels/src/softmax.rs"
                s_33 = t2121;
                const f32 t2122 = t2106 + s_33;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2123 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t2123));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2125;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2125) : "f"(exponent_82));
#line 209 "fa-kernels/src/softmax.rs"
                s_34 = t2125;
                const f32 t2126 = t2110 + s_34;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2127 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t2127));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2129;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2129) : "f"(exponent_83));
#line 209 "fa-kernels/src/softmax.rs"
                s_37 = t2129;
                const f32 t2130 = t2114 + s_37;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2131 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t2131));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2133;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2133) : "f"(exponent_84));
#line 209 "fa-kernels/src/softmax.rs"
                s_38 = t2133;
                const f32 t2134 = t2118 + s_38;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2135 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t2135));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2137;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2137) : "f"(exponent_85));
#line 209 "fa-kernels/src/softmax.rs"
                s_41 = t2137;
                const f32 t2138 = t2122 + s_41;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2139 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t2139));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2141;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2141) : "f"(exponent_86));
#line 209 "fa-kernels/src/softmax.rs"
                s_42 = t2141;
                const f32 t2142 = t2126 + s_42;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2143 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t2143));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2145;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2145) : "f"(exponent_87));
#line 209 "fa-kernels/src/softmax.rs"
                s_45 = t2145;
                const f32 t2146 = t2130 + s_45;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2147 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t2147));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2149;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2149) : "f"(exponent_88));
#line 209 "fa-kernels/src/softmax.rs"
                s_46 = t2149;
                const f32 t2150 = t2134 + s_46;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2151 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t2151));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2153;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2153) : "f"(exponent_89));
#line 209 "fa-kernels/src/softmax.rs"
                s_49 = t2153;
                const f32 t2154 = t2138 + s_49;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2155 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t2155));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2157;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2157) : "f"(exponent_90));
#line 209 "fa-kernels/src/softmax.rs"
                s_50 = t2157;
                const f32 t2158 = t2142 + s_50;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2159 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t2159));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2161;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2161) : "f"(exponent_91));
#line 209 "fa-kernels/src/softmax.rs"
                s_53 = t2161;
                const f32 t2162 = t2146 + s_53;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2163 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t2163));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2165;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2165) : "f"(exponent_92));
#line 209 "fa-kernels/src/softmax.rs"
                s_54 = t2165;
                const f32 t2166 = t2150 + s_54;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2167 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t2167));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2169) : "f"(exponent_93));
#line 209 "fa-kernels/src/softmax.rs"
                s_57 = t2169;
                const f32 t2170 = t2154 + s_57;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2171 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t2171));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2173;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2173) : "f"(exponent_94));
#line 209 "fa-kernels/src/softmax.rs"
                s_58 = t2173;
                const f32 t2174 = t2158 + s_58;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2175 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t2175));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2177;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2177) : "f"(exponent_95));
#line 209 "fa-kernels/src/softmax.rs"
                s_61 = t2177;
                const f32 t2178 = t2162 + s_61;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2179 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t2179));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2181;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2181) : "f"(exponent_96));
#line 209 "fa-kernels/src/softmax.rs"
                s_62 = t2181;
                const f32 t2182 = t2166 + s_62;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t2183 = t2170 + t2174;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t2184 = t2178 + t2182;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t2185 = t2183 + t2184;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum = t2185;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 old_4 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2187;
                asm("max.f32 %0, %1, %2;" : "=f"(t2187) : "f"(old_4), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2188;
                asm("max.f32 %0, %1, %2;" : "=f"(t2188) : "f"(t2187), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2189;
                asm("max.f32 %0, %1, %2;" : "=f"(t2189) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2190;
                asm("max.f32 %0, %1, %2;" : "=f"(t2190) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2191;
                asm("max.f32 %0, %1, %2;" : "=f"(t2191) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2192;
                asm("max.f32 %0, %1, %2;" : "=f"(t2192) : "f"(t2188), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2193;
                asm("max.f32 %0, %1, %2;" : "=f"(t2193) : "f"(t2189), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2194;
                asm("max.f32 %0, %1, %2;" : "=f"(t2194) : "f"(t2190), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2195;
                asm("max.f32 %0, %1, %2;" : "=f"(t2195) : "f"(t2191), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2196;
                asm("max.f32 %0, %1, %2;" : "=f"(t2196) : "f"(t2192), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2197;
                asm("max.f32 %0, %1, %2;" : "=f"(t2197) : "f"(t2193), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2198;
                asm("max.f32 %0, %1, %2;" : "=f"(t2198) : "f"(t2194), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2199;
                asm("max.f32 %0, %1, %2;" : "=f"(t2199) : "f"(t2195), "f"(s_32));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2200;
                asm("max.f32 %0, %1, %2;" : "=f"(t2200) : "f"(t2196), "f"(s_35));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2201;
                asm("max.f32 %0, %1, %2;" : "=f"(t2201) : "f"(t2197), "f"(s_36));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2202;
                asm("max.f32 %0, %1, %2;" : "=f"(t2202) : "f"(t2198), "f"(s_39));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2203;
                asm("max.f32 %0, %1, %2;" : "=f"(t2203) : "f"(t2199), "f"(s_40));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2204;
                asm("max.f32 %0, %1, %2;" : "=f"(t2204) : "f"(t2200), "f"(s_43));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2205;
                asm("max.f32 %0, %1, %2;" : "=f"(t2205) : "f"(t2201), "f"(s_44));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2206;
                asm("max.f32 %0, %1, %2;" : "=f"(t2206) : "f"(t2202), "f"(s_47));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2207;
                asm("max.f32 %0, %1, %2;" : "=f"(t2207) : "f"(t2203), "f"(s_48));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2208;
                asm("max.f32 %0, %1, %2;" : "=f"(t2208) : "f"(t2204), "f"(s_51));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2209;
                asm("max.f32 %0, %1, %2;" : "=f"(t2209) : "f"(t2205), "f"(s_52));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2210;
                asm("max.f32 %0, %1, %2;" : "=f"(t2210) : "f"(t2206), "f"(s_55));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2211;
                asm("max.f32 %0, %1, %2;" : "=f"(t2211) : "f"(t2207), "f"(s_56));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2212;
                asm("max.f32 %0, %1, %2;" : "=f"(t2212) : "f"(t2208), "f"(s_59));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2213;
                asm("max.f32 %0, %1, %2;" : "=f"(t2213) : "f"(t2209), "f"(s_60));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2214;
                asm("max.f32 %0, %1, %2;" : "=f"(t2214) : "f"(t2210), "f"(s_63));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2215;
                asm("max.f32 %0, %1, %2;" : "=f"(t2215) : "f"(t2211), "f"(s_64));
                f32 t2216;
                asm("max.f32 %0, %1, %2;" : "=f"(t2216) : "f"(t2212), "f"(t2213));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t2217;
                asm("max.f32 %0, %1, %2;" : "=f"(t2217) : "f"(t2214), "f"(t2215));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t2218;
                asm("max.f32 %0, %1, %2;" : "=f"(t2218) : "f"(t2216), "f"(t2217));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t2219;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2219) : "f"(t2218));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2218), "f"(t2219));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t2221;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2221) : "f"(pair_4));
#line 480 "fa-kernels/src/softmax.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t2221));
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t2224 = new_4 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t2224;
#line 171 "fa-kernels/src/softmax.rs"
                const f32 t2226 = -reference_4;
#line 171 "fa-kernels/src/softmax.rs"
                f32 t2227;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(old_4), "f"(scale_log2), "f"(t2226));
#line 171 "fa-kernels/src/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2227));
#line 172 "fa-kernels/src/softmax.rs"
                row_max_2 = new_4;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t2229 = row_sum_2 * rescale_4;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2230 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t2230));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2232;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2232) : "f"(exponent_97));
#line 209 "fa-kernels/src/softmax.rs"
                s_3 = t2232;
                const f32 t2233 = t2229 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2234 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t2234));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2236;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2236) : "f"(exponent_98));
#line 209 "fa-kernels/src/softmax.rs"
                s_4 = t2236;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2237 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t2237));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2239;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2239) : "f"(exponent_99));
#line 209 "fa-kernels/src/softmax.rs"
                s_7 = t2239;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2240 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t2240));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2242) : "f"(exponent_100));
#line 209 "fa-kernels/src/softmax.rs"
                s_8 = t2242;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2243 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t2243));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2245;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2245) : "f"(exponent_101));
#line 209 "fa-kernels/src/softmax.rs"
                s_11 = t2245;
                const f32 t2246 = t2233 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2247 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t2247));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2249;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2249) : "f"(exponent_102));
#line 209 "fa-kernels/src/softmax.rs"
                s_12 = t2249;
                const f32 t2250 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2251 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t2251));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2253;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2253) : "f"(exponent_103));
#line 209 "fa-kernels/src/softmax.rs"
                s_15 = t2253;
                const f32 t2254 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2255 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t2255));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2257;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2257) : "f"(exponent_104));
#line 209 "fa-kernels/src/softmax.rs"
                s_16 = t2257;
                const f32 t2258 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2259 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t2259));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2261;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2261) : "f"(exponent_105));
#line 209 "fa-kernels/src/softmax.rs"
                s_19 = t2261;
                const f32 t2262 = t2246 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2263 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t2263));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2265;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2265) : "f"(exponent_106));
#line 209 "fa-kernels/src/softmax.rs"
                s_20 = t2265;
                const f32 t2266 = t2250 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2267 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t2267));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2269;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2269) : "f"(exponent_107));
#line 209 "fa-kernels/src/softmax.rs"
                s_23 = t2269;
                const f32 t2270 = t2254 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2271 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t2271));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2273;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2273) : "f"(exponent_108));
#line 209 "fa-kernels/src/softmax.rs"
                s_24 = t2273;
                const f32 t2274 = t2258 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2275 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t2275));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2277;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2277) : "f"(exponent_109));
#line 209 "fa-kernels/src/softmax.rs"
                s_27 = t2277;
                const f32 t2278 = t2262 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2279 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t2279));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2281;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2281) : "f"(exponent_110));
#line 209 "fa-kernels/src/softmax.rs"
                s_28 = t2281;
                const f32 t2282 = t2266 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2283 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t2283));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2285;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2285) : "f"(exponent_111));
#line 209 "fa-kernels/src/softmax.rs"
                s_31 = t2285;
                const f32 t2286 = t2270 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2287 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t2287));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2289;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2289) : "f"(exponent_112));
#line 209 "fa-kernels/src/softmax.rs"
                s_32 = t2289;
                const f32 t2290 = t2274 + s_32;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2291 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t2291));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2293;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2293) : "f"(exponent_113));
#line 209 "fa-kernels/src/softmax.rs"
                s_35 = t2293;
                const f32 t2294 = t2278 + s_35;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2295 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t2295));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2297;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2297) : "f"(exponent_114));
#line 209 "fa-kernels/src/softmax.rs"
                s_36 = t2297;
                const f32 t2298 = t2282 + s_36;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2299 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t2299));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2301;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2301) : "f"(exponent_115));
#line 209 "fa-kernels/src/softmax.rs"
                s_39 = t2301;
                const f32 t2302 = t2286 + s_39;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2303 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t2303));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2305;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2305) : "f"(exponent_116));
#line 209 "fa-kernels/src/softmax.rs"
                s_40 = t2305;
                const f32 t2306 = t2290 + s_40;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2307 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t2307));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2309;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2309) : "f"(exponent_117));
#line 209 "fa-kernels/src/softmax.rs"
                s_43 = t2309;
                const f32 t2310 = t2294 + s_43;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2311 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t2311));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2313;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2313) : "f"(exponent_118));
#line 209 "fa-kernels/src/softmax.rs"
                s_44 = t2313;
                const f32 t2314 = t2298 + s_44;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2315 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t2315));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2317) : "f"(exponent_119));
#line 209 "fa-kernels/src/softmax.rs"
                s_47 = t2317;
                const f32 t2318 = t2302 + s_47;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2319 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t2319));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2321) : "f"(exponent_120));
#line 209 "fa-kernels/src/softmax.rs"
                s_48 = t2321;
                const f32 t2322 = t2306 + s_48;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2323 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t2323));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2325;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2325) : "f"(exponent_121));
#line 209 "fa-kernels/src/softmax.rs"
                s_51 = t2325;
                const f32 t2326 = t2310 + s_51;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2327 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t2327));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2329;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2329) : "f"(exponent_122));
#line 209 "fa-kernels/src/softmax.rs"
                s_52 = t2329;
                const f32 t2330 = t2314 + s_52;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2331 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t2331));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2333) : "f"(exponent_123));
#line 209 "fa-kernels/src/softmax.rs"
                s_55 = t2333;
                const f32 t2334 = t2318 + s_55;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2335 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t2335));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2337;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2337) : "f"(exponent_124));
#line 209 "fa-kernels/src/softmax.rs"
                s_56 = t2337;
                const f32 t2338 = t2322 + s_56;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2339 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t2339));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2341;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2341) : "f"(exponent_125));
#line 209 "fa-kernels/src/softmax.rs"
                s_59 = t2341;
                const f32 t2342 = t2326 + s_59;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2343 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t2343));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2345) : "f"(exponent_126));
#line 209 "fa-kernels/src/softmax.rs"
                s_60 = t2345;
                const f32 t2346 = t2330 + s_60;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2347 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t2347));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2349) : "f"(exponent_127));
#line 209 "fa-kernels/src/softmax.rs"
                s_63 = t2349;
                const f32 t2350 = t2334 + s_63;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2351 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t2351));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2353) : "f"(exponent_128));
#line 209 "fa-kernels/src/softmax.rs"
                s_64 = t2353;
                const f32 t2354 = t2338 + s_64;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t2355 = t2342 + t2346;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t2356 = t2350 + t2354;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t2357 = t2355 + t2356;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum_2 = t2357;
#line 221 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t2358 = i_3 - 1u;
#line 222 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2359 = t273 + t2358;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2360 = t2359 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2361 = t2360 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2362 = t2361 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2363 = t10 + t2362;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t2364 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t2364) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2363) : "memory");
                }
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2365 = acc * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc = t2365;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2366 = acc_2 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_2 = t2366;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2367 = acc_5 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_5 = t2367;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2368 = acc_6 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_6 = t2368;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2369 = acc_9 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_9 = t2369;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2370 = acc_10 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_10 = t2370;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2371 = acc_13 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_13 = t2371;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2372 = acc_14 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_14 = t2372;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2373 = acc_17 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_17 = t2373;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2374 = acc_18 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_18 = t2374;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2375 = acc_21 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_21 = t2375;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2376 = acc_22 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_22 = t2376;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2377 = acc_25 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_25 = t2377;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2378 = acc_26 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_26 = t2378;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2379 = acc_29 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_29 = t2379;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2380 = acc_30 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
                acc_30 = t2380;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2381 = acc_3 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_3 = t2381;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2382 = acc_4 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_4 = t2382;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2383 = acc_7 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_7 = t2383;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2384 = acc_8 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_8 = t2384;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2385 = acc_11 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_11 = t2385;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2386 = acc_12 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_12 = t2386;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2387 = acc_15 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_15 = t2387;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2388 = acc_16 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_16 = t2388;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2389 = acc_19 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_19 = t2389;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2390 = acc_20 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_20 = t2390;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2391 = acc_23 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_23 = t2391;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2392 = acc_24 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_24 = t2392;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2393 = acc_27 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_27 = t2393;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2394 = acc_28 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_28 = t2394;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2395 = acc_31 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_31 = t2395;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t2396 = acc_32 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
                acc_32 = t2396;
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2397;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2397) : "f"(s), "f"(s_2));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2398;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2398) : "f"(s_3), "f"(s_4));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2399;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2399) : "f"(s_5), "f"(s_6));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2400;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2400) : "f"(s_7), "f"(s_8));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2401;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2401) : "f"(s_9), "f"(s_10));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2402;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2402) : "f"(s_11), "f"(s_12));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2403;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2403) : "f"(s_13), "f"(s_14));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2404;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2404) : "f"(s_15), "f"(s_16));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2405;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2405) : "f"(s_17), "f"(s_18));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2406;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2406) : "f"(s_19), "f"(s_20));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2407;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2407) : "f"(s_21), "f"(s_22));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2408;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2408) : "f"(s_23), "f"(s_24));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2409;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2409) : "f"(s_25), "f"(s_26));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2410;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2410) : "f"(s_27), "f"(s_28));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2411;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2411) : "f"(s_29), "f"(s_30));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2412;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2412) : "f"(s_31), "f"(s_32));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2413;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2413) : "f"(s_33), "f"(s_34));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2414;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2414) : "f"(s_35), "f"(s_36));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2415;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2415) : "f"(s_37), "f"(s_38));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2416;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2416) : "f"(s_39), "f"(s_40));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2417;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2417) : "f"(s_41), "f"(s_42));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2418;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2418) : "f"(s_43), "f"(s_44));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2419;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2419) : "f"(s_45), "f"(s_46));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2420;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2420) : "f"(s_47), "f"(s_48));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2421;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2421) : "f"(s_49), "f"(s_50));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2422;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2422) : "f"(s_51), "f"(s_52));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2423;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2423) : "f"(s_53), "f"(s_54));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2424;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2424) : "f"(s_55), "f"(s_56));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2425;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2425) : "f"(s_57), "f"(s_58));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2426;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2426) : "f"(s_59), "f"(s_60));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2427;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2427) : "f"(s_61), "f"(s_62));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t2428;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2428) : "f"(s_63), "f"(s_64));
#line 399 "fa-kernels/src/softmax.rs"
                p = t2397;
#line 399 "fa-kernels/src/softmax.rs"
                p_2 = t2398;
#line 399 "fa-kernels/src/softmax.rs"
                p_3 = t2399;
#line 399 "fa-kernels/src/softmax.rs"
                p_4 = t2400;
#line 399 "fa-kernels/src/softmax.rs"
                p_5 = t2401;
#line 399 "fa-kernels/src/softmax.rs"
                p_6 = t2402;
#line 399 "fa-kernels/src/softmax.rs"
                p_7 = t2403;
#line 399 "fa-kernels/src/softmax.rs"
                p_8 = t2404;
#line 399 "fa-kernels/src/softmax.rs"
                p_9 = t2405;
#line 399 "fa-kernels/src/softmax.rs"
                p_10 = t2406;
#line 399 "fa-kernels/src/softmax.rs"
                p_11 = t2407;
#line 399 "fa-kernels/src/softmax.rs"
                p_12 = t2408;
#line 399 "fa-kernels/src/softmax.rs"
                p_13 = t2409;
#line 399 "fa-kernels/src/softmax.rs"
                p_14 = t2410;
#line 399 "fa-kernels/src/softmax.rs"
                p_15 = t2411;
#line 399 "fa-kernels/src/softmax.rs"
                p_16 = t2412;
#line 399 "fa-kernels/src/softmax.rs"
                p_17 = t2413;
#line 399 "fa-kernels/src/softmax.rs"
                p_18 = t2414;
#line 399 "fa-kernels/src/softmax.rs"
                p_19 = t2415;
#line 399 "fa-kernels/src/softmax.rs"
                p_20 = t2416;
#line 399 "fa-kernels/src/softmax.rs"
                p_21 = t2417;
#line 399 "fa-kernels/src/softmax.rs"
                p_22 = t2418;
#line 399 "fa-kernels/src/softmax.rs"
                p_23 = t2419;
#line 399 "fa-kernels/src/softmax.rs"
                p_24 = t2420;
#line 399 "fa-kernels/src/softmax.rs"
                p_25 = t2421;
#line 399 "fa-kernels/src/softmax.rs"
                p_26 = t2422;
#line 399 "fa-kernels/src/softmax.rs"
                p_27 = t2423;
#line 399 "fa-kernels/src/softmax.rs"
                p_28 = t2424;
#line 399 "fa-kernels/src/softmax.rs"
                p_29 = t2425;
#line 399 "fa-kernels/src/softmax.rs"
                p_30 = t2426;
#line 399 "fa-kernels/src/softmax.rs"
                p_31 = t2427;
#line 399 "fa-kernels/src/softmax.rs"
                p_32 = t2428;
            }
#line 177 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = cut_right; i_4 < cut_left_4; i_4 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t2429 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2429) : "memory");
#line 229 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2430 = t273 + i_4;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2431 = t2430 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2432 = t2431 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2433 = t10 + t2432;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2434 = t2430 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2435 = t2434 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2433), "r"(t2435) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2436 = count_2 & 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t2437 = t2436 * 24576u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t2438 = t157 + t2437;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2439 = t2430 & 1u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2440 = t2439 << 14u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2441 = t8 + t2440;
                const u32 t2442 = t2438 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2443 = t2442 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2444 = (u64)t2443;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2445 = t2441 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2446 = t2445 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2447 = (u64)t2446;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2448 = t2444 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2449 = t2447 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t2448), "l"(t2449) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2450 = t2444 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2451 = t2447 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t2450), "l"(t2451) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2452 = t2444 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2453 = t2447 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t2452), "l"(t2453) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2454 = t2444 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2455 = t2447 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t2454), "l"(t2455) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 212 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2456 = i_4 - 1u;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2457 = t273 + t2456;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2458 = t2457 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2459 = t2458 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2460 = t2459 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2461 = t10 + t2460;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2462 = t2457 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2463 = t2462 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2461), "r"(t2463) : "memory");
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
                const u32 t2464 = t2457 & 1u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2465 = t2464 << 14u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2466 = t9 + t2465;
                const u32 t2467 = t2466 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2468 = t2467 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2469 = (u64)t2468;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2470 = t2469 + 4611686293372403712ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2470) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2471 = t2469 + 4611686293372403840ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2471) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2472 = t2469 + 4611686293372403968ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2472) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2473 = t2469 + 4611686293372404096ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2473) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2474 = t2469 + 4611686293372404224ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2474) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2475 = t2469 + 4611686293372404352ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2475) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2476 = t2469 + 4611686293372404480ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2476) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2477 = t2469 + 4611686293372404608ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2477) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t2478 = index_2 == 2u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t2479 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_3 = t2478 ? 0u : t2479;
                const u32 t2481 = next_3 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2481) : "memory");
#line 214 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
                const u32 t2482 = t273 + i_4;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2483 = t2482 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2484 = t2483 + 2u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2485 = t2484 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2486 = t10 + t2485;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t2487 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t2487) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2486) : "memory");
                }
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2488 = s * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_129;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_129) : "f"(t2488));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2490 = power_129 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2491;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2491) : "f"(t2490));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2492;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2492) : "f"(t2491), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s = t2492;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2493 = s_2 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_130;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_130) : "f"(t2493));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2495 = power_130 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2496;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2496) : "f"(t2495));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2497;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2497) : "f"(t2496), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_2 = t2497;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2498 = s_3 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_131;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_131) : "f"(t2498));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2500 = power_131 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2501;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2501) : "f"(t2500));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2502;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2502) : "f"(t2501), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_3 = t2502;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2503 = s_4 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_132;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_132) : "f"(t2503));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2505 = power_132 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2506;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2506) : "f"(t2505));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2507;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2507) : "f"(t2506), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_4 = t2507;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2508 = s_5 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_133;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_133) : "f"(t2508));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2510 = power_133 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2511;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2511) : "f"(t2510));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2512;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(t2511), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_5 = t2512;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2513 = s_6 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_134;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_134) : "f"(t2513));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2515 = power_134 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2516;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2516) : "f"(t2515));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2517;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2517) : "f"(t2516), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_6 = t2517;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2518 = s_7 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_135;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_135) : "f"(t2518));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2520 = power_135 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2521;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2521) : "f"(t2520));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2522;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2522) : "f"(t2521), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_7 = t2522;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2523 = s_8 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_136;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_136) : "f"(t2523));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2525 = power_136 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2526;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2526) : "f"(t2525));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2527;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2527) : "f"(t2526), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_8 = t2527;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2528 = s_9 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_137;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_137) : "f"(t2528));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2530 = power_137 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2531;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2531) : "f"(t2530));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2532;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2532) : "f"(t2531), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_9 = t2532;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2533 = s_10 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_138;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_138) : "f"(t2533));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2535 = power_138 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2536;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2536) : "f"(t2535));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2537;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2537) : "f"(t2536), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_10 = t2537;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2538 = s_11 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_139;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_139) : "f"(t2538));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2540 = power_139 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2541;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2541) : "f"(t2540));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2542;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2542) : "f"(t2541), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_11 = t2542;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2543 = s_12 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_140;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_140) : "f"(t2543));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2545 = power_140 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2546;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2546) : "f"(t2545));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2547;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2547) : "f"(t2546), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_12 = t2547;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2548 = s_13 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_141;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_141) : "f"(t2548));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2550 = power_141 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2551;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2551) : "f"(t2550));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2552;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(t2551), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_13 = t2552;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2553 = s_14 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_142;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_142) : "f"(t2553));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2555 = power_142 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2556;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2556) : "f"(t2555));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2557;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2557) : "f"(t2556), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_14 = t2557;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2558 = s_15 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_143;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_143) : "f"(t2558));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2560 = power_143 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2561;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2561) : "f"(t2560));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2562;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2562) : "f"(t2561), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_15 = t2562;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2563 = s_16 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_144;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_144) : "f"(t2563));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2565 = power_144 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2566;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2566) : "f"(t2565));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2567) : "f"(t2566), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_16 = t2567;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2568 = s_17 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_145;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_145) : "f"(t2568));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2570 = power_145 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2571;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2571) : "f"(t2570));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2572;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2572) : "f"(t2571), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_17 = t2572;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2573 = s_18 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_146;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_146) : "f"(t2573));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2575 = power_146 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2576;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2576) : "f"(t2575));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2577;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2577) : "f"(t2576), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_18 = t2577;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2578 = s_19 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_147;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_147) : "f"(t2578));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2580 = power_147 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2581;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2581) : "f"(t2580));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2582;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2582) : "f"(t2581), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_19 = t2582;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2583 = s_20 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_148;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_148) : "f"(t2583));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2585 = power_148 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2586;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2586) : "f"(t2585));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2587;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2587) : "f"(t2586), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_20 = t2587;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2588 = s_21 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_149;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_149) : "f"(t2588));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2590 = power_149 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2591;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2591) : "f"(t2590));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2592;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2592) : "f"(t2591), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_21 = t2592;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2593 = s_22 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_150;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_150) : "f"(t2593));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2595 = power_150 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2596;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2596) : "f"(t2595));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2597;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2597) : "f"(t2596), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_22 = t2597;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2598 = s_23 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_151;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_151) : "f"(t2598));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2600 = power_151 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2601;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2601) : "f"(t2600));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2602) : "f"(t2601), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_23 = t2602;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2603 = s_24 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_152;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_152) : "f"(t2603));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2605 = power_152 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2606;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2606) : "f"(t2605));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2607;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2607) : "f"(t2606), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_24 = t2607;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2608 = s_25 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_153;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_153) : "f"(t2608));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2610 = power_153 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2611;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2611) : "f"(t2610));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2612) : "f"(t2611), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_25 = t2612;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2613 = s_26 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_154;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_154) : "f"(t2613));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2615 = power_154 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2616;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2616) : "f"(t2615));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2617;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(t2616), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_26 = t2617;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2618 = s_27 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_155;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_155) : "f"(t2618));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2620 = power_155 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2621;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2621) : "f"(t2620));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2622;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2622) : "f"(t2621), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_27 = t2622;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2623 = s_28 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_156;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_156) : "f"(t2623));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2625 = power_156 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2626;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2626) : "f"(t2625));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2627;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2627) : "f"(t2626), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_28 = t2627;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2628 = s_29 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_157;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_157) : "f"(t2628));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2630 = power_157 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2631;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2631) : "f"(t2630));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2632;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(t2631), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_29 = t2632;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2633 = s_30 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_158;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_158) : "f"(t2633));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2635 = power_158 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2636;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2636) : "f"(t2635));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2637;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2637) : "f"(t2636), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_30 = t2637;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2638 = s_31 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_159;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_159) : "f"(t2638));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2640 = power_159 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2641;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2641) : "f"(t2640));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2642;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2642) : "f"(t2641), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_31 = t2642;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2643 = s_32 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_160;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_160) : "f"(t2643));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2645 = power_160 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2646;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2646) : "f"(t2645));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2647;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2647) : "f"(t2646), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_32 = t2647;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2648 = s_33 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_161;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_161) : "f"(t2648));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2650 = power_161 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2651;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2651) : "f"(t2650));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(t2651), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_33 = t2652;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2653 = s_34 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_162;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_162) : "f"(t2653));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2655 = power_162 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2656;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2656) : "f"(t2655));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2657;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(t2656), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_34 = t2657;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2658 = s_35 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_163;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_163) : "f"(t2658));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2660 = power_163 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2661;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2661) : "f"(t2660));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2662) : "f"(t2661), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_35 = t2662;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2663 = s_36 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_164;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_164) : "f"(t2663));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2665 = power_164 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2666;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2666) : "f"(t2665));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2667;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(t2666), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_36 = t2667;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2668 = s_37 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_165;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_165) : "f"(t2668));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2670 = power_165 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2671;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2671) : "f"(t2670));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2672;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2672) : "f"(t2671), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_37 = t2672;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2673 = s_38 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_166;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_166) : "f"(t2673));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2675 = power_166 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2676;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2676) : "f"(t2675));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2677;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2677) : "f"(t2676), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_38 = t2677;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2678 = s_39 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_167;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_167) : "f"(t2678));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2680 = power_167 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2681;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2681) : "f"(t2680));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2682) : "f"(t2681), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_39 = t2682;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2683 = s_40 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_168;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_168) : "f"(t2683));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2685 = power_168 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2686;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2686) : "f"(t2685));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2687;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2687) : "f"(t2686), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_40 = t2687;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2688 = s_41 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_169) : "f"(t2688));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2690 = power_169 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2691;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2691) : "f"(t2690));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2692;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(t2691), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_41 = t2692;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2693 = s_42 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_170;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_170) : "f"(t2693));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2695 = power_170 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2696;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2696) : "f"(t2695));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2697;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(t2696), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_42 = t2697;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2698 = s_43 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_171;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_171) : "f"(t2698));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2700 = power_171 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2701;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2701) : "f"(t2700));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2702;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(t2701), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_43 = t2702;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2703 = s_44 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_172;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_172) : "f"(t2703));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2705 = power_172 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2706;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2706) : "f"(t2705));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2707;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(t2706), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_44 = t2707;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2708 = s_45 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_173;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_173) : "f"(t2708));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2710 = power_173 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2711;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2711) : "f"(t2710));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2712;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(t2711), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_45 = t2712;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2713 = s_46 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_174;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_174) : "f"(t2713));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2715 = power_174 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2716;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2716) : "f"(t2715));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2717;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(t2716), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_46 = t2717;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2718 = s_47 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_175;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_175) : "f"(t2718));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2720 = power_175 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2721;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2721) : "f"(t2720));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2722;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(t2721), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_47 = t2722;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2723 = s_48 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_176;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_176) : "f"(t2723));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2725 = power_176 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2726;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2726) : "f"(t2725));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2727;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(t2726), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_48 = t2727;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2728 = s_49 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_177;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_177) : "f"(t2728));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2730 = power_177 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2731;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2731) : "f"(t2730));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2732;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(t2731), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_49 = t2732;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2733 = s_50 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_178;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_178) : "f"(t2733));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2735 = power_178 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2736;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2736) : "f"(t2735));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2737;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(t2736), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_50 = t2737;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2738 = s_51 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_179;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_179) : "f"(t2738));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2740 = power_179 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2741;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2741) : "f"(t2740));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2742;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2742) : "f"(t2741), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_51 = t2742;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2743 = s_52 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_180;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_180) : "f"(t2743));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2745 = power_180 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2746;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2746) : "f"(t2745));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2747;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(t2746), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_52 = t2747;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2748 = s_53 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_181;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_181) : "f"(t2748));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2750 = power_181 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2751;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2751) : "f"(t2750));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2752;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(t2751), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_53 = t2752;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2753 = s_54 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_182;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_182) : "f"(t2753));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2755 = power_182 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2756;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2756) : "f"(t2755));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2757;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2757) : "f"(t2756), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_54 = t2757;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2758 = s_55 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_183;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_183) : "f"(t2758));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2760 = power_183 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2761;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2761) : "f"(t2760));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2762;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2762) : "f"(t2761), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_55 = t2762;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2763 = s_56 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_184;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_184) : "f"(t2763));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2765 = power_184 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2766;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2766) : "f"(t2765));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2767;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2767) : "f"(t2766), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_56 = t2767;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2768 = s_57 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_185;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_185) : "f"(t2768));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2770 = power_185 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2771;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2771) : "f"(t2770));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2772;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2772) : "f"(t2771), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_57 = t2772;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2773 = s_58 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_186;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_186) : "f"(t2773));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2775 = power_186 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2776;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2776) : "f"(t2775));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2777;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(t2776), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_58 = t2777;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2778 = s_59 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_187;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_187) : "f"(t2778));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2780 = power_187 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2781;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2781) : "f"(t2780));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2782;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2782) : "f"(t2781), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_59 = t2782;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2783 = s_60 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_188;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_188) : "f"(t2783));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2785 = power_188 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2786;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2786) : "f"(t2785));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2787;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(t2786), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_60 = t2787;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2788 = s_61 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_189;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_189) : "f"(t2788));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2790 = power_189 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2791;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2791) : "f"(t2790));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2792;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(t2791), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_61 = t2792;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2793 = s_62 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_190;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_190) : "f"(t2793));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2795 = power_190 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2796;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2796) : "f"(t2795));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2797;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2797) : "f"(t2796), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_62 = t2797;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2798 = s_63 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_191;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_191) : "f"(t2798));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2800 = power_191 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2801;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2801) : "f"(t2800));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2802;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(t2801), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_63 = t2802;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t2803 = s_64 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_192;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_192) : "f"(t2803));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2805 = power_192 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2806;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2806) : "f"(t2805));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t2807;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2807) : "f"(t2806), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_64 = t2807;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 old_5 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2809;
                asm("max.f32 %0, %1, %2;" : "=f"(t2809) : "f"(old_5), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2810;
                asm("max.f32 %0, %1, %2;" : "=f"(t2810) : "f"(t2809), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2811;
                asm("max.f32 %0, %1, %2;" : "=f"(t2811) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2812;
                asm("max.f32 %0, %1, %2;" : "=f"(t2812) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2813;
                asm("max.f32 %0, %1, %2;" : "=f"(t2813) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2814;
                asm("max.f32 %0, %1, %2;" : "=f"(t2814) : "f"(t2810), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2815;
                asm("max.f32 %0, %1, %2;" : "=f"(t2815) : "f"(t2811), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2816;
                asm("max.f32 %0, %1, %2;" : "=f"(t2816) : "f"(t2812), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2817;
                asm("max.f32 %0, %1, %2;" : "=f"(t2817) : "f"(t2813), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2818;
                asm("max.f32 %0, %1, %2;" : "=f"(t2818) : "f"(t2814), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2819;
                asm("max.f32 %0, %1, %2;" : "=f"(t2819) : "f"(t2815), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2820;
                asm("max.f32 %0, %1, %2;" : "=f"(t2820) : "f"(t2816), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2821;
                asm("max.f32 %0, %1, %2;" : "=f"(t2821) : "f"(t2817), "f"(s_30));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2822;
                asm("max.f32 %0, %1, %2;" : "=f"(t2822) : "f"(t2818), "f"(s_33));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2823;
                asm("max.f32 %0, %1, %2;" : "=f"(t2823) : "f"(t2819), "f"(s_34));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2824;
                asm("max.f32 %0, %1, %2;" : "=f"(t2824) : "f"(t2820), "f"(s_37));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2825;
                asm("max.f32 %0, %1, %2;" : "=f"(t2825) : "f"(t2821), "f"(s_38));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2826;
                asm("max.f32 %0, %1, %2;" : "=f"(t2826) : "f"(t2822), "f"(s_41));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2827;
                asm("max.f32 %0, %1, %2;" : "=f"(t2827) : "f"(t2823), "f"(s_42));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2828;
                asm("max.f32 %0, %1, %2;" : "=f"(t2828) : "f"(t2824), "f"(s_45));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2829;
                asm("max.f32 %0, %1, %2;" : "=f"(t2829) : "f"(t2825), "f"(s_46));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2830;
                asm("max.f32 %0, %1, %2;" : "=f"(t2830) : "f"(t2826), "f"(s_49));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2831;
                asm("max.f32 %0, %1, %2;" : "=f"(t2831) : "f"(t2827), "f"(s_50));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2832;
                asm("max.f32 %0, %1, %2;" : "=f"(t2832) : "f"(t2828), "f"(s_53));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2833;
                asm("max.f32 %0, %1, %2;" : "=f"(t2833) : "f"(t2829), "f"(s_54));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2834;
                asm("max.f32 %0, %1, %2;" : "=f"(t2834) : "f"(t2830), "f"(s_57));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2835;
                asm("max.f32 %0, %1, %2;" : "=f"(t2835) : "f"(t2831), "f"(s_58));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2836;
                asm("max.f32 %0, %1, %2;" : "=f"(t2836) : "f"(t2832), "f"(s_61));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2837;
                asm("max.f32 %0, %1, %2;" : "=f"(t2837) : "f"(t2833), "f"(s_62));
                f32 t2838;
                asm("max.f32 %0, %1, %2;" : "=f"(t2838) : "f"(t2834), "f"(t2835));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t2839;
                asm("max.f32 %0, %1, %2;" : "=f"(t2839) : "f"(t2836), "f"(t2837));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t2840;
                asm("max.f32 %0, %1, %2;" : "=f"(t2840) : "f"(t2838), "f"(t2839));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t2841;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2841) : "f"(t2840));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2840), "f"(t2841));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t2843;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2843) : "f"(pair_5));
#line 480 "fa-kernels/src/softmax.rs"
                f32 new_5;
                asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t2843));
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t2846 = new_5 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t2846;
#line 171 "fa-kernels/src/softmax.rs"
                const f32 t2848 = -reference_5;
#line 171 "fa-kernels/src/softmax.rs"
                f32 t2849;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(old_5), "f"(scale_log2), "f"(t2848));
#line 171 "fa-kernels/src/softmax.rs"
                f32 rescale_5;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t2849));
#line 172 "fa-kernels/src/softmax.rs"
                row_max = new_5;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t2851 = row_sum * rescale_5;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2852 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2852));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2854;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2854) : "f"(exponent_129));
#line 209 "fa-kernels/src/softmax.rs"
                s = t2854;
                const f32 t2855 = t2851 + s;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2856 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_130;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2856));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2858;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2858) : "f"(exponent_130));
#line 209 "fa-kernels/src/softmax.rs"
                s_2 = t2858;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2859 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2859));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2861;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2861) : "f"(exponent_131));
#line 209 "fa-kernels/src/softmax.rs"
                s_5 = t2861;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2862 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2862));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2864;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2864) : "f"(exponent_132));
#line 209 "fa-kernels/src/softmax.rs"
                s_6 = t2864;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2865 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_133;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2865));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2867;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2867) : "f"(exponent_133));
#line 209 "fa-kernels/src/softmax.rs"
                s_9 = t2867;
                const f32 t2868 = t2855 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2869 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2869));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2871;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2871) : "f"(exponent_134));
#line 209 "fa-kernels/src/softmax.rs"
                s_10 = t2871;
                const f32 t2872 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2873 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2873));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2875;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2875) : "f"(exponent_135));
#line 209 "fa-kernels/src/softmax.rs"
                s_13 = t2875;
                const f32 t2876 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2877 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2877));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2879;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2879) : "f"(exponent_136));
#line 209 "fa-kernels/src/softmax.rs"
                s_14 = t2879;
                const f32 t2880 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2881 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2881));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2883;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2883) : "f"(exponent_137));
#line 209 "fa-kernels/src/softmax.rs"
                s_17 = t2883;
                const f32 t2884 = t2868 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2885 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_138;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2885));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2887;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2887) : "f"(exponent_138));
#line 209 "fa-kernels/src/softmax.rs"
                s_18 = t2887;
                const f32 t2888 = t2872 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2889 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2889));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2891;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2891) : "f"(exponent_139));
#line 209 "fa-kernels/src/softmax.rs"
                s_21 = t2891;
                const f32 t2892 = t2876 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2893 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2893));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2895;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2895) : "f"(exponent_140));
#line 209 "fa-kernels/src/softmax.rs"
                s_22 = t2895;
                const f32 t2896 = t2880 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2897 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2897));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2899;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2899) : "f"(exponent_141));
#line 209 "fa-kernels/src/softmax.rs"
                s_25 = t2899;
                const f32 t2900 = t2884 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2901 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_142;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2901));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2903;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2903) : "f"(exponent_142));
#line 209 "fa-kernels/src/softmax.rs"
                s_26 = t2903;
                const f32 t2904 = t2888 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2905 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2905));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2907;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2907) : "f"(exponent_143));
#line 209 "fa-kernels/src/softmax.rs"
                s_29 = t2907;
                const f32 t2908 = t2892 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2909 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_144;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2909));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2911;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2911) : "f"(exponent_144));
#line 209 "fa-kernels/src/softmax.rs"
                s_30 = t2911;
                const f32 t2912 = t2896 + s_30;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2913 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2913));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2915;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2915) : "f"(exponent_145));
#line 209 "fa-kernels/src/softmax.rs"
                s_33 = t2915;
                const f32 t2916 = t2900 + s_33;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2917 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2917));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2919;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2919) : "f"(exponent_146));
#line 209 "fa-kernels/src/softmax.rs"
                s_34 = t2919;
                const f32 t2920 = t2904 + s_34;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2921 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_147;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2921));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2923;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2923) : "f"(exponent_147));
#line 209 "fa-kernels/src/softmax.rs"
                s_37 = t2923;
                const f32 t2924 = t2908 + s_37;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2925 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2925));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2927;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2927) : "f"(exponent_148));
#line 209 "fa-kernels/src/softmax.rs"
                s_38 = t2927;
                const f32 t2928 = t2912 + s_38;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2929 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t2929));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2931;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2931) : "f"(exponent_149));
#line 209 "fa-kernels/src/softmax.rs"
                s_41 = t2931;
                const f32 t2932 = t2916 + s_41;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2933 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t2933));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2935;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2935) : "f"(exponent_150));
#line 209 "fa-kernels/src/softmax.rs"
                s_42 = t2935;
                const f32 t2936 = t2920 + s_42;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2937 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t2937));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2939;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2939) : "f"(exponent_151));
#line 209 "fa-kernels/src/softmax.rs"
                s_45 = t2939;
                const f32 t2940 = t2924 + s_45;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2941 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t2941));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2943;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2943) : "f"(exponent_152));
#line 209 "fa-kernels/src/softmax.rs"
                s_46 = t2943;
                const f32 t2944 = t2928 + s_46;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2945 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t2945));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2947;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2947) : "f"(exponent_153));
#line 209 "fa-kernels/src/softmax.rs"
                s_49 = t2947;
                const f32 t2948 = t2932 + s_49;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2949 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_154;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t2949));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2951;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2951) : "f"(exponent_154));
#line 209 "fa-kernels/src/softmax.rs"
                s_50 = t2951;
                const f32 t2952 = t2936 + s_50;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2953 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t2953));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2955;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2955) : "f"(exponent_155));
#line 209 "fa-kernels/src/softmax.rs"
                s_53 = t2955;
                const f32 t2956 = t2940 + s_53;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2957 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t2957));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2959;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2959) : "f"(exponent_156));
#line 209 "fa-kernels/src/softmax.rs"
                s_54 = t2959;
                const f32 t2960 = t2944 + s_54;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2961 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t2961));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2963;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2963) : "f"(exponent_157));
#line 209 "fa-kernels/src/softmax.rs"
                s_57 = t2963;
                const f32 t2964 = t2948 + s_57;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2965 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t2965));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2967;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2967) : "f"(exponent_158));
#line 209 "fa-kernels/src/softmax.rs"
                s_58 = t2967;
                const f32 t2968 = t2952 + s_58;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2969 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t2969));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2971;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2971) : "f"(exponent_159));
#line 209 "fa-kernels/src/softmax.rs"
                s_61 = t2971;
                const f32 t2972 = t2956 + s_61;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t2973 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_160;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t2973));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t2975;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2975) : "f"(exponent_160));
#line 209 "fa-kernels/src/softmax.rs"
                s_62 = t2975;
                const f32 t2976 = t2960 + s_62;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t2977 = t2964 + t2968;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t2978 = t2972 + t2976;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t2979 = t2977 + t2978;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum = t2979;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 old_6 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2981;
                asm("max.f32 %0, %1, %2;" : "=f"(t2981) : "f"(old_6), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2982;
                asm("max.f32 %0, %1, %2;" : "=f"(t2982) : "f"(t2981), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2983;
                asm("max.f32 %0, %1, %2;" : "=f"(t2983) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2984;
                asm("max.f32 %0, %1, %2;" : "=f"(t2984) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2985;
                asm("max.f32 %0, %1, %2;" : "=f"(t2985) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2986;
                asm("max.f32 %0, %1, %2;" : "=f"(t2986) : "f"(t2982), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2987;
                asm("max.f32 %0, %1, %2;" : "=f"(t2987) : "f"(t2983), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2988;
                asm("max.f32 %0, %1, %2;" : "=f"(t2988) : "f"(t2984), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2989;
                asm("max.f32 %0, %1, %2;" : "=f"(t2989) : "f"(t2985), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2990;
                asm("max.f32 %0, %1, %2;" : "=f"(t2990) : "f"(t2986), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2991;
                asm("max.f32 %0, %1, %2;" : "=f"(t2991) : "f"(t2987), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2992;
                asm("max.f32 %0, %1, %2;" : "=f"(t2992) : "f"(t2988), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2993;
                asm("max.f32 %0, %1, %2;" : "=f"(t2993) : "f"(t2989), "f"(s_32));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2994;
                asm("max.f32 %0, %1, %2;" : "=f"(t2994) : "f"(t2990), "f"(s_35));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2995;
                asm("max.f32 %0, %1, %2;" : "=f"(t2995) : "f"(t2991), "f"(s_36));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2996;
                asm("max.f32 %0, %1, %2;" : "=f"(t2996) : "f"(t2992), "f"(s_39));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2997;
                asm("max.f32 %0, %1, %2;" : "=f"(t2997) : "f"(t2993), "f"(s_40));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2998;
                asm("max.f32 %0, %1, %2;" : "=f"(t2998) : "f"(t2994), "f"(s_43));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t2999;
                asm("max.f32 %0, %1, %2;" : "=f"(t2999) : "f"(t2995), "f"(s_44));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3000;
                asm("max.f32 %0, %1, %2;" : "=f"(t3000) : "f"(t2996), "f"(s_47));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3001;
                asm("max.f32 %0, %1, %2;" : "=f"(t3001) : "f"(t2997), "f"(s_48));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3002;
                asm("max.f32 %0, %1, %2;" : "=f"(t3002) : "f"(t2998), "f"(s_51));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3003;
                asm("max.f32 %0, %1, %2;" : "=f"(t3003) : "f"(t2999), "f"(s_52));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3004;
                asm("max.f32 %0, %1, %2;" : "=f"(t3004) : "f"(t3000), "f"(s_55));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3005;
                asm("max.f32 %0, %1, %2;" : "=f"(t3005) : "f"(t3001), "f"(s_56));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3006;
                asm("max.f32 %0, %1, %2;" : "=f"(t3006) : "f"(t3002), "f"(s_59));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3007;
                asm("max.f32 %0, %1, %2;" : "=f"(t3007) : "f"(t3003), "f"(s_60));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3008;
                asm("max.f32 %0, %1, %2;" : "=f"(t3008) : "f"(t3004), "f"(s_63));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3009;
                asm("max.f32 %0, %1, %2;" : "=f"(t3009) : "f"(t3005), "f"(s_64));
                f32 t3010;
                asm("max.f32 %0, %1, %2;" : "=f"(t3010) : "f"(t3006), "f"(t3007));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t3011;
                asm("max.f32 %0, %1, %2;" : "=f"(t3011) : "f"(t3008), "f"(t3009));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t3012;
                asm("max.f32 %0, %1, %2;" : "=f"(t3012) : "f"(t3010), "f"(t3011));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t3013;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3013) : "f"(t3012));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t3012), "f"(t3013));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t3015;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3015) : "f"(pair_6));
#line 480 "fa-kernels/src/softmax.rs"
                f32 new_6;
                asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t3015));
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t3018 = new_6 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t3018;
#line 171 "fa-kernels/src/softmax.rs"
                const f32 t3020 = -reference_6;
#line 171 "fa-kernels/src/softmax.rs"
                f32 t3021;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(old_6), "f"(scale_log2), "f"(t3020));
#line 171 "fa-kernels/src/softmax.rs"
                f32 rescale_6;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t3021));
#line 172 "fa-kernels/src/softmax.rs"
                row_max_2 = new_6;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t3023 = row_sum_2 * rescale_6;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3024 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t3024));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3026;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3026) : "f"(exponent_161));
#line 209 "fa-kernels/src/softmax.rs"
                s_3 = t3026;
                const f32 t3027 = t3023 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3028 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_162;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t3028));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3030;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3030) : "f"(exponent_162));
#line 209 "fa-kernels/src/softmax.rs"
                s_4 = t3030;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3031 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_163;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t3031));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3033;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3033) : "f"(exponent_163));
#line 209 "fa-kernels/src/softmax.rs"
                s_7 = t3033;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3034 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t3034));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3036;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3036) : "f"(exponent_164));
#line 209 "fa-kernels/src/softmax.rs"
                s_8 = t3036;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3037 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t3037));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3039;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3039) : "f"(exponent_165));
#line 209 "fa-kernels/src/softmax.rs"
                s_11 = t3039;
                const f32 t3040 = t3027 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3041 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t3041));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3043;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3043) : "f"(exponent_166));
#line 209 "fa-kernels/src/softmax.rs"
                s_12 = t3043;
                const f32 t3044 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3045 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t3045));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3047;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3047) : "f"(exponent_167));
#line 209 "fa-kernels/src/softmax.rs"
                s_15 = t3047;
                const f32 t3048 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3049 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t3049));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3051;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3051) : "f"(exponent_168));
#line 209 "fa-kernels/src/softmax.rs"
                s_16 = t3051;
                const f32 t3052 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3053 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t3053));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3055;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3055) : "f"(exponent_169));
#line 209 "fa-kernels/src/softmax.rs"
                s_19 = t3055;
                const f32 t3056 = t3040 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3057 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_170;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t3057));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3059;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3059) : "f"(exponent_170));
#line 209 "fa-kernels/src/softmax.rs"
                s_20 = t3059;
                const f32 t3060 = t3044 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3061 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t3061));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3063;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3063) : "f"(exponent_171));
#line 209 "fa-kernels/src/softmax.rs"
                s_23 = t3063;
                const f32 t3064 = t3048 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3065 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t3065));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3067;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3067) : "f"(exponent_172));
#line 209 "fa-kernels/src/softmax.rs"
                s_24 = t3067;
                const f32 t3068 = t3052 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3069 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t3069));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3071;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3071) : "f"(exponent_173));
#line 209 "fa-kernels/src/softmax.rs"
                s_27 = t3071;
                const f32 t3072 = t3056 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3073 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t3073));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3075;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3075) : "f"(exponent_174));
#line 209 "fa-kernels/src/softmax.rs"
                s_28 = t3075;
                const f32 t3076 = t3060 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3077 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t3077));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3079;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3079) : "f"(exponent_175));
#line 209 "fa-kernels/src/softmax.rs"
                s_31 = t3079;
                const f32 t3080 = t3064 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3081 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t3081));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3083;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3083) : "f"(exponent_176));
#line 209 "fa-kernels/src/softmax.rs"
                s_32 = t3083;
                const f32 t3084 = t3068 + s_32;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3085 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t3085));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3087;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3087) : "f"(exponent_177));
#line 209 "fa-kernels/src/softmax.rs"
                s_35 = t3087;
                const f32 t3088 = t3072 + s_35;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3089 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_178;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t3089));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3091;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3091) : "f"(exponent_178));
#line 209 "fa-kernels/src/softmax.rs"
                s_36 = t3091;
                const f32 t3092 = t3076 + s_36;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3093 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_179;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t3093));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3095;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3095) : "f"(exponent_179));
#line 209 "fa-kernels/src/softmax.rs"
                s_39 = t3095;
                const f32 t3096 = t3080 + s_39;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3097 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t3097));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3099;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3099) : "f"(exponent_180));
#line 209 "fa-kernels/src/softmax.rs"
                s_40 = t3099;
                const f32 t3100 = t3084 + s_40;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3101 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t3101));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3103;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3103) : "f"(exponent_181));
#line 209 "fa-kernels/src/softmax.rs"
                s_43 = t3103;
                const f32 t3104 = t3088 + s_43;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3105 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_182;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t3105));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3107;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3107) : "f"(exponent_182));
#line 209 "fa-kernels/src/softmax.rs"
                s_44 = t3107;
                const f32 t3108 = t3092 + s_44;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3109 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t3109));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3111;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3111) : "f"(exponent_183));
#line 209 "fa-kernels/src/softmax.rs"
                s_47 = t3111;
                const f32 t3112 = t3096 + s_47;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3113 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t3113));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3115;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3115) : "f"(exponent_184));
#line 209 "fa-kernels/src/softmax.rs"
                s_48 = t3115;
                const f32 t3116 = t3100 + s_48;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3117 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t3117));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3119;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3119) : "f"(exponent_185));
#line 209 "fa-kernels/src/softmax.rs"
                s_51 = t3119;
                const f32 t3120 = t3104 + s_51;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3121 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t3121));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3123;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3123) : "f"(exponent_186));
#line 209 "fa-kernels/src/softmax.rs"
                s_52 = t3123;
                const f32 t3124 = t3108 + s_52;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3125 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_187;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t3125));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3127;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3127) : "f"(exponent_187));
#line 209 "fa-kernels/src/softmax.rs"
                s_55 = t3127;
                const f32 t3128 = t3112 + s_55;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3129 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t3129));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3131;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3131) : "f"(exponent_188));
#line 209 "fa-kernels/src/softmax.rs"
                s_56 = t3131;
                const f32 t3132 = t3116 + s_56;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3133 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t3133));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3135;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3135) : "f"(exponent_189));
#line 209 "fa-kernels/src/softmax.rs"
                s_59 = t3135;
                const f32 t3136 = t3120 + s_59;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3137 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t3137));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3139;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3139) : "f"(exponent_190));
#line 209 "fa-kernels/src/softmax.rs"
                s_60 = t3139;
                const f32 t3140 = t3124 + s_60;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3141 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t3141));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3143;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3143) : "f"(exponent_191));
#line 209 "fa-kernels/src/softmax.rs"
                s_63 = t3143;
                const f32 t3144 = t3128 + s_63;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3145 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t3145));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3147;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3147) : "f"(exponent_192));
#line 209 "fa-kernels/src/softmax.rs"
                s_64 = t3147;
                const f32 t3148 = t3132 + s_64;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t3149 = t3136 + t3140;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t3150 = t3144 + t3148;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t3151 = t3149 + t3150;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum_2 = t3151;
#line 221 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t3152 = i_4 - 1u;
#line 222 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3153 = t273 + t3152;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3154 = t3153 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3155 = t3154 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3156 = t3155 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3157 = t10 + t3156;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t3158 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t3158) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3157) : "memory");
                }
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3159 = acc * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc = t3159;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3160 = acc_2 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_2 = t3160;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3161 = acc_5 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_5 = t3161;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3162 = acc_6 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_6 = t3162;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3163 = acc_9 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_9 = t3163;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3164 = acc_10 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_10 = t3164;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3165 = acc_13 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_13 = t3165;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3166 = acc_14 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_14 = t3166;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3167 = acc_17 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_17 = t3167;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3168 = acc_18 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_18 = t3168;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3169 = acc_21 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_21 = t3169;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3170 = acc_22 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_22 = t3170;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3171 = acc_25 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_25 = t3171;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3172 = acc_26 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_26 = t3172;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3173 = acc_29 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_29 = t3173;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3174 = acc_30 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
                acc_30 = t3174;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3175 = acc_3 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_3 = t3175;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3176 = acc_4 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_4 = t3176;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3177 = acc_7 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_7 = t3177;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3178 = acc_8 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_8 = t3178;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3179 = acc_11 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_11 = t3179;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3180 = acc_12 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_12 = t3180;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3181 = acc_15 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_15 = t3181;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3182 = acc_16 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_16 = t3182;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3183 = acc_19 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_19 = t3183;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3184 = acc_20 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_20 = t3184;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3185 = acc_23 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_23 = t3185;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3186 = acc_24 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_24 = t3186;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3187 = acc_27 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_27 = t3187;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3188 = acc_28 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_28 = t3188;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3189 = acc_31 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_31 = t3189;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t3190 = acc_32 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
                acc_32 = t3190;
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3191;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3191) : "f"(s), "f"(s_2));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3192;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3192) : "f"(s_3), "f"(s_4));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3193;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3193) : "f"(s_5), "f"(s_6));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3194;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3194) : "f"(s_7), "f"(s_8));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3195;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3195) : "f"(s_9), "f"(s_10));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3196;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3196) : "f"(s_11), "f"(s_12));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3197;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3197) : "f"(s_13), "f"(s_14));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3198;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3198) : "f"(s_15), "f"(s_16));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3199;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3199) : "f"(s_17), "f"(s_18));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3200;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3200) : "f"(s_19), "f"(s_20));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3201;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3201) : "f"(s_21), "f"(s_22));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3202;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3202) : "f"(s_23), "f"(s_24));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3203;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3203) : "f"(s_25), "f"(s_26));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3204;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3204) : "f"(s_27), "f"(s_28));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3205;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3205) : "f"(s_29), "f"(s_30));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3206;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3206) : "f"(s_31), "f"(s_32));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3207;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3207) : "f"(s_33), "f"(s_34));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3208;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3208) : "f"(s_35), "f"(s_36));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3209;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3209) : "f"(s_37), "f"(s_38));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3210;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3210) : "f"(s_39), "f"(s_40));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3211;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3211) : "f"(s_41), "f"(s_42));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3212;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3212) : "f"(s_43), "f"(s_44));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3213;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3213) : "f"(s_45), "f"(s_46));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3214;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3214) : "f"(s_47), "f"(s_48));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3215;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3215) : "f"(s_49), "f"(s_50));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3216;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3216) : "f"(s_51), "f"(s_52));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3217;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3217) : "f"(s_53), "f"(s_54));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3218;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3218) : "f"(s_55), "f"(s_56));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3219;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3219) : "f"(s_57), "f"(s_58));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3220;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3220) : "f"(s_59), "f"(s_60));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3221;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3221) : "f"(s_61), "f"(s_62));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t3222;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3222) : "f"(s_63), "f"(s_64));
#line 399 "fa-kernels/src/softmax.rs"
                p = t3191;
#line 399 "fa-kernels/src/softmax.rs"
                p_2 = t3192;
#line 399 "fa-kernels/src/softmax.rs"
                p_3 = t3193;
#line 399 "fa-kernels/src/softmax.rs"
                p_4 = t3194;
#line 399 "fa-kernels/src/softmax.rs"
                p_5 = t3195;
#line 399 "fa-kernels/src/softmax.rs"
                p_6 = t3196;
#line 399 "fa-kernels/src/softmax.rs"
                p_7 = t3197;
#line 399 "fa-kernels/src/softmax.rs"
                p_8 = t3198;
#line 399 "fa-kernels/src/softmax.rs"
                p_9 = t3199;
#line 399 "fa-kernels/src/softmax.rs"
                p_10 = t3200;
#line 399 "fa-kernels/src/softmax.rs"
                p_11 = t3201;
#line 399 "fa-kernels/src/softmax.rs"
                p_12 = t3202;
#line 399 "fa-kernels/src/softmax.rs"
                p_13 = t3203;
#line 399 "fa-kernels/src/softmax.rs"
                p_14 = t3204;
#line 399 "fa-kernels/src/softmax.rs"
                p_15 = t3205;
#line 399 "fa-kernels/src/softmax.rs"
                p_16 = t3206;
#line 399 "fa-kernels/src/softmax.rs"
                p_17 = t3207;
#line 399 "fa-kernels/src/softmax.rs"
                p_18 = t3208;
#line 399 "fa-kernels/src/softmax.rs"
                p_19 = t3209;
#line 399 "fa-kernels/src/softmax.rs"
                p_20 = t3210;
#line 399 "fa-kernels/src/softmax.rs"
                p_21 = t3211;
#line 399 "fa-kernels/src/softmax.rs"
                p_22 = t3212;
#line 399 "fa-kernels/src/softmax.rs"
                p_23 = t3213;
#line 399 "fa-kernels/src/softmax.rs"
                p_24 = t3214;
#line 399 "fa-kernels/src/softmax.rs"
                p_25 = t3215;
#line 399 "fa-kernels/src/softmax.rs"
                p_26 = t3216;
#line 399 "fa-kernels/src/softmax.rs"
                p_27 = t3217;
#line 399 "fa-kernels/src/softmax.rs"
                p_28 = t3218;
#line 399 "fa-kernels/src/softmax.rs"
                p_29 = t3219;
#line 399 "fa-kernels/src/softmax.rs"
                p_30 = t3220;
#line 399 "fa-kernels/src/softmax.rs"
                p_31 = t3221;
#line 399 "fa-kernels/src/softmax.rs"
                p_32 = t3222;
            }
#line 185 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_5 = cut_left_4; i_5 < count_4; i_5 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t3223 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t3223) : "memory");
#line 229 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3224 = t273 + i_5;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3225 = t3224 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3226 = t3225 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3227 = t10 + t3226;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3228 = t3224 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3229 = t3228 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3227), "r"(t3229) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t3230 = count_2 & 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t3231 = t3230 * 24576u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t3232 = t157 + t3231;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3233 = t3224 & 1u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3234 = t3233 << 14u;
#line 233 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3235 = t8 + t3234;
                const u32 t3236 = t3232 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3237 = t3236 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3238 = (u64)t3237;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3239 = t3235 >> 4u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3240 = t3239 & 16383u;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3241 = (u64)t3240;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3242 = t3238 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3243 = t3241 + 4611686293305360384ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t3242), "l"(t3243) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3244 = t3238 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3245 = t3241 + 4611686293305360386ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t3244), "l"(t3245) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3246 = t3238 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3247 = t3241 + 4611686293305360388ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t3246), "l"(t3247) : "memory");
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3248 = t3238 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3249 = t3241 + 4611686293305360390ull;
#line 234 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t3248), "l"(t3249) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 212 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3250 = i_5 - 1u;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3251 = t273 + t3250;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3252 = t3251 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3253 = t3252 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3254 = t3253 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3255 = t10 + t3254;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3256 = t3251 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3257 = t3256 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3255), "r"(t3257) : "memory");
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
                const u32 t3258 = t3251 & 1u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3259 = t3258 << 14u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3260 = t9 + t3259;
                const u32 t3261 = t3260 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3262 = t3261 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3263 = (u64)t3262;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3264 = t3263 + 4611686293372403712ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t3264) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3265 = t3263 + 4611686293372403840ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t3265) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3266 = t3263 + 4611686293372403968ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t3266) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3267 = t3263 + 4611686293372404096ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t3267) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3268 = t3263 + 4611686293372404224ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t3268) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3269 = t3263 + 4611686293372404352ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t3269) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3270 = t3263 + 4611686293372404480ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t3270) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3271 = t3263 + 4611686293372404608ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t3271) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t3272 = index_2 == 2u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t3273 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_4 = t3272 ? 0u : t3273;
                const u32 t3275 = next_4 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t3275) : "memory");
#line 214 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
                const u32 t3276 = t273 + i_5;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3277 = t3276 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3278 = t3277 + 2u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3279 = t3278 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3280 = t10 + t3279;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t3281 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t3281) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3280) : "memory");
                }
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3282 = s * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_193;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_193) : "f"(t3282));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3284 = power_193 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3285;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3285) : "f"(t3284));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3286;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3286) : "f"(t3285), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s = t3286;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3287 = s_2 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_194;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_194) : "f"(t3287));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3289 = power_194 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3290;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3290) : "f"(t3289));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3291;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3291) : "f"(t3290), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_2 = t3291;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3292 = s_3 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_195;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_195) : "f"(t3292));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3294 = power_195 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3295;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3295) : "f"(t3294));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3296;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3296) : "f"(t3295), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_3 = t3296;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3297 = s_4 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_196;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_196) : "f"(t3297));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3299 = power_196 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3300;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3300) : "f"(t3299));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3301;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3301) : "f"(t3300), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_4 = t3301;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3302 = s_5 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_197;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_197) : "f"(t3302));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3304 = power_197 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3305;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3305) : "f"(t3304));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3306;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3306) : "f"(t3305), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_5 = t3306;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3307 = s_6 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_198;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_198) : "f"(t3307));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3309 = power_198 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3310;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3310) : "f"(t3309));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3311;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3311) : "f"(t3310), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_6 = t3311;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3312 = s_7 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_199;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_199) : "f"(t3312));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3314 = power_199 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3315;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3315) : "f"(t3314));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3316;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3316) : "f"(t3315), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_7 = t3316;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3317 = s_8 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_200;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_200) : "f"(t3317));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3319 = power_200 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3320;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3320) : "f"(t3319));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3321;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3321) : "f"(t3320), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_8 = t3321;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3322 = s_9 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_201;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_201) : "f"(t3322));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3324 = power_201 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3325;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3325) : "f"(t3324));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3326;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3326) : "f"(t3325), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_9 = t3326;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3327 = s_10 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_202;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_202) : "f"(t3327));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3329 = power_202 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3330;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3330) : "f"(t3329));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3331;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3331) : "f"(t3330), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_10 = t3331;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3332 = s_11 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_203;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_203) : "f"(t3332));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3334 = power_203 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3335;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3335) : "f"(t3334));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3336;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3336) : "f"(t3335), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_11 = t3336;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3337 = s_12 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_204;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_204) : "f"(t3337));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3339 = power_204 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3340;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3340) : "f"(t3339));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3341;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(t3340), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_12 = t3341;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3342 = s_13 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_205;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_205) : "f"(t3342));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3344 = power_205 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3345;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3345) : "f"(t3344));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3346;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3346) : "f"(t3345), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_13 = t3346;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3347 = s_14 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_206;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_206) : "f"(t3347));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3349 = power_206 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3350;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3350) : "f"(t3349));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3351;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3351) : "f"(t3350), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_14 = t3351;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3352 = s_15 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_207;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_207) : "f"(t3352));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3354 = power_207 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3355;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3355) : "f"(t3354));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3356;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(t3355), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_15 = t3356;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3357 = s_16 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_208;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_208) : "f"(t3357));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3359 = power_208 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3360;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3360) : "f"(t3359));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3361;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3361) : "f"(t3360), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_16 = t3361;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3362 = s_17 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_209;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_209) : "f"(t3362));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3364 = power_209 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3365;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3365) : "f"(t3364));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3366;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3366) : "f"(t3365), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_17 = t3366;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3367 = s_18 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_210;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_210) : "f"(t3367));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3369 = power_210 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3370;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3370) : "f"(t3369));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3371;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(t3370), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_18 = t3371;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3372 = s_19 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_211;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_211) : "f"(t3372));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3374 = power_211 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3375;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3375) : "f"(t3374));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3376;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3376) : "f"(t3375), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_19 = t3376;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3377 = s_20 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_212;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_212) : "f"(t3377));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3379 = power_212 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3380;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3380) : "f"(t3379));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3381;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(t3380), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_20 = t3381;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3382 = s_21 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_213;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_213) : "f"(t3382));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3384 = power_213 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3385;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3385) : "f"(t3384));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3386;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(t3385), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_21 = t3386;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3387 = s_22 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_214;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_214) : "f"(t3387));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3389 = power_214 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3390;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3390) : "f"(t3389));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3391;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(t3390), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_22 = t3391;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3392 = s_23 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_215;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_215) : "f"(t3392));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3394 = power_215 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3395;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3395) : "f"(t3394));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3396;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(t3395), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_23 = t3396;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3397 = s_24 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_216;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_216) : "f"(t3397));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3399 = power_216 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3400;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3400) : "f"(t3399));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3401;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(t3400), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_24 = t3401;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3402 = s_25 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_217;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_217) : "f"(t3402));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3404 = power_217 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3405;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3405) : "f"(t3404));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3406;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(t3405), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_25 = t3406;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3407 = s_26 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_218;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_218) : "f"(t3407));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3409 = power_218 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3410;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3410) : "f"(t3409));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3411;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(t3410), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_26 = t3411;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3412 = s_27 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_219;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_219) : "f"(t3412));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3414 = power_219 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3415;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3415) : "f"(t3414));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3416;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(t3415), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_27 = t3416;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3417 = s_28 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_220;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_220) : "f"(t3417));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3419 = power_220 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3420;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3420) : "f"(t3419));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3421;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(t3420), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_28 = t3421;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3422 = s_29 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_221;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_221) : "f"(t3422));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3424 = power_221 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3425;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3425) : "f"(t3424));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3426;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(t3425), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_29 = t3426;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3427 = s_30 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_222;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_222) : "f"(t3427));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3429 = power_222 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3430;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3430) : "f"(t3429));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3431;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(t3430), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_30 = t3431;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3432 = s_31 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_223;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_223) : "f"(t3432));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3434 = power_223 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3435;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3435) : "f"(t3434));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3436;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(t3435), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_31 = t3436;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3437 = s_32 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_224;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_224) : "f"(t3437));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3439 = power_224 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3440;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3440) : "f"(t3439));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3441;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3441) : "f"(t3440), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_32 = t3441;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3442 = s_33 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_225;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_225) : "f"(t3442));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3444 = power_225 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3445;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3445) : "f"(t3444));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3446;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3446) : "f"(t3445), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_33 = t3446;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3447 = s_34 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_226;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_226) : "f"(t3447));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3449 = power_226 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3450;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3450) : "f"(t3449));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3451;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(t3450), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_34 = t3451;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3452 = s_35 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_227;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_227) : "f"(t3452));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3454 = power_227 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3455;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3455) : "f"(t3454));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3456;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(t3455), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_35 = t3456;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3457 = s_36 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_228;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_228) : "f"(t3457));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3459 = power_228 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3460;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3460) : "f"(t3459));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3461;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(t3460), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_36 = t3461;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3462 = s_37 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_229;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_229) : "f"(t3462));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3464 = power_229 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3465;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3465) : "f"(t3464));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3466;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3466) : "f"(t3465), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_37 = t3466;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3467 = s_38 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_230;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_230) : "f"(t3467));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3469 = power_230 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3470;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3470) : "f"(t3469));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3471;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3471) : "f"(t3470), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_38 = t3471;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3472 = s_39 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_231;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_231) : "f"(t3472));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3474 = power_231 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3475;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3475) : "f"(t3474));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3476;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3476) : "f"(t3475), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_39 = t3476;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3477 = s_40 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_232;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_232) : "f"(t3477));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3479 = power_232 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3480;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3480) : "f"(t3479));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3481;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3481) : "f"(t3480), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_40 = t3481;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3482 = s_41 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_233;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_233) : "f"(t3482));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3484 = power_233 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3485;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3485) : "f"(t3484));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3486;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3486) : "f"(t3485), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_41 = t3486;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3487 = s_42 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_234;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_234) : "f"(t3487));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3489 = power_234 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3490;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3490) : "f"(t3489));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3491;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3491) : "f"(t3490), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_42 = t3491;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3492 = s_43 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_235;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_235) : "f"(t3492));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3494 = power_235 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3495;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3495) : "f"(t3494));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3496;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3496) : "f"(t3495), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_43 = t3496;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3497 = s_44 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_236;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_236) : "f"(t3497));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3499 = power_236 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3500;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3500) : "f"(t3499));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3501;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3501) : "f"(t3500), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_44 = t3501;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3502 = s_45 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_237;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_237) : "f"(t3502));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3504 = power_237 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3505;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3505) : "f"(t3504));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3506;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3506) : "f"(t3505), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_45 = t3506;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3507 = s_46 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_238;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_238) : "f"(t3507));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3509 = power_238 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3510;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3510) : "f"(t3509));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3511;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3511) : "f"(t3510), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_46 = t3511;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3512 = s_47 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_239;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_239) : "f"(t3512));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3514 = power_239 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3515;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3515) : "f"(t3514));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3516;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3516) : "f"(t3515), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_47 = t3516;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3517 = s_48 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_240;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_240) : "f"(t3517));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3519 = power_240 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3520;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3520) : "f"(t3519));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3521;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3521) : "f"(t3520), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_48 = t3521;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3522 = s_49 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_241;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_241) : "f"(t3522));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3524 = power_241 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3525;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3525) : "f"(t3524));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3526;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3526) : "f"(t3525), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_49 = t3526;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3527 = s_50 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_242) : "f"(t3527));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3529 = power_242 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3530;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3530) : "f"(t3529));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3531;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3531) : "f"(t3530), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_50 = t3531;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3532 = s_51 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_243;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_243) : "f"(t3532));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3534 = power_243 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3535;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3535) : "f"(t3534));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3536;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3536) : "f"(t3535), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_51 = t3536;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3537 = s_52 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_244;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_244) : "f"(t3537));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3539 = power_244 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3540;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3540) : "f"(t3539));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3541;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3541) : "f"(t3540), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_52 = t3541;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3542 = s_53 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_245;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_245) : "f"(t3542));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3544 = power_245 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3545;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3545) : "f"(t3544));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3546;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3546) : "f"(t3545), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_53 = t3546;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3547 = s_54 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_246;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_246) : "f"(t3547));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3549 = power_246 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3550;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3550) : "f"(t3549));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3551;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3551) : "f"(t3550), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_54 = t3551;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3552 = s_55 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_247;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_247) : "f"(t3552));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3554 = power_247 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3555;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3555) : "f"(t3554));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3556;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3556) : "f"(t3555), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_55 = t3556;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3557 = s_56 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_248;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_248) : "f"(t3557));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3559 = power_248 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3560;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3560) : "f"(t3559));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3561;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3561) : "f"(t3560), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_56 = t3561;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3562 = s_57 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_249;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_249) : "f"(t3562));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3564 = power_249 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3565;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3565) : "f"(t3564));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3566;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3566) : "f"(t3565), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_57 = t3566;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3567 = s_58 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_250;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_250) : "f"(t3567));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3569 = power_250 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3570;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3570) : "f"(t3569));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3571;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3571) : "f"(t3570), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_58 = t3571;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3572 = s_59 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_251;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_251) : "f"(t3572));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3574 = power_251 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3575;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3575) : "f"(t3574));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3576;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3576) : "f"(t3575), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_59 = t3576;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3577 = s_60 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_252;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_252) : "f"(t3577));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3579 = power_252 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3580;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3580) : "f"(t3579));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3581;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3581) : "f"(t3580), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_60 = t3581;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3582 = s_61 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_253;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_253) : "f"(t3582));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3584 = power_253 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3585;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3585) : "f"(t3584));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3586) : "f"(t3585), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_61 = t3586;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3587 = s_62 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_254;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_254) : "f"(t3587));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3589 = power_254 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3590;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3590) : "f"(t3589));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3591) : "f"(t3590), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_62 = t3591;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3592 = s_63 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_255;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_255) : "f"(t3592));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3594 = power_255 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3595;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3595) : "f"(t3594));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3596;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3596) : "f"(t3595), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_63 = t3596;
#line 190 "fa-kernels/src/forward/problem.rs"
                const f32 t3597 = s_64 * softcap;
#line 190 "fa-kernels/src/forward/problem.rs"
                f32 power_256;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_256) : "f"(t3597));
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3599 = power_256 + 1.0f;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3600;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3600) : "f"(t3599));
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 t3601;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3601) : "f"(t3600), "f"(-2.0f), "f"(1.0f));
#line 191 "fa-kernels/src/forward/problem.rs"
                s_64 = t3601;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3602 = end_21 - 1u;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3603 = t3602 - i_5;
#line 290 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_key_3 = t3603 << 7u;
                const u32 t3605 = t188 + t161;
#line 291 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_query_4 = t3605 + t160;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t3607 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t3608 = t3607 << 1u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 column_3 = first_key_3 + t3608;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t3610 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t3611 = first_query_4 + t3610;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 t3612 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t3613 = t3611 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_38 = t3613 + t3612;
                const u32 t3615 = end_38 > seq_q ? end_38 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t3616 = t3615 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_39 = t3616 < seq_k ? t3616 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_40 = t3611 + seq_k;
                const u32 t3619 = end_40 > seq_q ? end_40 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 position_11 = t3619 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t3621 = position_11 > window_left ? position_11 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t3622 = t3621 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t3623 = t3622 < seq_k ? t3622 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t3624 = end_39 > column_3 ? end_39 : column_3;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_41 = t3624 - column_3;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t3626 = t3623 > column_3 ? t3623 : column_3;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t3627 = t3626 - column_3;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3628 = 0u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3629 = t3627 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_129 = t3628 & t3629;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3631 = visible_129 ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s = t3631;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3632 = 1u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3633 = t3627 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_130 = t3632 & t3633;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3635 = visible_130 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_2 = t3635;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3636 = 8u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3637 = t3627 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_131 = t3636 & t3637;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3639 = visible_131 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_5 = t3639;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3640 = 9u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3641 = t3627 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_132 = t3640 & t3641;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3643 = visible_132 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_6 = t3643;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3644 = 16u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3645 = t3627 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_133 = t3644 & t3645;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3647 = visible_133 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_9 = t3647;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3648 = 17u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3649 = t3627 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_134 = t3648 & t3649;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3651 = visible_134 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_10 = t3651;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3652 = 24u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3653 = t3627 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_135 = t3652 & t3653;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3655 = visible_135 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_13 = t3655;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3656 = 25u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3657 = t3627 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_136 = t3656 & t3657;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3659 = visible_136 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_14 = t3659;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3660 = 32u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3661 = t3627 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_137 = t3660 & t3661;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3663 = visible_137 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_17 = t3663;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3664 = 33u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3665 = t3627 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_138 = t3664 & t3665;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3667 = visible_138 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_18 = t3667;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3668 = 40u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3669 = t3627 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_139 = t3668 & t3669;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3671 = visible_139 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_21 = t3671;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3672 = 41u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3673 = t3627 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_140 = t3672 & t3673;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3675 = visible_140 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_22 = t3675;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3676 = 48u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3677 = t3627 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_141 = t3676 & t3677;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3679 = visible_141 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_25 = t3679;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3680 = 49u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3681 = t3627 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_142 = t3680 & t3681;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3683 = visible_142 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_26 = t3683;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3684 = 56u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3685 = t3627 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_143 = t3684 & t3685;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3687 = visible_143 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_29 = t3687;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3688 = 57u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3689 = t3627 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_144 = t3688 & t3689;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3691 = visible_144 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_30 = t3691;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3692 = 64u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3693 = t3627 <= 64u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_145 = t3692 & t3693;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3695 = visible_145 ? s_33 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_33 = t3695;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3696 = 65u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3697 = t3627 <= 65u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_146 = t3696 & t3697;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3699 = visible_146 ? s_34 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_34 = t3699;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3700 = 72u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3701 = t3627 <= 72u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_147 = t3700 & t3701;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3703 = visible_147 ? s_37 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_37 = t3703;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3704 = 73u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3705 = t3627 <= 73u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_148 = t3704 & t3705;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3707 = visible_148 ? s_38 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_38 = t3707;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3708 = 80u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3709 = t3627 <= 80u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_149 = t3708 & t3709;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3711 = visible_149 ? s_41 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_41 = t3711;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3712 = 81u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3713 = t3627 <= 81u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_150 = t3712 & t3713;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3715 = visible_150 ? s_42 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_42 = t3715;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3716 = 88u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3717 = t3627 <= 88u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_151 = t3716 & t3717;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3719 = visible_151 ? s_45 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_45 = t3719;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3720 = 89u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3721 = t3627 <= 89u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_152 = t3720 & t3721;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3723 = visible_152 ? s_46 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_46 = t3723;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3724 = 96u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3725 = t3627 <= 96u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_153 = t3724 & t3725;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3727 = visible_153 ? s_49 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_49 = t3727;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3728 = 97u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3729 = t3627 <= 97u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_154 = t3728 & t3729;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3731 = visible_154 ? s_50 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_50 = t3731;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3732 = 104u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3733 = t3627 <= 104u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_155 = t3732 & t3733;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3735 = visible_155 ? s_53 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_53 = t3735;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3736 = 105u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3737 = t3627 <= 105u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_156 = t3736 & t3737;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3739 = visible_156 ? s_54 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_54 = t3739;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3740 = 112u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3741 = t3627 <= 112u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_157 = t3740 & t3741;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3743 = visible_157 ? s_57 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_57 = t3743;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3744 = 113u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3745 = t3627 <= 113u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_158 = t3744 & t3745;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3747 = visible_158 ? s_58 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_58 = t3747;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3748 = 120u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3749 = t3627 <= 120u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_159 = t3748 & t3749;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3751 = visible_159 ? s_61 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_61 = t3751;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3752 = 121u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3753 = t3627 <= 121u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_160 = t3752 & t3753;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3755 = visible_160 ? s_62 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_62 = t3755;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t3756 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t3757 = first_query_4 + t3756;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t3758 = t3757 + 8u;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 t3759 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t3760 = t3758 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_42 = t3760 + t3759;
                const u32 t3762 = end_42 > seq_q ? end_42 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t3763 = t3762 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_43 = t3763 < seq_k ? t3763 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_44 = t3758 + seq_k;
                const u32 t3766 = end_44 > seq_q ? end_44 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 position_12 = t3766 - seq_q;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t3768 = position_12 > window_left ? position_12 : window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t3769 = t3768 - window_left;
#line 149 "fa-kernels/src/forward/problem.rs"
                const u32 t3770 = t3769 < seq_k ? t3769 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t3771 = end_43 > column_3 ? end_43 : column_3;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_45 = t3771 - column_3;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t3773 = t3770 > column_3 ? t3770 : column_3;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t3774 = t3773 - column_3;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3775 = 0u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3776 = t3774 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_161 = t3775 & t3776;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3778 = visible_161 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_3 = t3778;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3779 = 1u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3780 = t3774 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_162 = t3779 & t3780;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3782 = visible_162 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_4 = t3782;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3783 = 8u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3784 = t3774 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_163 = t3783 & t3784;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3786 = visible_163 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_7 = t3786;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3787 = 9u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3788 = t3774 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_164 = t3787 & t3788;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3790 = visible_164 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_8 = t3790;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3791 = 16u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3792 = t3774 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_165 = t3791 & t3792;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3794 = visible_165 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_11 = t3794;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3795 = 17u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3796 = t3774 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_166 = t3795 & t3796;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3798 = visible_166 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_12 = t3798;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3799 = 24u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3800 = t3774 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_167 = t3799 & t3800;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3802 = visible_167 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_15 = t3802;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3803 = 25u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3804 = t3774 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_168 = t3803 & t3804;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3806 = visible_168 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_16 = t3806;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3807 = 32u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3808 = t3774 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_169 = t3807 & t3808;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3810 = visible_169 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_19 = t3810;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3811 = 33u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3812 = t3774 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_170 = t3811 & t3812;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3814 = visible_170 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_20 = t3814;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3815 = 40u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3816 = t3774 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_171 = t3815 & t3816;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3818 = visible_171 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_23 = t3818;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3819 = 41u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3820 = t3774 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_172 = t3819 & t3820;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3822 = visible_172 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_24 = t3822;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3823 = 48u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3824 = t3774 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_173 = t3823 & t3824;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3826 = visible_173 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_27 = t3826;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3827 = 49u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3828 = t3774 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_174 = t3827 & t3828;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3830 = visible_174 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_28 = t3830;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3831 = 56u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3832 = t3774 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_175 = t3831 & t3832;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3834 = visible_175 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_31 = t3834;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3835 = 57u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3836 = t3774 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_176 = t3835 & t3836;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3838 = visible_176 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_32 = t3838;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3839 = 64u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3840 = t3774 <= 64u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_177 = t3839 & t3840;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3842 = visible_177 ? s_35 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_35 = t3842;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3843 = 65u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3844 = t3774 <= 65u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_178 = t3843 & t3844;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3846 = visible_178 ? s_36 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_36 = t3846;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3847 = 72u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3848 = t3774 <= 72u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_179 = t3847 & t3848;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3850 = visible_179 ? s_39 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_39 = t3850;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3851 = 73u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3852 = t3774 <= 73u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_180 = t3851 & t3852;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3854 = visible_180 ? s_40 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_40 = t3854;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3855 = 80u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3856 = t3774 <= 80u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_181 = t3855 & t3856;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3858 = visible_181 ? s_43 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_43 = t3858;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3859 = 81u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3860 = t3774 <= 81u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_182 = t3859 & t3860;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3862 = visible_182 ? s_44 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_44 = t3862;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3863 = 88u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3864 = t3774 <= 88u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_183 = t3863 & t3864;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3866 = visible_183 ? s_47 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_47 = t3866;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3867 = 89u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3868 = t3774 <= 89u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_184 = t3867 & t3868;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3870 = visible_184 ? s_48 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_48 = t3870;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3871 = 96u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3872 = t3774 <= 96u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_185 = t3871 & t3872;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3874 = visible_185 ? s_51 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_51 = t3874;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3875 = 97u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3876 = t3774 <= 97u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_186 = t3875 & t3876;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3878 = visible_186 ? s_52 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_52 = t3878;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3879 = 104u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3880 = t3774 <= 104u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_187 = t3879 & t3880;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3882 = visible_187 ? s_55 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_55 = t3882;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3883 = 105u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3884 = t3774 <= 105u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_188 = t3883 & t3884;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3886 = visible_188 ? s_56 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_56 = t3886;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3887 = 112u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3888 = t3774 <= 112u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_189 = t3887 & t3888;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3890 = visible_189 ? s_59 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_59 = t3890;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3891 = 113u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3892 = t3774 <= 113u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_190 = t3891 & t3892;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3894 = visible_190 ? s_60 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_60 = t3894;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3895 = 120u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3896 = t3774 <= 120u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_191 = t3895 & t3896;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3898 = visible_191 ? s_63 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_63 = t3898;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3899 = 121u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3900 = t3774 <= 121u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_192 = t3899 & t3900;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3902 = visible_192 ? s_64 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_64 = t3902;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 old_7 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3904;
                asm("max.f32 %0, %1, %2;" : "=f"(t3904) : "f"(old_7), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3905;
                asm("max.f32 %0, %1, %2;" : "=f"(t3905) : "f"(t3904), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3906;
                asm("max.f32 %0, %1, %2;" : "=f"(t3906) : "f"(s_2), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3907;
                asm("max.f32 %0, %1, %2;" : "=f"(t3907) : "f"(s_5), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3908;
                asm("max.f32 %0, %1, %2;" : "=f"(t3908) : "f"(s_6), "f"(s_14));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3909;
                asm("max.f32 %0, %1, %2;" : "=f"(t3909) : "f"(t3905), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3910;
                asm("max.f32 %0, %1, %2;" : "=f"(t3910) : "f"(t3906), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3911;
                asm("max.f32 %0, %1, %2;" : "=f"(t3911) : "f"(t3907), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3912;
                asm("max.f32 %0, %1, %2;" : "=f"(t3912) : "f"(t3908), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3913;
                asm("max.f32 %0, %1, %2;" : "=f"(t3913) : "f"(t3909), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3914;
                asm("max.f32 %0, %1, %2;" : "=f"(t3914) : "f"(t3910), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3915;
                asm("max.f32 %0, %1, %2;" : "=f"(t3915) : "f"(t3911), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3916;
                asm("max.f32 %0, %1, %2;" : "=f"(t3916) : "f"(t3912), "f"(s_30));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3917;
                asm("max.f32 %0, %1, %2;" : "=f"(t3917) : "f"(t3913), "f"(s_33));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3918;
                asm("max.f32 %0, %1, %2;" : "=f"(t3918) : "f"(t3914), "f"(s_34));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3919;
                asm("max.f32 %0, %1, %2;" : "=f"(t3919) : "f"(t3915), "f"(s_37));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3920;
                asm("max.f32 %0, %1, %2;" : "=f"(t3920) : "f"(t3916), "f"(s_38));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3921;
                asm("max.f32 %0, %1, %2;" : "=f"(t3921) : "f"(t3917), "f"(s_41));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3922;
                asm("max.f32 %0, %1, %2;" : "=f"(t3922) : "f"(t3918), "f"(s_42));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3923;
                asm("max.f32 %0, %1, %2;" : "=f"(t3923) : "f"(t3919), "f"(s_45));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3924;
                asm("max.f32 %0, %1, %2;" : "=f"(t3924) : "f"(t3920), "f"(s_46));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3925;
                asm("max.f32 %0, %1, %2;" : "=f"(t3925) : "f"(t3921), "f"(s_49));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3926;
                asm("max.f32 %0, %1, %2;" : "=f"(t3926) : "f"(t3922), "f"(s_50));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3927;
                asm("max.f32 %0, %1, %2;" : "=f"(t3927) : "f"(t3923), "f"(s_53));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3928;
                asm("max.f32 %0, %1, %2;" : "=f"(t3928) : "f"(t3924), "f"(s_54));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3929;
                asm("max.f32 %0, %1, %2;" : "=f"(t3929) : "f"(t3925), "f"(s_57));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3930;
                asm("max.f32 %0, %1, %2;" : "=f"(t3930) : "f"(t3926), "f"(s_58));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3931;
                asm("max.f32 %0, %1, %2;" : "=f"(t3931) : "f"(t3927), "f"(s_61));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t3932;
                asm("max.f32 %0, %1, %2;" : "=f"(t3932) : "f"(t3928), "f"(s_62));
                f32 t3933;
                asm("max.f32 %0, %1, %2;" : "=f"(t3933) : "f"(t3929), "f"(t3930));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t3934;
                asm("max.f32 %0, %1, %2;" : "=f"(t3934) : "f"(t3931), "f"(t3932));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t3935;
                asm("max.f32 %0, %1, %2;" : "=f"(t3935) : "f"(t3933), "f"(t3934));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t3936;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3936) : "f"(t3935));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_7;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_7) : "f"(t3935), "f"(t3936));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t3938;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3938) : "f"(pair_7));
#line 480 "fa-kernels/src/softmax.rs"
                f32 new_7;
                asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(pair_7), "f"(t3938));
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_7 = new_7 == __uint_as_float(0xff800000u);
                const f32 t3941 = new_7 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_7 = none_7 ? 0.0f : t3941;
#line 171 "fa-kernels/src/softmax.rs"
                const f32 t3943 = -reference_7;
#line 171 "fa-kernels/src/softmax.rs"
                f32 t3944;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3944) : "f"(old_7), "f"(scale_log2), "f"(t3943));
#line 171 "fa-kernels/src/softmax.rs"
                f32 rescale_7;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_7) : "f"(t3944));
#line 172 "fa-kernels/src/softmax.rs"
                row_max = new_7;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t3946 = row_sum * rescale_7;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3947 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_193;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_193) : "f"(s), "f"(scale_log2), "f"(t3947));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3949;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3949) : "f"(exponent_193));
#line 209 "fa-kernels/src/softmax.rs"
                s = t3949;
                const f32 t3950 = t3946 + s;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3951 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_194;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_194) : "f"(s_2), "f"(scale_log2), "f"(t3951));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3953;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3953) : "f"(exponent_194));
#line 209 "fa-kernels/src/softmax.rs"
                s_2 = t3953;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3954 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_195;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_195) : "f"(s_5), "f"(scale_log2), "f"(t3954));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3956;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3956) : "f"(exponent_195));
#line 209 "fa-kernels/src/softmax.rs"
                s_5 = t3956;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3957 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_196;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_196) : "f"(s_6), "f"(scale_log2), "f"(t3957));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3959;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3959) : "f"(exponent_196));
#line 209 "fa-kernels/src/softmax.rs"
                s_6 = t3959;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3960 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_197;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_197) : "f"(s_9), "f"(scale_log2), "f"(t3960));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3962;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3962) : "f"(exponent_197));
#line 209 "fa-kernels/src/softmax.rs"
                s_9 = t3962;
                const f32 t3963 = t3950 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3964 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_198;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_198) : "f"(s_10), "f"(scale_log2), "f"(t3964));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3966;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3966) : "f"(exponent_198));
#line 209 "fa-kernels/src/softmax.rs"
                s_10 = t3966;
                const f32 t3967 = s_2 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3968 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_199;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_199) : "f"(s_13), "f"(scale_log2), "f"(t3968));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3970;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3970) : "f"(exponent_199));
#line 209 "fa-kernels/src/softmax.rs"
                s_13 = t3970;
                const f32 t3971 = s_5 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3972 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_200;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_200) : "f"(s_14), "f"(scale_log2), "f"(t3972));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3974;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3974) : "f"(exponent_200));
#line 209 "fa-kernels/src/softmax.rs"
                s_14 = t3974;
                const f32 t3975 = s_6 + s_14;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3976 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_201;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_201) : "f"(s_17), "f"(scale_log2), "f"(t3976));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3978;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3978) : "f"(exponent_201));
#line 209 "fa-kernels/src/softmax.rs"
                s_17 = t3978;
                const f32 t3979 = t3963 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3980 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_202;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_202) : "f"(s_18), "f"(scale_log2), "f"(t3980));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3982;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3982) : "f"(exponent_202));
#line 209 "fa-kernels/src/softmax.rs"
                s_18 = t3982;
                const f32 t3983 = t3967 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3984 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_203;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_203) : "f"(s_21), "f"(scale_log2), "f"(t3984));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3986;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3986) : "f"(exponent_203));
#line 209 "fa-kernels/src/softmax.rs"
                s_21 = t3986;
                const f32 t3987 = t3971 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3988 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_204;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_204) : "f"(s_22), "f"(scale_log2), "f"(t3988));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3990;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3990) : "f"(exponent_204));
#line 209 "fa-kernels/src/softmax.rs"
                s_22 = t3990;
                const f32 t3991 = t3975 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3992 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_205;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_205) : "f"(s_25), "f"(scale_log2), "f"(t3992));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3994;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3994) : "f"(exponent_205));
#line 209 "fa-kernels/src/softmax.rs"
                s_25 = t3994;
                const f32 t3995 = t3979 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t3996 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_206;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_206) : "f"(s_26), "f"(scale_log2), "f"(t3996));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t3998;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3998) : "f"(exponent_206));
#line 209 "fa-kernels/src/softmax.rs"
                s_26 = t3998;
                const f32 t3999 = t3983 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4000 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_207;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_207) : "f"(s_29), "f"(scale_log2), "f"(t4000));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4002;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4002) : "f"(exponent_207));
#line 209 "fa-kernels/src/softmax.rs"
                s_29 = t4002;
                const f32 t4003 = t3987 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4004 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_208;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_208) : "f"(s_30), "f"(scale_log2), "f"(t4004));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4006;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4006) : "f"(exponent_208));
#line 209 "fa-kernels/src/softmax.rs"
                s_30 = t4006;
                const f32 t4007 = t3991 + s_30;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4008 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_209;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_209) : "f"(s_33), "f"(scale_log2), "f"(t4008));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4010;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4010) : "f"(exponent_209));
#line 209 "fa-kernels/src/softmax.rs"
                s_33 = t4010;
                const f32 t4011 = t3995 + s_33;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4012 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_210;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_210) : "f"(s_34), "f"(scale_log2), "f"(t4012));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4014;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4014) : "f"(exponent_210));
#line 209 "fa-kernels/src/softmax.rs"
                s_34 = t4014;
                const f32 t4015 = t3999 + s_34;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4016 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_211;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_211) : "f"(s_37), "f"(scale_log2), "f"(t4016));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4018;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4018) : "f"(exponent_211));
#line 209 "fa-kernels/src/softmax.rs"
                s_37 = t4018;
                const f32 t4019 = t4003 + s_37;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4020 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_212;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_212) : "f"(s_38), "f"(scale_log2), "f"(t4020));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4022;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4022) : "f"(exponent_212));
#line 209 "fa-kernels/src/softmax.rs"
                s_38 = t4022;
                const f32 t4023 = t4007 + s_38;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4024 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_213;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_213) : "f"(s_41), "f"(scale_log2), "f"(t4024));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4026;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4026) : "f"(exponent_213));
#line 209 "fa-kernels/src/softmax.rs"
                s_41 = t4026;
                const f32 t4027 = t4011 + s_41;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4028 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_214;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_214) : "f"(s_42), "f"(scale_log2), "f"(t4028));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4030;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4030) : "f"(exponent_214));
#line 209 "fa-kernels/src/softmax.rs"
                s_42 = t4030;
                const f32 t4031 = t4015 + s_42;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4032 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_215;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_215) : "f"(s_45), "f"(scale_log2), "f"(t4032));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4034;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4034) : "f"(exponent_215));
#line 209 "fa-kernels/src/softmax.rs"
                s_45 = t4034;
                const f32 t4035 = t4019 + s_45;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4036 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_216;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_216) : "f"(s_46), "f"(scale_log2), "f"(t4036));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4038;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4038) : "f"(exponent_216));
#line 209 "fa-kernels/src/softmax.rs"
                s_46 = t4038;
                const f32 t4039 = t4023 + s_46;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4040 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_217;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_217) : "f"(s_49), "f"(scale_log2), "f"(t4040));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4042;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4042) : "f"(exponent_217));
#line 209 "fa-kernels/src/softmax.rs"
                s_49 = t4042;
                const f32 t4043 = t4027 + s_49;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4044 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_218;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_218) : "f"(s_50), "f"(scale_log2), "f"(t4044));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4046;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4046) : "f"(exponent_218));
#line 209 "fa-kernels/src/softmax.rs"
                s_50 = t4046;
                const f32 t4047 = t4031 + s_50;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4048 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_219;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_219) : "f"(s_53), "f"(scale_log2), "f"(t4048));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4050;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4050) : "f"(exponent_219));
#line 209 "fa-kernels/src/softmax.rs"
                s_53 = t4050;
                const f32 t4051 = t4035 + s_53;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4052 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_220;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_220) : "f"(s_54), "f"(scale_log2), "f"(t4052));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4054;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4054) : "f"(exponent_220));
#line 209 "fa-kernels/src/softmax.rs"
                s_54 = t4054;
                const f32 t4055 = t4039 + s_54;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4056 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_221;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_221) : "f"(s_57), "f"(scale_log2), "f"(t4056));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4058;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4058) : "f"(exponent_221));
#line 209 "fa-kernels/src/softmax.rs"
                s_57 = t4058;
                const f32 t4059 = t4043 + s_57;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4060 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_222;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_222) : "f"(s_58), "f"(scale_log2), "f"(t4060));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4062;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4062) : "f"(exponent_222));
#line 209 "fa-kernels/src/softmax.rs"
                s_58 = t4062;
                const f32 t4063 = t4047 + s_58;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4064 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_223;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_223) : "f"(s_61), "f"(scale_log2), "f"(t4064));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4066;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4066) : "f"(exponent_223));
#line 209 "fa-kernels/src/softmax.rs"
                s_61 = t4066;
                const f32 t4067 = t4051 + s_61;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4068 = -reference_7;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_224;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_224) : "f"(s_62), "f"(scale_log2), "f"(t4068));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4070;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4070) : "f"(exponent_224));
#line 209 "fa-kernels/src/softmax.rs"
                s_62 = t4070;
                const f32 t4071 = t4055 + s_62;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t4072 = t4059 + t4063;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t4073 = t4067 + t4071;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t4074 = t4072 + t4073;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum = t4074;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 old_8 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4076;
                asm("max.f32 %0, %1, %2;" : "=f"(t4076) : "f"(old_8), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4077;
                asm("max.f32 %0, %1, %2;" : "=f"(t4077) : "f"(t4076), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4078;
                asm("max.f32 %0, %1, %2;" : "=f"(t4078) : "f"(s_4), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4079;
                asm("max.f32 %0, %1, %2;" : "=f"(t4079) : "f"(s_7), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4080;
                asm("max.f32 %0, %1, %2;" : "=f"(t4080) : "f"(s_8), "f"(s_16));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4081;
                asm("max.f32 %0, %1, %2;" : "=f"(t4081) : "f"(t4077), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4082;
                asm("max.f32 %0, %1, %2;" : "=f"(t4082) : "f"(t4078), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4083;
                asm("max.f32 %0, %1, %2;" : "=f"(t4083) : "f"(t4079), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4084;
                asm("max.f32 %0, %1, %2;" : "=f"(t4084) : "f"(t4080), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4085;
                asm("max.f32 %0, %1, %2;" : "=f"(t4085) : "f"(t4081), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4086;
                asm("max.f32 %0, %1, %2;" : "=f"(t4086) : "f"(t4082), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4087;
                asm("max.f32 %0, %1, %2;" : "=f"(t4087) : "f"(t4083), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4088;
                asm("max.f32 %0, %1, %2;" : "=f"(t4088) : "f"(t4084), "f"(s_32));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4089;
                asm("max.f32 %0, %1, %2;" : "=f"(t4089) : "f"(t4085), "f"(s_35));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4090;
                asm("max.f32 %0, %1, %2;" : "=f"(t4090) : "f"(t4086), "f"(s_36));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4091;
                asm("max.f32 %0, %1, %2;" : "=f"(t4091) : "f"(t4087), "f"(s_39));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4092;
                asm("max.f32 %0, %1, %2;" : "=f"(t4092) : "f"(t4088), "f"(s_40));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4093;
                asm("max.f32 %0, %1, %2;" : "=f"(t4093) : "f"(t4089), "f"(s_43));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4094;
                asm("max.f32 %0, %1, %2;" : "=f"(t4094) : "f"(t4090), "f"(s_44));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4095;
                asm("max.f32 %0, %1, %2;" : "=f"(t4095) : "f"(t4091), "f"(s_47));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4096;
                asm("max.f32 %0, %1, %2;" : "=f"(t4096) : "f"(t4092), "f"(s_48));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4097;
                asm("max.f32 %0, %1, %2;" : "=f"(t4097) : "f"(t4093), "f"(s_51));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4098;
                asm("max.f32 %0, %1, %2;" : "=f"(t4098) : "f"(t4094), "f"(s_52));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4099;
                asm("max.f32 %0, %1, %2;" : "=f"(t4099) : "f"(t4095), "f"(s_55));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4100;
                asm("max.f32 %0, %1, %2;" : "=f"(t4100) : "f"(t4096), "f"(s_56));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4101;
                asm("max.f32 %0, %1, %2;" : "=f"(t4101) : "f"(t4097), "f"(s_59));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4102;
                asm("max.f32 %0, %1, %2;" : "=f"(t4102) : "f"(t4098), "f"(s_60));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4103;
                asm("max.f32 %0, %1, %2;" : "=f"(t4103) : "f"(t4099), "f"(s_63));
#line 182 "fa-kernels/src/softmax.rs"
                f32 t4104;
                asm("max.f32 %0, %1, %2;" : "=f"(t4104) : "f"(t4100), "f"(s_64));
                f32 t4105;
                asm("max.f32 %0, %1, %2;" : "=f"(t4105) : "f"(t4101), "f"(t4102));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t4106;
                asm("max.f32 %0, %1, %2;" : "=f"(t4106) : "f"(t4103), "f"(t4104));
#line 184 "fa-kernels/src/softmax.rs"
                f32 t4107;
                asm("max.f32 %0, %1, %2;" : "=f"(t4107) : "f"(t4105), "f"(t4106));
#line 479 "fa-kernels/src/softmax.rs"
                f32 t4108;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4108) : "f"(t4107));
#line 479 "fa-kernels/src/softmax.rs"
                f32 pair_8;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_8) : "f"(t4107), "f"(t4108));
#line 480 "fa-kernels/src/softmax.rs"
                f32 t4110;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4110) : "f"(pair_8));
#line 480 "fa-kernels/src/softmax.rs"
                f32 new_8;
                asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(pair_8), "f"(t4110));
#line 191 "fa-kernels/src/softmax.rs"
                const bool none_8 = new_8 == __uint_as_float(0xff800000u);
                const f32 t4113 = new_8 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
                const f32 reference_8 = none_8 ? 0.0f : t4113;
#line 171 "fa-kernels/src/softmax.rs"
                const f32 t4115 = -reference_8;
#line 171 "fa-kernels/src/softmax.rs"
                f32 t4116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4116) : "f"(old_8), "f"(scale_log2), "f"(t4115));
#line 171 "fa-kernels/src/softmax.rs"
                f32 rescale_8;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_8) : "f"(t4116));
#line 172 "fa-kernels/src/softmax.rs"
                row_max_2 = new_8;
#line 206 "fa-kernels/src/softmax.rs"
                const f32 t4118 = row_sum_2 * rescale_8;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4119 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_225;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_225) : "f"(s_3), "f"(scale_log2), "f"(t4119));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4121;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4121) : "f"(exponent_225));
#line 209 "fa-kernels/src/softmax.rs"
                s_3 = t4121;
                const f32 t4122 = t4118 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4123 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_226;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_226) : "f"(s_4), "f"(scale_log2), "f"(t4123));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4125;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4125) : "f"(exponent_226));
#line 209 "fa-kernels/src/softmax.rs"
                s_4 = t4125;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4126 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_227;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_227) : "f"(s_7), "f"(scale_log2), "f"(t4126));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4128;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4128) : "f"(exponent_227));
#line 209 "fa-kernels/src/softmax.rs"
                s_7 = t4128;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4129 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_228;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_228) : "f"(s_8), "f"(scale_log2), "f"(t4129));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4131;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4131) : "f"(exponent_228));
#line 209 "fa-kernels/src/softmax.rs"
                s_8 = t4131;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4132 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_229;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_229) : "f"(s_11), "f"(scale_log2), "f"(t4132));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4134;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4134) : "f"(exponent_229));
#line 209 "fa-kernels/src/softmax.rs"
                s_11 = t4134;
                const f32 t4135 = t4122 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4136 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_230;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_230) : "f"(s_12), "f"(scale_log2), "f"(t4136));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4138;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4138) : "f"(exponent_230));
#line 209 "fa-kernels/src/softmax.rs"
                s_12 = t4138;
                const f32 t4139 = s_4 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4140 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_231;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_231) : "f"(s_15), "f"(scale_log2), "f"(t4140));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4142;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4142) : "f"(exponent_231));
#line 209 "fa-kernels/src/softmax.rs"
                s_15 = t4142;
                const f32 t4143 = s_7 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4144 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_232;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_232) : "f"(s_16), "f"(scale_log2), "f"(t4144));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4146;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4146) : "f"(exponent_232));
#line 209 "fa-kernels/src/softmax.rs"
                s_16 = t4146;
                const f32 t4147 = s_8 + s_16;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4148 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_233;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_233) : "f"(s_19), "f"(scale_log2), "f"(t4148));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4150;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4150) : "f"(exponent_233));
#line 209 "fa-kernels/src/softmax.rs"
                s_19 = t4150;
                const f32 t4151 = t4135 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4152 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_234;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_234) : "f"(s_20), "f"(scale_log2), "f"(t4152));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4154;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4154) : "f"(exponent_234));
#line 209 "fa-kernels/src/softmax.rs"
                s_20 = t4154;
                const f32 t4155 = t4139 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4156 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_235;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_235) : "f"(s_23), "f"(scale_log2), "f"(t4156));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4158;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4158) : "f"(exponent_235));
#line 209 "fa-kernels/src/softmax.rs"
                s_23 = t4158;
                const f32 t4159 = t4143 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4160 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_236;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_236) : "f"(s_24), "f"(scale_log2), "f"(t4160));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4162;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4162) : "f"(exponent_236));
#line 209 "fa-kernels/src/softmax.rs"
                s_24 = t4162;
                const f32 t4163 = t4147 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4164 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_237;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_237) : "f"(s_27), "f"(scale_log2), "f"(t4164));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4166;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4166) : "f"(exponent_237));
#line 209 "fa-kernels/src/softmax.rs"
                s_27 = t4166;
                const f32 t4167 = t4151 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4168 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_238;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_238) : "f"(s_28), "f"(scale_log2), "f"(t4168));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4170;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4170) : "f"(exponent_238));
#line 209 "fa-kernels/src/softmax.rs"
                s_28 = t4170;
                const f32 t4171 = t4155 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4172 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_239;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_239) : "f"(s_31), "f"(scale_log2), "f"(t4172));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4174;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4174) : "f"(exponent_239));
#line 209 "fa-kernels/src/softmax.rs"
                s_31 = t4174;
                const f32 t4175 = t4159 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4176 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_240;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_240) : "f"(s_32), "f"(scale_log2), "f"(t4176));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4178;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4178) : "f"(exponent_240));
#line 209 "fa-kernels/src/softmax.rs"
                s_32 = t4178;
                const f32 t4179 = t4163 + s_32;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4180 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_241;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_241) : "f"(s_35), "f"(scale_log2), "f"(t4180));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4182;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4182) : "f"(exponent_241));
#line 209 "fa-kernels/src/softmax.rs"
                s_35 = t4182;
                const f32 t4183 = t4167 + s_35;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4184 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_242;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_242) : "f"(s_36), "f"(scale_log2), "f"(t4184));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4186;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4186) : "f"(exponent_242));
#line 209 "fa-kernels/src/softmax.rs"
                s_36 = t4186;
                const f32 t4187 = t4171 + s_36;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4188 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_243;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_243) : "f"(s_39), "f"(scale_log2), "f"(t4188));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4190;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4190) : "f"(exponent_243));
#line 209 "fa-kernels/src/softmax.rs"
                s_39 = t4190;
                const f32 t4191 = t4175 + s_39;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4192 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_244;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_244) : "f"(s_40), "f"(scale_log2), "f"(t4192));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4194;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4194) : "f"(exponent_244));
#line 209 "fa-kernels/src/softmax.rs"
                s_40 = t4194;
                const f32 t4195 = t4179 + s_40;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4196 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_245;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_245) : "f"(s_43), "f"(scale_log2), "f"(t4196));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4198;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4198) : "f"(exponent_245));
#line 209 "fa-kernels/src/softmax.rs"
                s_43 = t4198;
                const f32 t4199 = t4183 + s_43;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4200 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_246;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_246) : "f"(s_44), "f"(scale_log2), "f"(t4200));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4202;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4202) : "f"(exponent_246));
#line 209 "fa-kernels/src/softmax.rs"
                s_44 = t4202;
                const f32 t4203 = t4187 + s_44;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4204 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_247;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_247) : "f"(s_47), "f"(scale_log2), "f"(t4204));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4206;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4206) : "f"(exponent_247));
#line 209 "fa-kernels/src/softmax.rs"
                s_47 = t4206;
                const f32 t4207 = t4191 + s_47;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4208 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_248;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_248) : "f"(s_48), "f"(scale_log2), "f"(t4208));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4210;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4210) : "f"(exponent_248));
#line 209 "fa-kernels/src/softmax.rs"
                s_48 = t4210;
                const f32 t4211 = t4195 + s_48;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4212 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_249;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_249) : "f"(s_51), "f"(scale_log2), "f"(t4212));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4214;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4214) : "f"(exponent_249));
#line 209 "fa-kernels/src/softmax.rs"
                s_51 = t4214;
                const f32 t4215 = t4199 + s_51;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4216 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_250;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_250) : "f"(s_52), "f"(scale_log2), "f"(t4216));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4218;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4218) : "f"(exponent_250));
#line 209 "fa-kernels/src/softmax.rs"
                s_52 = t4218;
                const f32 t4219 = t4203 + s_52;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4220 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_251;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_251) : "f"(s_55), "f"(scale_log2), "f"(t4220));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4222;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4222) : "f"(exponent_251));
#line 209 "fa-kernels/src/softmax.rs"
                s_55 = t4222;
                const f32 t4223 = t4207 + s_55;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4224 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_252;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_252) : "f"(s_56), "f"(scale_log2), "f"(t4224));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4226;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4226) : "f"(exponent_252));
#line 209 "fa-kernels/src/softmax.rs"
                s_56 = t4226;
                const f32 t4227 = t4211 + s_56;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4228 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_253;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_253) : "f"(s_59), "f"(scale_log2), "f"(t4228));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4230;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4230) : "f"(exponent_253));
#line 209 "fa-kernels/src/softmax.rs"
                s_59 = t4230;
                const f32 t4231 = t4215 + s_59;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4232 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_254;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_254) : "f"(s_60), "f"(scale_log2), "f"(t4232));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4234;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4234) : "f"(exponent_254));
#line 209 "fa-kernels/src/softmax.rs"
                s_60 = t4234;
                const f32 t4235 = t4219 + s_60;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4236 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_255;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_255) : "f"(s_63), "f"(scale_log2), "f"(t4236));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4238;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4238) : "f"(exponent_255));
#line 209 "fa-kernels/src/softmax.rs"
                s_63 = t4238;
                const f32 t4239 = t4223 + s_63;
#line 208 "fa-kernels/src/softmax.rs"
                const f32 t4240 = -reference_8;
#line 208 "fa-kernels/src/softmax.rs"
                f32 exponent_256;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_256) : "f"(s_64), "f"(scale_log2), "f"(t4240));
#line 223 "fa-kernels/src/softmax.rs"
                f32 t4242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4242) : "f"(exponent_256));
#line 209 "fa-kernels/src/softmax.rs"
                s_64 = t4242;
                const f32 t4243 = t4227 + s_64;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t4244 = t4231 + t4235;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t4245 = t4239 + t4243;
#line 212 "fa-kernels/src/softmax.rs"
                const f32 t4246 = t4244 + t4245;
#line 212 "fa-kernels/src/softmax.rs"
                row_sum_2 = t4246;
#line 221 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t4247 = i_5 - 1u;
#line 222 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4248 = t273 + t4247;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4249 = t4248 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4250 = t4249 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4251 = t4250 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4252 = t10 + t4251;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t4253 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t4253) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4252) : "memory");
                }
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4254 = acc * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc = t4254;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4255 = acc_2 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_2 = t4255;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4256 = acc_5 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_5 = t4256;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4257 = acc_6 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_6 = t4257;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4258 = acc_9 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_9 = t4258;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4259 = acc_10 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_10 = t4259;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4260 = acc_13 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_13 = t4260;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4261 = acc_14 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_14 = t4261;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4262 = acc_17 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_17 = t4262;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4263 = acc_18 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_18 = t4263;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4264 = acc_21 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_21 = t4264;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4265 = acc_22 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_22 = t4265;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4266 = acc_25 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_25 = t4266;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4267 = acc_26 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_26 = t4267;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4268 = acc_29 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_29 = t4268;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4269 = acc_30 * rescale_7;
#line 433 "fa-kernels/src/softmax.rs"
                acc_30 = t4269;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4270 = acc_3 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_3 = t4270;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4271 = acc_4 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_4 = t4271;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4272 = acc_7 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_7 = t4272;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4273 = acc_8 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_8 = t4273;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4274 = acc_11 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_11 = t4274;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4275 = acc_12 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_12 = t4275;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4276 = acc_15 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_15 = t4276;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4277 = acc_16 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_16 = t4277;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4278 = acc_19 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_19 = t4278;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4279 = acc_20 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_20 = t4279;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4280 = acc_23 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_23 = t4280;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4281 = acc_24 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_24 = t4281;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4282 = acc_27 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_27 = t4282;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4283 = acc_28 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_28 = t4283;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4284 = acc_31 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_31 = t4284;
#line 433 "fa-kernels/src/softmax.rs"
                const f32 t4285 = acc_32 * rescale_8;
#line 433 "fa-kernels/src/softmax.rs"
                acc_32 = t4285;
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4286;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4286) : "f"(s), "f"(s_2));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4287;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4287) : "f"(s_3), "f"(s_4));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4288;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4288) : "f"(s_5), "f"(s_6));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4289;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4289) : "f"(s_7), "f"(s_8));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4290;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4290) : "f"(s_9), "f"(s_10));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4291;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4291) : "f"(s_11), "f"(s_12));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4292;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4292) : "f"(s_13), "f"(s_14));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4293;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4293) : "f"(s_15), "f"(s_16));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4294;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4294) : "f"(s_17), "f"(s_18));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4295;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4295) : "f"(s_19), "f"(s_20));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4296;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4296) : "f"(s_21), "f"(s_22));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4297;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4297) : "f"(s_23), "f"(s_24));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4298;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4298) : "f"(s_25), "f"(s_26));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4299;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4299) : "f"(s_27), "f"(s_28));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4300;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4300) : "f"(s_29), "f"(s_30));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4301;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4301) : "f"(s_31), "f"(s_32));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4302;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4302) : "f"(s_33), "f"(s_34));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4303;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4303) : "f"(s_35), "f"(s_36));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4304;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4304) : "f"(s_37), "f"(s_38));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4305;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4305) : "f"(s_39), "f"(s_40));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4306;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4306) : "f"(s_41), "f"(s_42));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4307;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4307) : "f"(s_43), "f"(s_44));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4308;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4308) : "f"(s_45), "f"(s_46));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4309;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4309) : "f"(s_47), "f"(s_48));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4310;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4310) : "f"(s_49), "f"(s_50));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4311;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4311) : "f"(s_51), "f"(s_52));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4312;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4312) : "f"(s_53), "f"(s_54));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4313;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4313) : "f"(s_55), "f"(s_56));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4314;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4314) : "f"(s_57), "f"(s_58));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4315;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4315) : "f"(s_59), "f"(s_60));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4316;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4316) : "f"(s_61), "f"(s_62));
#line 130 "fa-kernels/src/softmax.rs"
                u32 t4317;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4317) : "f"(s_63), "f"(s_64));
#line 399 "fa-kernels/src/softmax.rs"
                p = t4286;
#line 399 "fa-kernels/src/softmax.rs"
                p_2 = t4287;
#line 399 "fa-kernels/src/softmax.rs"
                p_3 = t4288;
#line 399 "fa-kernels/src/softmax.rs"
                p_4 = t4289;
#line 399 "fa-kernels/src/softmax.rs"
                p_5 = t4290;
#line 399 "fa-kernels/src/softmax.rs"
                p_6 = t4291;
#line 399 "fa-kernels/src/softmax.rs"
                p_7 = t4292;
#line 399 "fa-kernels/src/softmax.rs"
                p_8 = t4293;
#line 399 "fa-kernels/src/softmax.rs"
                p_9 = t4294;
#line 399 "fa-kernels/src/softmax.rs"
                p_10 = t4295;
#line 399 "fa-kernels/src/softmax.rs"
                p_11 = t4296;
#line 399 "fa-kernels/src/softmax.rs"
                p_12 = t4297;
#line 399 "fa-kernels/src/softmax.rs"
                p_13 = t4298;
#line 399 "fa-kernels/src/softmax.rs"
                p_14 = t4299;
#line 399 "fa-kernels/src/softmax.rs"
                p_15 = t4300;
#line 399 "fa-kernels/src/softmax.rs"
                p_16 = t4301;
#line 399 "fa-kernels/src/softmax.rs"
                p_17 = t4302;
#line 399 "fa-kernels/src/softmax.rs"
                p_18 = t4303;
#line 399 "fa-kernels/src/softmax.rs"
                p_19 = t4304;
#line 399 "fa-kernels/src/softmax.rs"
                p_20 = t4305;
#line 399 "fa-kernels/src/softmax.rs"
                p_21 = t4306;
#line 399 "fa-kernels/src/softmax.rs"
                p_22 = t4307;
#line 399 "fa-kernels/src/softmax.rs"
                p_23 = t4308;
#line 399 "fa-kernels/src/softmax.rs"
                p_24 = t4309;
#line 399 "fa-kernels/src/softmax.rs"
                p_25 = t4310;
#line 399 "fa-kernels/src/softmax.rs"
                p_26 = t4311;
#line 399 "fa-kernels/src/softmax.rs"
                p_27 = t4312;
#line 399 "fa-kernels/src/softmax.rs"
                p_28 = t4313;
#line 399 "fa-kernels/src/softmax.rs"
                p_29 = t4314;
#line 399 "fa-kernels/src/softmax.rs"
                p_30 = t4315;
#line 399 "fa-kernels/src/softmax.rs"
                p_31 = t4316;
#line 399 "fa-kernels/src/softmax.rs"
                p_32 = t4317;
            }
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4318 = count_2 & 1u;
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4319 = t4318 + 10u;
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4320 = t4319 << 3u;
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4321 = t10 + t4320;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t4322 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t4322) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4321) : "memory");
            }
#line 194 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4323 = count_4 - 1u;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4324 = t273 + t4323;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4325 = t4324 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4326 = t4325 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4327 = t4326 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4328 = t10 + t4327;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4329 = t4324 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4330 = t4329 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4328), "r"(t4330) : "memory");
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_97 = p;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_98 = p_2;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_99 = p_3;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_100 = p_4;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_101 = p_5;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_102 = p_6;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_103 = p_7;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_104 = p_8;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_105 = p_9;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_106 = p_10;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_107 = p_11;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_108 = p_12;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_109 = p_13;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_110 = p_14;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_111 = p_15;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_112 = p_16;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_113 = p_17;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_114 = p_18;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_115 = p_19;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_116 = p_20;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_117 = p_21;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_118 = p_22;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_119 = p_23;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_120 = p_24;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_121 = p_25;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_122 = p_26;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_123 = p_27;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_124 = p_28;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_125 = p_29;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_126 = p_30;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_127 = p_31;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_128 = p_32;
#line 246 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t4331 = t4324 & 1u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4332 = t4331 << 14u;
#line 247 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4333 = t9 + t4332;
            const u32 t4334 = t4333 >> 4u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4335 = t4334 & 16383u;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4336 = (u64)t4335;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4337 = t4336 + 4611686293372403712ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_97), "r"(regs_98), "r"(regs_99), "r"(regs_100), "l"(t4337) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4338 = t4336 + 4611686293372403840ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_101), "r"(regs_102), "r"(regs_103), "r"(regs_104), "l"(t4338) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4339 = t4336 + 4611686293372403968ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_105), "r"(regs_106), "r"(regs_107), "r"(regs_108), "l"(t4339) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4340 = t4336 + 4611686293372404096ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_109), "r"(regs_110), "r"(regs_111), "r"(regs_112), "l"(t4340) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4341 = t4336 + 4611686293372404224ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_113), "r"(regs_114), "r"(regs_115), "r"(regs_116), "l"(t4341) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4342 = t4336 + 4611686293372404352ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_117), "r"(regs_118), "r"(regs_119), "r"(regs_120), "l"(t4342) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4343 = t4336 + 4611686293372404480ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_121), "r"(regs_122), "r"(regs_123), "r"(regs_124), "l"(t4343) : "memory");
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4344 = t4336 + 4611686293372404608ull;
#line 248 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_125), "r"(regs_126), "r"(regs_127), "r"(regs_128), "l"(t4344) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 195 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
            const u32 t4345 = count_4 - 1u;
#line 196 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4346 = t273 + t4345;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4347 = t4346 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4348 = t4347 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4349 = t4348 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4350 = t10 + t4349;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t4351 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
            if (t4351) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4350) : "memory");
            }
#line 77 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4352 = passed_2 + count_3;
#line 77 "fa-kernels/src/forward/stream/consumer.rs"
            passed_2 = t4352;
#line 79 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4353 = t273 + count_4;
#line 120 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_6 = t4353; i_6 < passed_2; i_6 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t4354 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t4354) : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t4355 = index_2 == 2u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t4356 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_5 = t4355 ? 0u : t4356;
                const u32 t4358 = next_5 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t4358) : "memory");
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4359 = i_6 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4360 = t4359 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4361 = t10 + t4360;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4362 = i_6 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4363 = t4362 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4361), "r"(t4363) : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4364 = i_6 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4365 = t4364 + 2u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4366 = t4365 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4367 = t10 + t4366;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t4368 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t4368) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4367) : "memory");
                }
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4369 = i_6 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4370 = t4369 + 4u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4371 = t4370 << 3u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4372 = t10 + t4371;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4373 = i_6 >> 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4374 = t4373 & 1u;
#line 255 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4372), "r"(t4374) : "memory");
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4375 = i_6 & 1u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4376 = t4375 + 6u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4377 = t4376 << 3u;
#line 263 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4378 = t10 + t4377;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t4379 = lane == 0u;
#line 268 "fa-kernels/src/forward/stream/consumer.rs"
                if (t4379) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4378) : "memory");
                }
            }
#line 320 "fa-kernels/src/softmax.rs"
            f32 t4380;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4380) : "f"(row_sum));
#line 320 "fa-kernels/src/softmax.rs"
            const f32 pair_9 = row_sum + t4380;
            f32 t4382;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4382) : "f"(pair_9));
#line 321 "fa-kernels/src/softmax.rs"
            const f32 t4383 = pair_9 + t4382;
#line 321 "fa-kernels/src/softmax.rs"
            row_sum = t4383;
#line 320 "fa-kernels/src/softmax.rs"
            f32 t4384;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4384) : "f"(row_sum_2));
#line 320 "fa-kernels/src/softmax.rs"
            const f32 pair_10 = row_sum_2 + t4384;
            f32 t4386;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4386) : "f"(pair_10));
#line 321 "fa-kernels/src/softmax.rs"
            const f32 t4387 = pair_10 + t4386;
#line 321 "fa-kernels/src/softmax.rs"
            row_sum_2 = t4387;
#line 352 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t4388 = sum == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
            f32 t4389;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4389) : "f"(sum));
#line 353 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t4388 ? 0.0f : t4389;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4391 = acc * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc = t4391;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4392 = acc_2 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_2 = t4392;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4393 = acc_5 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_5 = t4393;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4394 = acc_6 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_6 = t4394;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4395 = acc_9 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_9 = t4395;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4396 = acc_10 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_10 = t4396;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4397 = acc_13 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_13 = t4397;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4398 = acc_14 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_14 = t4398;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4399 = acc_17 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_17 = t4399;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4400 = acc_18 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_18 = t4400;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4401 = acc_21 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_21 = t4401;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4402 = acc_22 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_22 = t4402;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4403 = acc_25 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_25 = t4403;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4404 = acc_26 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_26 = t4404;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4405 = acc_29 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_29 = t4405;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4406 = acc_30 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
            acc_30 = t4406;
#line 352 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t4407 = sum_2 == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
            f32 t4408;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4408) : "f"(sum_2));
#line 353 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t4407 ? 0.0f : t4408;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4410 = acc_3 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_3 = t4410;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4411 = acc_4 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_4 = t4411;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4412 = acc_7 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_7 = t4412;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4413 = acc_8 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_8 = t4413;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4414 = acc_11 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_11 = t4414;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4415 = acc_12 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_12 = t4415;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4416 = acc_15 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_15 = t4416;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4417 = acc_16 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_16 = t4417;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4418 = acc_19 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_19 = t4418;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4419 = acc_20 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_20 = t4419;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4420 = acc_23 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_23 = t4420;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4421 = acc_24 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_24 = t4421;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4422 = acc_27 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_27 = t4422;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4423 = acc_28 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_28 = t4423;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4424 = acc_31 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_31 = t4424;
#line 343 "fa-kernels/src/softmax.rs"
            const f32 t4425 = acc_32 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
            acc_32 = t4425;
#line 308 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t4426 = lane == 0u;
#line 308 "fa-kernels/src/forward/stream/consumer.rs"
            if (t4426) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 313 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 slot_2 = count_2 & 1u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4428;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4428) : "f"(acc), "f"(acc_2));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4429;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4429) : "f"(acc_3), "f"(acc_4));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4430;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4430) : "f"(acc_5), "f"(acc_6));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4431;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4431) : "f"(acc_7), "f"(acc_8));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4432;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4432) : "f"(acc_9), "f"(acc_10));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4433;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4433) : "f"(acc_11), "f"(acc_12));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4434;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4434) : "f"(acc_13), "f"(acc_14));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4435;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4435) : "f"(acc_15), "f"(acc_16));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4436;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4436) : "f"(acc_17), "f"(acc_18));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4437;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4437) : "f"(acc_19), "f"(acc_20));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4438;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4438) : "f"(acc_21), "f"(acc_22));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4439;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4439) : "f"(acc_23), "f"(acc_24));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4440;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4440) : "f"(acc_25), "f"(acc_26));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4441;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4441) : "f"(acc_27), "f"(acc_28));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4442;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4442) : "f"(acc_29), "f"(acc_30));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t4443;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4443) : "f"(acc_31), "f"(acc_32));
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4444 = lane & 15u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4445 = t160 + t4444;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4446 = lane >> 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4447 = t4445 & 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4448 = t4446 ^ t4447;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4449 = t4445 << 7u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4450 = t4448 << 4u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4451 = t4449 + t4450;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4452 = t158 + t4451;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4452), "r"(t4428), "r"(t4429), "r"(t4430), "r"(t4431) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4453 = t4451 ^ 32u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4454 = t158 + t4453;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4454), "r"(t4432), "r"(t4433), "r"(t4434), "r"(t4435) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4455 = t4451 ^ 64u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4456 = t158 + t4455;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4456), "r"(t4436), "r"(t4437), "r"(t4438), "r"(t4439) : "memory");
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4457 = t4451 ^ 96u;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4458 = t158 + t4457;
#line 316 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4458), "r"(t4440), "r"(t4441), "r"(t4442), "r"(t4443) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t4459 = t188 + t161;
#line 319 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_row = t4459 + t160;
            const bool t4461 = lane == 0u;
#line 320 "fa-kernels/src/forward/stream/consumer.rs"
            if (t4461) {
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4462 = t160 << 7u;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4463 = t158 + t4462;
#line 326 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t4463), "l"(o), "r"(0u), "r"(t189), "r"(first_row), "r"(t190) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4464 = (u64)t190;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4465 = t4464 * lse_stride0;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4466 = t4465 * 4ull;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4467 = lse + t4466;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4468 = (u64)t189;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4469 = t4468 * lse_stride1;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4470 = t4469 * 4ull;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4471 = t4467 + t4470;
#line 334 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4472 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t4473 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t4474 = t4473 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t4474) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t4475 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t4475;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists = row < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists) {
                    const u64 t4478 = (u64)row * t4472;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t4479 = t4478 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t4480 = t4471 + t4479;
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t4481;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4481) : "f"(row_sum));
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t4482;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4482) : "f"(row_max), "f"(scale_log2), "f"(t4481));
#line 332 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t4482 * 0.6931472f;
                    const bool t4484 = row_sum == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
                    const f32 t4485 = t4484 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4480), "f"(t4485) : "memory");
                }
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t4486 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t4487 = first_row + t4486;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t4487 + 8u;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists_2) {
                    const u64 t4490 = (u64)row_2 * t4472;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t4491 = t4490 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t4492 = t4471 + t4491;
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t4493;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4493) : "f"(row_sum_2));
#line 332 "fa-kernels/src/softmax.rs"
                    f32 t4494;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4494) : "f"(row_max_2), "f"(scale_log2), "f"(t4493));
#line 332 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t4494 * 0.6931472f;
                    const bool t4496 = row_sum_2 == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
                    const f32 t4497 = t4496 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4492), "f"(t4497) : "memory");
                }
            }
#line 82 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4498 = count_2 + 1u;
#line 82 "fa-kernels/src/forward/stream/consumer.rs"
            count_2 = t4498;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4499 = count_2 & 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const bool t4500 = t4499 == 0u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4501 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4502 = gridDim.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4503 = t4502 - 1u;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4504 = blockIdx.x;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4505 = t4503 - t4504;
#line 46 "fa-kernels/src/forward/stream/work.rs"
            const u32 place_4 = t4500 ? t4501 : t4505;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4507 = gridDim.x;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4508 = count_2 * t4507;
#line 50 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4509 = t4508 + place_4;
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
            index_3 = t4509;
        }
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        const bool t4511 = index_2 == 0u;
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        if (t4511) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 86 "fa-kernels/src/forward/stream/consumer.rs"
        const bool t4512 = lane == 0u;
#line 86 "fa-kernels/src/forward/stream/consumer.rs"
        if (t4512) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
