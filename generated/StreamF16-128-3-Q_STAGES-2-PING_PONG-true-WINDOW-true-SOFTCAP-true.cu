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
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 24576u;
#line 151 "fa-kernels/src/forward/stream/layout.rs"
    const u32 t9 = t8 + 32768u;
    const u32 t10 = t9 + 32768u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t14 = t10 + 48u;
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t15 = t10 + 8u;
#line 170 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 171 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 172 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t18 = t10 + 56u;
#line 174 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t19 = t10 + 64u;
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 80u;
#line 179 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t20) : "memory");
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t21 = t10 + 72u;
#line 178 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 88u;
#line 179 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t22) : "memory");
#line 181 "fa-kernels/src/forward/stream/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 44 "fa-kernels/src/forward/stream/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 t23 = seq_q + 191u;
#line 46 "fa-kernels/src/forward/stream/mod.rs"
    const u32 tiles = t23 / 192u;
    const u32 t25 = tiles * heads;
#line 47 "fa-kernels/src/forward/stream/mod.rs"
    const u32 total = t25 * batch;
#line 49 "fa-kernels/src/forward/stream/mod.rs"
    const bool t27 = warpgroup == 0u;
#line 49 "fa-kernels/src/forward/stream/mod.rs"
    if (t27) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
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
                const u32 t54 = t53 * 192u;
#line 43 "fa-kernels/src/forward/place.rs"
                const u32 t55 = t50 % heads;
#line 43 "fa-kernels/src/forward/place.rs"
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
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t66 = position > window_left ? position : window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t67 = t66 - window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t68 = seq_k - 1u;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t69 = t67 < t68 ? t67 : t68;
#line 160 "fa-kernels/src/forward/problem.rs"
                const u32 t70 = t54 + 191u;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 t71 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t72 = t70 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_4 = t72 + t71;
                const u32 t74 = end_4 > seq_q ? end_4 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t75 = t74 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_5 = t75 < seq_k ? t75 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_6 = t70 + seq_k;
                const u32 t78 = end_6 > seq_q ? end_6 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 position_2 = t78 - seq_q;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t80 = position_2 > window_left ? position_2 : window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t81 = t80 - window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t82 = seq_k - 1u;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t83 = t81 < t82 ? t81 : t82;
#line 164 "fa-kernels/src/forward/problem.rs"
                const u32 begin = t69 >> 7u;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 t85 = end_5 + 127u;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 t86 = t85 >> 7u;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 t87 = begin + 1u;
#line 168 "fa-kernels/src/forward/problem.rs"
                const u32 end_7 = t86 > t87 ? t86 : t87;
                const u32 count = end_7 - begin;
                const u32 t90 = end_2 >> 7u;
#line 170 "fa-kernels/src/forward/problem.rs"
                const u32 whole = t90 < end_7 ? t90 : end_7;
                const u32 t92 = t83 + 127u;
#line 171 "fa-kernels/src/forward/problem.rs"
                const u32 t93 = t92 >> 7u;
#line 171 "fa-kernels/src/forward/problem.rs"
                const u32 t94 = t93 > begin ? t93 : begin;
#line 171 "fa-kernels/src/forward/problem.rs"
                const u32 t95 = t94 < end_7 ? t94 : end_7;
#line 171 "fa-kernels/src/forward/problem.rs"
                const u32 cut_left = end_7 - t95;
#line 175 "fa-kernels/src/forward/problem.rs"
                const u32 t97 = end_7 - whole;
#line 175 "fa-kernels/src/forward/problem.rs"
                const u32 t98 = t97 < count ? t97 : count;
#line 45 "fa-kernels/src/forward/stream/producer.rs"
                const u32 slot = tile & 1u;
                const u32 t100 = slot + 10u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t101 = t100 << 3u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t102 = t10 + t101;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t103 = tile >> 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t104 = t103 & 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t105 = t104 ^ 1u;
#line 46 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t102), "r"(t105) : "memory");
                const u32 t106 = slot + 8u;
#line 47 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t107 = t106 << 3u;
#line 47 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t108 = t10 + t107;
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 24576;" :  : "r"(t108) : "memory");
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t109 = slot * 24576u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t110 = smem_1 + t109;
#line 56 "fa-kernels/src/forward/stream/producer.rs"
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t110), "l"(q), "r"(t108), "r"(0u), "r"(t55), "r"(t54), "r"(t56) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t111 = t54 + 64u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t112 = slot * 24576u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t113 = smem_1 + t112;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t114 = t113 + 8192u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t114), "l"(q), "r"(t108), "r"(0u), "r"(t55), "r"(t111), "r"(t56) : "memory");
#line 50 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t115 = t54 + 128u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t116 = slot * 24576u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t117 = smem_1 + t116;
#line 55 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t118 = t117 + 16384u;
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t118), "l"(q), "r"(t108), "r"(0u), "r"(t55), "r"(t115), "r"(t56) : "memory");
#line 30 "fa-kernels/src/forward/stream/producer.rs"
                #pragma unroll 1
                for (u32 i = 0u; i < count; i += 1u) {
#line 31 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t119 = passed + i;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t120 = t119 & 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t121 = t119 >> 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t122 = t121 & 1u;
#line 70 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t123 = t122 ^ 1u;
                    const u32 t124 = end_7 - 1u;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t125 = t124 - i;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t126 = t125 << 7u;
#line 71 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t127 = t55 / group;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t128 = t120 << 3u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t129 = t10 + t128;
                    const u32 t130 = t120 + 2u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t131 = t130 << 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t132 = t10 + t131;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t132), "r"(t123) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t129) : "memory");
                    const u32 t133 = t120 << 14u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t134 = t8 + t133;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t134), "l"(k), "r"(t129), "r"(0u), "r"(t127), "r"(t126), "r"(t56) : "memory");
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t135 = t120 + 4u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t136 = t135 << 3u;
#line 80 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t137 = t10 + t136;
                    const u32 t138 = t120 + 6u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t139 = t138 << 3u;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t140 = t10 + t139;
#line 81 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t140), "r"(t123) : "memory");
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t137) : "memory");
                    const u32 t141 = t120 << 14u;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    const u32 t142 = t9 + t141;
#line 83 "fa-kernels/src/forward/stream/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t142), "l"(v), "r"(t137), "r"(0u), "r"(t127), "r"(t126), "r"(t56) : "memory");
                }
#line 37 "fa-kernels/src/forward/stream/producer.rs"
                const u32 t143 = passed + count;
#line 37 "fa-kernels/src/forward/stream/producer.rs"
                passed = t143;
                const u32 t144 = tile + 1u;
#line 38 "fa-kernels/src/forward/stream/producer.rs"
                tile = t144;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 t145 = tile & 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const bool t146 = t145 == 0u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 t147 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 t148 = gridDim.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 t149 = t148 - 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 t150 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 t151 = t149 - t150;
#line 39 "fa-kernels/src/forward/stream/work.rs"
                const u32 place_2 = t146 ? t147 : t151;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t153 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t154 = tile * t153;
#line 43 "fa-kernels/src/forward/stream/work.rs"
                const u32 t155 = t154 + place_2;
#line 39 "fa-kernels/src/forward/stream/producer.rs"
                index = t155;
            }
        }
    } else {
#line 55 "fa-kernels/src/forward/stream/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_2 = warpgroup - 1u;
#line 187 "fa-kernels/src/forward/stream/layout.rs"
        const u32 own = index_2 << 13u;
        const u32 t159 = smem_1 + own;
#line 188 "fa-kernels/src/forward/stream/layout.rs"
        const u32 t160 = t7 + own;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t161 = warp & 3u;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t162 = t161 << 4u;
#line 57 "fa-kernels/src/forward/stream/mod.rs"
        const u32 t163 = index_2 << 6u;
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
        u32 count_2 = 0u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 t164 = count_2 & 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const bool t165 = t164 == 0u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 t166 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 t167 = gridDim.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 t168 = t167 - 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 t169 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 t170 = t168 - t169;
#line 39 "fa-kernels/src/forward/stream/work.rs"
        const u32 place_3 = t165 ? t166 : t170;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t172 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t173 = count_2 * t172;
#line 43 "fa-kernels/src/forward/stream/work.rs"
        const u32 t174 = t173 + place_3;
#line 62 "fa-kernels/src/forward/stream/consumer.rs"
        u32 index_3 = t174;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        const bool t175 = index_2 == 2u;
#line 23 "fa-kernels/src/forward/stream/turn.rs"
        if (t175) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 64 "fa-kernels/src/forward/stream/consumer.rs"
        while (true) {
#line 64 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t176 = index_3 < total;
            if (!t176) break;
#line 36 "fa-kernels/src/forward/place.rs"
            const u32 t177 = section * tiles;
#line 36 "fa-kernels/src/forward/place.rs"
            const u32 t178 = index_3 / t177;
#line 36 "fa-kernels/src/forward/place.rs"
            const u32 first_2 = t178 * section;
            const u32 t180 = heads * batch;
#line 37 "fa-kernels/src/forward/place.rs"
            const u32 t181 = t180 - first_2;
#line 37 "fa-kernels/src/forward/place.rs"
            const u32 heads_3 = t181 < section ? t181 : section;
            const u32 t183 = first_2 * tiles;
#line 38 "fa-kernels/src/forward/place.rs"
            const u32 rest_2 = index_3 - t183;
            const u32 t185 = rest_2 % heads_3;
#line 39 "fa-kernels/src/forward/place.rs"
            const u32 t186 = first_2 + t185;
#line 39 "fa-kernels/src/forward/place.rs"
            const u32 t187 = tiles - 1u;
#line 39 "fa-kernels/src/forward/place.rs"
            const u32 t188 = rest_2 / heads_3;
#line 39 "fa-kernels/src/forward/place.rs"
            const u32 t189 = t187 - t188;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t190 = t189 * 192u;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t191 = t186 % heads;
#line 43 "fa-kernels/src/forward/place.rs"
            const u32 t192 = t186 / heads;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 t193 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t194 = t190 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_8 = t194 + t193;
            const u32 t196 = end_8 > seq_q ? end_8 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t197 = t196 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_9 = t197 < seq_k ? t197 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_10 = t190 + seq_k;
            const u32 t200 = end_10 > seq_q ? end_10 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 position_3 = t200 - seq_q;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t202 = position_3 > window_left ? position_3 : window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t203 = t202 - window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t204 = seq_k - 1u;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t205 = t203 < t204 ? t203 : t204;
#line 160 "fa-kernels/src/forward/problem.rs"
            const u32 t206 = t190 + 191u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 t207 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t208 = t206 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_11 = t208 + t207;
            const u32 t210 = end_11 > seq_q ? end_11 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t211 = t210 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_12 = t211 < seq_k ? t211 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_13 = t206 + seq_k;
            const u32 t214 = end_13 > seq_q ? end_13 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 position_4 = t214 - seq_q;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t216 = position_4 > window_left ? position_4 : window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t217 = t216 - window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t218 = seq_k - 1u;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t219 = t217 < t218 ? t217 : t218;
#line 164 "fa-kernels/src/forward/problem.rs"
            const u32 begin_2 = t205 >> 7u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t221 = end_12 + 127u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t222 = t221 >> 7u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t223 = begin_2 + 1u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 end_14 = t222 > t223 ? t222 : t223;
            const u32 count_3 = end_14 - begin_2;
            const u32 t226 = end_9 >> 7u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 whole_2 = t226 < end_14 ? t226 : end_14;
            const u32 t228 = t219 + 127u;
#line 171 "fa-kernels/src/forward/problem.rs"
            const u32 t229 = t228 >> 7u;
#line 171 "fa-kernels/src/forward/problem.rs"
            const u32 t230 = t229 > begin_2 ? t229 : begin_2;
#line 171 "fa-kernels/src/forward/problem.rs"
            const u32 t231 = t230 < end_14 ? t230 : end_14;
#line 171 "fa-kernels/src/forward/problem.rs"
            const u32 cut_left_2 = end_14 - t231;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t233 = end_14 - whole_2;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t234 = t233 < count_3 ? t233 : count_3;
#line 94 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_query = t190 + t163;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 t236 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t237 = first_query + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_15 = t237 + t236;
            const u32 t239 = end_15 > seq_q ? end_15 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t240 = t239 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_16 = t240 < seq_k ? t240 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_17 = first_query + seq_k;
            const u32 t243 = end_17 > seq_q ? end_17 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 position_5 = t243 - seq_q;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t245 = position_5 > window_left ? position_5 : window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t246 = t245 - window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t247 = seq_k - 1u;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t248 = t246 < t247 ? t246 : t247;
#line 160 "fa-kernels/src/forward/problem.rs"
            const u32 t249 = first_query + 63u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 t250 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t251 = t249 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_18 = t251 + t250;
            const u32 t253 = end_18 > seq_q ? end_18 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t254 = t253 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_19 = t254 < seq_k ? t254 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_20 = t249 + seq_k;
            const u32 t257 = end_20 > seq_q ? end_20 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 position_6 = t257 - seq_q;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t259 = position_6 > window_left ? position_6 : window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t260 = t259 - window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t261 = seq_k - 1u;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t262 = t260 < t261 ? t260 : t261;
#line 164 "fa-kernels/src/forward/problem.rs"
            const u32 begin_3 = t248 >> 7u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t264 = end_19 + 127u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t265 = t264 >> 7u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 t266 = begin_3 + 1u;
#line 168 "fa-kernels/src/forward/problem.rs"
            const u32 end_21 = t265 > t266 ? t265 : t266;
            const u32 count_4 = end_21 - begin_3;
            const u32 t269 = end_16 >> 7u;
#line 170 "fa-kernels/src/forward/problem.rs"
            const u32 whole_3 = t269 < end_21 ? t269 : end_21;
            const u32 t271 = t262 + 127u;
#line 171 "fa-kernels/src/forward/problem.rs"
            const u32 t272 = t271 >> 7u;
#line 171 "fa-kernels/src/forward/problem.rs"
            const u32 t273 = t272 > begin_3 ? t272 : begin_3;
#line 171 "fa-kernels/src/forward/problem.rs"
            const u32 t274 = t273 < end_21 ? t273 : end_21;
#line 171 "fa-kernels/src/forward/problem.rs"
            const u32 cut_left_3 = end_21 - t274;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t276 = end_21 - whole_3;
#line 175 "fa-kernels/src/forward/problem.rs"
            const u32 t277 = t276 < count_4 ? t276 : count_4;
#line 103 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t278 = end_14 - end_21;
#line 103 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t279 = passed_2 + t278;
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
            for (u32 i_2 = passed_2; i_2 < t279; i_2 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t280 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t280) : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t281 = index_2 == 2u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t282 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next = t281 ? 0u : t282;
                const u32 t284 = next + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t284) : "memory");
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t285 = i_2 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t286 = t285 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t287 = t10 + t286;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t288 = i_2 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t289 = t288 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t287), "r"(t289) : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t290 = i_2 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t291 = t290 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t292 = t291 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t293 = t10 + t292;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t294 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t294) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t293) : "memory");
                }
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t295 = i_2 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t296 = t295 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t297 = t296 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t298 = t10 + t297;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t299 = i_2 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t300 = t299 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t298), "r"(t300) : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t301 = i_2 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t302 = t301 + 6u;
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
            }
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t306 = count_2 & 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t307 = t306 + 8u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t308 = t307 << 3u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t309 = t10 + t308;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t310 = count_2 >> 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t311 = t310 & 1u;
#line 145 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t309), "r"(t311) : "memory");
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t312 = t279 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t313 = t312 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t314 = t10 + t313;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t315 = t279 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t316 = t315 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t314), "r"(t316) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t317 = count_2 & 1u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t318 = t317 * 24576u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
            const u32 t319 = t159 + t318;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t320 = t279 & 1u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t321 = t320 << 14u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t322 = t8 + t321;
            const u32 t323 = t319 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t324 = t322 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t325 = t323 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t326 = (u64)t325;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t327 = t326 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t328 = t324 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t329 = (u64)t328;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t330 = t329 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t327), "l"(t330) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t331 = t323 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t332 = (u64)t331;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t333 = t332 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t334 = t324 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t335 = (u64)t334;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t336 = t335 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t333), "l"(t336) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t337 = t323 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t338 = (u64)t337;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t339 = t338 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t340 = t324 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t341 = (u64)t340;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t342 = t341 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t339), "l"(t342) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t343 = t323 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t344 = (u64)t343;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t345 = t344 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t346 = t324 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t347 = (u64)t346;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t348 = t347 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t345), "l"(t348) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 150 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t349 = t279 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t350 = t349 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t351 = t350 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t352 = t10 + t351;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t353 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t353) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t352) : "memory");
            }
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t354 = s * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t354));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t356 = power + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t357;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t357) : "f"(t356));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t358;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t358) : "f"(t357), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s = t358;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t359 = s_2 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t359));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t361 = power_2 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t362;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t362) : "f"(t361));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t363;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t363) : "f"(t362), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_2 = t363;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t364 = s_3 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t364));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t366 = power_3 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t367;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t367) : "f"(t366));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t368;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t368) : "f"(t367), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_3 = t368;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t369 = s_4 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t369));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t371 = power_4 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t372;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t372) : "f"(t371));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t373;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t373) : "f"(t372), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_4 = t373;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t374 = s_5 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t374));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t376 = power_5 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t377;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t377) : "f"(t376));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t378;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t378) : "f"(t377), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_5 = t378;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t379 = s_6 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t379));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t381 = power_6 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t382;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t382) : "f"(t381));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t383;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t383) : "f"(t382), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_6 = t383;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t384 = s_7 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t384));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t386 = power_7 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t387;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t387) : "f"(t386));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t388;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t388) : "f"(t387), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_7 = t388;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t389 = s_8 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t389));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t391 = power_8 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t392;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t392) : "f"(t391));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t393;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t393) : "f"(t392), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_8 = t393;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t394 = s_9 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_9;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t394));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t396 = power_9 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t397;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t397) : "f"(t396));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t398;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t398) : "f"(t397), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_9 = t398;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t399 = s_10 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_10;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t399));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t401 = power_10 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t402;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t402) : "f"(t401));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t403;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t403) : "f"(t402), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_10 = t403;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t404 = s_11 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_11;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t404));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t406 = power_11 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t407;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t407) : "f"(t406));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t408;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t408) : "f"(t407), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_11 = t408;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t409 = s_12 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_12;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t409));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t411 = power_12 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t412;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t412) : "f"(t411));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t413;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(t412), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_12 = t413;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t414 = s_13 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_13;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t414));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t416 = power_13 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t417;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(t416));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t418;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t418) : "f"(t417), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_13 = t418;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t419 = s_14 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_14;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t419));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t421 = power_14 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t422;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(t421));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t423;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t423) : "f"(t422), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_14 = t423;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t424 = s_15 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_15;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t424));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t426 = power_15 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t427;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t427) : "f"(t426));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t428;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t428) : "f"(t427), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_15 = t428;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t429 = s_16 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_16;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t429));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t431 = power_16 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t432;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t432) : "f"(t431));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t433;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(t432), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_16 = t433;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t434 = s_17 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_17;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(t434));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t436 = power_17 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t437;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t437) : "f"(t436));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t438;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(t437), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_17 = t438;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t439 = s_18 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_18;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(t439));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t441 = power_18 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t442;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t442) : "f"(t441));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t443;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(t442), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_18 = t443;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t444 = s_19 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_19;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(t444));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t446 = power_19 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t447;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t447) : "f"(t446));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t448;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t447), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_19 = t448;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t449 = s_20 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_20;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(t449));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t451 = power_20 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t452;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t452) : "f"(t451));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t453;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(t452), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_20 = t453;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t454 = s_21 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_21;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(t454));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t456 = power_21 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t457;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t457) : "f"(t456));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t458;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t458) : "f"(t457), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_21 = t458;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t459 = s_22 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_22;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(t459));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t461 = power_22 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t462;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t462) : "f"(t461));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t463;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t463) : "f"(t462), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_22 = t463;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t464 = s_23 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_23;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(t464));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t466 = power_23 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t467;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t467) : "f"(t466));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t468;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(t467), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_23 = t468;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t469 = s_24 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_24;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(t469));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t471 = power_24 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t472;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(t471));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t473;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(t472), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_24 = t473;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t474 = s_25 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_25;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(t474));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t476 = power_25 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t477;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t477) : "f"(t476));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t478;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t478) : "f"(t477), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_25 = t478;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t479 = s_26 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_26;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(t479));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t481 = power_26 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t482;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(t481));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t483;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(t482), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_26 = t483;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t484 = s_27 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_27;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(t484));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t486 = power_27 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t487;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(t486));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t488;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t488) : "f"(t487), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_27 = t488;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t489 = s_28 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_28;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(t489));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t491 = power_28 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t492;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(t491));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t493;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(t492), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_28 = t493;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t494 = s_29 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_29;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(t494));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t496 = power_29 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t497;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t497) : "f"(t496));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t498;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t498) : "f"(t497), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_29 = t498;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t499 = s_30 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_30;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(t499));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t501 = power_30 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t502;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(t501));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t503;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(t502), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_30 = t503;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t504 = s_31 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_31;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(t504));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t506 = power_31 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t507;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t508;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t508) : "f"(t507), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_31 = t508;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t509 = s_32 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_32;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(t509));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t511 = power_32 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t512;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(t511));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t513;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(t512), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_32 = t513;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t514 = s_33 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_33;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_33) : "f"(t514));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t516 = power_33 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t517;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t518;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t518) : "f"(t517), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_33 = t518;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t519 = s_34 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_34;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_34) : "f"(t519));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t521 = power_34 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t522;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(t521));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t523;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t523) : "f"(t522), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_34 = t523;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t524 = s_35 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_35;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_35) : "f"(t524));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t526 = power_35 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t527;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(t526));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t528;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t528) : "f"(t527), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_35 = t528;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t529 = s_36 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_36;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_36) : "f"(t529));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t531 = power_36 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t532;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(t531));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t533;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t533) : "f"(t532), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_36 = t533;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t534 = s_37 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_37;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_37) : "f"(t534));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t536 = power_37 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t537;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t537) : "f"(t536));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t538;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(t537), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_37 = t538;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t539 = s_38 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_38;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_38) : "f"(t539));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t541 = power_38 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t542;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(t541));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t543;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(t542), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_38 = t543;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t544 = s_39 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_39;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_39) : "f"(t544));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t546 = power_39 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t547;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(t546));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t548;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(t547), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_39 = t548;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t549 = s_40 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_40;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_40) : "f"(t549));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t551 = power_40 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t552;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t553;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t553) : "f"(t552), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_40 = t553;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t554 = s_41 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_41;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_41) : "f"(t554));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t556 = power_41 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t557;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(t556));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t558;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(t557), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_41 = t558;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t559 = s_42 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_42;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_42) : "f"(t559));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t561 = power_42 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t562;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(t561));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t563;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(t562), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_42 = t563;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t564 = s_43 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_43;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_43) : "f"(t564));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t566 = power_43 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t567;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(t566));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t568;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t568) : "f"(t567), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_43 = t568;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t569 = s_44 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_44;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_44) : "f"(t569));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t571 = power_44 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t572;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t572) : "f"(t571));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t573;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(t572), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_44 = t573;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t574 = s_45 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_45;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_45) : "f"(t574));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t576 = power_45 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t577;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(t576));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t578;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t578) : "f"(t577), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_45 = t578;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t579 = s_46 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_46;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_46) : "f"(t579));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t581 = power_46 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t582;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(t581));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t583;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(t582), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_46 = t583;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t584 = s_47 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_47;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_47) : "f"(t584));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t586 = power_47 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t587;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(t586));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t588;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(t587), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_47 = t588;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t589 = s_48 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_48;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_48) : "f"(t589));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t591 = power_48 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t592;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t592) : "f"(t591));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t593;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t593) : "f"(t592), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_48 = t593;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t594 = s_49 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_49;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_49) : "f"(t594));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t596 = power_49 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t597;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(t596));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t598;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t598) : "f"(t597), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_49 = t598;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t599 = s_50 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_50;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_50) : "f"(t599));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t601 = power_50 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t602;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t602) : "f"(t601));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t603;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t603) : "f"(t602), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_50 = t603;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t604 = s_51 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_51;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_51) : "f"(t604));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t606 = power_51 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t607;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(t606));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t608;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t608) : "f"(t607), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_51 = t608;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t609 = s_52 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_52;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_52) : "f"(t609));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t611 = power_52 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t612;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(t611));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t613;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t613) : "f"(t612), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_52 = t613;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t614 = s_53 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_53;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_53) : "f"(t614));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t616 = power_53 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t617;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(t616));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t618;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(t617), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_53 = t618;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t619 = s_54 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_54;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_54) : "f"(t619));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t621 = power_54 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t622;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(t621));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t623;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t623) : "f"(t622), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_54 = t623;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t624 = s_55 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_55;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_55) : "f"(t624));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t626 = power_55 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t627;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(t626));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t628;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(t627), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_55 = t628;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t629 = s_56 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_56;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_56) : "f"(t629));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t631 = power_56 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t632;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(t631));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t633;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t633) : "f"(t632), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_56 = t633;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t634 = s_57 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_57;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_57) : "f"(t634));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t636 = power_57 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t637;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(t636));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t638;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t638) : "f"(t637), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_57 = t638;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t639 = s_58 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_58;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_58) : "f"(t639));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t641 = power_58 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t642;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t642) : "f"(t641));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t643;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t643) : "f"(t642), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_58 = t643;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t644 = s_59 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_59;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_59) : "f"(t644));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t646 = power_59 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t647;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t647) : "f"(t646));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t648;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t648) : "f"(t647), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_59 = t648;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t649 = s_60 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_60;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_60) : "f"(t649));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t651 = power_60 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t652;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t652) : "f"(t651));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t653;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(t652), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_60 = t653;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t654 = s_61 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_61;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_61) : "f"(t654));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t656 = power_61 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t657;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(t656));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t658;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(t657), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_61 = t658;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t659 = s_62 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_62;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_62) : "f"(t659));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t661 = power_62 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t662;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(t661));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t663;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(t662), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_62 = t663;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t664 = s_63 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_63;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_63) : "f"(t664));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t666 = power_63 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t667;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(t666));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t668;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t668) : "f"(t667), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_63 = t668;
#line 191 "fa-kernels/src/forward/problem.rs"
            const f32 t669 = s_64 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
            f32 power_64;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_64) : "f"(t669));
#line 192 "fa-kernels/src/forward/problem.rs"
            const f32 t671 = power_64 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t672;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t672) : "f"(t671));
#line 192 "fa-kernels/src/forward/problem.rs"
            f32 t673;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(t672), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
            s_64 = t673;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t674 = end_21 - 1u;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_key = t674 << 7u;
            const u32 t676 = t190 + t163;
#line 288 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 first_query_2 = t676 + t162;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t678 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
            const u32 t679 = t678 << 1u;
#line 34 "fa-kernels/src/mask.rs"
            const u32 column = first_key + t679;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t681 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t682 = first_query_2 + t681;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 t683 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t684 = t682 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_22 = t684 + t683;
            const u32 t686 = end_22 > seq_q ? end_22 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t687 = t686 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_23 = t687 < seq_k ? t687 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_24 = t682 + seq_k;
            const u32 t690 = end_24 > seq_q ? end_24 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 position_7 = t690 - seq_q;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t692 = position_7 > window_left ? position_7 : window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t693 = t692 - window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t694 = seq_k - 1u;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t695 = t693 < t694 ? t693 : t694;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t696 = end_23 > column ? end_23 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 end_25 = t696 - column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t698 = t695 > column ? t695 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t699 = t698 - column;
#line 63 "fa-kernels/src/mask.rs"
            const bool t700 = 0u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t701 = t699 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible = t700 & t701;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t703 = visible ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s = t703;
#line 63 "fa-kernels/src/mask.rs"
            const bool t704 = 1u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t705 = t699 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_2 = t704 & t705;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t707 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_2 = t707;
#line 63 "fa-kernels/src/mask.rs"
            const bool t708 = 8u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t709 = t699 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_3 = t708 & t709;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t711 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_5 = t711;
#line 63 "fa-kernels/src/mask.rs"
            const bool t712 = 9u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t713 = t699 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_4 = t712 & t713;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t715 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_6 = t715;
#line 63 "fa-kernels/src/mask.rs"
            const bool t716 = 16u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t717 = t699 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_5 = t716 & t717;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t719 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_9 = t719;
#line 63 "fa-kernels/src/mask.rs"
            const bool t720 = 17u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t721 = t699 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_6 = t720 & t721;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t723 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_10 = t723;
#line 63 "fa-kernels/src/mask.rs"
            const bool t724 = 24u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t725 = t699 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_7 = t724 & t725;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t727 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_13 = t727;
#line 63 "fa-kernels/src/mask.rs"
            const bool t728 = 25u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t729 = t699 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_8 = t728 & t729;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t731 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_14 = t731;
#line 63 "fa-kernels/src/mask.rs"
            const bool t732 = 32u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t733 = t699 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_9 = t732 & t733;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t735 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_17 = t735;
#line 63 "fa-kernels/src/mask.rs"
            const bool t736 = 33u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t737 = t699 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_10 = t736 & t737;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t739 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_18 = t739;
#line 63 "fa-kernels/src/mask.rs"
            const bool t740 = 40u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t741 = t699 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_11 = t740 & t741;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t743 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_21 = t743;
#line 63 "fa-kernels/src/mask.rs"
            const bool t744 = 41u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t745 = t699 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_12 = t744 & t745;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t747 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_22 = t747;
#line 63 "fa-kernels/src/mask.rs"
            const bool t748 = 48u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t749 = t699 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_13 = t748 & t749;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t751 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_25 = t751;
#line 63 "fa-kernels/src/mask.rs"
            const bool t752 = 49u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t753 = t699 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_14 = t752 & t753;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t755 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_26 = t755;
#line 63 "fa-kernels/src/mask.rs"
            const bool t756 = 56u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t757 = t699 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_15 = t756 & t757;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t759 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_29 = t759;
#line 63 "fa-kernels/src/mask.rs"
            const bool t760 = 57u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t761 = t699 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_16 = t760 & t761;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t763 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_30 = t763;
#line 63 "fa-kernels/src/mask.rs"
            const bool t764 = 64u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t765 = t699 <= 64u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_17 = t764 & t765;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t767 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_33 = t767;
#line 63 "fa-kernels/src/mask.rs"
            const bool t768 = 65u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t769 = t699 <= 65u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_18 = t768 & t769;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t771 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_34 = t771;
#line 63 "fa-kernels/src/mask.rs"
            const bool t772 = 72u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t773 = t699 <= 72u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_19 = t772 & t773;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t775 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_37 = t775;
#line 63 "fa-kernels/src/mask.rs"
            const bool t776 = 73u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t777 = t699 <= 73u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_20 = t776 & t777;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t779 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_38 = t779;
#line 63 "fa-kernels/src/mask.rs"
            const bool t780 = 80u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t781 = t699 <= 80u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_21 = t780 & t781;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t783 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_41 = t783;
#line 63 "fa-kernels/src/mask.rs"
            const bool t784 = 81u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t785 = t699 <= 81u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_22 = t784 & t785;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t787 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_42 = t787;
#line 63 "fa-kernels/src/mask.rs"
            const bool t788 = 88u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t789 = t699 <= 88u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_23 = t788 & t789;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t791 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_45 = t791;
#line 63 "fa-kernels/src/mask.rs"
            const bool t792 = 89u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t793 = t699 <= 89u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_24 = t792 & t793;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t795 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_46 = t795;
#line 63 "fa-kernels/src/mask.rs"
            const bool t796 = 96u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t797 = t699 <= 96u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_25 = t796 & t797;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t799 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_49 = t799;
#line 63 "fa-kernels/src/mask.rs"
            const bool t800 = 97u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t801 = t699 <= 97u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_26 = t800 & t801;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t803 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_50 = t803;
#line 63 "fa-kernels/src/mask.rs"
            const bool t804 = 104u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t805 = t699 <= 104u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_27 = t804 & t805;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t807 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_53 = t807;
#line 63 "fa-kernels/src/mask.rs"
            const bool t808 = 105u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t809 = t699 <= 105u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_28 = t808 & t809;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t811 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_54 = t811;
#line 63 "fa-kernels/src/mask.rs"
            const bool t812 = 112u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t813 = t699 <= 112u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_29 = t812 & t813;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t815 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_57 = t815;
#line 63 "fa-kernels/src/mask.rs"
            const bool t816 = 113u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t817 = t699 <= 113u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_30 = t816 & t817;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t819 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_58 = t819;
#line 63 "fa-kernels/src/mask.rs"
            const bool t820 = 120u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t821 = t699 <= 120u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_31 = t820 & t821;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t823 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_61 = t823;
#line 63 "fa-kernels/src/mask.rs"
            const bool t824 = 121u < end_25;
#line 63 "fa-kernels/src/mask.rs"
            const bool t825 = t699 <= 121u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_32 = t824 & t825;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t827 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_62 = t827;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t828 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t829 = first_query_2 + t828;
#line 37 "fa-kernels/src/mask.rs"
            const u32 t830 = t829 + 8u;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 t831 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 t832 = t830 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_26 = t832 + t831;
            const u32 t834 = end_26 > seq_q ? end_26 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 t835 = t834 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
            const u32 end_27 = t835 < seq_k ? t835 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
            const u32 end_28 = t830 + seq_k;
            const u32 t838 = end_28 > seq_q ? end_28 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
            const u32 position_8 = t838 - seq_q;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t840 = position_8 > window_left ? position_8 : window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t841 = t840 - window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t842 = seq_k - 1u;
#line 150 "fa-kernels/src/forward/problem.rs"
            const u32 t843 = t841 < t842 ? t841 : t842;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t844 = end_27 > column ? end_27 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 end_29 = t844 - column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t846 = t843 > column ? t843 : column;
#line 69 "fa-kernels/src/mask.rs"
            const u32 t847 = t846 - column;
#line 63 "fa-kernels/src/mask.rs"
            const bool t848 = 0u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t849 = t847 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_33 = t848 & t849;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t851 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_3 = t851;
#line 63 "fa-kernels/src/mask.rs"
            const bool t852 = 1u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t853 = t847 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_34 = t852 & t853;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t855 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_4 = t855;
#line 63 "fa-kernels/src/mask.rs"
            const bool t856 = 8u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t857 = t847 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_35 = t856 & t857;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t859 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_7 = t859;
#line 63 "fa-kernels/src/mask.rs"
            const bool t860 = 9u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t861 = t847 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_36 = t860 & t861;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t863 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_8 = t863;
#line 63 "fa-kernels/src/mask.rs"
            const bool t864 = 16u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t865 = t847 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_37 = t864 & t865;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t867 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_11 = t867;
#line 63 "fa-kernels/src/mask.rs"
            const bool t868 = 17u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t869 = t847 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_38 = t868 & t869;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t871 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_12 = t871;
#line 63 "fa-kernels/src/mask.rs"
            const bool t872 = 24u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t873 = t847 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_39 = t872 & t873;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t875 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_15 = t875;
#line 63 "fa-kernels/src/mask.rs"
            const bool t876 = 25u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t877 = t847 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_40 = t876 & t877;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t879 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_16 = t879;
#line 63 "fa-kernels/src/mask.rs"
            const bool t880 = 32u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t881 = t847 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_41 = t880 & t881;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t883 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_19 = t883;
#line 63 "fa-kernels/src/mask.rs"
            const bool t884 = 33u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t885 = t847 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_42 = t884 & t885;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t887 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_20 = t887;
#line 63 "fa-kernels/src/mask.rs"
            const bool t888 = 40u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t889 = t847 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_43 = t888 & t889;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t891 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_23 = t891;
#line 63 "fa-kernels/src/mask.rs"
            const bool t892 = 41u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t893 = t847 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_44 = t892 & t893;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t895 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_24 = t895;
#line 63 "fa-kernels/src/mask.rs"
            const bool t896 = 48u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t897 = t847 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_45 = t896 & t897;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t899 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_27 = t899;
#line 63 "fa-kernels/src/mask.rs"
            const bool t900 = 49u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t901 = t847 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_46 = t900 & t901;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t903 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_28 = t903;
#line 63 "fa-kernels/src/mask.rs"
            const bool t904 = 56u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t905 = t847 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_47 = t904 & t905;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t907 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_31 = t907;
#line 63 "fa-kernels/src/mask.rs"
            const bool t908 = 57u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t909 = t847 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_48 = t908 & t909;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t911 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_32 = t911;
#line 63 "fa-kernels/src/mask.rs"
            const bool t912 = 64u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t913 = t847 <= 64u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_49 = t912 & t913;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t915 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_35 = t915;
#line 63 "fa-kernels/src/mask.rs"
            const bool t916 = 65u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t917 = t847 <= 65u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_50 = t916 & t917;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t919 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_36 = t919;
#line 63 "fa-kernels/src/mask.rs"
            const bool t920 = 72u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t921 = t847 <= 72u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_51 = t920 & t921;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t923 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_39 = t923;
#line 63 "fa-kernels/src/mask.rs"
            const bool t924 = 73u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t925 = t847 <= 73u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_52 = t924 & t925;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t927 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_40 = t927;
#line 63 "fa-kernels/src/mask.rs"
            const bool t928 = 80u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t929 = t847 <= 80u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_53 = t928 & t929;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t931 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_43 = t931;
#line 63 "fa-kernels/src/mask.rs"
            const bool t932 = 81u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t933 = t847 <= 81u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_54 = t932 & t933;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t935 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_44 = t935;
#line 63 "fa-kernels/src/mask.rs"
            const bool t936 = 88u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t937 = t847 <= 88u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_55 = t936 & t937;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t939 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_47 = t939;
#line 63 "fa-kernels/src/mask.rs"
            const bool t940 = 89u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t941 = t847 <= 89u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_56 = t940 & t941;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t943 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_48 = t943;
#line 63 "fa-kernels/src/mask.rs"
            const bool t944 = 96u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t945 = t847 <= 96u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_57 = t944 & t945;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t947 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_51 = t947;
#line 63 "fa-kernels/src/mask.rs"
            const bool t948 = 97u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t949 = t847 <= 97u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_58 = t948 & t949;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t951 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_52 = t951;
#line 63 "fa-kernels/src/mask.rs"
            const bool t952 = 104u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t953 = t847 <= 104u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_59 = t952 & t953;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t955 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_55 = t955;
#line 63 "fa-kernels/src/mask.rs"
            const bool t956 = 105u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t957 = t847 <= 105u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_60 = t956 & t957;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t959 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_56 = t959;
#line 63 "fa-kernels/src/mask.rs"
            const bool t960 = 112u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t961 = t847 <= 112u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_61 = t960 & t961;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t963 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_59 = t963;
#line 63 "fa-kernels/src/mask.rs"
            const bool t964 = 113u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t965 = t847 <= 113u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_62 = t964 & t965;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t967 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_60 = t967;
#line 63 "fa-kernels/src/mask.rs"
            const bool t968 = 120u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t969 = t847 <= 120u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_63 = t968 & t969;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t971 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_63 = t971;
#line 63 "fa-kernels/src/mask.rs"
            const bool t972 = 121u < end_29;
#line 63 "fa-kernels/src/mask.rs"
            const bool t973 = t847 <= 121u;
#line 63 "fa-kernels/src/mask.rs"
            const bool visible_64 = t972 & t973;
#line 49 "fa-kernels/src/mask.rs"
            const f32 t975 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
            s_64 = t975;
#line 136 "fa-kernels/src/softmax.rs"
            const f32 old = row_max;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t977;
            asm("max.f32 %0, %1, %2;" : "=f"(t977) : "f"(old), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t978;
            asm("max.f32 %0, %1, %2;" : "=f"(t978) : "f"(t977), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t979;
            asm("max.f32 %0, %1, %2;" : "=f"(t979) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t980;
            asm("max.f32 %0, %1, %2;" : "=f"(t980) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t981;
            asm("max.f32 %0, %1, %2;" : "=f"(t981) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t982;
            asm("max.f32 %0, %1, %2;" : "=f"(t982) : "f"(t978), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t983;
            asm("max.f32 %0, %1, %2;" : "=f"(t983) : "f"(t979), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t984;
            asm("max.f32 %0, %1, %2;" : "=f"(t984) : "f"(t980), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t985;
            asm("max.f32 %0, %1, %2;" : "=f"(t985) : "f"(t981), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t986;
            asm("max.f32 %0, %1, %2;" : "=f"(t986) : "f"(t982), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t987;
            asm("max.f32 %0, %1, %2;" : "=f"(t987) : "f"(t983), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t988;
            asm("max.f32 %0, %1, %2;" : "=f"(t988) : "f"(t984), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t989;
            asm("max.f32 %0, %1, %2;" : "=f"(t989) : "f"(t985), "f"(s_30));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t990;
            asm("max.f32 %0, %1, %2;" : "=f"(t990) : "f"(t986), "f"(s_33));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t991;
            asm("max.f32 %0, %1, %2;" : "=f"(t991) : "f"(t987), "f"(s_34));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t992;
            asm("max.f32 %0, %1, %2;" : "=f"(t992) : "f"(t988), "f"(s_37));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t993;
            asm("max.f32 %0, %1, %2;" : "=f"(t993) : "f"(t989), "f"(s_38));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t994;
            asm("max.f32 %0, %1, %2;" : "=f"(t994) : "f"(t990), "f"(s_41));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t995;
            asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(t991), "f"(s_42));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t996;
            asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(t992), "f"(s_45));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t997;
            asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(t993), "f"(s_46));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t998;
            asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(t994), "f"(s_49));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t999;
            asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(t995), "f"(s_50));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1000;
            asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(t996), "f"(s_53));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1001;
            asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t997), "f"(s_54));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1002;
            asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(t998), "f"(s_57));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1003;
            asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t999), "f"(s_58));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1004;
            asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1000), "f"(s_61));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1005;
            asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(t1001), "f"(s_62));
            f32 t1006;
            asm("max.f32 %0, %1, %2;" : "=f"(t1006) : "f"(t1002), "f"(t1003));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t1007;
            asm("max.f32 %0, %1, %2;" : "=f"(t1007) : "f"(t1004), "f"(t1005));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t1008;
            asm("max.f32 %0, %1, %2;" : "=f"(t1008) : "f"(t1006), "f"(t1007));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t1009;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1009) : "f"(t1008));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1008), "f"(t1009));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t1011;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1011) : "f"(pair));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1011));
#line 167 "fa-kernels/src/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t1014 = new_1 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 reference = none ? 0.0f : t1014;
#line 139 "fa-kernels/src/softmax.rs"
            const f32 t1016 = -reference;
#line 139 "fa-kernels/src/softmax.rs"
            f32 t1017;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1017) : "f"(old), "f"(scale_log2), "f"(t1016));
#line 139 "fa-kernels/src/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1017));
#line 140 "fa-kernels/src/softmax.rs"
            row_max = new_1;
#line 182 "fa-kernels/src/softmax.rs"
            const f32 t1019 = row_sum * rescale;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1020 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1020));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1022;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1022) : "f"(exponent));
#line 185 "fa-kernels/src/softmax.rs"
            s = t1022;
            const f32 t1023 = t1019 + s;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1024 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1024));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1026;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1026) : "f"(exponent_2));
#line 185 "fa-kernels/src/softmax.rs"
            s_2 = t1026;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1027 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1027));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1029;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(exponent_3));
#line 185 "fa-kernels/src/softmax.rs"
            s_5 = t1029;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1030 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1030));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1032;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1032) : "f"(exponent_4));
#line 185 "fa-kernels/src/softmax.rs"
            s_6 = t1032;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1033 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1033));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1035;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(exponent_5));
#line 185 "fa-kernels/src/softmax.rs"
            s_9 = t1035;
            const f32 t1036 = t1023 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1037 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1037));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1039;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_6));
#line 185 "fa-kernels/src/softmax.rs"
            s_10 = t1039;
            const f32 t1040 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1041 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1041));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1043;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(exponent_7));
#line 185 "fa-kernels/src/softmax.rs"
            s_13 = t1043;
            const f32 t1044 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1045 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1045));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1047;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(exponent_8));
#line 185 "fa-kernels/src/softmax.rs"
            s_14 = t1047;
            const f32 t1048 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1049 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1049));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1051;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(exponent_9));
#line 185 "fa-kernels/src/softmax.rs"
            s_17 = t1051;
            const f32 t1052 = t1036 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1053 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1053));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1055;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(exponent_10));
#line 185 "fa-kernels/src/softmax.rs"
            s_18 = t1055;
            const f32 t1056 = t1040 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1057 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1057));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1059;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_11));
#line 185 "fa-kernels/src/softmax.rs"
            s_21 = t1059;
            const f32 t1060 = t1044 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1061 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1061));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1063;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1063) : "f"(exponent_12));
#line 185 "fa-kernels/src/softmax.rs"
            s_22 = t1063;
            const f32 t1064 = t1048 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1065 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1065));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1067;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(exponent_13));
#line 185 "fa-kernels/src/softmax.rs"
            s_25 = t1067;
            const f32 t1068 = t1052 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1069 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1069));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1071;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_14));
#line 185 "fa-kernels/src/softmax.rs"
            s_26 = t1071;
            const f32 t1072 = t1056 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1073 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1073));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1075;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent_15));
#line 185 "fa-kernels/src/softmax.rs"
            s_29 = t1075;
            const f32 t1076 = t1060 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1077 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1077));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1079;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(exponent_16));
#line 185 "fa-kernels/src/softmax.rs"
            s_30 = t1079;
            const f32 t1080 = t1064 + s_30;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1081 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1081));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1083;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(exponent_17));
#line 185 "fa-kernels/src/softmax.rs"
            s_33 = t1083;
            const f32 t1084 = t1068 + s_33;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1085 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1085));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1087;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(exponent_18));
#line 185 "fa-kernels/src/softmax.rs"
            s_34 = t1087;
            const f32 t1088 = t1072 + s_34;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1089 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1089));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1091;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1091) : "f"(exponent_19));
#line 185 "fa-kernels/src/softmax.rs"
            s_37 = t1091;
            const f32 t1092 = t1076 + s_37;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1093 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1093));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1095;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(exponent_20));
#line 185 "fa-kernels/src/softmax.rs"
            s_38 = t1095;
            const f32 t1096 = t1080 + s_38;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1097 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1097));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1099;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1099) : "f"(exponent_21));
#line 185 "fa-kernels/src/softmax.rs"
            s_41 = t1099;
            const f32 t1100 = t1084 + s_41;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1101 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1101));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1103;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1103) : "f"(exponent_22));
#line 185 "fa-kernels/src/softmax.rs"
            s_42 = t1103;
            const f32 t1104 = t1088 + s_42;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1105 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1105));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1107;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1107) : "f"(exponent_23));
#line 185 "fa-kernels/src/softmax.rs"
            s_45 = t1107;
            const f32 t1108 = t1092 + s_45;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1109 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1109));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1111;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1111) : "f"(exponent_24));
#line 185 "fa-kernels/src/softmax.rs"
            s_46 = t1111;
            const f32 t1112 = t1096 + s_46;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1113 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1113));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1115;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(exponent_25));
#line 185 "fa-kernels/src/softmax.rs"
            s_49 = t1115;
            const f32 t1116 = t1100 + s_49;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1117 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1117));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1119;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(exponent_26));
#line 185 "fa-kernels/src/softmax.rs"
            s_50 = t1119;
            const f32 t1120 = t1104 + s_50;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1121 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1121));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1123;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_27));
#line 185 "fa-kernels/src/softmax.rs"
            s_53 = t1123;
            const f32 t1124 = t1108 + s_53;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1125 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1125));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1127;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(exponent_28));
#line 185 "fa-kernels/src/softmax.rs"
            s_54 = t1127;
            const f32 t1128 = t1112 + s_54;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1129 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1129));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1131;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(exponent_29));
#line 185 "fa-kernels/src/softmax.rs"
            s_57 = t1131;
            const f32 t1132 = t1116 + s_57;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1133 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1133));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1135;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(exponent_30));
#line 185 "fa-kernels/src/softmax.rs"
            s_58 = t1135;
            const f32 t1136 = t1120 + s_58;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1137 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1137));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1139;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(exponent_31));
#line 185 "fa-kernels/src/softmax.rs"
            s_61 = t1139;
            const f32 t1140 = t1124 + s_61;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1141 = -reference;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1141));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1143;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1143) : "f"(exponent_32));
#line 185 "fa-kernels/src/softmax.rs"
            s_62 = t1143;
            const f32 t1144 = t1128 + s_62;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t1145 = t1132 + t1136;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t1146 = t1140 + t1144;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t1147 = t1145 + t1146;
#line 188 "fa-kernels/src/softmax.rs"
            row_sum = t1147;
#line 136 "fa-kernels/src/softmax.rs"
            const f32 old_2 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1149;
            asm("max.f32 %0, %1, %2;" : "=f"(t1149) : "f"(old_2), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1150;
            asm("max.f32 %0, %1, %2;" : "=f"(t1150) : "f"(t1149), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1151;
            asm("max.f32 %0, %1, %2;" : "=f"(t1151) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1152;
            asm("max.f32 %0, %1, %2;" : "=f"(t1152) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1153;
            asm("max.f32 %0, %1, %2;" : "=f"(t1153) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1154;
            asm("max.f32 %0, %1, %2;" : "=f"(t1154) : "f"(t1150), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1155;
            asm("max.f32 %0, %1, %2;" : "=f"(t1155) : "f"(t1151), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1156;
            asm("max.f32 %0, %1, %2;" : "=f"(t1156) : "f"(t1152), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1157;
            asm("max.f32 %0, %1, %2;" : "=f"(t1157) : "f"(t1153), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1158;
            asm("max.f32 %0, %1, %2;" : "=f"(t1158) : "f"(t1154), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1159;
            asm("max.f32 %0, %1, %2;" : "=f"(t1159) : "f"(t1155), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1160;
            asm("max.f32 %0, %1, %2;" : "=f"(t1160) : "f"(t1156), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1161;
            asm("max.f32 %0, %1, %2;" : "=f"(t1161) : "f"(t1157), "f"(s_32));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1162;
            asm("max.f32 %0, %1, %2;" : "=f"(t1162) : "f"(t1158), "f"(s_35));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1163;
            asm("max.f32 %0, %1, %2;" : "=f"(t1163) : "f"(t1159), "f"(s_36));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1164;
            asm("max.f32 %0, %1, %2;" : "=f"(t1164) : "f"(t1160), "f"(s_39));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1165;
            asm("max.f32 %0, %1, %2;" : "=f"(t1165) : "f"(t1161), "f"(s_40));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1166;
            asm("max.f32 %0, %1, %2;" : "=f"(t1166) : "f"(t1162), "f"(s_43));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1167;
            asm("max.f32 %0, %1, %2;" : "=f"(t1167) : "f"(t1163), "f"(s_44));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1168;
            asm("max.f32 %0, %1, %2;" : "=f"(t1168) : "f"(t1164), "f"(s_47));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1169;
            asm("max.f32 %0, %1, %2;" : "=f"(t1169) : "f"(t1165), "f"(s_48));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1170;
            asm("max.f32 %0, %1, %2;" : "=f"(t1170) : "f"(t1166), "f"(s_51));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1171;
            asm("max.f32 %0, %1, %2;" : "=f"(t1171) : "f"(t1167), "f"(s_52));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1172;
            asm("max.f32 %0, %1, %2;" : "=f"(t1172) : "f"(t1168), "f"(s_55));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1173;
            asm("max.f32 %0, %1, %2;" : "=f"(t1173) : "f"(t1169), "f"(s_56));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1174;
            asm("max.f32 %0, %1, %2;" : "=f"(t1174) : "f"(t1170), "f"(s_59));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1175;
            asm("max.f32 %0, %1, %2;" : "=f"(t1175) : "f"(t1171), "f"(s_60));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1176;
            asm("max.f32 %0, %1, %2;" : "=f"(t1176) : "f"(t1172), "f"(s_63));
#line 158 "fa-kernels/src/softmax.rs"
            f32 t1177;
            asm("max.f32 %0, %1, %2;" : "=f"(t1177) : "f"(t1173), "f"(s_64));
            f32 t1178;
            asm("max.f32 %0, %1, %2;" : "=f"(t1178) : "f"(t1174), "f"(t1175));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t1179;
            asm("max.f32 %0, %1, %2;" : "=f"(t1179) : "f"(t1176), "f"(t1177));
#line 160 "fa-kernels/src/softmax.rs"
            f32 t1180;
            asm("max.f32 %0, %1, %2;" : "=f"(t1180) : "f"(t1178), "f"(t1179));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t1181;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1181) : "f"(t1180));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1180), "f"(t1181));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 t1183;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1183) : "f"(pair_2));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1183));
#line 167 "fa-kernels/src/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t1186 = new_2 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t1186;
#line 139 "fa-kernels/src/softmax.rs"
            const f32 t1188 = -reference_2;
#line 139 "fa-kernels/src/softmax.rs"
            f32 t1189;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1189) : "f"(old_2), "f"(scale_log2), "f"(t1188));
#line 139 "fa-kernels/src/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1189));
#line 140 "fa-kernels/src/softmax.rs"
            row_max_2 = new_2;
#line 182 "fa-kernels/src/softmax.rs"
            const f32 t1191 = row_sum_2 * rescale_2;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1192 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1192));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1194;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1194) : "f"(exponent_33));
#line 185 "fa-kernels/src/softmax.rs"
            s_3 = t1194;
            const f32 t1195 = t1191 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1196 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1196));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1198;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1198) : "f"(exponent_34));
#line 185 "fa-kernels/src/softmax.rs"
            s_4 = t1198;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1199 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1199));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1201;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_35));
#line 185 "fa-kernels/src/softmax.rs"
            s_7 = t1201;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1202 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1202));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1204;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1204) : "f"(exponent_36));
#line 185 "fa-kernels/src/softmax.rs"
            s_8 = t1204;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1205 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1205));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1207;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1207) : "f"(exponent_37));
#line 185 "fa-kernels/src/softmax.rs"
            s_11 = t1207;
            const f32 t1208 = t1195 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1209 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1209));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1211;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1211) : "f"(exponent_38));
#line 185 "fa-kernels/src/softmax.rs"
            s_12 = t1211;
            const f32 t1212 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1213 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1213));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1215;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1215) : "f"(exponent_39));
#line 185 "fa-kernels/src/softmax.rs"
            s_15 = t1215;
            const f32 t1216 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1217 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1217));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1219;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1219) : "f"(exponent_40));
#line 185 "fa-kernels/src/softmax.rs"
            s_16 = t1219;
            const f32 t1220 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1221 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1221));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1223;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1223) : "f"(exponent_41));
#line 185 "fa-kernels/src/softmax.rs"
            s_19 = t1223;
            const f32 t1224 = t1208 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1225 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1225));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1227;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1227) : "f"(exponent_42));
#line 185 "fa-kernels/src/softmax.rs"
            s_20 = t1227;
            const f32 t1228 = t1212 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1229 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1229));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1231;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1231) : "f"(exponent_43));
#line 185 "fa-kernels/src/softmax.rs"
            s_23 = t1231;
            const f32 t1232 = t1216 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1233 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1233));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1235;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1235) : "f"(exponent_44));
#line 185 "fa-kernels/src/softmax.rs"
            s_24 = t1235;
            const f32 t1236 = t1220 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1237 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1237));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1239;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(exponent_45));
#line 185 "fa-kernels/src/softmax.rs"
            s_27 = t1239;
            const f32 t1240 = t1224 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1241 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1241));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1243;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1243) : "f"(exponent_46));
#line 185 "fa-kernels/src/softmax.rs"
            s_28 = t1243;
            const f32 t1244 = t1228 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1245 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1245));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1247;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1247) : "f"(exponent_47));
#line 185 "fa-kernels/src/softmax.rs"
            s_31 = t1247;
            const f32 t1248 = t1232 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1249 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1249));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1251;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1251) : "f"(exponent_48));
#line 185 "fa-kernels/src/softmax.rs"
            s_32 = t1251;
            const f32 t1252 = t1236 + s_32;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1253 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1253));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1255;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1255) : "f"(exponent_49));
#line 185 "fa-kernels/src/softmax.rs"
            s_35 = t1255;
            const f32 t1256 = t1240 + s_35;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1257 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1257));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1259;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(exponent_50));
#line 185 "fa-kernels/src/softmax.rs"
            s_36 = t1259;
            const f32 t1260 = t1244 + s_36;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1261 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1261));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1263;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1263) : "f"(exponent_51));
#line 185 "fa-kernels/src/softmax.rs"
            s_39 = t1263;
            const f32 t1264 = t1248 + s_39;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1265 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1265));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1267;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1267) : "f"(exponent_52));
#line 185 "fa-kernels/src/softmax.rs"
            s_40 = t1267;
            const f32 t1268 = t1252 + s_40;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1269 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1269));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1271;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(exponent_53));
#line 185 "fa-kernels/src/softmax.rs"
            s_43 = t1271;
            const f32 t1272 = t1256 + s_43;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1273 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1273));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1275;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1275) : "f"(exponent_54));
#line 185 "fa-kernels/src/softmax.rs"
            s_44 = t1275;
            const f32 t1276 = t1260 + s_44;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1277 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1277));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1279;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(exponent_55));
#line 185 "fa-kernels/src/softmax.rs"
            s_47 = t1279;
            const f32 t1280 = t1264 + s_47;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1281 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1281));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1283;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1283) : "f"(exponent_56));
#line 185 "fa-kernels/src/softmax.rs"
            s_48 = t1283;
            const f32 t1284 = t1268 + s_48;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1285 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1285));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1287;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1287) : "f"(exponent_57));
#line 185 "fa-kernels/src/softmax.rs"
            s_51 = t1287;
            const f32 t1288 = t1272 + s_51;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1289 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1289));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1291;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(exponent_58));
#line 185 "fa-kernels/src/softmax.rs"
            s_52 = t1291;
            const f32 t1292 = t1276 + s_52;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1293 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1293));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1295;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1295) : "f"(exponent_59));
#line 185 "fa-kernels/src/softmax.rs"
            s_55 = t1295;
            const f32 t1296 = t1280 + s_55;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1297 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1297));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1299;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1299) : "f"(exponent_60));
#line 185 "fa-kernels/src/softmax.rs"
            s_56 = t1299;
            const f32 t1300 = t1284 + s_56;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1301 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1301));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1303;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1303) : "f"(exponent_61));
#line 185 "fa-kernels/src/softmax.rs"
            s_59 = t1303;
            const f32 t1304 = t1288 + s_59;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1305 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1305));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1307;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(exponent_62));
#line 185 "fa-kernels/src/softmax.rs"
            s_60 = t1307;
            const f32 t1308 = t1292 + s_60;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1309 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1309));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1311;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1311) : "f"(exponent_63));
#line 185 "fa-kernels/src/softmax.rs"
            s_63 = t1311;
            const f32 t1312 = t1296 + s_63;
#line 184 "fa-kernels/src/softmax.rs"
            const f32 t1313 = -reference_2;
#line 184 "fa-kernels/src/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1313));
#line 199 "fa-kernels/src/softmax.rs"
            f32 t1315;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1315) : "f"(exponent_64));
#line 185 "fa-kernels/src/softmax.rs"
            s_64 = t1315;
            const f32 t1316 = t1300 + s_64;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t1317 = t1304 + t1308;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t1318 = t1312 + t1316;
#line 188 "fa-kernels/src/softmax.rs"
            const f32 t1319 = t1317 + t1318;
#line 188 "fa-kernels/src/softmax.rs"
            row_sum_2 = t1319;
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1320;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(s), "f"(s_2));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1321;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(s_3), "f"(s_4));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1322;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(s_5), "f"(s_6));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1323;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(s_7), "f"(s_8));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1324;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(s_9), "f"(s_10));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1325;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(s_11), "f"(s_12));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1326;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(s_13), "f"(s_14));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1327;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(s_15), "f"(s_16));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1328;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(s_17), "f"(s_18));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1329;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(s_19), "f"(s_20));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1330;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(s_21), "f"(s_22));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1331;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(s_23), "f"(s_24));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1332;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(s_25), "f"(s_26));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1333;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1333) : "f"(s_27), "f"(s_28));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1334;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(s_29), "f"(s_30));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1335;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(s_31), "f"(s_32));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1336;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1336) : "f"(s_33), "f"(s_34));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1337;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(s_35), "f"(s_36));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1338;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(s_37), "f"(s_38));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1339;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(s_39), "f"(s_40));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1340;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1340) : "f"(s_41), "f"(s_42));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1341;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(s_43), "f"(s_44));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1342;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1342) : "f"(s_45), "f"(s_46));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1343;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1343) : "f"(s_47), "f"(s_48));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1344;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1344) : "f"(s_49), "f"(s_50));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1345;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1345) : "f"(s_51), "f"(s_52));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1346;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1346) : "f"(s_53), "f"(s_54));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1347;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(s_55), "f"(s_56));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1348;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1348) : "f"(s_57), "f"(s_58));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1349;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1349) : "f"(s_59), "f"(s_60));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1350;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(s_61), "f"(s_62));
#line 155 "fa-kernels/src/forward/stream/consumer.rs"
            u32 t1351;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/softmax/step.rs"
            p = t1320;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_2 = t1321;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_3 = t1322;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_4 = t1323;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_5 = t1324;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_6 = t1325;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_7 = t1326;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_8 = t1327;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_9 = t1328;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_10 = t1329;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_11 = t1330;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_12 = t1331;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_13 = t1332;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_14 = t1333;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_15 = t1334;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_16 = t1335;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_17 = t1336;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_18 = t1337;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_19 = t1338;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_20 = t1339;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_21 = t1340;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_22 = t1341;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_23 = t1342;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_24 = t1343;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_25 = t1344;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_26 = t1345;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_27 = t1346;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_28 = t1347;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_29 = t1348;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_30 = t1349;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_31 = t1350;
#line 288 "fa-kernels/src/softmax/step.rs"
            p_32 = t1351;
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
#line 158 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 cut_right = t277 > 1u ? t277 : 1u;
            const u32 cut_left_4 = cut_left_3 > cut_right ? cut_left_3 : cut_right;
#line 162 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < cut_right; i_3 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t1354 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1354) : "memory");
#line 226 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1355 = t279 + i_3;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1356 = t1355 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1357 = t1356 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1358 = t10 + t1357;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1359 = t1355 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1360 = t1359 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1358), "r"(t1360) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1361 = count_2 & 1u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t1362 = t1361 * 24576u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t1363 = t159 + t1362;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1364 = t1355 & 1u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1365 = t1364 << 14u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1366 = t8 + t1365;
                const u32 t1367 = t1363 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1368 = t1366 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1369 = t1367 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1370 = (u64)t1369;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1371 = t1370 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1372 = t1368 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1373 = (u64)t1372;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1374 = t1373 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t1371), "l"(t1374) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1375 = t1367 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1376 = (u64)t1375;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1377 = t1376 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1378 = t1368 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1379 = (u64)t1378;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1380 = t1379 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1377), "l"(t1380) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1381 = t1367 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1382 = (u64)t1381;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1383 = t1382 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1384 = t1368 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1385 = (u64)t1384;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1386 = t1385 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1383), "l"(t1386) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1387 = t1367 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1388 = (u64)t1387;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1389 = t1388 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1390 = t1368 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1391 = (u64)t1390;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1392 = t1391 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1389), "l"(t1392) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 209 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1393 = i_3 - 1u;
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1394 = t279 + t1393;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1395 = t1394 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1396 = t1395 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1397 = t1396 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1398 = t10 + t1397;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1399 = t1394 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1400 = t1399 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1398), "r"(t1400) : "memory");
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
                const u32 t1401 = t1394 & 1u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1402 = t1401 << 14u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1403 = t9 + t1402;
                const u32 t1404 = t1403 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1405 = t1404 + 67108864u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1406 = (u64)t1405;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1407 = t1406 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1407) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1408 = t1404 + 67108992u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1409 = (u64)t1408;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1410 = t1409 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1410) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1411 = t1404 + 67109120u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1412 = (u64)t1411;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1413 = t1412 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1413) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1414 = t1404 + 67109248u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1415 = (u64)t1414;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1416 = t1415 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1416) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1417 = t1404 + 67109376u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1418 = (u64)t1417;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1419 = t1418 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1419) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1420 = t1404 + 67109504u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1421 = (u64)t1420;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1422 = t1421 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1422) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1423 = t1404 + 67109632u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1424 = (u64)t1423;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1425 = t1424 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1425) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1426 = t1404 + 67109760u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1427 = (u64)t1426;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t1428 = t1427 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1428) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t1429 = index_2 == 2u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t1430 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_2 = t1429 ? 0u : t1430;
                const u32 t1432 = next_2 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1432) : "memory");
#line 211 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/forward/stream/output.rs"
                const u32 t1433 = t279 + i_3;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1434 = t1433 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1435 = t1434 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1436 = t1435 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1437 = t10 + t1436;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t1438 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t1438) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1437) : "memory");
                }
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1439 = s * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_65;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_65) : "f"(t1439));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1441 = power_65 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1442;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1442) : "f"(t1441));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1443;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1443) : "f"(t1442), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s = t1443;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1444 = s_2 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_66;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_66) : "f"(t1444));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1446 = power_66 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1447;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1447) : "f"(t1446));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1448;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1448) : "f"(t1447), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_2 = t1448;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1449 = s_3 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_67;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_67) : "f"(t1449));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1451 = power_67 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1452;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1452) : "f"(t1451));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1453;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1453) : "f"(t1452), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_3 = t1453;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1454 = s_4 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_68;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_68) : "f"(t1454));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1456 = power_68 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1457;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1457) : "f"(t1456));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1458;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1458) : "f"(t1457), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_4 = t1458;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1459 = s_5 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_69;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_69) : "f"(t1459));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1461 = power_69 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1462;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1462) : "f"(t1461));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1463;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1463) : "f"(t1462), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_5 = t1463;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1464 = s_6 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_70;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_70) : "f"(t1464));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1466 = power_70 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1467;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(t1466));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1468;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1468) : "f"(t1467), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_6 = t1468;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1469 = s_7 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_71;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_71) : "f"(t1469));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1471 = power_71 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1472;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1472) : "f"(t1471));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1473;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1473) : "f"(t1472), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_7 = t1473;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1474 = s_8 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_72;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_72) : "f"(t1474));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1476 = power_72 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1477;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1477) : "f"(t1476));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1478;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1478) : "f"(t1477), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_8 = t1478;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1479 = s_9 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_73;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_73) : "f"(t1479));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1481 = power_73 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1482;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1482) : "f"(t1481));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1483;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1483) : "f"(t1482), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_9 = t1483;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1484 = s_10 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_74;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_74) : "f"(t1484));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1486 = power_74 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1487;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1487) : "f"(t1486));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1488;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1488) : "f"(t1487), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_10 = t1488;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1489 = s_11 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_75;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_75) : "f"(t1489));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1491 = power_75 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1492;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1492) : "f"(t1491));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1493;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1493) : "f"(t1492), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_11 = t1493;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1494 = s_12 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_76;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_76) : "f"(t1494));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1496 = power_76 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1497;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1497) : "f"(t1496));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1498;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1498) : "f"(t1497), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_12 = t1498;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1499 = s_13 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_77;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_77) : "f"(t1499));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1501 = power_77 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1502;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1502) : "f"(t1501));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1503;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1503) : "f"(t1502), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_13 = t1503;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1504 = s_14 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_78;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_78) : "f"(t1504));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1506 = power_78 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1507;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1507) : "f"(t1506));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1508;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1508) : "f"(t1507), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_14 = t1508;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1509 = s_15 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_79;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_79) : "f"(t1509));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1511 = power_79 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1512;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1512) : "f"(t1511));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1513;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1513) : "f"(t1512), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_15 = t1513;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1514 = s_16 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_80;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_80) : "f"(t1514));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1516 = power_80 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1517;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(t1516));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1518;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1518) : "f"(t1517), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_16 = t1518;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1519 = s_17 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_81;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_81) : "f"(t1519));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1521 = power_81 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1522;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1522) : "f"(t1521));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1523;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1523) : "f"(t1522), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_17 = t1523;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1524 = s_18 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_82;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_82) : "f"(t1524));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1526 = power_82 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1527;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1527) : "f"(t1526));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1528;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1528) : "f"(t1527), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_18 = t1528;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1529 = s_19 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_83;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_83) : "f"(t1529));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1531 = power_83 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1532;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(t1531));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1533;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1533) : "f"(t1532), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_19 = t1533;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1534 = s_20 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_84;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_84) : "f"(t1534));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1536 = power_84 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1537;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1537) : "f"(t1536));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1538;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1538) : "f"(t1537), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_20 = t1538;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1539 = s_21 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_85;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_85) : "f"(t1539));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1541 = power_85 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1542;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1542) : "f"(t1541));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1543;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1543) : "f"(t1542), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_21 = t1543;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1544 = s_22 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_86;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_86) : "f"(t1544));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1546 = power_86 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1547;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1547) : "f"(t1546));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1548;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1548) : "f"(t1547), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_22 = t1548;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1549 = s_23 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_87;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_87) : "f"(t1549));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1551 = power_87 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1552;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1552) : "f"(t1551));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1553;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1553) : "f"(t1552), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_23 = t1553;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1554 = s_24 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_88;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_88) : "f"(t1554));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1556 = power_88 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1557;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1557) : "f"(t1556));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1558;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1558) : "f"(t1557), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_24 = t1558;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1559 = s_25 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_89;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_89) : "f"(t1559));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1561 = power_89 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1562;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1562) : "f"(t1561));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1563;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1563) : "f"(t1562), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_25 = t1563;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1564 = s_26 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_90;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_90) : "f"(t1564));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1566 = power_90 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1567;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1567) : "f"(t1566));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1568;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1568) : "f"(t1567), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_26 = t1568;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1569 = s_27 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_91;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_91) : "f"(t1569));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1571 = power_91 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1572;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1572) : "f"(t1571));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1573;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1573) : "f"(t1572), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_27 = t1573;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1574 = s_28 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_92;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_92) : "f"(t1574));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1576 = power_92 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1577;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1577) : "f"(t1576));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1578;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1578) : "f"(t1577), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_28 = t1578;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1579 = s_29 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_93;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_93) : "f"(t1579));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1581 = power_93 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1582;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1582) : "f"(t1581));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1583;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1583) : "f"(t1582), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_29 = t1583;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1584 = s_30 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_94;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_94) : "f"(t1584));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1586 = power_94 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1587;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1587) : "f"(t1586));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1588) : "f"(t1587), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_30 = t1588;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1589 = s_31 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_95;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_95) : "f"(t1589));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1591 = power_95 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1592;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1592) : "f"(t1591));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1593;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1593) : "f"(t1592), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_31 = t1593;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1594 = s_32 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_96;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_96) : "f"(t1594));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1596 = power_96 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1597;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1597) : "f"(t1596));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1598;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1598) : "f"(t1597), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_32 = t1598;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1599 = s_33 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_97;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_97) : "f"(t1599));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1601 = power_97 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1602;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1602) : "f"(t1601));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1603;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1603) : "f"(t1602), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_33 = t1603;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1604 = s_34 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_98;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_98) : "f"(t1604));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1606 = power_98 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1607;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1607) : "f"(t1606));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1608;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1608) : "f"(t1607), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_34 = t1608;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1609 = s_35 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_99;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_99) : "f"(t1609));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1611 = power_99 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1612;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1612) : "f"(t1611));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1613;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1613) : "f"(t1612), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_35 = t1613;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1614 = s_36 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_100;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_100) : "f"(t1614));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1616 = power_100 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1617;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1617) : "f"(t1616));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1618;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1618) : "f"(t1617), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_36 = t1618;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1619 = s_37 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_101;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_101) : "f"(t1619));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1621 = power_101 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1622;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1622) : "f"(t1621));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1623;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1623) : "f"(t1622), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_37 = t1623;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1624 = s_38 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_102;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_102) : "f"(t1624));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1626 = power_102 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1627;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1627) : "f"(t1626));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1628;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1628) : "f"(t1627), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_38 = t1628;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1629 = s_39 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_103;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_103) : "f"(t1629));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1631 = power_103 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1632;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1632) : "f"(t1631));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1633;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1633) : "f"(t1632), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_39 = t1633;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1634 = s_40 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_104;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_104) : "f"(t1634));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1636 = power_104 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1637;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(t1636));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1638;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1638) : "f"(t1637), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_40 = t1638;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1639 = s_41 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_105;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_105) : "f"(t1639));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1641 = power_105 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1642;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1642) : "f"(t1641));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1643;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1643) : "f"(t1642), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_41 = t1643;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1644 = s_42 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_106;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_106) : "f"(t1644));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1646 = power_106 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1647;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1647) : "f"(t1646));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1648;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1648) : "f"(t1647), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_42 = t1648;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1649 = s_43 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_107;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_107) : "f"(t1649));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1651 = power_107 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1652;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1652) : "f"(t1651));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1653;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1653) : "f"(t1652), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_43 = t1653;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1654 = s_44 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_108;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_108) : "f"(t1654));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1656 = power_108 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1657;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1657) : "f"(t1656));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1658;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1658) : "f"(t1657), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_44 = t1658;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1659 = s_45 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_109;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_109) : "f"(t1659));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1661 = power_109 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1662;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1662) : "f"(t1661));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1663;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1663) : "f"(t1662), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_45 = t1663;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1664 = s_46 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_110;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_110) : "f"(t1664));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1666 = power_110 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1667;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1667) : "f"(t1666));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1668;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1668) : "f"(t1667), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_46 = t1668;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1669 = s_47 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_111;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_111) : "f"(t1669));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1671 = power_111 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1672;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1672) : "f"(t1671));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1673;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1673) : "f"(t1672), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_47 = t1673;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1674 = s_48 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_112;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_112) : "f"(t1674));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1676 = power_112 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1677;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1677) : "f"(t1676));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1678;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1678) : "f"(t1677), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_48 = t1678;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1679 = s_49 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_113;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_113) : "f"(t1679));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1681 = power_113 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1682;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1682) : "f"(t1681));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1683;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1683) : "f"(t1682), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_49 = t1683;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1684 = s_50 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_114;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_114) : "f"(t1684));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1686 = power_114 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1687;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(t1686));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1688;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1688) : "f"(t1687), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_50 = t1688;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1689 = s_51 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_115;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_115) : "f"(t1689));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1691 = power_115 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1692;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1692) : "f"(t1691));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1693;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1693) : "f"(t1692), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_51 = t1693;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1694 = s_52 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_116;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_116) : "f"(t1694));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1696 = power_116 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1697;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1697) : "f"(t1696));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1698;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1698) : "f"(t1697), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_52 = t1698;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1699 = s_53 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_117;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_117) : "f"(t1699));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1701 = power_117 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1702;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1702) : "f"(t1701));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1703;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1703) : "f"(t1702), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_53 = t1703;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1704 = s_54 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_118;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_118) : "f"(t1704));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1706 = power_118 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1707;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1707) : "f"(t1706));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1708;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1708) : "f"(t1707), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_54 = t1708;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1709 = s_55 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_119;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_119) : "f"(t1709));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1711 = power_119 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1712;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1712) : "f"(t1711));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1713;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1713) : "f"(t1712), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_55 = t1713;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1714 = s_56 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_120;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_120) : "f"(t1714));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1716 = power_120 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1717;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1717) : "f"(t1716));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1718;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1718) : "f"(t1717), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_56 = t1718;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1719 = s_57 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_121;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_121) : "f"(t1719));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1721 = power_121 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1722;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1722) : "f"(t1721));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1723;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1723) : "f"(t1722), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_57 = t1723;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1724 = s_58 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_122;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_122) : "f"(t1724));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1726 = power_122 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1727;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1727) : "f"(t1726));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1728;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1728) : "f"(t1727), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_58 = t1728;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1729 = s_59 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_123;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_123) : "f"(t1729));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1731 = power_123 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1732;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1732) : "f"(t1731));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1733;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1733) : "f"(t1732), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_59 = t1733;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1734 = s_60 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_124;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_124) : "f"(t1734));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1736 = power_124 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1737;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1737) : "f"(t1736));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1738;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1738) : "f"(t1737), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_60 = t1738;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1739 = s_61 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_125;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_125) : "f"(t1739));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1741 = power_125 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1742;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1742) : "f"(t1741));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1743;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1743) : "f"(t1742), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_61 = t1743;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1744 = s_62 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_126;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_126) : "f"(t1744));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1746 = power_126 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1747;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1747) : "f"(t1746));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1748;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1748) : "f"(t1747), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_62 = t1748;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1749 = s_63 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_127;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_127) : "f"(t1749));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1751 = power_127 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1752;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1752) : "f"(t1751));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1753;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1753) : "f"(t1752), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_63 = t1753;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t1754 = s_64 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_128;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_128) : "f"(t1754));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t1756 = power_128 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1757;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1757) : "f"(t1756));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t1758;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1758) : "f"(t1757), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_64 = t1758;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1759 = end_21 - 1u;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t1760 = t1759 - i_3;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_key_2 = t1760 << 7u;
                const u32 t1762 = t190 + t163;
#line 288 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_query_3 = t1762 + t162;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t1764 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t1765 = t1764 << 1u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 column_2 = first_key_2 + t1765;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1767 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1768 = first_query_3 + t1767;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 t1769 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t1770 = t1768 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_30 = t1770 + t1769;
                const u32 t1772 = end_30 > seq_q ? end_30 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t1773 = t1772 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_31 = t1773 < seq_k ? t1773 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_32 = t1768 + seq_k;
                const u32 t1776 = end_32 > seq_q ? end_32 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 position_9 = t1776 - seq_q;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t1778 = position_9 > window_left ? position_9 : window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t1779 = t1778 - window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t1780 = seq_k - 1u;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t1781 = t1779 < t1780 ? t1779 : t1780;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1782 = end_31 > column_2 ? end_31 : column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_33 = t1782 - column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1784 = t1781 > column_2 ? t1781 : column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1785 = t1784 - column_2;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1786 = 0u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1787 = t1785 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_65 = t1786 & t1787;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1789 = visible_65 ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s = t1789;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1790 = 1u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1791 = t1785 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_66 = t1790 & t1791;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1793 = visible_66 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_2 = t1793;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1794 = 8u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1795 = t1785 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_67 = t1794 & t1795;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1797 = visible_67 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_5 = t1797;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1798 = 9u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1799 = t1785 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_68 = t1798 & t1799;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1801 = visible_68 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_6 = t1801;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1802 = 16u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1803 = t1785 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_69 = t1802 & t1803;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1805 = visible_69 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_9 = t1805;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1806 = 17u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1807 = t1785 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_70 = t1806 & t1807;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1809 = visible_70 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_10 = t1809;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1810 = 24u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1811 = t1785 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_71 = t1810 & t1811;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1813 = visible_71 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_13 = t1813;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1814 = 25u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1815 = t1785 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_72 = t1814 & t1815;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1817 = visible_72 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_14 = t1817;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1818 = 32u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1819 = t1785 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_73 = t1818 & t1819;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1821 = visible_73 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_17 = t1821;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1822 = 33u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1823 = t1785 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_74 = t1822 & t1823;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1825 = visible_74 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_18 = t1825;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1826 = 40u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1827 = t1785 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_75 = t1826 & t1827;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1829 = visible_75 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_21 = t1829;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1830 = 41u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1831 = t1785 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_76 = t1830 & t1831;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1833 = visible_76 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_22 = t1833;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1834 = 48u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1835 = t1785 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_77 = t1834 & t1835;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1837 = visible_77 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_25 = t1837;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1838 = 49u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1839 = t1785 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_78 = t1838 & t1839;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1841 = visible_78 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_26 = t1841;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1842 = 56u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1843 = t1785 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_79 = t1842 & t1843;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1845 = visible_79 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_29 = t1845;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1846 = 57u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1847 = t1785 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_80 = t1846 & t1847;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1849 = visible_80 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_30 = t1849;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1850 = 64u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1851 = t1785 <= 64u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_81 = t1850 & t1851;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1853 = visible_81 ? s_33 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_33 = t1853;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1854 = 65u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1855 = t1785 <= 65u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_82 = t1854 & t1855;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1857 = visible_82 ? s_34 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_34 = t1857;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1858 = 72u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1859 = t1785 <= 72u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_83 = t1858 & t1859;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1861 = visible_83 ? s_37 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_37 = t1861;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1862 = 73u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1863 = t1785 <= 73u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_84 = t1862 & t1863;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1865 = visible_84 ? s_38 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_38 = t1865;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1866 = 80u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1867 = t1785 <= 80u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_85 = t1866 & t1867;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1869 = visible_85 ? s_41 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_41 = t1869;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1870 = 81u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1871 = t1785 <= 81u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_86 = t1870 & t1871;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1873 = visible_86 ? s_42 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_42 = t1873;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1874 = 88u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1875 = t1785 <= 88u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_87 = t1874 & t1875;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1877 = visible_87 ? s_45 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_45 = t1877;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1878 = 89u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1879 = t1785 <= 89u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_88 = t1878 & t1879;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1881 = visible_88 ? s_46 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_46 = t1881;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1882 = 96u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1883 = t1785 <= 96u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_89 = t1882 & t1883;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1885 = visible_89 ? s_49 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_49 = t1885;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1886 = 97u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1887 = t1785 <= 97u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_90 = t1886 & t1887;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1889 = visible_90 ? s_50 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_50 = t1889;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1890 = 104u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1891 = t1785 <= 104u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_91 = t1890 & t1891;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1893 = visible_91 ? s_53 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_53 = t1893;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1894 = 105u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1895 = t1785 <= 105u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_92 = t1894 & t1895;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1897 = visible_92 ? s_54 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_54 = t1897;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1898 = 112u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1899 = t1785 <= 112u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_93 = t1898 & t1899;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1901 = visible_93 ? s_57 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_57 = t1901;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1902 = 113u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1903 = t1785 <= 113u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_94 = t1902 & t1903;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1905 = visible_94 ? s_58 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_58 = t1905;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1906 = 120u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1907 = t1785 <= 120u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_95 = t1906 & t1907;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1909 = visible_95 ? s_61 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_61 = t1909;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1910 = 121u < end_33;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1911 = t1785 <= 121u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_96 = t1910 & t1911;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1913 = visible_96 ? s_62 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_62 = t1913;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1914 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1915 = first_query_3 + t1914;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t1916 = t1915 + 8u;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 t1917 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t1918 = t1916 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_34 = t1918 + t1917;
                const u32 t1920 = end_34 > seq_q ? end_34 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t1921 = t1920 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_35 = t1921 < seq_k ? t1921 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_36 = t1916 + seq_k;
                const u32 t1924 = end_36 > seq_q ? end_36 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 position_10 = t1924 - seq_q;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t1926 = position_10 > window_left ? position_10 : window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t1927 = t1926 - window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t1928 = seq_k - 1u;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t1929 = t1927 < t1928 ? t1927 : t1928;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1930 = end_35 > column_2 ? end_35 : column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_37 = t1930 - column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1932 = t1929 > column_2 ? t1929 : column_2;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t1933 = t1932 - column_2;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1934 = 0u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1935 = t1933 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_97 = t1934 & t1935;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1937 = visible_97 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_3 = t1937;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1938 = 1u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1939 = t1933 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_98 = t1938 & t1939;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1941 = visible_98 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_4 = t1941;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1942 = 8u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1943 = t1933 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_99 = t1942 & t1943;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1945 = visible_99 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_7 = t1945;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1946 = 9u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1947 = t1933 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_100 = t1946 & t1947;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1949 = visible_100 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_8 = t1949;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1950 = 16u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1951 = t1933 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_101 = t1950 & t1951;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1953 = visible_101 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_11 = t1953;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1954 = 17u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1955 = t1933 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_102 = t1954 & t1955;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1957 = visible_102 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_12 = t1957;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1958 = 24u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1959 = t1933 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_103 = t1958 & t1959;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1961 = visible_103 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_15 = t1961;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1962 = 25u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1963 = t1933 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_104 = t1962 & t1963;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1965 = visible_104 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_16 = t1965;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1966 = 32u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1967 = t1933 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_105 = t1966 & t1967;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1969 = visible_105 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_19 = t1969;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1970 = 33u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1971 = t1933 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_106 = t1970 & t1971;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1973 = visible_106 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_20 = t1973;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1974 = 40u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1975 = t1933 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_107 = t1974 & t1975;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1977 = visible_107 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_23 = t1977;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1978 = 41u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1979 = t1933 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_108 = t1978 & t1979;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1981 = visible_108 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_24 = t1981;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1982 = 48u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1983 = t1933 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_109 = t1982 & t1983;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1985 = visible_109 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_27 = t1985;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1986 = 49u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1987 = t1933 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_110 = t1986 & t1987;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1989 = visible_110 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_28 = t1989;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1990 = 56u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1991 = t1933 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_111 = t1990 & t1991;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1993 = visible_111 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_31 = t1993;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1994 = 57u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1995 = t1933 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_112 = t1994 & t1995;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t1997 = visible_112 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_32 = t1997;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1998 = 64u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t1999 = t1933 <= 64u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_113 = t1998 & t1999;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2001 = visible_113 ? s_35 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_35 = t2001;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2002 = 65u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2003 = t1933 <= 65u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_114 = t2002 & t2003;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2005 = visible_114 ? s_36 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_36 = t2005;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2006 = 72u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2007 = t1933 <= 72u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_115 = t2006 & t2007;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2009 = visible_115 ? s_39 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_39 = t2009;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2010 = 73u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2011 = t1933 <= 73u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_116 = t2010 & t2011;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2013 = visible_116 ? s_40 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_40 = t2013;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2014 = 80u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2015 = t1933 <= 80u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_117 = t2014 & t2015;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2017 = visible_117 ? s_43 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_43 = t2017;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2018 = 81u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2019 = t1933 <= 81u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_118 = t2018 & t2019;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2021 = visible_118 ? s_44 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_44 = t2021;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2022 = 88u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2023 = t1933 <= 88u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_119 = t2022 & t2023;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2025 = visible_119 ? s_47 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_47 = t2025;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2026 = 89u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2027 = t1933 <= 89u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_120 = t2026 & t2027;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2029 = visible_120 ? s_48 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_48 = t2029;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2030 = 96u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2031 = t1933 <= 96u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_121 = t2030 & t2031;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2033 = visible_121 ? s_51 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_51 = t2033;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2034 = 97u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2035 = t1933 <= 97u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_122 = t2034 & t2035;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2037 = visible_122 ? s_52 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_52 = t2037;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2038 = 104u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2039 = t1933 <= 104u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_123 = t2038 & t2039;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2041 = visible_123 ? s_55 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_55 = t2041;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2042 = 105u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2043 = t1933 <= 105u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_124 = t2042 & t2043;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2045 = visible_124 ? s_56 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_56 = t2045;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2046 = 112u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2047 = t1933 <= 112u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_125 = t2046 & t2047;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2049 = visible_125 ? s_59 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_59 = t2049;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2050 = 113u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2051 = t1933 <= 113u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_126 = t2050 & t2051;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2053 = visible_126 ? s_60 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_60 = t2053;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2054 = 120u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2055 = t1933 <= 120u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_127 = t2054 & t2055;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2057 = visible_127 ? s_63 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_63 = t2057;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2058 = 121u < end_37;
#line 63 "fa-kernels/src/mask.rs"
                const bool t2059 = t1933 <= 121u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_128 = t2058 & t2059;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t2061 = visible_128 ? s_64 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_64 = t2061;
#line 136 "fa-kernels/src/softmax.rs"
                const f32 old_3 = row_max;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2063;
                asm("max.f32 %0, %1, %2;" : "=f"(t2063) : "f"(old_3), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2064;
                asm("max.f32 %0, %1, %2;" : "=f"(t2064) : "f"(t2063), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2065;
                asm("max.f32 %0, %1, %2;" : "=f"(t2065) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2066;
                asm("max.f32 %0, %1, %2;" : "=f"(t2066) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2067;
                asm("max.f32 %0, %1, %2;" : "=f"(t2067) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2068;
                asm("max.f32 %0, %1, %2;" : "=f"(t2068) : "f"(t2064), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2069;
                asm("max.f32 %0, %1, %2;" : "=f"(t2069) : "f"(t2065), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2070;
                asm("max.f32 %0, %1, %2;" : "=f"(t2070) : "f"(t2066), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2071;
                asm("max.f32 %0, %1, %2;" : "=f"(t2071) : "f"(t2067), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2072;
                asm("max.f32 %0, %1, %2;" : "=f"(t2072) : "f"(t2068), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2073;
                asm("max.f32 %0, %1, %2;" : "=f"(t2073) : "f"(t2069), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2074;
                asm("max.f32 %0, %1, %2;" : "=f"(t2074) : "f"(t2070), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2075;
                asm("max.f32 %0, %1, %2;" : "=f"(t2075) : "f"(t2071), "f"(s_30));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2076;
                asm("max.f32 %0, %1, %2;" : "=f"(t2076) : "f"(t2072), "f"(s_33));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2077;
                asm("max.f32 %0, %1, %2;" : "=f"(t2077) : "f"(t2073), "f"(s_34));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2078;
                asm("max.f32 %0, %1, %2;" : "=f"(t2078) : "f"(t2074), "f"(s_37));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2079;
                asm("max.f32 %0, %1, %2;" : "=f"(t2079) : "f"(t2075), "f"(s_38));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2080;
                asm("max.f32 %0, %1, %2;" : "=f"(t2080) : "f"(t2076), "f"(s_41));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2081;
                asm("max.f32 %0, %1, %2;" : "=f"(t2081) : "f"(t2077), "f"(s_42));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2082;
                asm("max.f32 %0, %1, %2;" : "=f"(t2082) : "f"(t2078), "f"(s_45));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2083;
                asm("max.f32 %0, %1, %2;" : "=f"(t2083) : "f"(t2079), "f"(s_46));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2084;
                asm("max.f32 %0, %1, %2;" : "=f"(t2084) : "f"(t2080), "f"(s_49));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2085;
                asm("max.f32 %0, %1, %2;" : "=f"(t2085) : "f"(t2081), "f"(s_50));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2086;
                asm("max.f32 %0, %1, %2;" : "=f"(t2086) : "f"(t2082), "f"(s_53));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2087;
                asm("max.f32 %0, %1, %2;" : "=f"(t2087) : "f"(t2083), "f"(s_54));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2088;
                asm("max.f32 %0, %1, %2;" : "=f"(t2088) : "f"(t2084), "f"(s_57));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2089;
                asm("max.f32 %0, %1, %2;" : "=f"(t2089) : "f"(t2085), "f"(s_58));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2090;
                asm("max.f32 %0, %1, %2;" : "=f"(t2090) : "f"(t2086), "f"(s_61));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2091;
                asm("max.f32 %0, %1, %2;" : "=f"(t2091) : "f"(t2087), "f"(s_62));
                f32 t2092;
                asm("max.f32 %0, %1, %2;" : "=f"(t2092) : "f"(t2088), "f"(t2089));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t2093;
                asm("max.f32 %0, %1, %2;" : "=f"(t2093) : "f"(t2090), "f"(t2091));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t2094;
                asm("max.f32 %0, %1, %2;" : "=f"(t2094) : "f"(t2092), "f"(t2093));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t2095;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2095) : "f"(t2094));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2094), "f"(t2095));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t2097;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2097) : "f"(pair_3));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t2097));
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t2100 = new_3 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t2100;
#line 139 "fa-kernels/src/softmax.rs"
                const f32 t2102 = -reference_3;
#line 139 "fa-kernels/src/softmax.rs"
                f32 t2103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2103) : "f"(old_3), "f"(scale_log2), "f"(t2102));
#line 139 "fa-kernels/src/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t2103));
#line 140 "fa-kernels/src/softmax.rs"
                row_max = new_3;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t2105 = row_sum * rescale_3;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2106 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t2106));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2108;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2108) : "f"(exponent_65));
#line 185 "fa-kernels/src/softmax.rs"
                s = t2108;
                const f32 t2109 = t2105 + s;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2110 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t2110));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2112;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2112) : "f"(exponent_66));
#line 185 "fa-kernels/src/softmax.rs"
                s_2 = t2112;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2113 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t2113));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2115;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2115) : "f"(exponent_67));
#line 185 "fa-kernels/src/softmax.rs"
                s_5 = t2115;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2116 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t2116));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2118;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2118) : "f"(exponent_68));
#line 185 "fa-kernels/src/softmax.rs"
                s_6 = t2118;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2119 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t2119));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2121;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2121) : "f"(exponent_69));
#line 185 "fa-kernels/src/softmax.rs"
                s_9 = t2121;
                const f32 t2122 = t2109 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2123 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t2123));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2125;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2125) : "f"(exponent_70));
#line 185 "fa-kernels/src/softmax.rs"
                s_10 = t2125;
                const f32 t2126 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2127 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t2127));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2129;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2129) : "f"(exponent_71));
#line 185 "fa-kernels/src/softmax.rs"
                s_13 = t2129;
                const f32 t2130 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2131 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t2131));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2133;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2133) : "f"(exponent_72));
#line 185 "fa-kernels/src/softmax.rs"
                s_14 = t2133;
                const f32 t2134 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2135 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t2135));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2137;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2137) : "f"(exponent_73));
#line 185 "fa-kernels/src/softmax.rs"
                s_17 = t2137;
                const f32 t2138 = t2122 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2139 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t2139));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2141;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2141) : "f"(exponent_74));
#line 185 "fa-kernels/src/softmax.rs"
                s_18 = t2141;
                const f32 t2142 = t2126 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2143 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t2143));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2145;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2145) : "f"(exponent_75));
#line 185 "fa-kernels/src/softmax.rs"
                s_21 = t2145;
                const f32 t2146 = t2130 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2147 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t2147));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2149;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2149) : "f"(exponent_76));
#line 185 "fa-kernels/src/softmax.rs"
                s_22 = t2149;
                const f32 t2150 = t2134 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2151 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t2151));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2153;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2153) : "f"(exponent_77));
#line 185 "fa-kernels/src/softmax.rs"
                s_25 = t2153;
                const f32 t2154 = t2138 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2155 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t2155));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2157;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2157) : "f"(exponent_78));
#line 185 "fa-kernels/src/softmax.rs"
                s_26 = t2157;
                const f32 t2158 = t2142 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2159 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t2159));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2161;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2161) : "f"(exponent_79));
#line 185 "fa-kernels/src/softmax.rs"
                s_29 = t2161;
                const f32 t2162 = t2146 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2163 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t2163));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2165;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2165) : "f"(exponent_80));
#line 185 "fa-kernels/src/softmax.rs"
                s_30 = t2165;
                const f32 t2166 = t2150 + s_30;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2167 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t2167));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2169) : "f"(exponent_81));
#line 185 "fa-kernels/src/softmax.rs"
                s_33 = t2169;
                const f32 t2170 = t2154 + s_33;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2171 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t2171));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2173;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2173) : "f"(exponent_82));
#line 185 "fa-kernels/src/softmax.rs"
                s_34 = t2173;
                const f32 t2174 = t2158 + s_34;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2175 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t2175));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2177;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2177) : "f"(exponent_83));
#line 185 "fa-kernels/src/softmax.rs"
                s_37 = t2177;
                const f32 t2178 = t2162 + s_37;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2179 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t2179));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2181;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2181) : "f"(exponent_84));
#line 185 "fa-kernels/src/softmax.rs"
                s_38 = t2181;
                const f32 t2182 = t2166 + s_38;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2183 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t2183));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2185;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2185) : "f"(exponent_85));
#line 185 "fa-kernels/src/softmax.rs"
                s_41 = t2185;
                const f32 t2186 = t2170 + s_41;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2187 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t2187));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2189;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2189) : "f"(exponent_86));
#line 185 "fa-kernels/src/softmax.rs"
                s_42 = t2189;
                const f32 t2190 = t2174 + s_42;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2191 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t2191));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2193;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2193) : "f"(exponent_87));
#line 185 "fa-kernels/src/softmax.rs"
                s_45 = t2193;
                const f32 t2194 = t2178 + s_45;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2195 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t2195));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2197;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2197) : "f"(exponent_88));
#line 185 "fa-kernels/src/softmax.rs"
                s_46 = t2197;
                const f32 t2198 = t2182 + s_46;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2199 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t2199));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2201;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2201) : "f"(exponent_89));
#line 185 "fa-kernels/src/softmax.rs"
                s_49 = t2201;
                const f32 t2202 = t2186 + s_49;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2203 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t2203));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2205;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2205) : "f"(exponent_90));
#line 185 "fa-kernels/src/softmax.rs"
                s_50 = t2205;
                const f32 t2206 = t2190 + s_50;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2207 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t2207));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2209;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2209) : "f"(exponent_91));
#line 185 "fa-kernels/src/softmax.rs"
                s_53 = t2209;
                const f32 t2210 = t2194 + s_53;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2211 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t2211));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2213;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2213) : "f"(exponent_92));
#line 185 "fa-kernels/src/softmax.rs"
                s_54 = t2213;
                const f32 t2214 = t2198 + s_54;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2215 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t2215));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2217;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2217) : "f"(exponent_93));
#line 185 "fa-kernels/src/softmax.rs"
                s_57 = t2217;
                const f32 t2218 = t2202 + s_57;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2219 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t2219));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2221;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2221) : "f"(exponent_94));
#line 185 "fa-kernels/src/softmax.rs"
                s_58 = t2221;
                const f32 t2222 = t2206 + s_58;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2223 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t2223));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2225;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2225) : "f"(exponent_95));
#line 185 "fa-kernels/src/softmax.rs"
                s_61 = t2225;
                const f32 t2226 = t2210 + s_61;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2227 = -reference_3;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t2227));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2229;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2229) : "f"(exponent_96));
#line 185 "fa-kernels/src/softmax.rs"
                s_62 = t2229;
                const f32 t2230 = t2214 + s_62;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t2231 = t2218 + t2222;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t2232 = t2226 + t2230;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t2233 = t2231 + t2232;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum = t2233;
#line 136 "fa-kernels/src/softmax.rs"
                const f32 old_4 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2235;
                asm("max.f32 %0, %1, %2;" : "=f"(t2235) : "f"(old_4), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2236;
                asm("max.f32 %0, %1, %2;" : "=f"(t2236) : "f"(t2235), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2237;
                asm("max.f32 %0, %1, %2;" : "=f"(t2237) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2238;
                asm("max.f32 %0, %1, %2;" : "=f"(t2238) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2239;
                asm("max.f32 %0, %1, %2;" : "=f"(t2239) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2240;
                asm("max.f32 %0, %1, %2;" : "=f"(t2240) : "f"(t2236), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2241;
                asm("max.f32 %0, %1, %2;" : "=f"(t2241) : "f"(t2237), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2242;
                asm("max.f32 %0, %1, %2;" : "=f"(t2242) : "f"(t2238), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2243;
                asm("max.f32 %0, %1, %2;" : "=f"(t2243) : "f"(t2239), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2244;
                asm("max.f32 %0, %1, %2;" : "=f"(t2244) : "f"(t2240), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2245;
                asm("max.f32 %0, %1, %2;" : "=f"(t2245) : "f"(t2241), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2246;
                asm("max.f32 %0, %1, %2;" : "=f"(t2246) : "f"(t2242), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2247;
                asm("max.f32 %0, %1, %2;" : "=f"(t2247) : "f"(t2243), "f"(s_32));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2248;
                asm("max.f32 %0, %1, %2;" : "=f"(t2248) : "f"(t2244), "f"(s_35));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2249;
                asm("max.f32 %0, %1, %2;" : "=f"(t2249) : "f"(t2245), "f"(s_36));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2250;
                asm("max.f32 %0, %1, %2;" : "=f"(t2250) : "f"(t2246), "f"(s_39));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2251;
                asm("max.f32 %0, %1, %2;" : "=f"(t2251) : "f"(t2247), "f"(s_40));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2252;
                asm("max.f32 %0, %1, %2;" : "=f"(t2252) : "f"(t2248), "f"(s_43));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2253;
                asm("max.f32 %0, %1, %2;" : "=f"(t2253) : "f"(t2249), "f"(s_44));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2254;
                asm("max.f32 %0, %1, %2;" : "=f"(t2254) : "f"(t2250), "f"(s_47));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2255;
                asm("max.f32 %0, %1, %2;" : "=f"(t2255) : "f"(t2251), "f"(s_48));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2256;
                asm("max.f32 %0, %1, %2;" : "=f"(t2256) : "f"(t2252), "f"(s_51));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2257;
                asm("max.f32 %0, %1, %2;" : "=f"(t2257) : "f"(t2253), "f"(s_52));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2258;
                asm("max.f32 %0, %1, %2;" : "=f"(t2258) : "f"(t2254), "f"(s_55));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2259;
                asm("max.f32 %0, %1, %2;" : "=f"(t2259) : "f"(t2255), "f"(s_56));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2260;
                asm("max.f32 %0, %1, %2;" : "=f"(t2260) : "f"(t2256), "f"(s_59));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2261;
                asm("max.f32 %0, %1, %2;" : "=f"(t2261) : "f"(t2257), "f"(s_60));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2262;
                asm("max.f32 %0, %1, %2;" : "=f"(t2262) : "f"(t2258), "f"(s_63));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2263;
                asm("max.f32 %0, %1, %2;" : "=f"(t2263) : "f"(t2259), "f"(s_64));
                f32 t2264;
                asm("max.f32 %0, %1, %2;" : "=f"(t2264) : "f"(t2260), "f"(t2261));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t2265;
                asm("max.f32 %0, %1, %2;" : "=f"(t2265) : "f"(t2262), "f"(t2263));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t2266;
                asm("max.f32 %0, %1, %2;" : "=f"(t2266) : "f"(t2264), "f"(t2265));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t2267;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2267) : "f"(t2266));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2266), "f"(t2267));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t2269;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2269) : "f"(pair_4));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t2269));
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t2272 = new_4 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t2272;
#line 139 "fa-kernels/src/softmax.rs"
                const f32 t2274 = -reference_4;
#line 139 "fa-kernels/src/softmax.rs"
                f32 t2275;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2275) : "f"(old_4), "f"(scale_log2), "f"(t2274));
#line 139 "fa-kernels/src/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2275));
#line 140 "fa-kernels/src/softmax.rs"
                row_max_2 = new_4;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t2277 = row_sum_2 * rescale_4;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2278 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t2278));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2280;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2280) : "f"(exponent_97));
#line 185 "fa-kernels/src/softmax.rs"
                s_3 = t2280;
                const f32 t2281 = t2277 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2282 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t2282));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2284;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2284) : "f"(exponent_98));
#line 185 "fa-kernels/src/softmax.rs"
                s_4 = t2284;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2285 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t2285));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2287;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2287) : "f"(exponent_99));
#line 185 "fa-kernels/src/softmax.rs"
                s_7 = t2287;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2288 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t2288));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2290;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2290) : "f"(exponent_100));
#line 185 "fa-kernels/src/softmax.rs"
                s_8 = t2290;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2291 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t2291));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2293;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2293) : "f"(exponent_101));
#line 185 "fa-kernels/src/softmax.rs"
                s_11 = t2293;
                const f32 t2294 = t2281 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2295 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t2295));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2297;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2297) : "f"(exponent_102));
#line 185 "fa-kernels/src/softmax.rs"
                s_12 = t2297;
                const f32 t2298 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2299 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t2299));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2301;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2301) : "f"(exponent_103));
#line 185 "fa-kernels/src/softmax.rs"
                s_15 = t2301;
                const f32 t2302 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2303 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t2303));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2305;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2305) : "f"(exponent_104));
#line 185 "fa-kernels/src/softmax.rs"
                s_16 = t2305;
                const f32 t2306 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2307 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t2307));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2309;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2309) : "f"(exponent_105));
#line 185 "fa-kernels/src/softmax.rs"
                s_19 = t2309;
                const f32 t2310 = t2294 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2311 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t2311));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2313;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2313) : "f"(exponent_106));
#line 185 "fa-kernels/src/softmax.rs"
                s_20 = t2313;
                const f32 t2314 = t2298 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2315 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t2315));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2317) : "f"(exponent_107));
#line 185 "fa-kernels/src/softmax.rs"
                s_23 = t2317;
                const f32 t2318 = t2302 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2319 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t2319));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2321) : "f"(exponent_108));
#line 185 "fa-kernels/src/softmax.rs"
                s_24 = t2321;
                const f32 t2322 = t2306 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2323 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t2323));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2325;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2325) : "f"(exponent_109));
#line 185 "fa-kernels/src/softmax.rs"
                s_27 = t2325;
                const f32 t2326 = t2310 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2327 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t2327));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2329;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2329) : "f"(exponent_110));
#line 185 "fa-kernels/src/softmax.rs"
                s_28 = t2329;
                const f32 t2330 = t2314 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2331 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t2331));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2333) : "f"(exponent_111));
#line 185 "fa-kernels/src/softmax.rs"
                s_31 = t2333;
                const f32 t2334 = t2318 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2335 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t2335));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2337;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2337) : "f"(exponent_112));
#line 185 "fa-kernels/src/softmax.rs"
                s_32 = t2337;
                const f32 t2338 = t2322 + s_32;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2339 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t2339));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2341;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2341) : "f"(exponent_113));
#line 185 "fa-kernels/src/softmax.rs"
                s_35 = t2341;
                const f32 t2342 = t2326 + s_35;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2343 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t2343));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2345) : "f"(exponent_114));
#line 185 "fa-kernels/src/softmax.rs"
                s_36 = t2345;
                const f32 t2346 = t2330 + s_36;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2347 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t2347));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2349) : "f"(exponent_115));
#line 185 "fa-kernels/src/softmax.rs"
                s_39 = t2349;
                const f32 t2350 = t2334 + s_39;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2351 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t2351));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2353) : "f"(exponent_116));
#line 185 "fa-kernels/src/softmax.rs"
                s_40 = t2353;
                const f32 t2354 = t2338 + s_40;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2355 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t2355));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2357;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2357) : "f"(exponent_117));
#line 185 "fa-kernels/src/softmax.rs"
                s_43 = t2357;
                const f32 t2358 = t2342 + s_43;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2359 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t2359));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2361;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2361) : "f"(exponent_118));
#line 185 "fa-kernels/src/softmax.rs"
                s_44 = t2361;
                const f32 t2362 = t2346 + s_44;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2363 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t2363));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2365;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2365) : "f"(exponent_119));
#line 185 "fa-kernels/src/softmax.rs"
                s_47 = t2365;
                const f32 t2366 = t2350 + s_47;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2367 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t2367));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2369;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2369) : "f"(exponent_120));
#line 185 "fa-kernels/src/softmax.rs"
                s_48 = t2369;
                const f32 t2370 = t2354 + s_48;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2371 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t2371));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2373;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2373) : "f"(exponent_121));
#line 185 "fa-kernels/src/softmax.rs"
                s_51 = t2373;
                const f32 t2374 = t2358 + s_51;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2375 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t2375));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2377;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2377) : "f"(exponent_122));
#line 185 "fa-kernels/src/softmax.rs"
                s_52 = t2377;
                const f32 t2378 = t2362 + s_52;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2379 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t2379));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2381;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2381) : "f"(exponent_123));
#line 185 "fa-kernels/src/softmax.rs"
                s_55 = t2381;
                const f32 t2382 = t2366 + s_55;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2383 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t2383));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2385;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2385) : "f"(exponent_124));
#line 185 "fa-kernels/src/softmax.rs"
                s_56 = t2385;
                const f32 t2386 = t2370 + s_56;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2387 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t2387));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2389;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2389) : "f"(exponent_125));
#line 185 "fa-kernels/src/softmax.rs"
                s_59 = t2389;
                const f32 t2390 = t2374 + s_59;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2391 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t2391));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2393;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2393) : "f"(exponent_126));
#line 185 "fa-kernels/src/softmax.rs"
                s_60 = t2393;
                const f32 t2394 = t2378 + s_60;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2395 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t2395));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2397;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2397) : "f"(exponent_127));
#line 185 "fa-kernels/src/softmax.rs"
                s_63 = t2397;
                const f32 t2398 = t2382 + s_63;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2399 = -reference_4;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t2399));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2401;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2401) : "f"(exponent_128));
#line 185 "fa-kernels/src/softmax.rs"
                s_64 = t2401;
                const f32 t2402 = t2386 + s_64;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t2403 = t2390 + t2394;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t2404 = t2398 + t2402;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t2405 = t2403 + t2404;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum_2 = t2405;
#line 218 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t2406 = i_3 - 1u;
#line 219 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2407 = t279 + t2406;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2408 = t2407 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2409 = t2408 + 6u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2410 = t2409 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2411 = t10 + t2410;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t2412 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t2412) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2411) : "memory");
                }
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2413 = acc * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc = t2413;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2414 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_2 = t2414;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2415 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_5 = t2415;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2416 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_6 = t2416;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2417 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_9 = t2417;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2418 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_10 = t2418;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2419 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_13 = t2419;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2420 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_14 = t2420;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2421 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_17 = t2421;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2422 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_18 = t2422;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2423 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_21 = t2423;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2424 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_22 = t2424;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2425 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_25 = t2425;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2426 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_26 = t2426;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2427 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_29 = t2427;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2428 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_30 = t2428;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2429 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_3 = t2429;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2430 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_4 = t2430;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2431 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_7 = t2431;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2432 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_8 = t2432;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2433 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_11 = t2433;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2434 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_12 = t2434;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2435 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_15 = t2435;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2436 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_16 = t2436;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2437 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_19 = t2437;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2438 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_20 = t2438;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2439 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_23 = t2439;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2440 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_24 = t2440;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2441 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_27 = t2441;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2442 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_28 = t2442;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2443 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_31 = t2443;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t2444 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_32 = t2444;
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2445;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2445) : "f"(s), "f"(s_2));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2446;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2446) : "f"(s_3), "f"(s_4));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2447;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2447) : "f"(s_5), "f"(s_6));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2448;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2448) : "f"(s_7), "f"(s_8));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2449;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2449) : "f"(s_9), "f"(s_10));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2450;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2450) : "f"(s_11), "f"(s_12));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2451;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2451) : "f"(s_13), "f"(s_14));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2452;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2452) : "f"(s_15), "f"(s_16));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2453;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2453) : "f"(s_17), "f"(s_18));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2454;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2454) : "f"(s_19), "f"(s_20));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2455;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2455) : "f"(s_21), "f"(s_22));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2456;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2456) : "f"(s_23), "f"(s_24));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2457;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2457) : "f"(s_25), "f"(s_26));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2458;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2458) : "f"(s_27), "f"(s_28));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2459;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2459) : "f"(s_29), "f"(s_30));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2460;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2460) : "f"(s_31), "f"(s_32));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2461;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2461) : "f"(s_33), "f"(s_34));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2462;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2462) : "f"(s_35), "f"(s_36));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2463;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2463) : "f"(s_37), "f"(s_38));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2464;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2464) : "f"(s_39), "f"(s_40));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2465;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2465) : "f"(s_41), "f"(s_42));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2466;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2466) : "f"(s_43), "f"(s_44));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2467;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2467) : "f"(s_45), "f"(s_46));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2468;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2468) : "f"(s_47), "f"(s_48));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2469;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2469) : "f"(s_49), "f"(s_50));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2470;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2470) : "f"(s_51), "f"(s_52));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2471;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2471) : "f"(s_53), "f"(s_54));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2472;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2472) : "f"(s_55), "f"(s_56));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2473;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2473) : "f"(s_57), "f"(s_58));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2474;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2474) : "f"(s_59), "f"(s_60));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2475;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2475) : "f"(s_61), "f"(s_62));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t2476;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2476) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/softmax/step.rs"
                p = t2445;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_2 = t2446;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_3 = t2447;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_4 = t2448;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_5 = t2449;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_6 = t2450;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_7 = t2451;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_8 = t2452;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_9 = t2453;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_10 = t2454;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_11 = t2455;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_12 = t2456;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_13 = t2457;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_14 = t2458;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_15 = t2459;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_16 = t2460;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_17 = t2461;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_18 = t2462;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_19 = t2463;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_20 = t2464;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_21 = t2465;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_22 = t2466;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_23 = t2467;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_24 = t2468;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_25 = t2469;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_26 = t2470;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_27 = t2471;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_28 = t2472;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_29 = t2473;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_30 = t2474;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_31 = t2475;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_32 = t2476;
            }
#line 174 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = cut_right; i_4 < cut_left_4; i_4 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t2477 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2477) : "memory");
#line 226 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2478 = t279 + i_4;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2479 = t2478 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2480 = t2479 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2481 = t10 + t2480;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2482 = t2478 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2483 = t2482 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2481), "r"(t2483) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2484 = count_2 & 1u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t2485 = t2484 * 24576u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t2486 = t159 + t2485;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2487 = t2478 & 1u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2488 = t2487 << 14u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2489 = t8 + t2488;
                const u32 t2490 = t2486 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2491 = t2489 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2492 = t2490 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2493 = (u64)t2492;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2494 = t2493 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2495 = t2491 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2496 = (u64)t2495;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2497 = t2496 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t2494), "l"(t2497) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2498 = t2490 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2499 = (u64)t2498;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2500 = t2499 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2501 = t2491 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2502 = (u64)t2501;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2503 = t2502 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t2500), "l"(t2503) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2504 = t2490 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2505 = (u64)t2504;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2506 = t2505 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2507 = t2491 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2508 = (u64)t2507;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2509 = t2508 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t2506), "l"(t2509) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2510 = t2490 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2511 = (u64)t2510;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2512 = t2511 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2513 = t2491 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2514 = (u64)t2513;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2515 = t2514 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t2512), "l"(t2515) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 209 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2516 = i_4 - 1u;
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2517 = t279 + t2516;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2518 = t2517 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2519 = t2518 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2520 = t2519 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2521 = t10 + t2520;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2522 = t2517 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2523 = t2522 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2521), "r"(t2523) : "memory");
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
                const u32 t2524 = t2517 & 1u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2525 = t2524 << 14u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2526 = t9 + t2525;
                const u32 t2527 = t2526 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2528 = t2527 + 67108864u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2529 = (u64)t2528;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2530 = t2529 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2530) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2531 = t2527 + 67108992u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2532 = (u64)t2531;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2533 = t2532 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2533) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2534 = t2527 + 67109120u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2535 = (u64)t2534;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2536 = t2535 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2536) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2537 = t2527 + 67109248u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2538 = (u64)t2537;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2539 = t2538 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2539) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2540 = t2527 + 67109376u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2541 = (u64)t2540;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2542 = t2541 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t2542) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2543 = t2527 + 67109504u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2544 = (u64)t2543;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2545 = t2544 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t2545) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2546 = t2527 + 67109632u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2547 = (u64)t2546;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2548 = t2547 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t2548) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2549 = t2527 + 67109760u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2550 = (u64)t2549;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t2551 = t2550 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t2551) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t2552 = index_2 == 2u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t2553 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_3 = t2552 ? 0u : t2553;
                const u32 t2555 = next_3 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2555) : "memory");
#line 211 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/forward/stream/output.rs"
                const u32 t2556 = t279 + i_4;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2557 = t2556 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2558 = t2557 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2559 = t2558 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t2560 = t10 + t2559;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t2561 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t2561) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2560) : "memory");
                }
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2562 = s * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_129;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_129) : "f"(t2562));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2564 = power_129 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2565;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2565) : "f"(t2564));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2566;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2566) : "f"(t2565), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s = t2566;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2567 = s_2 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_130;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_130) : "f"(t2567));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2569 = power_130 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2570;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2570) : "f"(t2569));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2571;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2571) : "f"(t2570), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_2 = t2571;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2572 = s_3 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_131;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_131) : "f"(t2572));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2574 = power_131 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2575;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2575) : "f"(t2574));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2576;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(t2575), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_3 = t2576;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2577 = s_4 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_132;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_132) : "f"(t2577));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2579 = power_132 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2580;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2580) : "f"(t2579));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2581;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(t2580), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_4 = t2581;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2582 = s_5 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_133;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_133) : "f"(t2582));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2584 = power_133 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2585;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2585) : "f"(t2584));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2586) : "f"(t2585), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_5 = t2586;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2587 = s_6 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_134;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_134) : "f"(t2587));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2589 = power_134 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2590;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2590) : "f"(t2589));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2591) : "f"(t2590), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_6 = t2591;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2592 = s_7 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_135;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_135) : "f"(t2592));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2594 = power_135 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2595;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2595) : "f"(t2594));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2596;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(t2595), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_7 = t2596;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2597 = s_8 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_136;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_136) : "f"(t2597));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2599 = power_136 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2600;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2600) : "f"(t2599));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2601;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(t2600), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_8 = t2601;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2602 = s_9 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_137;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_137) : "f"(t2602));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2604 = power_137 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2605;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2605) : "f"(t2604));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2606;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2606) : "f"(t2605), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_9 = t2606;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2607 = s_10 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_138;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_138) : "f"(t2607));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2609 = power_138 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2610;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2610) : "f"(t2609));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2611;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(t2610), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_10 = t2611;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2612 = s_11 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_139;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_139) : "f"(t2612));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2614 = power_139 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2615;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2615) : "f"(t2614));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2616;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2616) : "f"(t2615), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_11 = t2616;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2617 = s_12 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_140;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_140) : "f"(t2617));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2619 = power_140 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2620;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2620) : "f"(t2619));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2621;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2621) : "f"(t2620), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_12 = t2621;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2622 = s_13 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_141;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_141) : "f"(t2622));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2624 = power_141 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2625;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2625) : "f"(t2624));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2626;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2626) : "f"(t2625), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_13 = t2626;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2627 = s_14 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_142;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_142) : "f"(t2627));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2629 = power_142 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2630;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2630) : "f"(t2629));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2631;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2631) : "f"(t2630), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_14 = t2631;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2632 = s_15 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_143;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_143) : "f"(t2632));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2634 = power_143 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2635;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2635) : "f"(t2634));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2636;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2636) : "f"(t2635), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_15 = t2636;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2637 = s_16 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_144;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_144) : "f"(t2637));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2639 = power_144 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2640;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2640) : "f"(t2639));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2641;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2641) : "f"(t2640), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_16 = t2641;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2642 = s_17 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_145;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_145) : "f"(t2642));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2644 = power_145 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2645;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2645) : "f"(t2644));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2646;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2646) : "f"(t2645), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_17 = t2646;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2647 = s_18 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_146;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_146) : "f"(t2647));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2649 = power_146 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2650;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2650) : "f"(t2649));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2651;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(t2650), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_18 = t2651;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2652 = s_19 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_147;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_147) : "f"(t2652));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2654 = power_147 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2655;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2655) : "f"(t2654));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2656;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2656) : "f"(t2655), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_19 = t2656;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2657 = s_20 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_148;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_148) : "f"(t2657));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2659 = power_148 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2660;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2660) : "f"(t2659));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2661;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2661) : "f"(t2660), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_20 = t2661;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2662 = s_21 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_149;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_149) : "f"(t2662));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2664 = power_149 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2665;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2665) : "f"(t2664));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2666;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2666) : "f"(t2665), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_21 = t2666;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2667 = s_22 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_150;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_150) : "f"(t2667));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2669 = power_150 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2670;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2670) : "f"(t2669));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2671;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2671) : "f"(t2670), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_22 = t2671;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2672 = s_23 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_151;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_151) : "f"(t2672));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2674 = power_151 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2675;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2675) : "f"(t2674));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2676;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(t2675), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_23 = t2676;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2677 = s_24 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_152;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_152) : "f"(t2677));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2679 = power_152 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2680;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2680) : "f"(t2679));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2681;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(t2680), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_24 = t2681;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2682 = s_25 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_153;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_153) : "f"(t2682));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2684 = power_153 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2685;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2685) : "f"(t2684));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2686;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2686) : "f"(t2685), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_25 = t2686;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2687 = s_26 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_154;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_154) : "f"(t2687));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2689 = power_154 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2690;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2690) : "f"(t2689));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2691;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2691) : "f"(t2690), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_26 = t2691;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2692 = s_27 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_155;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_155) : "f"(t2692));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2694 = power_155 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2695;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2695) : "f"(t2694));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2696;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(t2695), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_27 = t2696;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2697 = s_28 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_156;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_156) : "f"(t2697));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2699 = power_156 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2700;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2700) : "f"(t2699));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2701;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2701) : "f"(t2700), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_28 = t2701;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2702 = s_29 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_157;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_157) : "f"(t2702));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2704 = power_157 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2705;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2705) : "f"(t2704));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2706;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2706) : "f"(t2705), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_29 = t2706;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2707 = s_30 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_158;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_158) : "f"(t2707));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2709 = power_158 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2710;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2710) : "f"(t2709));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2711;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2711) : "f"(t2710), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_30 = t2711;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2712 = s_31 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_159;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_159) : "f"(t2712));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2714 = power_159 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2715;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2715) : "f"(t2714));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2716;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2716) : "f"(t2715), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_31 = t2716;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2717 = s_32 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_160;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_160) : "f"(t2717));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2719 = power_160 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2720;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2720) : "f"(t2719));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2721;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(t2720), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_32 = t2721;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2722 = s_33 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_161;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_161) : "f"(t2722));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2724 = power_161 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2725;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2725) : "f"(t2724));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2726;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(t2725), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_33 = t2726;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2727 = s_34 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_162;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_162) : "f"(t2727));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2729 = power_162 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2730;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2730) : "f"(t2729));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2731;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2731) : "f"(t2730), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_34 = t2731;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2732 = s_35 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_163;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_163) : "f"(t2732));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2734 = power_163 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2735;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2735) : "f"(t2734));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2736;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(t2735), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_35 = t2736;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2737 = s_36 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_164;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_164) : "f"(t2737));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2739 = power_164 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2740;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2740) : "f"(t2739));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2741;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2741) : "f"(t2740), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_36 = t2741;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2742 = s_37 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_165;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_165) : "f"(t2742));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2744 = power_165 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2745;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2745) : "f"(t2744));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2746;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2746) : "f"(t2745), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_37 = t2746;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2747 = s_38 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_166;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_166) : "f"(t2747));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2749 = power_166 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2750;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2750) : "f"(t2749));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2751;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2751) : "f"(t2750), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_38 = t2751;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2752 = s_39 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_167;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_167) : "f"(t2752));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2754 = power_167 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2755;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2755) : "f"(t2754));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2756;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(t2755), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_39 = t2756;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2757 = s_40 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_168;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_168) : "f"(t2757));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2759 = power_168 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2760;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2760) : "f"(t2759));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2761;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(t2760), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_40 = t2761;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2762 = s_41 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_169) : "f"(t2762));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2764 = power_169 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2765;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2765) : "f"(t2764));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2766;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2766) : "f"(t2765), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_41 = t2766;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2767 = s_42 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_170;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_170) : "f"(t2767));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2769 = power_170 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2770;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2770) : "f"(t2769));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2771;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2771) : "f"(t2770), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_42 = t2771;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2772 = s_43 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_171;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_171) : "f"(t2772));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2774 = power_171 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2775;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2775) : "f"(t2774));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2776;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(t2775), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_43 = t2776;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2777 = s_44 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_172;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_172) : "f"(t2777));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2779 = power_172 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2780;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2780) : "f"(t2779));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2781;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2781) : "f"(t2780), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_44 = t2781;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2782 = s_45 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_173;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_173) : "f"(t2782));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2784 = power_173 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2785;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2785) : "f"(t2784));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2786;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2786) : "f"(t2785), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_45 = t2786;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2787 = s_46 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_174;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_174) : "f"(t2787));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2789 = power_174 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2790;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2790) : "f"(t2789));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2791;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2791) : "f"(t2790), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_46 = t2791;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2792 = s_47 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_175;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_175) : "f"(t2792));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2794 = power_175 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2795;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2795) : "f"(t2794));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2796;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2796) : "f"(t2795), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_47 = t2796;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2797 = s_48 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_176;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_176) : "f"(t2797));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2799 = power_176 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2800;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2800) : "f"(t2799));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2801;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2801) : "f"(t2800), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_48 = t2801;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2802 = s_49 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_177;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_177) : "f"(t2802));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2804 = power_177 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2805;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2805) : "f"(t2804));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2806;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2806) : "f"(t2805), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_49 = t2806;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2807 = s_50 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_178;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_178) : "f"(t2807));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2809 = power_178 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2810;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2810) : "f"(t2809));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2811;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2811) : "f"(t2810), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_50 = t2811;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2812 = s_51 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_179;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_179) : "f"(t2812));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2814 = power_179 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2815;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2815) : "f"(t2814));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2816;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(t2815), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_51 = t2816;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2817 = s_52 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_180;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_180) : "f"(t2817));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2819 = power_180 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2820;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2820) : "f"(t2819));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2821;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2821) : "f"(t2820), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_52 = t2821;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2822 = s_53 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_181;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_181) : "f"(t2822));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2824 = power_181 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2825;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2825) : "f"(t2824));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2826;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(t2825), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_53 = t2826;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2827 = s_54 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_182;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_182) : "f"(t2827));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2829 = power_182 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2830;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2830) : "f"(t2829));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2831;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2831) : "f"(t2830), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_54 = t2831;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2832 = s_55 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_183;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_183) : "f"(t2832));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2834 = power_183 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2835;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2835) : "f"(t2834));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2836;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(t2835), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_55 = t2836;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2837 = s_56 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_184;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_184) : "f"(t2837));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2839 = power_184 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2840;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2840) : "f"(t2839));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2841;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(t2840), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_56 = t2841;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2842 = s_57 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_185;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_185) : "f"(t2842));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2844 = power_185 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2845;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2845) : "f"(t2844));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2846;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(t2845), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_57 = t2846;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2847 = s_58 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_186;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_186) : "f"(t2847));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2849 = power_186 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2850;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2850) : "f"(t2849));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2851;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(t2850), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_58 = t2851;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2852 = s_59 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_187;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_187) : "f"(t2852));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2854 = power_187 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2855;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2855) : "f"(t2854));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2856;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(t2855), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_59 = t2856;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2857 = s_60 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_188;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_188) : "f"(t2857));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2859 = power_188 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2860;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2860) : "f"(t2859));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2861;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(t2860), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_60 = t2861;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2862 = s_61 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_189;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_189) : "f"(t2862));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2864 = power_189 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2865;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2865) : "f"(t2864));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2866;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2866) : "f"(t2865), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_61 = t2866;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2867 = s_62 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_190;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_190) : "f"(t2867));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2869 = power_190 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2870;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2870) : "f"(t2869));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2871;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(t2870), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_62 = t2871;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2872 = s_63 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_191;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_191) : "f"(t2872));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2874 = power_191 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2875;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2875) : "f"(t2874));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2876;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2876) : "f"(t2875), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_63 = t2876;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t2877 = s_64 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_192;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_192) : "f"(t2877));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t2879 = power_192 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2880;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2880) : "f"(t2879));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t2881;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(t2880), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_64 = t2881;
#line 136 "fa-kernels/src/softmax.rs"
                const f32 old_5 = row_max;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2883;
                asm("max.f32 %0, %1, %2;" : "=f"(t2883) : "f"(old_5), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2884;
                asm("max.f32 %0, %1, %2;" : "=f"(t2884) : "f"(t2883), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2885;
                asm("max.f32 %0, %1, %2;" : "=f"(t2885) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2886;
                asm("max.f32 %0, %1, %2;" : "=f"(t2886) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2887;
                asm("max.f32 %0, %1, %2;" : "=f"(t2887) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2888;
                asm("max.f32 %0, %1, %2;" : "=f"(t2888) : "f"(t2884), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2889;
                asm("max.f32 %0, %1, %2;" : "=f"(t2889) : "f"(t2885), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2890;
                asm("max.f32 %0, %1, %2;" : "=f"(t2890) : "f"(t2886), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2891;
                asm("max.f32 %0, %1, %2;" : "=f"(t2891) : "f"(t2887), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2892;
                asm("max.f32 %0, %1, %2;" : "=f"(t2892) : "f"(t2888), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2893;
                asm("max.f32 %0, %1, %2;" : "=f"(t2893) : "f"(t2889), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2894;
                asm("max.f32 %0, %1, %2;" : "=f"(t2894) : "f"(t2890), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2895;
                asm("max.f32 %0, %1, %2;" : "=f"(t2895) : "f"(t2891), "f"(s_30));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2896;
                asm("max.f32 %0, %1, %2;" : "=f"(t2896) : "f"(t2892), "f"(s_33));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2897;
                asm("max.f32 %0, %1, %2;" : "=f"(t2897) : "f"(t2893), "f"(s_34));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2898;
                asm("max.f32 %0, %1, %2;" : "=f"(t2898) : "f"(t2894), "f"(s_37));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2899;
                asm("max.f32 %0, %1, %2;" : "=f"(t2899) : "f"(t2895), "f"(s_38));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2900;
                asm("max.f32 %0, %1, %2;" : "=f"(t2900) : "f"(t2896), "f"(s_41));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2901;
                asm("max.f32 %0, %1, %2;" : "=f"(t2901) : "f"(t2897), "f"(s_42));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2902;
                asm("max.f32 %0, %1, %2;" : "=f"(t2902) : "f"(t2898), "f"(s_45));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2903;
                asm("max.f32 %0, %1, %2;" : "=f"(t2903) : "f"(t2899), "f"(s_46));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2904;
                asm("max.f32 %0, %1, %2;" : "=f"(t2904) : "f"(t2900), "f"(s_49));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2905;
                asm("max.f32 %0, %1, %2;" : "=f"(t2905) : "f"(t2901), "f"(s_50));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2906;
                asm("max.f32 %0, %1, %2;" : "=f"(t2906) : "f"(t2902), "f"(s_53));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2907;
                asm("max.f32 %0, %1, %2;" : "=f"(t2907) : "f"(t2903), "f"(s_54));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2908;
                asm("max.f32 %0, %1, %2;" : "=f"(t2908) : "f"(t2904), "f"(s_57));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2909;
                asm("max.f32 %0, %1, %2;" : "=f"(t2909) : "f"(t2905), "f"(s_58));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2910;
                asm("max.f32 %0, %1, %2;" : "=f"(t2910) : "f"(t2906), "f"(s_61));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t2911;
                asm("max.f32 %0, %1, %2;" : "=f"(t2911) : "f"(t2907), "f"(s_62));
                f32 t2912;
                asm("max.f32 %0, %1, %2;" : "=f"(t2912) : "f"(t2908), "f"(t2909));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t2913;
                asm("max.f32 %0, %1, %2;" : "=f"(t2913) : "f"(t2910), "f"(t2911));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t2914;
                asm("max.f32 %0, %1, %2;" : "=f"(t2914) : "f"(t2912), "f"(t2913));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t2915;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2915) : "f"(t2914));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2914), "f"(t2915));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t2917;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2917) : "f"(pair_5));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 new_5;
                asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t2917));
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t2920 = new_5 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t2920;
#line 139 "fa-kernels/src/softmax.rs"
                const f32 t2922 = -reference_5;
#line 139 "fa-kernels/src/softmax.rs"
                f32 t2923;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2923) : "f"(old_5), "f"(scale_log2), "f"(t2922));
#line 139 "fa-kernels/src/softmax.rs"
                f32 rescale_5;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t2923));
#line 140 "fa-kernels/src/softmax.rs"
                row_max = new_5;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t2925 = row_sum * rescale_5;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2926 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_129;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_129) : "f"(s), "f"(scale_log2), "f"(t2926));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2928;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2928) : "f"(exponent_129));
#line 185 "fa-kernels/src/softmax.rs"
                s = t2928;
                const f32 t2929 = t2925 + s;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2930 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_130;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_130) : "f"(s_2), "f"(scale_log2), "f"(t2930));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2932;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2932) : "f"(exponent_130));
#line 185 "fa-kernels/src/softmax.rs"
                s_2 = t2932;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2933 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_131) : "f"(s_5), "f"(scale_log2), "f"(t2933));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2935;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2935) : "f"(exponent_131));
#line 185 "fa-kernels/src/softmax.rs"
                s_5 = t2935;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2936 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_132;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_132) : "f"(s_6), "f"(scale_log2), "f"(t2936));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2938;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2938) : "f"(exponent_132));
#line 185 "fa-kernels/src/softmax.rs"
                s_6 = t2938;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2939 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_133;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_133) : "f"(s_9), "f"(scale_log2), "f"(t2939));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2941;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2941) : "f"(exponent_133));
#line 185 "fa-kernels/src/softmax.rs"
                s_9 = t2941;
                const f32 t2942 = t2929 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2943 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_134;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_134) : "f"(s_10), "f"(scale_log2), "f"(t2943));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2945;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2945) : "f"(exponent_134));
#line 185 "fa-kernels/src/softmax.rs"
                s_10 = t2945;
                const f32 t2946 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2947 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_135;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_135) : "f"(s_13), "f"(scale_log2), "f"(t2947));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2949;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2949) : "f"(exponent_135));
#line 185 "fa-kernels/src/softmax.rs"
                s_13 = t2949;
                const f32 t2950 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2951 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_136;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_136) : "f"(s_14), "f"(scale_log2), "f"(t2951));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2953;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2953) : "f"(exponent_136));
#line 185 "fa-kernels/src/softmax.rs"
                s_14 = t2953;
                const f32 t2954 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2955 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_137) : "f"(s_17), "f"(scale_log2), "f"(t2955));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2957;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2957) : "f"(exponent_137));
#line 185 "fa-kernels/src/softmax.rs"
                s_17 = t2957;
                const f32 t2958 = t2942 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2959 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_138;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_138) : "f"(s_18), "f"(scale_log2), "f"(t2959));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2961;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2961) : "f"(exponent_138));
#line 185 "fa-kernels/src/softmax.rs"
                s_18 = t2961;
                const f32 t2962 = t2946 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2963 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_139;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_139) : "f"(s_21), "f"(scale_log2), "f"(t2963));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2965;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2965) : "f"(exponent_139));
#line 185 "fa-kernels/src/softmax.rs"
                s_21 = t2965;
                const f32 t2966 = t2950 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2967 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_140;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_140) : "f"(s_22), "f"(scale_log2), "f"(t2967));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2969;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2969) : "f"(exponent_140));
#line 185 "fa-kernels/src/softmax.rs"
                s_22 = t2969;
                const f32 t2970 = t2954 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2971 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_141;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_141) : "f"(s_25), "f"(scale_log2), "f"(t2971));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2973;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2973) : "f"(exponent_141));
#line 185 "fa-kernels/src/softmax.rs"
                s_25 = t2973;
                const f32 t2974 = t2958 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2975 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_142;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_142) : "f"(s_26), "f"(scale_log2), "f"(t2975));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2977;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2977) : "f"(exponent_142));
#line 185 "fa-kernels/src/softmax.rs"
                s_26 = t2977;
                const f32 t2978 = t2962 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2979 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_143;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_143) : "f"(s_29), "f"(scale_log2), "f"(t2979));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2981;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2981) : "f"(exponent_143));
#line 185 "fa-kernels/src/softmax.rs"
                s_29 = t2981;
                const f32 t2982 = t2966 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2983 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_144;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_144) : "f"(s_30), "f"(scale_log2), "f"(t2983));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2985;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2985) : "f"(exponent_144));
#line 185 "fa-kernels/src/softmax.rs"
                s_30 = t2985;
                const f32 t2986 = t2970 + s_30;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2987 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_145;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_145) : "f"(s_33), "f"(scale_log2), "f"(t2987));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2989;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2989) : "f"(exponent_145));
#line 185 "fa-kernels/src/softmax.rs"
                s_33 = t2989;
                const f32 t2990 = t2974 + s_33;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2991 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_146;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_146) : "f"(s_34), "f"(scale_log2), "f"(t2991));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2993;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2993) : "f"(exponent_146));
#line 185 "fa-kernels/src/softmax.rs"
                s_34 = t2993;
                const f32 t2994 = t2978 + s_34;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2995 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_147;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_147) : "f"(s_37), "f"(scale_log2), "f"(t2995));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t2997;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2997) : "f"(exponent_147));
#line 185 "fa-kernels/src/softmax.rs"
                s_37 = t2997;
                const f32 t2998 = t2982 + s_37;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t2999 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_148;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_148) : "f"(s_38), "f"(scale_log2), "f"(t2999));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3001;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3001) : "f"(exponent_148));
#line 185 "fa-kernels/src/softmax.rs"
                s_38 = t3001;
                const f32 t3002 = t2986 + s_38;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3003 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_149;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_149) : "f"(s_41), "f"(scale_log2), "f"(t3003));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3005;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3005) : "f"(exponent_149));
#line 185 "fa-kernels/src/softmax.rs"
                s_41 = t3005;
                const f32 t3006 = t2990 + s_41;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3007 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_150;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_150) : "f"(s_42), "f"(scale_log2), "f"(t3007));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3009;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3009) : "f"(exponent_150));
#line 185 "fa-kernels/src/softmax.rs"
                s_42 = t3009;
                const f32 t3010 = t2994 + s_42;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3011 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_151;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_151) : "f"(s_45), "f"(scale_log2), "f"(t3011));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3013;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3013) : "f"(exponent_151));
#line 185 "fa-kernels/src/softmax.rs"
                s_45 = t3013;
                const f32 t3014 = t2998 + s_45;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3015 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_152;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_152) : "f"(s_46), "f"(scale_log2), "f"(t3015));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3017;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3017) : "f"(exponent_152));
#line 185 "fa-kernels/src/softmax.rs"
                s_46 = t3017;
                const f32 t3018 = t3002 + s_46;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3019 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_153;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_153) : "f"(s_49), "f"(scale_log2), "f"(t3019));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3021;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3021) : "f"(exponent_153));
#line 185 "fa-kernels/src/softmax.rs"
                s_49 = t3021;
                const f32 t3022 = t3006 + s_49;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3023 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_154;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_154) : "f"(s_50), "f"(scale_log2), "f"(t3023));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3025;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3025) : "f"(exponent_154));
#line 185 "fa-kernels/src/softmax.rs"
                s_50 = t3025;
                const f32 t3026 = t3010 + s_50;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3027 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_155;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_155) : "f"(s_53), "f"(scale_log2), "f"(t3027));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3029;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3029) : "f"(exponent_155));
#line 185 "fa-kernels/src/softmax.rs"
                s_53 = t3029;
                const f32 t3030 = t3014 + s_53;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3031 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_156;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_156) : "f"(s_54), "f"(scale_log2), "f"(t3031));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3033;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3033) : "f"(exponent_156));
#line 185 "fa-kernels/src/softmax.rs"
                s_54 = t3033;
                const f32 t3034 = t3018 + s_54;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3035 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_157;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_157) : "f"(s_57), "f"(scale_log2), "f"(t3035));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3037;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3037) : "f"(exponent_157));
#line 185 "fa-kernels/src/softmax.rs"
                s_57 = t3037;
                const f32 t3038 = t3022 + s_57;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3039 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_158;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_158) : "f"(s_58), "f"(scale_log2), "f"(t3039));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3041;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3041) : "f"(exponent_158));
#line 185 "fa-kernels/src/softmax.rs"
                s_58 = t3041;
                const f32 t3042 = t3026 + s_58;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3043 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_159;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_159) : "f"(s_61), "f"(scale_log2), "f"(t3043));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3045;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3045) : "f"(exponent_159));
#line 185 "fa-kernels/src/softmax.rs"
                s_61 = t3045;
                const f32 t3046 = t3030 + s_61;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3047 = -reference_5;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_160;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_160) : "f"(s_62), "f"(scale_log2), "f"(t3047));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3049;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3049) : "f"(exponent_160));
#line 185 "fa-kernels/src/softmax.rs"
                s_62 = t3049;
                const f32 t3050 = t3034 + s_62;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t3051 = t3038 + t3042;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t3052 = t3046 + t3050;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t3053 = t3051 + t3052;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum = t3053;
#line 136 "fa-kernels/src/softmax.rs"
                const f32 old_6 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3055;
                asm("max.f32 %0, %1, %2;" : "=f"(t3055) : "f"(old_6), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3056;
                asm("max.f32 %0, %1, %2;" : "=f"(t3056) : "f"(t3055), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3057;
                asm("max.f32 %0, %1, %2;" : "=f"(t3057) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3058;
                asm("max.f32 %0, %1, %2;" : "=f"(t3058) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3059;
                asm("max.f32 %0, %1, %2;" : "=f"(t3059) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3060;
                asm("max.f32 %0, %1, %2;" : "=f"(t3060) : "f"(t3056), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3061;
                asm("max.f32 %0, %1, %2;" : "=f"(t3061) : "f"(t3057), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3062;
                asm("max.f32 %0, %1, %2;" : "=f"(t3062) : "f"(t3058), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3063;
                asm("max.f32 %0, %1, %2;" : "=f"(t3063) : "f"(t3059), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3064;
                asm("max.f32 %0, %1, %2;" : "=f"(t3064) : "f"(t3060), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3065;
                asm("max.f32 %0, %1, %2;" : "=f"(t3065) : "f"(t3061), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3066;
                asm("max.f32 %0, %1, %2;" : "=f"(t3066) : "f"(t3062), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3067;
                asm("max.f32 %0, %1, %2;" : "=f"(t3067) : "f"(t3063), "f"(s_32));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3068;
                asm("max.f32 %0, %1, %2;" : "=f"(t3068) : "f"(t3064), "f"(s_35));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3069;
                asm("max.f32 %0, %1, %2;" : "=f"(t3069) : "f"(t3065), "f"(s_36));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3070;
                asm("max.f32 %0, %1, %2;" : "=f"(t3070) : "f"(t3066), "f"(s_39));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3071;
                asm("max.f32 %0, %1, %2;" : "=f"(t3071) : "f"(t3067), "f"(s_40));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3072;
                asm("max.f32 %0, %1, %2;" : "=f"(t3072) : "f"(t3068), "f"(s_43));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3073;
                asm("max.f32 %0, %1, %2;" : "=f"(t3073) : "f"(t3069), "f"(s_44));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3074;
                asm("max.f32 %0, %1, %2;" : "=f"(t3074) : "f"(t3070), "f"(s_47));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3075;
                asm("max.f32 %0, %1, %2;" : "=f"(t3075) : "f"(t3071), "f"(s_48));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3076;
                asm("max.f32 %0, %1, %2;" : "=f"(t3076) : "f"(t3072), "f"(s_51));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3077;
                asm("max.f32 %0, %1, %2;" : "=f"(t3077) : "f"(t3073), "f"(s_52));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3078;
                asm("max.f32 %0, %1, %2;" : "=f"(t3078) : "f"(t3074), "f"(s_55));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3079;
                asm("max.f32 %0, %1, %2;" : "=f"(t3079) : "f"(t3075), "f"(s_56));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3080;
                asm("max.f32 %0, %1, %2;" : "=f"(t3080) : "f"(t3076), "f"(s_59));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3081;
                asm("max.f32 %0, %1, %2;" : "=f"(t3081) : "f"(t3077), "f"(s_60));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3082;
                asm("max.f32 %0, %1, %2;" : "=f"(t3082) : "f"(t3078), "f"(s_63));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t3083;
                asm("max.f32 %0, %1, %2;" : "=f"(t3083) : "f"(t3079), "f"(s_64));
                f32 t3084;
                asm("max.f32 %0, %1, %2;" : "=f"(t3084) : "f"(t3080), "f"(t3081));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t3085;
                asm("max.f32 %0, %1, %2;" : "=f"(t3085) : "f"(t3082), "f"(t3083));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t3086;
                asm("max.f32 %0, %1, %2;" : "=f"(t3086) : "f"(t3084), "f"(t3085));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t3087;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3087) : "f"(t3086));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t3086), "f"(t3087));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t3089;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3089) : "f"(pair_6));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 new_6;
                asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t3089));
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t3092 = new_6 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t3092;
#line 139 "fa-kernels/src/softmax.rs"
                const f32 t3094 = -reference_6;
#line 139 "fa-kernels/src/softmax.rs"
                f32 t3095;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3095) : "f"(old_6), "f"(scale_log2), "f"(t3094));
#line 139 "fa-kernels/src/softmax.rs"
                f32 rescale_6;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t3095));
#line 140 "fa-kernels/src/softmax.rs"
                row_max_2 = new_6;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t3097 = row_sum_2 * rescale_6;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3098 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_161;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_161) : "f"(s_3), "f"(scale_log2), "f"(t3098));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3100;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3100) : "f"(exponent_161));
#line 185 "fa-kernels/src/softmax.rs"
                s_3 = t3100;
                const f32 t3101 = t3097 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3102 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_162;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_162) : "f"(s_4), "f"(scale_log2), "f"(t3102));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3104;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3104) : "f"(exponent_162));
#line 185 "fa-kernels/src/softmax.rs"
                s_4 = t3104;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3105 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_163;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_163) : "f"(s_7), "f"(scale_log2), "f"(t3105));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3107;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3107) : "f"(exponent_163));
#line 185 "fa-kernels/src/softmax.rs"
                s_7 = t3107;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3108 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_164;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_164) : "f"(s_8), "f"(scale_log2), "f"(t3108));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3110;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3110) : "f"(exponent_164));
#line 185 "fa-kernels/src/softmax.rs"
                s_8 = t3110;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3111 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_165;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_165) : "f"(s_11), "f"(scale_log2), "f"(t3111));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3113;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3113) : "f"(exponent_165));
#line 185 "fa-kernels/src/softmax.rs"
                s_11 = t3113;
                const f32 t3114 = t3101 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3115 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_166;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_166) : "f"(s_12), "f"(scale_log2), "f"(t3115));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3117;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3117) : "f"(exponent_166));
#line 185 "fa-kernels/src/softmax.rs"
                s_12 = t3117;
                const f32 t3118 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3119 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_167) : "f"(s_15), "f"(scale_log2), "f"(t3119));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3121;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3121) : "f"(exponent_167));
#line 185 "fa-kernels/src/softmax.rs"
                s_15 = t3121;
                const f32 t3122 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3123 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_168) : "f"(s_16), "f"(scale_log2), "f"(t3123));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3125;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3125) : "f"(exponent_168));
#line 185 "fa-kernels/src/softmax.rs"
                s_16 = t3125;
                const f32 t3126 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3127 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_169) : "f"(s_19), "f"(scale_log2), "f"(t3127));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3129;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3129) : "f"(exponent_169));
#line 185 "fa-kernels/src/softmax.rs"
                s_19 = t3129;
                const f32 t3130 = t3114 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3131 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_170;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_170) : "f"(s_20), "f"(scale_log2), "f"(t3131));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3133;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3133) : "f"(exponent_170));
#line 185 "fa-kernels/src/softmax.rs"
                s_20 = t3133;
                const f32 t3134 = t3118 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3135 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_171;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_171) : "f"(s_23), "f"(scale_log2), "f"(t3135));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3137;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3137) : "f"(exponent_171));
#line 185 "fa-kernels/src/softmax.rs"
                s_23 = t3137;
                const f32 t3138 = t3122 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3139 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_172;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_172) : "f"(s_24), "f"(scale_log2), "f"(t3139));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3141;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3141) : "f"(exponent_172));
#line 185 "fa-kernels/src/softmax.rs"
                s_24 = t3141;
                const f32 t3142 = t3126 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3143 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_173) : "f"(s_27), "f"(scale_log2), "f"(t3143));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3145;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3145) : "f"(exponent_173));
#line 185 "fa-kernels/src/softmax.rs"
                s_27 = t3145;
                const f32 t3146 = t3130 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3147 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_174;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_174) : "f"(s_28), "f"(scale_log2), "f"(t3147));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3149;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3149) : "f"(exponent_174));
#line 185 "fa-kernels/src/softmax.rs"
                s_28 = t3149;
                const f32 t3150 = t3134 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3151 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_175;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_175) : "f"(s_31), "f"(scale_log2), "f"(t3151));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3153;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3153) : "f"(exponent_175));
#line 185 "fa-kernels/src/softmax.rs"
                s_31 = t3153;
                const f32 t3154 = t3138 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3155 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_176;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_176) : "f"(s_32), "f"(scale_log2), "f"(t3155));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3157;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3157) : "f"(exponent_176));
#line 185 "fa-kernels/src/softmax.rs"
                s_32 = t3157;
                const f32 t3158 = t3142 + s_32;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3159 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_177;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_177) : "f"(s_35), "f"(scale_log2), "f"(t3159));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3161;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3161) : "f"(exponent_177));
#line 185 "fa-kernels/src/softmax.rs"
                s_35 = t3161;
                const f32 t3162 = t3146 + s_35;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3163 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_178;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_178) : "f"(s_36), "f"(scale_log2), "f"(t3163));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3165;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3165) : "f"(exponent_178));
#line 185 "fa-kernels/src/softmax.rs"
                s_36 = t3165;
                const f32 t3166 = t3150 + s_36;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3167 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_179;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_179) : "f"(s_39), "f"(scale_log2), "f"(t3167));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3169;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3169) : "f"(exponent_179));
#line 185 "fa-kernels/src/softmax.rs"
                s_39 = t3169;
                const f32 t3170 = t3154 + s_39;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3171 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_180;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_180) : "f"(s_40), "f"(scale_log2), "f"(t3171));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3173;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3173) : "f"(exponent_180));
#line 185 "fa-kernels/src/softmax.rs"
                s_40 = t3173;
                const f32 t3174 = t3158 + s_40;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3175 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_181;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_181) : "f"(s_43), "f"(scale_log2), "f"(t3175));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3177;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3177) : "f"(exponent_181));
#line 185 "fa-kernels/src/softmax.rs"
                s_43 = t3177;
                const f32 t3178 = t3162 + s_43;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3179 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_182;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_182) : "f"(s_44), "f"(scale_log2), "f"(t3179));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3181;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3181) : "f"(exponent_182));
#line 185 "fa-kernels/src/softmax.rs"
                s_44 = t3181;
                const f32 t3182 = t3166 + s_44;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3183 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_183;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_183) : "f"(s_47), "f"(scale_log2), "f"(t3183));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3185;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3185) : "f"(exponent_183));
#line 185 "fa-kernels/src/softmax.rs"
                s_47 = t3185;
                const f32 t3186 = t3170 + s_47;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3187 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_184;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_184) : "f"(s_48), "f"(scale_log2), "f"(t3187));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3189;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3189) : "f"(exponent_184));
#line 185 "fa-kernels/src/softmax.rs"
                s_48 = t3189;
                const f32 t3190 = t3174 + s_48;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3191 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_185;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_185) : "f"(s_51), "f"(scale_log2), "f"(t3191));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3193;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3193) : "f"(exponent_185));
#line 185 "fa-kernels/src/softmax.rs"
                s_51 = t3193;
                const f32 t3194 = t3178 + s_51;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3195 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_186;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_186) : "f"(s_52), "f"(scale_log2), "f"(t3195));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3197;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3197) : "f"(exponent_186));
#line 185 "fa-kernels/src/softmax.rs"
                s_52 = t3197;
                const f32 t3198 = t3182 + s_52;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3199 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_187;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_187) : "f"(s_55), "f"(scale_log2), "f"(t3199));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3201;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3201) : "f"(exponent_187));
#line 185 "fa-kernels/src/softmax.rs"
                s_55 = t3201;
                const f32 t3202 = t3186 + s_55;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3203 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_188;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_188) : "f"(s_56), "f"(scale_log2), "f"(t3203));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3205;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3205) : "f"(exponent_188));
#line 185 "fa-kernels/src/softmax.rs"
                s_56 = t3205;
                const f32 t3206 = t3190 + s_56;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3207 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_189;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_189) : "f"(s_59), "f"(scale_log2), "f"(t3207));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3209;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3209) : "f"(exponent_189));
#line 185 "fa-kernels/src/softmax.rs"
                s_59 = t3209;
                const f32 t3210 = t3194 + s_59;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3211 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_190) : "f"(s_60), "f"(scale_log2), "f"(t3211));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3213;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3213) : "f"(exponent_190));
#line 185 "fa-kernels/src/softmax.rs"
                s_60 = t3213;
                const f32 t3214 = t3198 + s_60;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3215 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_191;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_191) : "f"(s_63), "f"(scale_log2), "f"(t3215));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3217;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3217) : "f"(exponent_191));
#line 185 "fa-kernels/src/softmax.rs"
                s_63 = t3217;
                const f32 t3218 = t3202 + s_63;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t3219 = -reference_6;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_192;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_192) : "f"(s_64), "f"(scale_log2), "f"(t3219));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t3221;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3221) : "f"(exponent_192));
#line 185 "fa-kernels/src/softmax.rs"
                s_64 = t3221;
                const f32 t3222 = t3206 + s_64;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t3223 = t3210 + t3214;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t3224 = t3218 + t3222;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t3225 = t3223 + t3224;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum_2 = t3225;
#line 218 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t3226 = i_4 - 1u;
#line 219 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3227 = t279 + t3226;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3228 = t3227 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3229 = t3228 + 6u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3230 = t3229 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3231 = t10 + t3230;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t3232 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t3232) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3231) : "memory");
                }
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3233 = acc * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc = t3233;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3234 = acc_2 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_2 = t3234;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3235 = acc_5 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_5 = t3235;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3236 = acc_6 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_6 = t3236;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3237 = acc_9 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_9 = t3237;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3238 = acc_10 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_10 = t3238;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3239 = acc_13 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_13 = t3239;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3240 = acc_14 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_14 = t3240;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3241 = acc_17 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_17 = t3241;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3242 = acc_18 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_18 = t3242;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3243 = acc_21 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_21 = t3243;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3244 = acc_22 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_22 = t3244;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3245 = acc_25 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_25 = t3245;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3246 = acc_26 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_26 = t3246;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3247 = acc_29 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_29 = t3247;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3248 = acc_30 * rescale_5;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_30 = t3248;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3249 = acc_3 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_3 = t3249;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3250 = acc_4 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_4 = t3250;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3251 = acc_7 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_7 = t3251;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3252 = acc_8 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_8 = t3252;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3253 = acc_11 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_11 = t3253;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3254 = acc_12 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_12 = t3254;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3255 = acc_15 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_15 = t3255;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3256 = acc_16 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_16 = t3256;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3257 = acc_19 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_19 = t3257;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3258 = acc_20 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_20 = t3258;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3259 = acc_23 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_23 = t3259;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3260 = acc_24 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_24 = t3260;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3261 = acc_27 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_27 = t3261;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3262 = acc_28 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_28 = t3262;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3263 = acc_31 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_31 = t3263;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t3264 = acc_32 * rescale_6;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_32 = t3264;
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3265;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3265) : "f"(s), "f"(s_2));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3266;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3266) : "f"(s_3), "f"(s_4));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3267;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3267) : "f"(s_5), "f"(s_6));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3268;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3268) : "f"(s_7), "f"(s_8));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3269;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3269) : "f"(s_9), "f"(s_10));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3270;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3270) : "f"(s_11), "f"(s_12));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3271;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3271) : "f"(s_13), "f"(s_14));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3272;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3272) : "f"(s_15), "f"(s_16));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3273;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3273) : "f"(s_17), "f"(s_18));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3274;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3274) : "f"(s_19), "f"(s_20));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3275;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3275) : "f"(s_21), "f"(s_22));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3276;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3276) : "f"(s_23), "f"(s_24));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3277;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3277) : "f"(s_25), "f"(s_26));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3278;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3278) : "f"(s_27), "f"(s_28));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3279;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3279) : "f"(s_29), "f"(s_30));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3280;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3280) : "f"(s_31), "f"(s_32));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3281;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3281) : "f"(s_33), "f"(s_34));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3282;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3282) : "f"(s_35), "f"(s_36));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3283;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3283) : "f"(s_37), "f"(s_38));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3284;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3284) : "f"(s_39), "f"(s_40));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3285;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3285) : "f"(s_41), "f"(s_42));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3286;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3286) : "f"(s_43), "f"(s_44));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3287;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3287) : "f"(s_45), "f"(s_46));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3288;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3288) : "f"(s_47), "f"(s_48));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3289;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3289) : "f"(s_49), "f"(s_50));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3290;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3290) : "f"(s_51), "f"(s_52));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3291;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3291) : "f"(s_53), "f"(s_54));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3292;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3292) : "f"(s_55), "f"(s_56));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3293;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3293) : "f"(s_57), "f"(s_58));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3294;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3294) : "f"(s_59), "f"(s_60));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3295;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3295) : "f"(s_61), "f"(s_62));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t3296;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3296) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/softmax/step.rs"
                p = t3265;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_2 = t3266;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_3 = t3267;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_4 = t3268;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_5 = t3269;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_6 = t3270;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_7 = t3271;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_8 = t3272;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_9 = t3273;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_10 = t3274;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_11 = t3275;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_12 = t3276;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_13 = t3277;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_14 = t3278;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_15 = t3279;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_16 = t3280;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_17 = t3281;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_18 = t3282;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_19 = t3283;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_20 = t3284;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_21 = t3285;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_22 = t3286;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_23 = t3287;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_24 = t3288;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_25 = t3289;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_26 = t3290;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_27 = t3291;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_28 = t3292;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_29 = t3293;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_30 = t3294;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_31 = t3295;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_32 = t3296;
            }
#line 182 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_5 = cut_left_4; i_5 < count_4; i_5 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t3297 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t3297) : "memory");
#line 226 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3298 = t279 + i_5;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3299 = t3298 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3300 = t3299 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3301 = t10 + t3300;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3302 = t3298 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3303 = t3302 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3301), "r"(t3303) : "memory");
#line 228 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t3304 = count_2 & 1u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t3305 = t3304 * 24576u;
#line 210 "fa-kernels/src/forward/stream/layout.rs"
                const u32 t3306 = t159 + t3305;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3307 = t3298 & 1u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3308 = t3307 << 14u;
#line 230 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3309 = t8 + t3308;
                const u32 t3310 = t3306 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3311 = t3309 >> 4u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3312 = t3310 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3313 = (u64)t3312;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3314 = t3313 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3315 = t3311 + 65536u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3316 = (u64)t3315;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3317 = t3316 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t3314), "l"(t3317) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3318 = t3310 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3319 = (u64)t3318;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3320 = t3319 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3321 = t3311 + 65538u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3322 = (u64)t3321;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3323 = t3322 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t3320), "l"(t3323) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3324 = t3310 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3325 = (u64)t3324;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3326 = t3325 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3327 = t3311 + 65540u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3328 = (u64)t3327;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3329 = t3328 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t3326), "l"(t3329) : "memory");
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3330 = t3310 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3331 = (u64)t3330;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3332 = t3331 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3333 = t3311 + 65542u;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3334 = (u64)t3333;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3335 = t3334 + 4611686293305294848ull;
#line 231 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t3332), "l"(t3335) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 209 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3336 = i_5 - 1u;
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3337 = t279 + t3336;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3338 = t3337 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3339 = t3338 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3340 = t3339 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3341 = t10 + t3340;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3342 = t3337 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3343 = t3342 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3341), "r"(t3343) : "memory");
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
                const u32 t3344 = t3337 & 1u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3345 = t3344 << 14u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3346 = t9 + t3345;
                const u32 t3347 = t3346 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3348 = t3347 + 67108864u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3349 = (u64)t3348;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3350 = t3349 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_65), "r"(regs_66), "r"(regs_67), "r"(regs_68), "l"(t3350) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3351 = t3347 + 67108992u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3352 = (u64)t3351;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3353 = t3352 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_69), "r"(regs_70), "r"(regs_71), "r"(regs_72), "l"(t3353) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3354 = t3347 + 67109120u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3355 = (u64)t3354;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3356 = t3355 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_73), "r"(regs_74), "r"(regs_75), "r"(regs_76), "l"(t3356) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3357 = t3347 + 67109248u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3358 = (u64)t3357;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3359 = t3358 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_77), "r"(regs_78), "r"(regs_79), "r"(regs_80), "l"(t3359) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3360 = t3347 + 67109376u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3361 = (u64)t3360;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3362 = t3361 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_81), "r"(regs_82), "r"(regs_83), "r"(regs_84), "l"(t3362) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3363 = t3347 + 67109504u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3364 = (u64)t3363;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3365 = t3364 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_85), "r"(regs_86), "r"(regs_87), "r"(regs_88), "l"(t3365) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3366 = t3347 + 67109632u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3367 = (u64)t3366;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3368 = t3367 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_89), "r"(regs_90), "r"(regs_91), "r"(regs_92), "l"(t3368) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3369 = t3347 + 67109760u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3370 = (u64)t3369;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                const u64 t3371 = t3370 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_93), "r"(regs_94), "r"(regs_95), "r"(regs_96), "l"(t3371) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t3372 = index_2 == 2u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t3373 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_4 = t3372 ? 0u : t3373;
                const u32 t3375 = next_4 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t3375) : "memory");
#line 211 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/forward/stream/output.rs"
                const u32 t3376 = t279 + i_5;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3377 = t3376 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3378 = t3377 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3379 = t3378 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3380 = t10 + t3379;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t3381 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t3381) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3380) : "memory");
                }
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3382 = s * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_193;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_193) : "f"(t3382));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3384 = power_193 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3385;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3385) : "f"(t3384));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3386;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(t3385), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s = t3386;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3387 = s_2 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_194;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_194) : "f"(t3387));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3389 = power_194 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3390;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3390) : "f"(t3389));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3391;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(t3390), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_2 = t3391;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3392 = s_3 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_195;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_195) : "f"(t3392));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3394 = power_195 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3395;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3395) : "f"(t3394));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3396;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(t3395), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_3 = t3396;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3397 = s_4 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_196;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_196) : "f"(t3397));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3399 = power_196 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3400;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3400) : "f"(t3399));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3401;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(t3400), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_4 = t3401;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3402 = s_5 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_197;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_197) : "f"(t3402));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3404 = power_197 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3405;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3405) : "f"(t3404));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3406;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(t3405), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_5 = t3406;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3407 = s_6 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_198;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_198) : "f"(t3407));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3409 = power_198 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3410;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3410) : "f"(t3409));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3411;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(t3410), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_6 = t3411;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3412 = s_7 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_199;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_199) : "f"(t3412));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3414 = power_199 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3415;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3415) : "f"(t3414));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3416;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(t3415), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_7 = t3416;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3417 = s_8 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_200;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_200) : "f"(t3417));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3419 = power_200 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3420;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3420) : "f"(t3419));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3421;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(t3420), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_8 = t3421;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3422 = s_9 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_201;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_201) : "f"(t3422));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3424 = power_201 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3425;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3425) : "f"(t3424));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3426;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(t3425), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_9 = t3426;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3427 = s_10 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_202;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_202) : "f"(t3427));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3429 = power_202 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3430;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3430) : "f"(t3429));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3431;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(t3430), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_10 = t3431;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3432 = s_11 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_203;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_203) : "f"(t3432));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3434 = power_203 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3435;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3435) : "f"(t3434));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3436;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(t3435), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_11 = t3436;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3437 = s_12 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_204;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_204) : "f"(t3437));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3439 = power_204 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3440;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3440) : "f"(t3439));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3441;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3441) : "f"(t3440), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_12 = t3441;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3442 = s_13 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_205;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_205) : "f"(t3442));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3444 = power_205 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3445;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3445) : "f"(t3444));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3446;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3446) : "f"(t3445), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_13 = t3446;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3447 = s_14 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_206;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_206) : "f"(t3447));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3449 = power_206 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3450;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3450) : "f"(t3449));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3451;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(t3450), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_14 = t3451;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3452 = s_15 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_207;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_207) : "f"(t3452));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3454 = power_207 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3455;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3455) : "f"(t3454));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3456;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(t3455), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_15 = t3456;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3457 = s_16 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_208;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_208) : "f"(t3457));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3459 = power_208 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3460;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3460) : "f"(t3459));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3461;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(t3460), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_16 = t3461;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3462 = s_17 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_209;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_209) : "f"(t3462));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3464 = power_209 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3465;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3465) : "f"(t3464));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3466;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3466) : "f"(t3465), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_17 = t3466;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3467 = s_18 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_210;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_210) : "f"(t3467));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3469 = power_210 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3470;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3470) : "f"(t3469));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3471;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3471) : "f"(t3470), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_18 = t3471;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3472 = s_19 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_211;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_211) : "f"(t3472));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3474 = power_211 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3475;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3475) : "f"(t3474));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3476;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3476) : "f"(t3475), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_19 = t3476;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3477 = s_20 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_212;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_212) : "f"(t3477));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3479 = power_212 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3480;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3480) : "f"(t3479));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3481;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3481) : "f"(t3480), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_20 = t3481;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3482 = s_21 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_213;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_213) : "f"(t3482));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3484 = power_213 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3485;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3485) : "f"(t3484));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3486;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3486) : "f"(t3485), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_21 = t3486;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3487 = s_22 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_214;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_214) : "f"(t3487));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3489 = power_214 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3490;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3490) : "f"(t3489));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3491;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3491) : "f"(t3490), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_22 = t3491;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3492 = s_23 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_215;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_215) : "f"(t3492));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3494 = power_215 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3495;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3495) : "f"(t3494));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3496;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3496) : "f"(t3495), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_23 = t3496;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3497 = s_24 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_216;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_216) : "f"(t3497));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3499 = power_216 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3500;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3500) : "f"(t3499));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3501;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3501) : "f"(t3500), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_24 = t3501;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3502 = s_25 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_217;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_217) : "f"(t3502));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3504 = power_217 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3505;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3505) : "f"(t3504));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3506;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3506) : "f"(t3505), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_25 = t3506;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3507 = s_26 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_218;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_218) : "f"(t3507));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3509 = power_218 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3510;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3510) : "f"(t3509));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3511;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3511) : "f"(t3510), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_26 = t3511;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3512 = s_27 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_219;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_219) : "f"(t3512));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3514 = power_219 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3515;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3515) : "f"(t3514));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3516;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3516) : "f"(t3515), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_27 = t3516;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3517 = s_28 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_220;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_220) : "f"(t3517));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3519 = power_220 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3520;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3520) : "f"(t3519));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3521;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3521) : "f"(t3520), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_28 = t3521;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3522 = s_29 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_221;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_221) : "f"(t3522));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3524 = power_221 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3525;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3525) : "f"(t3524));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3526;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3526) : "f"(t3525), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_29 = t3526;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3527 = s_30 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_222;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_222) : "f"(t3527));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3529 = power_222 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3530;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3530) : "f"(t3529));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3531;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3531) : "f"(t3530), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_30 = t3531;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3532 = s_31 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_223;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_223) : "f"(t3532));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3534 = power_223 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3535;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3535) : "f"(t3534));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3536;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3536) : "f"(t3535), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_31 = t3536;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3537 = s_32 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_224;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_224) : "f"(t3537));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3539 = power_224 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3540;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3540) : "f"(t3539));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3541;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3541) : "f"(t3540), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_32 = t3541;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3542 = s_33 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_225;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_225) : "f"(t3542));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3544 = power_225 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3545;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3545) : "f"(t3544));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3546;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3546) : "f"(t3545), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_33 = t3546;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3547 = s_34 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_226;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_226) : "f"(t3547));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3549 = power_226 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3550;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3550) : "f"(t3549));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3551;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3551) : "f"(t3550), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_34 = t3551;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3552 = s_35 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_227;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_227) : "f"(t3552));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3554 = power_227 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3555;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3555) : "f"(t3554));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3556;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3556) : "f"(t3555), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_35 = t3556;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3557 = s_36 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_228;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_228) : "f"(t3557));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3559 = power_228 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3560;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3560) : "f"(t3559));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3561;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3561) : "f"(t3560), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_36 = t3561;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3562 = s_37 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_229;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_229) : "f"(t3562));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3564 = power_229 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3565;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3565) : "f"(t3564));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3566;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3566) : "f"(t3565), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_37 = t3566;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3567 = s_38 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_230;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_230) : "f"(t3567));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3569 = power_230 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3570;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3570) : "f"(t3569));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3571;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3571) : "f"(t3570), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_38 = t3571;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3572 = s_39 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_231;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_231) : "f"(t3572));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3574 = power_231 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3575;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3575) : "f"(t3574));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3576;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3576) : "f"(t3575), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_39 = t3576;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3577 = s_40 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_232;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_232) : "f"(t3577));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3579 = power_232 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3580;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3580) : "f"(t3579));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3581;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3581) : "f"(t3580), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_40 = t3581;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3582 = s_41 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_233;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_233) : "f"(t3582));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3584 = power_233 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3585;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3585) : "f"(t3584));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3586) : "f"(t3585), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_41 = t3586;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3587 = s_42 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_234;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_234) : "f"(t3587));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3589 = power_234 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3590;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3590) : "f"(t3589));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3591) : "f"(t3590), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_42 = t3591;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3592 = s_43 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_235;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_235) : "f"(t3592));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3594 = power_235 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3595;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3595) : "f"(t3594));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3596;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3596) : "f"(t3595), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_43 = t3596;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3597 = s_44 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_236;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_236) : "f"(t3597));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3599 = power_236 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3600;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3600) : "f"(t3599));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3601;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3601) : "f"(t3600), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_44 = t3601;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3602 = s_45 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_237;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_237) : "f"(t3602));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3604 = power_237 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3605;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3605) : "f"(t3604));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3606;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3606) : "f"(t3605), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_45 = t3606;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3607 = s_46 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_238;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_238) : "f"(t3607));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3609 = power_238 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3610;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3610) : "f"(t3609));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3611;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3611) : "f"(t3610), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_46 = t3611;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3612 = s_47 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_239;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_239) : "f"(t3612));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3614 = power_239 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3615;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3615) : "f"(t3614));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3616;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3616) : "f"(t3615), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_47 = t3616;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3617 = s_48 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_240;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_240) : "f"(t3617));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3619 = power_240 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3620;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3620) : "f"(t3619));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3621;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3621) : "f"(t3620), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_48 = t3621;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3622 = s_49 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_241;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_241) : "f"(t3622));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3624 = power_241 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3625;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3625) : "f"(t3624));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3626;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3626) : "f"(t3625), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_49 = t3626;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3627 = s_50 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_242;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_242) : "f"(t3627));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3629 = power_242 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3630;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3630) : "f"(t3629));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3631;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3631) : "f"(t3630), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_50 = t3631;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3632 = s_51 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_243;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_243) : "f"(t3632));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3634 = power_243 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3635;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3635) : "f"(t3634));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3636;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(t3635), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_51 = t3636;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3637 = s_52 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_244;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_244) : "f"(t3637));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3639 = power_244 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3640;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3640) : "f"(t3639));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3641;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3641) : "f"(t3640), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_52 = t3641;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3642 = s_53 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_245;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_245) : "f"(t3642));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3644 = power_245 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3645;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3645) : "f"(t3644));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3646;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3646) : "f"(t3645), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_53 = t3646;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3647 = s_54 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_246;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_246) : "f"(t3647));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3649 = power_246 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3650;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3650) : "f"(t3649));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3651;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3651) : "f"(t3650), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_54 = t3651;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3652 = s_55 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_247;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_247) : "f"(t3652));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3654 = power_247 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3655;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3655) : "f"(t3654));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3656;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3656) : "f"(t3655), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_55 = t3656;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3657 = s_56 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_248;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_248) : "f"(t3657));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3659 = power_248 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3660;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3660) : "f"(t3659));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3661;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3661) : "f"(t3660), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_56 = t3661;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3662 = s_57 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_249;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_249) : "f"(t3662));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3664 = power_249 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3665;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3665) : "f"(t3664));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3666;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3666) : "f"(t3665), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_57 = t3666;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3667 = s_58 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_250;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_250) : "f"(t3667));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3669 = power_250 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3670;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3670) : "f"(t3669));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3671;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3671) : "f"(t3670), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_58 = t3671;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3672 = s_59 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_251;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_251) : "f"(t3672));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3674 = power_251 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3675;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3675) : "f"(t3674));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3676;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3676) : "f"(t3675), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_59 = t3676;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3677 = s_60 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_252;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_252) : "f"(t3677));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3679 = power_252 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3680;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3680) : "f"(t3679));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3681;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3681) : "f"(t3680), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_60 = t3681;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3682 = s_61 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_253;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_253) : "f"(t3682));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3684 = power_253 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3685;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3685) : "f"(t3684));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3686;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3686) : "f"(t3685), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_61 = t3686;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3687 = s_62 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_254;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_254) : "f"(t3687));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3689 = power_254 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3690;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3690) : "f"(t3689));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3691;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(t3690), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_62 = t3691;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3692 = s_63 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_255;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_255) : "f"(t3692));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3694 = power_255 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3695;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3695) : "f"(t3694));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3696;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3696) : "f"(t3695), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_63 = t3696;
#line 191 "fa-kernels/src/forward/problem.rs"
                const f32 t3697 = s_64 * softcap;
#line 191 "fa-kernels/src/forward/problem.rs"
                f32 power_256;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_256) : "f"(t3697));
#line 192 "fa-kernels/src/forward/problem.rs"
                const f32 t3699 = power_256 + 1.0f;
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3700;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3700) : "f"(t3699));
#line 192 "fa-kernels/src/forward/problem.rs"
                f32 t3701;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3701) : "f"(t3700), "f"(-2.0f), "f"(1.0f));
#line 192 "fa-kernels/src/forward/problem.rs"
                s_64 = t3701;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3702 = end_21 - 1u;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t3703 = t3702 - i_5;
#line 287 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_key_3 = t3703 << 7u;
                const u32 t3705 = t190 + t163;
#line 288 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 first_query_4 = t3705 + t162;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t3707 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 t3708 = t3707 << 1u;
#line 34 "fa-kernels/src/mask.rs"
                const u32 column_3 = first_key_3 + t3708;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t3710 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t3711 = first_query_4 + t3710;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 t3712 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t3713 = t3711 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_38 = t3713 + t3712;
                const u32 t3715 = end_38 > seq_q ? end_38 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t3716 = t3715 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_39 = t3716 < seq_k ? t3716 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_40 = t3711 + seq_k;
                const u32 t3719 = end_40 > seq_q ? end_40 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 position_11 = t3719 - seq_q;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t3721 = position_11 > window_left ? position_11 : window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t3722 = t3721 - window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t3723 = seq_k - 1u;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t3724 = t3722 < t3723 ? t3722 : t3723;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t3725 = end_39 > column_3 ? end_39 : column_3;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_41 = t3725 - column_3;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t3727 = t3724 > column_3 ? t3724 : column_3;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t3728 = t3727 - column_3;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3729 = 0u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3730 = t3728 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_129 = t3729 & t3730;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3732 = visible_129 ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s = t3732;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3733 = 1u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3734 = t3728 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_130 = t3733 & t3734;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3736 = visible_130 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_2 = t3736;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3737 = 8u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3738 = t3728 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_131 = t3737 & t3738;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3740 = visible_131 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_5 = t3740;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3741 = 9u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3742 = t3728 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_132 = t3741 & t3742;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3744 = visible_132 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_6 = t3744;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3745 = 16u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3746 = t3728 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_133 = t3745 & t3746;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3748 = visible_133 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_9 = t3748;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3749 = 17u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3750 = t3728 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_134 = t3749 & t3750;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3752 = visible_134 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_10 = t3752;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3753 = 24u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3754 = t3728 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_135 = t3753 & t3754;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3756 = visible_135 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_13 = t3756;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3757 = 25u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3758 = t3728 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_136 = t3757 & t3758;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3760 = visible_136 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_14 = t3760;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3761 = 32u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3762 = t3728 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_137 = t3761 & t3762;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3764 = visible_137 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_17 = t3764;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3765 = 33u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3766 = t3728 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_138 = t3765 & t3766;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3768 = visible_138 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_18 = t3768;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3769 = 40u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3770 = t3728 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_139 = t3769 & t3770;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3772 = visible_139 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_21 = t3772;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3773 = 41u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3774 = t3728 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_140 = t3773 & t3774;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3776 = visible_140 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_22 = t3776;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3777 = 48u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3778 = t3728 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_141 = t3777 & t3778;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3780 = visible_141 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_25 = t3780;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3781 = 49u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3782 = t3728 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_142 = t3781 & t3782;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3784 = visible_142 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_26 = t3784;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3785 = 56u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3786 = t3728 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_143 = t3785 & t3786;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3788 = visible_143 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_29 = t3788;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3789 = 57u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3790 = t3728 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_144 = t3789 & t3790;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3792 = visible_144 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_30 = t3792;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3793 = 64u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3794 = t3728 <= 64u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_145 = t3793 & t3794;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3796 = visible_145 ? s_33 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_33 = t3796;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3797 = 65u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3798 = t3728 <= 65u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_146 = t3797 & t3798;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3800 = visible_146 ? s_34 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_34 = t3800;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3801 = 72u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3802 = t3728 <= 72u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_147 = t3801 & t3802;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3804 = visible_147 ? s_37 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_37 = t3804;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3805 = 73u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3806 = t3728 <= 73u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_148 = t3805 & t3806;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3808 = visible_148 ? s_38 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_38 = t3808;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3809 = 80u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3810 = t3728 <= 80u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_149 = t3809 & t3810;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3812 = visible_149 ? s_41 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_41 = t3812;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3813 = 81u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3814 = t3728 <= 81u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_150 = t3813 & t3814;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3816 = visible_150 ? s_42 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_42 = t3816;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3817 = 88u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3818 = t3728 <= 88u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_151 = t3817 & t3818;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3820 = visible_151 ? s_45 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_45 = t3820;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3821 = 89u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3822 = t3728 <= 89u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_152 = t3821 & t3822;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3824 = visible_152 ? s_46 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_46 = t3824;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3825 = 96u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3826 = t3728 <= 96u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_153 = t3825 & t3826;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3828 = visible_153 ? s_49 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_49 = t3828;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3829 = 97u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3830 = t3728 <= 97u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_154 = t3829 & t3830;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3832 = visible_154 ? s_50 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_50 = t3832;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3833 = 104u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3834 = t3728 <= 104u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_155 = t3833 & t3834;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3836 = visible_155 ? s_53 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_53 = t3836;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3837 = 105u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3838 = t3728 <= 105u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_156 = t3837 & t3838;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3840 = visible_156 ? s_54 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_54 = t3840;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3841 = 112u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3842 = t3728 <= 112u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_157 = t3841 & t3842;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3844 = visible_157 ? s_57 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_57 = t3844;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3845 = 113u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3846 = t3728 <= 113u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_158 = t3845 & t3846;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3848 = visible_158 ? s_58 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_58 = t3848;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3849 = 120u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3850 = t3728 <= 120u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_159 = t3849 & t3850;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3852 = visible_159 ? s_61 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_61 = t3852;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3853 = 121u < end_41;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3854 = t3728 <= 121u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_160 = t3853 & t3854;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3856 = visible_160 ? s_62 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_62 = t3856;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t3857 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t3858 = first_query_4 + t3857;
#line 37 "fa-kernels/src/mask.rs"
                const u32 t3859 = t3858 + 8u;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 t3860 = window_right + 1u;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 t3861 = t3859 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_42 = t3861 + t3860;
                const u32 t3863 = end_42 > seq_q ? end_42 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 t3864 = t3863 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
                const u32 end_43 = t3864 < seq_k ? t3864 : seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
                const u32 end_44 = t3859 + seq_k;
                const u32 t3867 = end_44 > seq_q ? end_44 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
                const u32 position_12 = t3867 - seq_q;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t3869 = position_12 > window_left ? position_12 : window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t3870 = t3869 - window_left;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t3871 = seq_k - 1u;
#line 150 "fa-kernels/src/forward/problem.rs"
                const u32 t3872 = t3870 < t3871 ? t3870 : t3871;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t3873 = end_43 > column_3 ? end_43 : column_3;
#line 69 "fa-kernels/src/mask.rs"
                const u32 end_45 = t3873 - column_3;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t3875 = t3872 > column_3 ? t3872 : column_3;
#line 69 "fa-kernels/src/mask.rs"
                const u32 t3876 = t3875 - column_3;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3877 = 0u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3878 = t3876 <= 0u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_161 = t3877 & t3878;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3880 = visible_161 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_3 = t3880;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3881 = 1u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3882 = t3876 <= 1u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_162 = t3881 & t3882;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3884 = visible_162 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_4 = t3884;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3885 = 8u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3886 = t3876 <= 8u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_163 = t3885 & t3886;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3888 = visible_163 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_7 = t3888;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3889 = 9u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3890 = t3876 <= 9u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_164 = t3889 & t3890;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3892 = visible_164 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_8 = t3892;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3893 = 16u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3894 = t3876 <= 16u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_165 = t3893 & t3894;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3896 = visible_165 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_11 = t3896;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3897 = 17u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3898 = t3876 <= 17u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_166 = t3897 & t3898;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3900 = visible_166 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_12 = t3900;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3901 = 24u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3902 = t3876 <= 24u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_167 = t3901 & t3902;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3904 = visible_167 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_15 = t3904;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3905 = 25u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3906 = t3876 <= 25u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_168 = t3905 & t3906;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3908 = visible_168 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_16 = t3908;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3909 = 32u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3910 = t3876 <= 32u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_169 = t3909 & t3910;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3912 = visible_169 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_19 = t3912;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3913 = 33u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3914 = t3876 <= 33u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_170 = t3913 & t3914;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3916 = visible_170 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_20 = t3916;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3917 = 40u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3918 = t3876 <= 40u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_171 = t3917 & t3918;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3920 = visible_171 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_23 = t3920;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3921 = 41u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3922 = t3876 <= 41u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_172 = t3921 & t3922;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3924 = visible_172 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_24 = t3924;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3925 = 48u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3926 = t3876 <= 48u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_173 = t3925 & t3926;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3928 = visible_173 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_27 = t3928;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3929 = 49u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3930 = t3876 <= 49u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_174 = t3929 & t3930;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3932 = visible_174 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_28 = t3932;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3933 = 56u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3934 = t3876 <= 56u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_175 = t3933 & t3934;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3936 = visible_175 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_31 = t3936;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3937 = 57u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3938 = t3876 <= 57u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_176 = t3937 & t3938;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3940 = visible_176 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_32 = t3940;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3941 = 64u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3942 = t3876 <= 64u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_177 = t3941 & t3942;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3944 = visible_177 ? s_35 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_35 = t3944;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3945 = 65u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3946 = t3876 <= 65u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_178 = t3945 & t3946;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3948 = visible_178 ? s_36 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_36 = t3948;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3949 = 72u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3950 = t3876 <= 72u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_179 = t3949 & t3950;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3952 = visible_179 ? s_39 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_39 = t3952;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3953 = 73u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3954 = t3876 <= 73u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_180 = t3953 & t3954;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3956 = visible_180 ? s_40 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_40 = t3956;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3957 = 80u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3958 = t3876 <= 80u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_181 = t3957 & t3958;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3960 = visible_181 ? s_43 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_43 = t3960;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3961 = 81u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3962 = t3876 <= 81u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_182 = t3961 & t3962;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3964 = visible_182 ? s_44 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_44 = t3964;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3965 = 88u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3966 = t3876 <= 88u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_183 = t3965 & t3966;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3968 = visible_183 ? s_47 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_47 = t3968;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3969 = 89u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3970 = t3876 <= 89u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_184 = t3969 & t3970;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3972 = visible_184 ? s_48 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_48 = t3972;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3973 = 96u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3974 = t3876 <= 96u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_185 = t3973 & t3974;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3976 = visible_185 ? s_51 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_51 = t3976;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3977 = 97u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3978 = t3876 <= 97u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_186 = t3977 & t3978;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3980 = visible_186 ? s_52 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_52 = t3980;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3981 = 104u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3982 = t3876 <= 104u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_187 = t3981 & t3982;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3984 = visible_187 ? s_55 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_55 = t3984;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3985 = 105u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3986 = t3876 <= 105u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_188 = t3985 & t3986;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3988 = visible_188 ? s_56 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_56 = t3988;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3989 = 112u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3990 = t3876 <= 112u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_189 = t3989 & t3990;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3992 = visible_189 ? s_59 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_59 = t3992;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3993 = 113u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3994 = t3876 <= 113u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_190 = t3993 & t3994;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t3996 = visible_190 ? s_60 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_60 = t3996;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3997 = 120u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t3998 = t3876 <= 120u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_191 = t3997 & t3998;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t4000 = visible_191 ? s_63 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_63 = t4000;
#line 63 "fa-kernels/src/mask.rs"
                const bool t4001 = 121u < end_45;
#line 63 "fa-kernels/src/mask.rs"
                const bool t4002 = t3876 <= 121u;
#line 63 "fa-kernels/src/mask.rs"
                const bool visible_192 = t4001 & t4002;
#line 49 "fa-kernels/src/mask.rs"
                const f32 t4004 = visible_192 ? s_64 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
                s_64 = t4004;
#line 136 "fa-kernels/src/softmax.rs"
                const f32 old_7 = row_max;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4006;
                asm("max.f32 %0, %1, %2;" : "=f"(t4006) : "f"(old_7), "f"(s));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4007;
                asm("max.f32 %0, %1, %2;" : "=f"(t4007) : "f"(t4006), "f"(s_9));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4008;
                asm("max.f32 %0, %1, %2;" : "=f"(t4008) : "f"(s_2), "f"(s_10));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4009;
                asm("max.f32 %0, %1, %2;" : "=f"(t4009) : "f"(s_5), "f"(s_13));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4010;
                asm("max.f32 %0, %1, %2;" : "=f"(t4010) : "f"(s_6), "f"(s_14));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4011;
                asm("max.f32 %0, %1, %2;" : "=f"(t4011) : "f"(t4007), "f"(s_17));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4012;
                asm("max.f32 %0, %1, %2;" : "=f"(t4012) : "f"(t4008), "f"(s_18));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4013;
                asm("max.f32 %0, %1, %2;" : "=f"(t4013) : "f"(t4009), "f"(s_21));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4014;
                asm("max.f32 %0, %1, %2;" : "=f"(t4014) : "f"(t4010), "f"(s_22));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4015;
                asm("max.f32 %0, %1, %2;" : "=f"(t4015) : "f"(t4011), "f"(s_25));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4016;
                asm("max.f32 %0, %1, %2;" : "=f"(t4016) : "f"(t4012), "f"(s_26));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4017;
                asm("max.f32 %0, %1, %2;" : "=f"(t4017) : "f"(t4013), "f"(s_29));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4018;
                asm("max.f32 %0, %1, %2;" : "=f"(t4018) : "f"(t4014), "f"(s_30));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4019;
                asm("max.f32 %0, %1, %2;" : "=f"(t4019) : "f"(t4015), "f"(s_33));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4020;
                asm("max.f32 %0, %1, %2;" : "=f"(t4020) : "f"(t4016), "f"(s_34));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4021;
                asm("max.f32 %0, %1, %2;" : "=f"(t4021) : "f"(t4017), "f"(s_37));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4022;
                asm("max.f32 %0, %1, %2;" : "=f"(t4022) : "f"(t4018), "f"(s_38));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4023;
                asm("max.f32 %0, %1, %2;" : "=f"(t4023) : "f"(t4019), "f"(s_41));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4024;
                asm("max.f32 %0, %1, %2;" : "=f"(t4024) : "f"(t4020), "f"(s_42));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4025;
                asm("max.f32 %0, %1, %2;" : "=f"(t4025) : "f"(t4021), "f"(s_45));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4026;
                asm("max.f32 %0, %1, %2;" : "=f"(t4026) : "f"(t4022), "f"(s_46));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4027;
                asm("max.f32 %0, %1, %2;" : "=f"(t4027) : "f"(t4023), "f"(s_49));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4028;
                asm("max.f32 %0, %1, %2;" : "=f"(t4028) : "f"(t4024), "f"(s_50));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4029;
                asm("max.f32 %0, %1, %2;" : "=f"(t4029) : "f"(t4025), "f"(s_53));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4030;
                asm("max.f32 %0, %1, %2;" : "=f"(t4030) : "f"(t4026), "f"(s_54));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4031;
                asm("max.f32 %0, %1, %2;" : "=f"(t4031) : "f"(t4027), "f"(s_57));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4032;
                asm("max.f32 %0, %1, %2;" : "=f"(t4032) : "f"(t4028), "f"(s_58));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4033;
                asm("max.f32 %0, %1, %2;" : "=f"(t4033) : "f"(t4029), "f"(s_61));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4034;
                asm("max.f32 %0, %1, %2;" : "=f"(t4034) : "f"(t4030), "f"(s_62));
                f32 t4035;
                asm("max.f32 %0, %1, %2;" : "=f"(t4035) : "f"(t4031), "f"(t4032));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t4036;
                asm("max.f32 %0, %1, %2;" : "=f"(t4036) : "f"(t4033), "f"(t4034));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t4037;
                asm("max.f32 %0, %1, %2;" : "=f"(t4037) : "f"(t4035), "f"(t4036));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t4038;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4038) : "f"(t4037));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_7;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_7) : "f"(t4037), "f"(t4038));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t4040;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4040) : "f"(pair_7));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 new_7;
                asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(pair_7), "f"(t4040));
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_7 = new_7 == __uint_as_float(0xff800000u);
                const f32 t4043 = new_7 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_7 = none_7 ? 0.0f : t4043;
#line 139 "fa-kernels/src/softmax.rs"
                const f32 t4045 = -reference_7;
#line 139 "fa-kernels/src/softmax.rs"
                f32 t4046;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4046) : "f"(old_7), "f"(scale_log2), "f"(t4045));
#line 139 "fa-kernels/src/softmax.rs"
                f32 rescale_7;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_7) : "f"(t4046));
#line 140 "fa-kernels/src/softmax.rs"
                row_max = new_7;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t4048 = row_sum * rescale_7;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4049 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_193;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_193) : "f"(s), "f"(scale_log2), "f"(t4049));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4051;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4051) : "f"(exponent_193));
#line 185 "fa-kernels/src/softmax.rs"
                s = t4051;
                const f32 t4052 = t4048 + s;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4053 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_194;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_194) : "f"(s_2), "f"(scale_log2), "f"(t4053));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4055;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4055) : "f"(exponent_194));
#line 185 "fa-kernels/src/softmax.rs"
                s_2 = t4055;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4056 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_195;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_195) : "f"(s_5), "f"(scale_log2), "f"(t4056));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4058;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4058) : "f"(exponent_195));
#line 185 "fa-kernels/src/softmax.rs"
                s_5 = t4058;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4059 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_196;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_196) : "f"(s_6), "f"(scale_log2), "f"(t4059));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4061;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4061) : "f"(exponent_196));
#line 185 "fa-kernels/src/softmax.rs"
                s_6 = t4061;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4062 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_197;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_197) : "f"(s_9), "f"(scale_log2), "f"(t4062));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4064;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4064) : "f"(exponent_197));
#line 185 "fa-kernels/src/softmax.rs"
                s_9 = t4064;
                const f32 t4065 = t4052 + s_9;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4066 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_198;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_198) : "f"(s_10), "f"(scale_log2), "f"(t4066));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4068;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4068) : "f"(exponent_198));
#line 185 "fa-kernels/src/softmax.rs"
                s_10 = t4068;
                const f32 t4069 = s_2 + s_10;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4070 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_199;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_199) : "f"(s_13), "f"(scale_log2), "f"(t4070));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4072;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4072) : "f"(exponent_199));
#line 185 "fa-kernels/src/softmax.rs"
                s_13 = t4072;
                const f32 t4073 = s_5 + s_13;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4074 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_200;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_200) : "f"(s_14), "f"(scale_log2), "f"(t4074));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4076;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4076) : "f"(exponent_200));
#line 185 "fa-kernels/src/softmax.rs"
                s_14 = t4076;
                const f32 t4077 = s_6 + s_14;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4078 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_201;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_201) : "f"(s_17), "f"(scale_log2), "f"(t4078));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4080;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4080) : "f"(exponent_201));
#line 185 "fa-kernels/src/softmax.rs"
                s_17 = t4080;
                const f32 t4081 = t4065 + s_17;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4082 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_202;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_202) : "f"(s_18), "f"(scale_log2), "f"(t4082));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4084;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4084) : "f"(exponent_202));
#line 185 "fa-kernels/src/softmax.rs"
                s_18 = t4084;
                const f32 t4085 = t4069 + s_18;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4086 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_203;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_203) : "f"(s_21), "f"(scale_log2), "f"(t4086));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4088;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4088) : "f"(exponent_203));
#line 185 "fa-kernels/src/softmax.rs"
                s_21 = t4088;
                const f32 t4089 = t4073 + s_21;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4090 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_204;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_204) : "f"(s_22), "f"(scale_log2), "f"(t4090));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4092;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4092) : "f"(exponent_204));
#line 185 "fa-kernels/src/softmax.rs"
                s_22 = t4092;
                const f32 t4093 = t4077 + s_22;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4094 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_205;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_205) : "f"(s_25), "f"(scale_log2), "f"(t4094));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4096;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4096) : "f"(exponent_205));
#line 185 "fa-kernels/src/softmax.rs"
                s_25 = t4096;
                const f32 t4097 = t4081 + s_25;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4098 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_206;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_206) : "f"(s_26), "f"(scale_log2), "f"(t4098));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4100;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4100) : "f"(exponent_206));
#line 185 "fa-kernels/src/softmax.rs"
                s_26 = t4100;
                const f32 t4101 = t4085 + s_26;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4102 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_207;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_207) : "f"(s_29), "f"(scale_log2), "f"(t4102));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4104;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4104) : "f"(exponent_207));
#line 185 "fa-kernels/src/softmax.rs"
                s_29 = t4104;
                const f32 t4105 = t4089 + s_29;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4106 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_208;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_208) : "f"(s_30), "f"(scale_log2), "f"(t4106));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4108;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4108) : "f"(exponent_208));
#line 185 "fa-kernels/src/softmax.rs"
                s_30 = t4108;
                const f32 t4109 = t4093 + s_30;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4110 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_209;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_209) : "f"(s_33), "f"(scale_log2), "f"(t4110));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4112;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4112) : "f"(exponent_209));
#line 185 "fa-kernels/src/softmax.rs"
                s_33 = t4112;
                const f32 t4113 = t4097 + s_33;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4114 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_210;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_210) : "f"(s_34), "f"(scale_log2), "f"(t4114));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4116;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4116) : "f"(exponent_210));
#line 185 "fa-kernels/src/softmax.rs"
                s_34 = t4116;
                const f32 t4117 = t4101 + s_34;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4118 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_211;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_211) : "f"(s_37), "f"(scale_log2), "f"(t4118));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4120;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4120) : "f"(exponent_211));
#line 185 "fa-kernels/src/softmax.rs"
                s_37 = t4120;
                const f32 t4121 = t4105 + s_37;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4122 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_212;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_212) : "f"(s_38), "f"(scale_log2), "f"(t4122));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4124;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4124) : "f"(exponent_212));
#line 185 "fa-kernels/src/softmax.rs"
                s_38 = t4124;
                const f32 t4125 = t4109 + s_38;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4126 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_213;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_213) : "f"(s_41), "f"(scale_log2), "f"(t4126));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4128;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4128) : "f"(exponent_213));
#line 185 "fa-kernels/src/softmax.rs"
                s_41 = t4128;
                const f32 t4129 = t4113 + s_41;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4130 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_214;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_214) : "f"(s_42), "f"(scale_log2), "f"(t4130));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4132;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4132) : "f"(exponent_214));
#line 185 "fa-kernels/src/softmax.rs"
                s_42 = t4132;
                const f32 t4133 = t4117 + s_42;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4134 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_215;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_215) : "f"(s_45), "f"(scale_log2), "f"(t4134));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4136;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4136) : "f"(exponent_215));
#line 185 "fa-kernels/src/softmax.rs"
                s_45 = t4136;
                const f32 t4137 = t4121 + s_45;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4138 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_216;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_216) : "f"(s_46), "f"(scale_log2), "f"(t4138));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4140;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4140) : "f"(exponent_216));
#line 185 "fa-kernels/src/softmax.rs"
                s_46 = t4140;
                const f32 t4141 = t4125 + s_46;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4142 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_217;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_217) : "f"(s_49), "f"(scale_log2), "f"(t4142));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4144;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4144) : "f"(exponent_217));
#line 185 "fa-kernels/src/softmax.rs"
                s_49 = t4144;
                const f32 t4145 = t4129 + s_49;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4146 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_218;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_218) : "f"(s_50), "f"(scale_log2), "f"(t4146));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4148;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4148) : "f"(exponent_218));
#line 185 "fa-kernels/src/softmax.rs"
                s_50 = t4148;
                const f32 t4149 = t4133 + s_50;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4150 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_219;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_219) : "f"(s_53), "f"(scale_log2), "f"(t4150));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4152;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4152) : "f"(exponent_219));
#line 185 "fa-kernels/src/softmax.rs"
                s_53 = t4152;
                const f32 t4153 = t4137 + s_53;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4154 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_220;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_220) : "f"(s_54), "f"(scale_log2), "f"(t4154));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4156;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4156) : "f"(exponent_220));
#line 185 "fa-kernels/src/softmax.rs"
                s_54 = t4156;
                const f32 t4157 = t4141 + s_54;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4158 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_221;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_221) : "f"(s_57), "f"(scale_log2), "f"(t4158));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4160;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4160) : "f"(exponent_221));
#line 185 "fa-kernels/src/softmax.rs"
                s_57 = t4160;
                const f32 t4161 = t4145 + s_57;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4162 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_222;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_222) : "f"(s_58), "f"(scale_log2), "f"(t4162));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4164;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4164) : "f"(exponent_222));
#line 185 "fa-kernels/src/softmax.rs"
                s_58 = t4164;
                const f32 t4165 = t4149 + s_58;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4166 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_223;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_223) : "f"(s_61), "f"(scale_log2), "f"(t4166));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4168;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4168) : "f"(exponent_223));
#line 185 "fa-kernels/src/softmax.rs"
                s_61 = t4168;
                const f32 t4169 = t4153 + s_61;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4170 = -reference_7;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_224;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_224) : "f"(s_62), "f"(scale_log2), "f"(t4170));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4172;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4172) : "f"(exponent_224));
#line 185 "fa-kernels/src/softmax.rs"
                s_62 = t4172;
                const f32 t4173 = t4157 + s_62;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t4174 = t4161 + t4165;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t4175 = t4169 + t4173;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t4176 = t4174 + t4175;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum = t4176;
#line 136 "fa-kernels/src/softmax.rs"
                const f32 old_8 = row_max_2;
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4178;
                asm("max.f32 %0, %1, %2;" : "=f"(t4178) : "f"(old_8), "f"(s_3));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4179;
                asm("max.f32 %0, %1, %2;" : "=f"(t4179) : "f"(t4178), "f"(s_11));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4180;
                asm("max.f32 %0, %1, %2;" : "=f"(t4180) : "f"(s_4), "f"(s_12));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4181;
                asm("max.f32 %0, %1, %2;" : "=f"(t4181) : "f"(s_7), "f"(s_15));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4182;
                asm("max.f32 %0, %1, %2;" : "=f"(t4182) : "f"(s_8), "f"(s_16));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4183;
                asm("max.f32 %0, %1, %2;" : "=f"(t4183) : "f"(t4179), "f"(s_19));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4184;
                asm("max.f32 %0, %1, %2;" : "=f"(t4184) : "f"(t4180), "f"(s_20));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4185;
                asm("max.f32 %0, %1, %2;" : "=f"(t4185) : "f"(t4181), "f"(s_23));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4186;
                asm("max.f32 %0, %1, %2;" : "=f"(t4186) : "f"(t4182), "f"(s_24));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4187;
                asm("max.f32 %0, %1, %2;" : "=f"(t4187) : "f"(t4183), "f"(s_27));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4188;
                asm("max.f32 %0, %1, %2;" : "=f"(t4188) : "f"(t4184), "f"(s_28));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4189;
                asm("max.f32 %0, %1, %2;" : "=f"(t4189) : "f"(t4185), "f"(s_31));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4190;
                asm("max.f32 %0, %1, %2;" : "=f"(t4190) : "f"(t4186), "f"(s_32));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4191;
                asm("max.f32 %0, %1, %2;" : "=f"(t4191) : "f"(t4187), "f"(s_35));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4192;
                asm("max.f32 %0, %1, %2;" : "=f"(t4192) : "f"(t4188), "f"(s_36));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4193;
                asm("max.f32 %0, %1, %2;" : "=f"(t4193) : "f"(t4189), "f"(s_39));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4194;
                asm("max.f32 %0, %1, %2;" : "=f"(t4194) : "f"(t4190), "f"(s_40));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4195;
                asm("max.f32 %0, %1, %2;" : "=f"(t4195) : "f"(t4191), "f"(s_43));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4196;
                asm("max.f32 %0, %1, %2;" : "=f"(t4196) : "f"(t4192), "f"(s_44));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4197;
                asm("max.f32 %0, %1, %2;" : "=f"(t4197) : "f"(t4193), "f"(s_47));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4198;
                asm("max.f32 %0, %1, %2;" : "=f"(t4198) : "f"(t4194), "f"(s_48));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4199;
                asm("max.f32 %0, %1, %2;" : "=f"(t4199) : "f"(t4195), "f"(s_51));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4200;
                asm("max.f32 %0, %1, %2;" : "=f"(t4200) : "f"(t4196), "f"(s_52));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4201;
                asm("max.f32 %0, %1, %2;" : "=f"(t4201) : "f"(t4197), "f"(s_55));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4202;
                asm("max.f32 %0, %1, %2;" : "=f"(t4202) : "f"(t4198), "f"(s_56));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4203;
                asm("max.f32 %0, %1, %2;" : "=f"(t4203) : "f"(t4199), "f"(s_59));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4204;
                asm("max.f32 %0, %1, %2;" : "=f"(t4204) : "f"(t4200), "f"(s_60));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4205;
                asm("max.f32 %0, %1, %2;" : "=f"(t4205) : "f"(t4201), "f"(s_63));
#line 158 "fa-kernels/src/softmax.rs"
                f32 t4206;
                asm("max.f32 %0, %1, %2;" : "=f"(t4206) : "f"(t4202), "f"(s_64));
                f32 t4207;
                asm("max.f32 %0, %1, %2;" : "=f"(t4207) : "f"(t4203), "f"(t4204));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t4208;
                asm("max.f32 %0, %1, %2;" : "=f"(t4208) : "f"(t4205), "f"(t4206));
#line 160 "fa-kernels/src/softmax.rs"
                f32 t4209;
                asm("max.f32 %0, %1, %2;" : "=f"(t4209) : "f"(t4207), "f"(t4208));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t4210;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4210) : "f"(t4209));
#line 88 "fa-kernels/src/softmax/arithmetic.rs"
                f32 pair_8;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_8) : "f"(t4209), "f"(t4210));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 t4212;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4212) : "f"(pair_8));
#line 89 "fa-kernels/src/softmax/arithmetic.rs"
                f32 new_8;
                asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(pair_8), "f"(t4212));
#line 167 "fa-kernels/src/softmax.rs"
                const bool none_8 = new_8 == __uint_as_float(0xff800000u);
                const f32 t4215 = new_8 * scale_log2;
#line 168 "fa-kernels/src/softmax.rs"
                const f32 reference_8 = none_8 ? 0.0f : t4215;
#line 139 "fa-kernels/src/softmax.rs"
                const f32 t4217 = -reference_8;
#line 139 "fa-kernels/src/softmax.rs"
                f32 t4218;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4218) : "f"(old_8), "f"(scale_log2), "f"(t4217));
#line 139 "fa-kernels/src/softmax.rs"
                f32 rescale_8;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_8) : "f"(t4218));
#line 140 "fa-kernels/src/softmax.rs"
                row_max_2 = new_8;
#line 182 "fa-kernels/src/softmax.rs"
                const f32 t4220 = row_sum_2 * rescale_8;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4221 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_225;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_225) : "f"(s_3), "f"(scale_log2), "f"(t4221));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4223;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4223) : "f"(exponent_225));
#line 185 "fa-kernels/src/softmax.rs"
                s_3 = t4223;
                const f32 t4224 = t4220 + s_3;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4225 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_226;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_226) : "f"(s_4), "f"(scale_log2), "f"(t4225));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4227;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4227) : "f"(exponent_226));
#line 185 "fa-kernels/src/softmax.rs"
                s_4 = t4227;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4228 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_227;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_227) : "f"(s_7), "f"(scale_log2), "f"(t4228));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4230;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4230) : "f"(exponent_227));
#line 185 "fa-kernels/src/softmax.rs"
                s_7 = t4230;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4231 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_228;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_228) : "f"(s_8), "f"(scale_log2), "f"(t4231));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4233;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4233) : "f"(exponent_228));
#line 185 "fa-kernels/src/softmax.rs"
                s_8 = t4233;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4234 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_229;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_229) : "f"(s_11), "f"(scale_log2), "f"(t4234));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4236;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4236) : "f"(exponent_229));
#line 185 "fa-kernels/src/softmax.rs"
                s_11 = t4236;
                const f32 t4237 = t4224 + s_11;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4238 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_230;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_230) : "f"(s_12), "f"(scale_log2), "f"(t4238));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4240;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4240) : "f"(exponent_230));
#line 185 "fa-kernels/src/softmax.rs"
                s_12 = t4240;
                const f32 t4241 = s_4 + s_12;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4242 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_231;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_231) : "f"(s_15), "f"(scale_log2), "f"(t4242));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4244;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4244) : "f"(exponent_231));
#line 185 "fa-kernels/src/softmax.rs"
                s_15 = t4244;
                const f32 t4245 = s_7 + s_15;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4246 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_232;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_232) : "f"(s_16), "f"(scale_log2), "f"(t4246));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4248;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4248) : "f"(exponent_232));
#line 185 "fa-kernels/src/softmax.rs"
                s_16 = t4248;
                const f32 t4249 = s_8 + s_16;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4250 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_233;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_233) : "f"(s_19), "f"(scale_log2), "f"(t4250));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4252;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4252) : "f"(exponent_233));
#line 185 "fa-kernels/src/softmax.rs"
                s_19 = t4252;
                const f32 t4253 = t4237 + s_19;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4254 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_234;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_234) : "f"(s_20), "f"(scale_log2), "f"(t4254));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4256;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4256) : "f"(exponent_234));
#line 185 "fa-kernels/src/softmax.rs"
                s_20 = t4256;
                const f32 t4257 = t4241 + s_20;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4258 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_235;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_235) : "f"(s_23), "f"(scale_log2), "f"(t4258));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4260;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4260) : "f"(exponent_235));
#line 185 "fa-kernels/src/softmax.rs"
                s_23 = t4260;
                const f32 t4261 = t4245 + s_23;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4262 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_236;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_236) : "f"(s_24), "f"(scale_log2), "f"(t4262));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4264;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4264) : "f"(exponent_236));
#line 185 "fa-kernels/src/softmax.rs"
                s_24 = t4264;
                const f32 t4265 = t4249 + s_24;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4266 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_237;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_237) : "f"(s_27), "f"(scale_log2), "f"(t4266));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4268;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4268) : "f"(exponent_237));
#line 185 "fa-kernels/src/softmax.rs"
                s_27 = t4268;
                const f32 t4269 = t4253 + s_27;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4270 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_238;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_238) : "f"(s_28), "f"(scale_log2), "f"(t4270));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4272;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4272) : "f"(exponent_238));
#line 185 "fa-kernels/src/softmax.rs"
                s_28 = t4272;
                const f32 t4273 = t4257 + s_28;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4274 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_239;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_239) : "f"(s_31), "f"(scale_log2), "f"(t4274));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4276;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4276) : "f"(exponent_239));
#line 185 "fa-kernels/src/softmax.rs"
                s_31 = t4276;
                const f32 t4277 = t4261 + s_31;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4278 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_240;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_240) : "f"(s_32), "f"(scale_log2), "f"(t4278));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4280;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4280) : "f"(exponent_240));
#line 185 "fa-kernels/src/softmax.rs"
                s_32 = t4280;
                const f32 t4281 = t4265 + s_32;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4282 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_241;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_241) : "f"(s_35), "f"(scale_log2), "f"(t4282));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4284;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4284) : "f"(exponent_241));
#line 185 "fa-kernels/src/softmax.rs"
                s_35 = t4284;
                const f32 t4285 = t4269 + s_35;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4286 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_242;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_242) : "f"(s_36), "f"(scale_log2), "f"(t4286));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4288;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4288) : "f"(exponent_242));
#line 185 "fa-kernels/src/softmax.rs"
                s_36 = t4288;
                const f32 t4289 = t4273 + s_36;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4290 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_243;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_243) : "f"(s_39), "f"(scale_log2), "f"(t4290));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4292;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4292) : "f"(exponent_243));
#line 185 "fa-kernels/src/softmax.rs"
                s_39 = t4292;
                const f32 t4293 = t4277 + s_39;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4294 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_244;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_244) : "f"(s_40), "f"(scale_log2), "f"(t4294));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4296;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4296) : "f"(exponent_244));
#line 185 "fa-kernels/src/softmax.rs"
                s_40 = t4296;
                const f32 t4297 = t4281 + s_40;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4298 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_245;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_245) : "f"(s_43), "f"(scale_log2), "f"(t4298));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4300;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4300) : "f"(exponent_245));
#line 185 "fa-kernels/src/softmax.rs"
                s_43 = t4300;
                const f32 t4301 = t4285 + s_43;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4302 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_246;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_246) : "f"(s_44), "f"(scale_log2), "f"(t4302));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4304;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4304) : "f"(exponent_246));
#line 185 "fa-kernels/src/softmax.rs"
                s_44 = t4304;
                const f32 t4305 = t4289 + s_44;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4306 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_247;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_247) : "f"(s_47), "f"(scale_log2), "f"(t4306));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4308;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4308) : "f"(exponent_247));
#line 185 "fa-kernels/src/softmax.rs"
                s_47 = t4308;
                const f32 t4309 = t4293 + s_47;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4310 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_248;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_248) : "f"(s_48), "f"(scale_log2), "f"(t4310));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4312;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4312) : "f"(exponent_248));
#line 185 "fa-kernels/src/softmax.rs"
                s_48 = t4312;
                const f32 t4313 = t4297 + s_48;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4314 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_249;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_249) : "f"(s_51), "f"(scale_log2), "f"(t4314));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4316;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4316) : "f"(exponent_249));
#line 185 "fa-kernels/src/softmax.rs"
                s_51 = t4316;
                const f32 t4317 = t4301 + s_51;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4318 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_250;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_250) : "f"(s_52), "f"(scale_log2), "f"(t4318));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4320;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4320) : "f"(exponent_250));
#line 185 "fa-kernels/src/softmax.rs"
                s_52 = t4320;
                const f32 t4321 = t4305 + s_52;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4322 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_251;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_251) : "f"(s_55), "f"(scale_log2), "f"(t4322));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4324;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4324) : "f"(exponent_251));
#line 185 "fa-kernels/src/softmax.rs"
                s_55 = t4324;
                const f32 t4325 = t4309 + s_55;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4326 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_252;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_252) : "f"(s_56), "f"(scale_log2), "f"(t4326));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4328;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4328) : "f"(exponent_252));
#line 185 "fa-kernels/src/softmax.rs"
                s_56 = t4328;
                const f32 t4329 = t4313 + s_56;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4330 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_253;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_253) : "f"(s_59), "f"(scale_log2), "f"(t4330));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4332;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4332) : "f"(exponent_253));
#line 185 "fa-kernels/src/softmax.rs"
                s_59 = t4332;
                const f32 t4333 = t4317 + s_59;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4334 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_254;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_254) : "f"(s_60), "f"(scale_log2), "f"(t4334));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4336;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4336) : "f"(exponent_254));
#line 185 "fa-kernels/src/softmax.rs"
                s_60 = t4336;
                const f32 t4337 = t4321 + s_60;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4338 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_255;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_255) : "f"(s_63), "f"(scale_log2), "f"(t4338));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4340;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4340) : "f"(exponent_255));
#line 185 "fa-kernels/src/softmax.rs"
                s_63 = t4340;
                const f32 t4341 = t4325 + s_63;
#line 184 "fa-kernels/src/softmax.rs"
                const f32 t4342 = -reference_8;
#line 184 "fa-kernels/src/softmax.rs"
                f32 exponent_256;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_256) : "f"(s_64), "f"(scale_log2), "f"(t4342));
#line 199 "fa-kernels/src/softmax.rs"
                f32 t4344;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4344) : "f"(exponent_256));
#line 185 "fa-kernels/src/softmax.rs"
                s_64 = t4344;
                const f32 t4345 = t4329 + s_64;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t4346 = t4333 + t4337;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t4347 = t4341 + t4345;
#line 188 "fa-kernels/src/softmax.rs"
                const f32 t4348 = t4346 + t4347;
#line 188 "fa-kernels/src/softmax.rs"
                row_sum_2 = t4348;
#line 218 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t4349 = i_5 - 1u;
#line 219 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4350 = t279 + t4349;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4351 = t4350 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4352 = t4351 + 6u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4353 = t4352 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4354 = t10 + t4353;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t4355 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t4355) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4354) : "memory");
                }
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4356 = acc * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc = t4356;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4357 = acc_2 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_2 = t4357;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4358 = acc_5 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_5 = t4358;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4359 = acc_6 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_6 = t4359;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4360 = acc_9 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_9 = t4360;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4361 = acc_10 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_10 = t4361;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4362 = acc_13 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_13 = t4362;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4363 = acc_14 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_14 = t4363;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4364 = acc_17 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_17 = t4364;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4365 = acc_18 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_18 = t4365;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4366 = acc_21 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_21 = t4366;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4367 = acc_22 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_22 = t4367;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4368 = acc_25 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_25 = t4368;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4369 = acc_26 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_26 = t4369;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4370 = acc_29 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_29 = t4370;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4371 = acc_30 * rescale_7;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_30 = t4371;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4372 = acc_3 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_3 = t4372;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4373 = acc_4 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_4 = t4373;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4374 = acc_7 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_7 = t4374;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4375 = acc_8 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_8 = t4375;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4376 = acc_11 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_11 = t4376;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4377 = acc_12 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_12 = t4377;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4378 = acc_15 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_15 = t4378;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4379 = acc_16 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_16 = t4379;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4380 = acc_19 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_19 = t4380;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4381 = acc_20 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_20 = t4381;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4382 = acc_23 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_23 = t4382;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4383 = acc_24 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_24 = t4383;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4384 = acc_27 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_27 = t4384;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4385 = acc_28 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_28 = t4385;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4386 = acc_31 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_31 = t4386;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                const f32 t4387 = acc_32 * rescale_8;
#line 29 "fa-kernels/src/softmax/arithmetic.rs"
                acc_32 = t4387;
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4388;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4388) : "f"(s), "f"(s_2));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4389;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4389) : "f"(s_3), "f"(s_4));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4390;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4390) : "f"(s_5), "f"(s_6));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4391;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4391) : "f"(s_7), "f"(s_8));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4392;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4392) : "f"(s_9), "f"(s_10));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4393;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4393) : "f"(s_11), "f"(s_12));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4394;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4394) : "f"(s_13), "f"(s_14));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4395;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4395) : "f"(s_15), "f"(s_16));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4396;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4396) : "f"(s_17), "f"(s_18));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4397;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4397) : "f"(s_19), "f"(s_20));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4398;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4398) : "f"(s_21), "f"(s_22));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4399;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4399) : "f"(s_23), "f"(s_24));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4400;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4400) : "f"(s_25), "f"(s_26));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4401;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4401) : "f"(s_27), "f"(s_28));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4402;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4402) : "f"(s_29), "f"(s_30));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4403;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4403) : "f"(s_31), "f"(s_32));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4404;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4404) : "f"(s_33), "f"(s_34));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4405;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4405) : "f"(s_35), "f"(s_36));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4406;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4406) : "f"(s_37), "f"(s_38));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4407;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4407) : "f"(s_39), "f"(s_40));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4408;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4408) : "f"(s_41), "f"(s_42));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4409;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4409) : "f"(s_43), "f"(s_44));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4410;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4410) : "f"(s_45), "f"(s_46));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4411;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4411) : "f"(s_47), "f"(s_48));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4412;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4412) : "f"(s_49), "f"(s_50));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4413;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4413) : "f"(s_51), "f"(s_52));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4414;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4414) : "f"(s_53), "f"(s_54));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4415;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4415) : "f"(s_55), "f"(s_56));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4416;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4416) : "f"(s_57), "f"(s_58));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4417;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4417) : "f"(s_59), "f"(s_60));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4418;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4418) : "f"(s_61), "f"(s_62));
#line 91 "fa-kernels/src/softmax/step.rs"
                u32 t4419;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4419) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/softmax/step.rs"
                p = t4388;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_2 = t4389;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_3 = t4390;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_4 = t4391;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_5 = t4392;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_6 = t4393;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_7 = t4394;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_8 = t4395;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_9 = t4396;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_10 = t4397;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_11 = t4398;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_12 = t4399;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_13 = t4400;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_14 = t4401;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_15 = t4402;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_16 = t4403;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_17 = t4404;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_18 = t4405;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_19 = t4406;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_20 = t4407;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_21 = t4408;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_22 = t4409;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_23 = t4410;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_24 = t4411;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_25 = t4412;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_26 = t4413;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_27 = t4414;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_28 = t4415;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_29 = t4416;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_30 = t4417;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_31 = t4418;
#line 288 "fa-kernels/src/softmax/step.rs"
                p_32 = t4419;
            }
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4420 = count_2 & 1u;
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4421 = t4420 + 10u;
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4422 = t4421 << 3u;
#line 189 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4423 = t10 + t4422;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t4424 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t4424) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4423) : "memory");
            }
#line 191 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4425 = count_4 - 1u;
#line 238 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4426 = t279 + t4425;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4427 = t4426 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4428 = t4427 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4429 = t4428 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4430 = t10 + t4429;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4431 = t4426 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4432 = t4431 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4430), "r"(t4432) : "memory");
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_97 = p;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_98 = p_2;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_99 = p_3;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_100 = p_4;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_101 = p_5;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_102 = p_6;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_103 = p_7;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_104 = p_8;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_105 = p_9;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_106 = p_10;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_107 = p_11;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_108 = p_12;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_109 = p_13;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_110 = p_14;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_111 = p_15;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_112 = p_16;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_113 = p_17;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_114 = p_18;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_115 = p_19;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_116 = p_20;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_117 = p_21;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_118 = p_22;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_119 = p_23;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_120 = p_24;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_121 = p_25;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_122 = p_26;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_123 = p_27;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_124 = p_28;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_125 = p_29;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_126 = p_30;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_127 = p_31;
#line 241 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 regs_128 = p_32;
#line 243 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t4433 = t4426 & 1u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4434 = t4433 << 14u;
#line 244 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4435 = t9 + t4434;
            const u32 t4436 = t4435 >> 4u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4437 = t4436 + 67108864u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4438 = (u64)t4437;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4439 = t4438 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_97), "r"(regs_98), "r"(regs_99), "r"(regs_100), "l"(t4439) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4440 = t4436 + 67108992u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4441 = (u64)t4440;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4442 = t4441 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_101), "r"(regs_102), "r"(regs_103), "r"(regs_104), "l"(t4442) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4443 = t4436 + 67109120u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4444 = (u64)t4443;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4445 = t4444 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_105), "r"(regs_106), "r"(regs_107), "r"(regs_108), "l"(t4445) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4446 = t4436 + 67109248u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4447 = (u64)t4446;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4448 = t4447 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_109), "r"(regs_110), "r"(regs_111), "r"(regs_112), "l"(t4448) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4449 = t4436 + 67109376u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4450 = (u64)t4449;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4451 = t4450 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_113), "r"(regs_114), "r"(regs_115), "r"(regs_116), "l"(t4451) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4452 = t4436 + 67109504u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4453 = (u64)t4452;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4454 = t4453 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_117), "r"(regs_118), "r"(regs_119), "r"(regs_120), "l"(t4454) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4455 = t4436 + 67109632u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4456 = (u64)t4455;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4457 = t4456 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_121), "r"(regs_122), "r"(regs_123), "r"(regs_124), "l"(t4457) : "memory");
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4458 = t4436 + 67109760u;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4459 = (u64)t4458;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            const u64 t4460 = t4459 + 4611686293305294848ull;
#line 245 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_125), "r"(regs_126), "r"(regs_127), "r"(regs_128), "l"(t4460) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 192 "fa-kernels/src/forward/stream/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4461 = count_4 - 1u;
#line 37 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4462 = t279 + t4461;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4463 = t4462 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4464 = t4463 + 6u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4465 = t4464 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4466 = t10 + t4465;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            const bool t4467 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
            if (t4467) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4466) : "memory");
            }
#line 73 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 through = passed_2 + count_3;
#line 75 "fa-kernels/src/forward/stream/consumer.rs"
            const u32 t4469 = t279 + count_4;
#line 117 "fa-kernels/src/forward/stream/consumer.rs"
            #pragma unroll 1
            for (u32 i_6 = t4469; i_6 < through; i_6 += 1u) {
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t4470 = index_2 + 1u;
#line 33 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t4470) : "memory");
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const bool t4471 = index_2 == 2u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 t4472 = index_2 + 1u;
#line 41 "fa-kernels/src/forward/stream/turn.rs"
                const u32 next_5 = t4471 ? 0u : t4472;
                const u32 t4474 = next_5 + 1u;
#line 42 "fa-kernels/src/forward/stream/turn.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t4474) : "memory");
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4475 = i_6 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4476 = t4475 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4477 = t10 + t4476;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4478 = i_6 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4479 = t4478 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4477), "r"(t4479) : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4480 = i_6 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4481 = t4480 + 2u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4482 = t4481 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4483 = t10 + t4482;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t4484 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t4484) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4483) : "memory");
                }
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4485 = i_6 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4486 = t4485 + 4u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4487 = t4486 << 3u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4488 = t10 + t4487;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4489 = i_6 >> 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4490 = t4489 & 1u;
#line 252 "fa-kernels/src/forward/stream/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4488), "r"(t4490) : "memory");
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4491 = i_6 & 1u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4492 = t4491 + 6u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4493 = t4492 << 3u;
#line 260 "fa-kernels/src/forward/stream/consumer.rs"
                const u32 t4494 = t10 + t4493;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                const bool t4495 = lane == 0u;
#line 265 "fa-kernels/src/forward/stream/consumer.rs"
                if (t4495) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4494) : "memory");
                }
            }
#line 207 "fa-kernels/src/softmax.rs"
            f32 t4496;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4496) : "f"(row_sum));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_9 = row_sum + t4496;
            f32 t4498;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4498) : "f"(pair_9));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t4499 = pair_9 + t4498;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum = t4499;
#line 207 "fa-kernels/src/softmax.rs"
            f32 t4500;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4500) : "f"(row_sum_2));
#line 207 "fa-kernels/src/softmax.rs"
            const f32 pair_10 = row_sum_2 + t4500;
            f32 t4502;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4502) : "f"(pair_10));
#line 208 "fa-kernels/src/softmax.rs"
            const f32 t4503 = pair_10 + t4502;
#line 208 "fa-kernels/src/softmax.rs"
            row_sum_2 = t4503;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum = row_sum;
            const bool t4504 = sum == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t4505;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4505) : "f"(sum));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer = t4504 ? 0.0f : t4505;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4507 = acc * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc = t4507;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4508 = acc_2 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_2 = t4508;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4509 = acc_5 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_5 = t4509;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4510 = acc_6 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_6 = t4510;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4511 = acc_9 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_9 = t4511;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4512 = acc_10 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_10 = t4512;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4513 = acc_13 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_13 = t4513;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4514 = acc_14 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_14 = t4514;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4515 = acc_17 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_17 = t4515;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4516 = acc_18 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_18 = t4516;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4517 = acc_21 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_21 = t4517;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4518 = acc_22 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_22 = t4518;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4519 = acc_25 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_25 = t4519;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4520 = acc_26 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_26 = t4520;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4521 = acc_29 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_29 = t4521;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4522 = acc_30 * normalizer;
#line 230 "fa-kernels/src/softmax.rs"
            acc_30 = t4522;
#line 239 "fa-kernels/src/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t4523 = sum_2 == 0.0f;
#line 240 "fa-kernels/src/softmax.rs"
            f32 t4524;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4524) : "f"(sum_2));
#line 240 "fa-kernels/src/softmax.rs"
            const f32 normalizer_2 = t4523 ? 0.0f : t4524;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4526 = acc_3 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_3 = t4526;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4527 = acc_4 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_4 = t4527;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4528 = acc_7 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_7 = t4528;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4529 = acc_8 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_8 = t4529;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4530 = acc_11 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_11 = t4530;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4531 = acc_12 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_12 = t4531;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4532 = acc_15 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_15 = t4532;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4533 = acc_16 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_16 = t4533;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4534 = acc_19 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_19 = t4534;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4535 = acc_20 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_20 = t4535;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4536 = acc_23 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_23 = t4536;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4537 = acc_24 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_24 = t4537;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4538 = acc_27 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_27 = t4538;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4539 = acc_28 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_28 = t4539;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4540 = acc_31 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_31 = t4540;
#line 230 "fa-kernels/src/softmax.rs"
            const f32 t4541 = acc_32 * normalizer_2;
#line 230 "fa-kernels/src/softmax.rs"
            acc_32 = t4541;
#line 89 "fa-kernels/src/forward/stream/output.rs"
            const bool t4542 = lane == 0u;
#line 89 "fa-kernels/src/forward/stream/output.rs"
            if (t4542) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 55 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4543 = count_2 & 1u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4544;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4544) : "f"(acc), "f"(acc_2));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4545;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4545) : "f"(acc_3), "f"(acc_4));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4546;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4546) : "f"(acc_5), "f"(acc_6));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4547;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4547) : "f"(acc_7), "f"(acc_8));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4548;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4548) : "f"(acc_9), "f"(acc_10));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4549;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4549) : "f"(acc_11), "f"(acc_12));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4550;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4550) : "f"(acc_13), "f"(acc_14));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4551;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4551) : "f"(acc_15), "f"(acc_16));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4552;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4552) : "f"(acc_17), "f"(acc_18));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4553;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4553) : "f"(acc_19), "f"(acc_20));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4554;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4554) : "f"(acc_21), "f"(acc_22));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4555;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4555) : "f"(acc_23), "f"(acc_24));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4556;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4556) : "f"(acc_25), "f"(acc_26));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4557;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4557) : "f"(acc_27), "f"(acc_28));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4558;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4558) : "f"(acc_29), "f"(acc_30));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            u32 t4559;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4559) : "f"(acc_31), "f"(acc_32));
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4560 = lane & 15u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4561 = t162 + t4560;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4562 = lane >> 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4563 = t4561 & 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4564 = t4562 ^ t4563;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4565 = t4561 << 7u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4566 = t4564 << 4u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4567 = t4565 + t4566;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4568 = t160 + t4567;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4568), "r"(t4544), "r"(t4545), "r"(t4546), "r"(t4547) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4569 = t4567 ^ 32u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4570 = t160 + t4569;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4570), "r"(t4548), "r"(t4549), "r"(t4550), "r"(t4551) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4571 = t4567 ^ 64u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4572 = t160 + t4571;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4572), "r"(t4552), "r"(t4553), "r"(t4554), "r"(t4555) : "memory");
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4573 = t4567 ^ 96u;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4574 = t160 + t4573;
#line 57 "fa-kernels/src/forward/stream/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4574), "r"(t4556), "r"(t4557), "r"(t4558), "r"(t4559) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 61 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4575 = t190 + t163;
#line 61 "fa-kernels/src/forward/stream/output.rs"
            const u32 first_row = t4575 + t162;
            const bool t4577 = lane == 0u;
#line 62 "fa-kernels/src/forward/stream/output.rs"
            if (t4577) {
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t4578 = t162 << 7u;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                const u32 t4579 = t160 + t4578;
#line 68 "fa-kernels/src/forward/stream/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t4579), "l"(o), "r"(0u), "r"(t191), "r"(first_row), "r"(t192) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t4580 = (u64)t192;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t4581 = t4580 * lse_stride0;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t4582 = t4581 * 4ull;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t4583 = lse + t4582;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t4584 = (u64)t191;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t4585 = t4584 * lse_stride1;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t4586 = t4585 * 4ull;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u64 t4587 = t4583 + t4586;
#line 73 "fa-kernels/src/forward/stream/output.rs"
            const u32 t4588 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
            const u32 t4589 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
            const bool t4590 = t4589 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
            if (t4590) {
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t4591 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row = first_row + t4591;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists = row < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists) {
                    const u64 t4594 = (u64)row * t4588;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t4595 = t4594 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t4596 = t4587 + t4595;
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t4597;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4597) : "f"(row_sum));
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t4598;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4598) : "f"(row_max), "f"(scale_log2), "f"(t4597));
#line 219 "fa-kernels/src/softmax.rs"
                    const f32 lse_2 = t4598 * 0.6931472f;
                    const bool t4600 = row_sum == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                    const f32 t4601 = t4600 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4596), "f"(t4601) : "memory");
                }
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t4602 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 t4603 = first_row + t4602;
#line 120 "fa-kernels/src/epilogue.rs"
                const u32 row_2 = t4603 + 8u;
#line 135 "fa-kernels/src/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
                if (exists_2) {
                    const u64 t4606 = (u64)row_2 * t4588;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t4607 = t4606 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
                    const u64 t4608 = t4587 + t4607;
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t4609;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4609) : "f"(row_sum_2));
#line 219 "fa-kernels/src/softmax.rs"
                    f32 t4610;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4610) : "f"(row_max_2), "f"(scale_log2), "f"(t4609));
#line 219 "fa-kernels/src/softmax.rs"
                    const f32 lse_3 = t4610 * 0.6931472f;
                    const bool t4612 = row_sum_2 == 0.0f;
#line 220 "fa-kernels/src/softmax.rs"
                    const f32 t4613 = t4612 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4608), "f"(t4613) : "memory");
                }
            }
#line 78 "fa-kernels/src/forward/stream/consumer.rs"
            passed_2 = through;
            const u32 t4614 = count_2 + 1u;
#line 79 "fa-kernels/src/forward/stream/consumer.rs"
            count_2 = t4614;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4615 = count_2 & 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const bool t4616 = t4615 == 0u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4617 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4618 = gridDim.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4619 = t4618 - 1u;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4620 = blockIdx.x;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4621 = t4619 - t4620;
#line 39 "fa-kernels/src/forward/stream/work.rs"
            const u32 place_4 = t4616 ? t4617 : t4621;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4623 = gridDim.x;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4624 = count_2 * t4623;
#line 43 "fa-kernels/src/forward/stream/work.rs"
            const u32 t4625 = t4624 + place_4;
#line 80 "fa-kernels/src/forward/stream/consumer.rs"
            index_3 = t4625;
        }
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        const bool t4627 = index_2 == 0u;
#line 50 "fa-kernels/src/forward/stream/turn.rs"
        if (t4627) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
        const bool t4628 = lane == 0u;
#line 83 "fa-kernels/src/forward/stream/consumer.rs"
        if (t4628) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
